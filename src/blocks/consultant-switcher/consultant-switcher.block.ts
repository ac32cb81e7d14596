import { defineBlock } from '../../core/element/declaration.js'
import { dot } from '../../core/element/drawing.js'
import { consultantKeySelected, relationChanged } from '../../commerce/domain/channels.js'
import { monikerKey } from '../../commerce/domain/memory.js'
import { consultantsUrl, heading, notShown, profileUrl } from '../shared-fields.js'
import { failed, guest, unavailable, loading } from '../shared-states.js'

export const consultantSwitcher = defineBlock({
  tag: 'vitrine-consultant-switcher',
  version: 1,
  name: { de: 'Beraterinnen wechseln', en: 'Consultant switcher' },
  summary: {
    de: 'Alle Beraterinnen der angemeldeten Kundin: bei einer anderen einkaufen, die Hauptberaterin festlegen, sich trennen.',
    en: 'All consultants of the signed-in customer: shop with another, choose the primary one, part from one.',
  },
  category: 'consultant',
  icon: 'people',
  guidance: {
    do: [
      {
        de: 'Setz ihn auf eine eigene Seite im Konto und verlinke die Suche.',
        en: 'Put it on a page of its own in the account, and link the search.',
      },
      {
        de: 'Probier ihn mit gefülltem Warenkorb: Der Wechsel fragt dann nach.',
        en: 'Try it with a filled cart: the change then asks first.',
      },
    ],
    dont: [
      {
        de: 'Nimm ihn nicht als Auswahl im Kopf der Seite; das Trennen braucht Ruhe.',
        en: 'Don’t use it as a chooser in the page’s head; parting needs calm.',
      },
      {
        de: 'Versprich im Text nicht, dass alle Beraterinnen offen haben.',
        en: 'Don’t promise in the text that all consultants are open.',
      },
    ],
  },
  fields: {
    heading,
    findUrl: { ...consultantsUrl, help: notShown },
    profileUrl,
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-relation-switch': {
      help: { de: 'Die Kundin kauft jetzt bei dieser Beraterin ein.', en: 'The shopper shops with this consultant now.' },
      detail: { consultantId: 'string' },
    },
    'vitrine-relation-promote': {
      help: { de: 'Diese Beraterin ist jetzt die Hauptberaterin.', en: 'This consultant is the primary one now.' },
      detail: { consultantId: 'string' },
    },
    'vitrine-relation-end': {
      help: { de: 'Die Kundin hat sich von dieser Beraterin getrennt.', en: 'The shopper has parted from this consultant.' },
      detail: { consultantId: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    person: { de: 'Eine Beraterin', en: 'One consultant' },
    portrait: { de: 'Ihr Bild', en: 'Her picture' },
    dialog: { de: 'Rückfrage', en: 'Question back' },
  },
  states: {
    unavailable,
    loading,
    guest,
    empty: { de: 'Keine Beraterin', en: 'No consultant' },
    filled: { de: 'Mit Beraterinnen', en: 'With consultants' },
    failed,
  },
  subscribes: [consultantKeySelected, relationChanged],
  storageKeys: [monikerKey],
  extensions: ['relations'],
  sample: [
    { id: 'sample-1', firstName: 'Anna', lastName: 'Berger', shopActive: true, primary: true, status: 'primary' },
    { id: 'sample-2', firstName: 'Meryem', lastName: 'Yıldız', shopActive: true, primary: false, status: 'newly-added' },
    { id: 'sample-3', firstName: 'Sophie', lastName: 'Lindner-Achternbusch', shopActive: false, primary: false, status: 'selected' },
  ],
  fallback: {
    heading: { de: 'Deine Beraterinnen', en: 'Your consultants' },
    loading: { de: 'Deine Beraterinnen erscheinen gleich.', en: 'Your consultants appear in a moment.' },
    links: [{ field: 'findUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } }],
  },
  reservedSize: { height: '360px' },
  inserter: {
    tagline: { de: 'Meine Beraterinnen', en: 'My consultants' },
    keywords: 'Hauptberaterin Wechsel switch primary',
    illustration: [dot('strong', 19, 14, 9), ['paper', 34, 9, 38, 10, 5], dot('middle', 19, 35, 9), ['middle', 34, 30, 30, 10, 5]],
  },
})
