import { defineBlock } from '../../core/element/declaration.js'
import { communication } from '../../commerce/domain/channels.js'
import { heading } from '../shared-fields.js'

export const inactiveShop = defineBlock({
  tag: 'vitrine-inactive-shop',
  version: 1,
  name: { de: 'Shop geschlossen', en: 'Shop closed' },
  summary: {
    de: 'Fenster, das sich öffnet, wenn der Shop einer Beraterin geschlossen ist.',
    en: 'A dialog that opens when a consultant’s shop is closed.',
  },
  category: 'consultant',
  icon: 'warning',
  guidance: {
    do: [
      {
        de: 'Setz ihn in die Vorlage aller Seiten, die über den Link einer Beraterin betreten werden.',
        en: 'Put it into the template of all pages that are entered by a consultant’s link.',
      },
      { de: 'Verlinke die Suche, damit niemand vor einer Wand steht.', en: 'Link the search, so that nobody stands before a wall.' },
    ],
    dont: [
      {
        de: 'Erklär im Text nicht, warum ihr Shop zu ist. Das geht nur sie etwas an.',
        en: 'Don’t explain in the text why her shop is closed. That is hers.',
      },
      { de: 'Nimm ihn nicht als allgemeines Hinweisfenster.', en: 'Don’t use it as a dialog for other news.' },
    ],
  },
  fields: {
    heading,
    text: { type: 'textarea', label: { de: 'Text', en: 'Text' }, group: 'content', default: '' },
    consultantsUrl: {
      type: 'url',
      label: { de: 'Andere Beraterin wählen', en: 'Choose another consultant' },
      group: 'links',
      default: '/consultants',
      advanced: true,
    },
  },
  placement: { maxPerPage: 1, insertAt: 'end' },
  overlay: true,
  events: {
    'vitrine-inactive-leave': {
      help: { de: 'Die Besucherin stöbert ohne Beraterin weiter.', en: 'The visitor goes on without a consultant.' },
      detail: {},
    },
  },
  parts: {
    dialog: { de: 'Fenster', en: 'Dialog' },
    heading: { de: 'Überschrift', en: 'Heading' },
    text: { de: 'Text', en: 'Text' },
    contact: { de: 'Kontakt zur Beraterin', en: 'Contact to the consultant' },
    choose: { de: 'Link „Andere Beraterin wählen“', en: 'Link "Choose another consultant"' },
    leave: { de: 'Knopf „Ohne Beraterin weiterstöbern“', en: 'Button "Go on without a consultant"' },
  },
  states: { closed: { de: 'Geschlossen', en: 'Closed' }, open: { de: 'Offen', en: 'Open' } },
  subscribes: [communication],
  sample: { firstName: 'Anna', lastName: 'Berger' },
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Fenster, öffnet sich selbst', en: 'Opens by itself' },
    keywords: 'inaktiv geschlossen closed dialog',
    illustration: [
      ['middle', 0, 0, 80, 48],
      ['paper', 14, 8, 52, 32, 6],
      ['strong', 27, 15, 26, 5, 2.5],
      ['line', 22, 24, 36, 3, 1.5],
      ['line', 30, 31, 20, 3, 1.5],
    ],
  },
})
