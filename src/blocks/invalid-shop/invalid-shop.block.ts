import { defineBlock } from '../../core/element/declaration.js'
import { bars } from '../../core/element/drawing.js'
import { consultantsUrl, heading, homeUrl, notShown } from '../shared-fields.js'

export const invalidShop = defineBlock({
  tag: 'vitrine-invalid-shop',
  version: 1,
  name: { de: 'Shop nicht gefunden', en: 'Shop not found' },
  summary: {
    de: 'Entschuldigt sich, wenn es den Shop nicht gibt, und führt zur Startseite.',
    en: 'Apologises when there is no such shop, and leads to the home page.',
  },
  category: 'consultant',
  icon: 'warning',
  guidance: {
    do: [
      {
        de: 'Setz ihn auf die Seite, auf die shop-invalid-url des Shops zeigt.',
        en: 'Put it on the page that the store’s shop-invalid-url names.',
      },
      { de: 'Biete beide Wege: zur Startseite und zur Suche.', en: 'Offer both ways: home, and to the search.' },
    ],
    dont: [
      { de: 'Gib der Leserin nicht die Schuld am Link.', en: 'Don’t blame the reader for the link.' },
      {
        de: 'Nimm ihn nicht als Seite für „Nicht gefunden“; dort geht es um Seiten, nicht um Shops.',
        en: 'Don’t use it as the “not found” page; that one is about pages, not shops.',
      },
    ],
  },
  providesH1: true,
  fields: {
    eyebrow: { type: 'text', label: { de: 'Zeile darüber', en: 'Line above' }, group: 'content', default: '' },
    heading,
    text: { type: 'textarea', label: { de: 'Text', en: 'Text' }, group: 'content', default: '' },
    homeUrl,
    consultantsUrl: { ...consultantsUrl, help: notShown, default: '' },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    text: { de: 'Text', en: 'Text' },
    home: { de: 'Knopf „Zur Startseite“', en: 'Button "To the home page"' },
  },
  states: { shown: { de: 'Zu sehen', en: 'Shown' } },
  sample: {},
  fallback: {
    heading: { de: 'Diesen Shop finden wir nicht.', en: 'We cannot find this shop.' },
    text: {
      de: 'Das tut uns leid. Vielleicht hat sich ein Tippfehler eingeschlichen, oder der Link ist schon älter.',
      en: 'We are sorry. Perhaps there is a typing error, or the link is an old one.',
    },
    links: [{ field: 'homeUrl', text: { de: 'Zur Startseite', en: 'To the home page' } }],
  },
  reservedSize: { height: '310px' },
  inserter: {
    tagline: { de: 'Entschuldigt sich', en: 'Says sorry' },
    keywords: 'ungültig Fehler 404 error not found',
    illustration: [['strong', 'M40 5l9 15h-18z'], ...bars('paper', 16, [48], 26, 7, 6), ...bars('middle', 24, [32], 37)],
  },
})
