import { defineBlock, type Deprecation } from '../../src/core/element/declaration.js'

const going: Deprecation = { since: '0.4.0', until: '1.0.0', use: { de: 'Nimm „Karte“.', en: 'Use "card".' } }

/** A block of which everything will go, for tests. */
export const goingCard = defineBlock({
  tag: 'vitrine-going-card',
  version: 1,
  name: { de: 'Alte Karte', en: 'Old card' },
  summary: { de: 'Geht bald.', en: 'Goes soon.' },
  deprecated: going,
  category: 'shop',
  icon: 'card',
  fields: {
    heading: { type: 'text', label: { de: 'Überschrift', en: 'Heading' }, default: '' },
    layout: { type: 'text', label: { de: 'Anordnung', en: 'Layout' }, default: '', deprecated: going },
  },
  slots: { default: { label: { de: 'Inhalt', en: 'Content' } }, lid: { label: { de: 'Deckel', en: 'Lid' }, deprecated: going } },
  events: {
    'vitrine-going-open': { help: { de: 'Auf.', en: 'Open.' }, detail: {}, deprecated: going },
    'vitrine-going-close': { help: { de: 'Zu.', en: 'Closed.' }, detail: {} },
  },
  parts: { heading: { de: 'Überschrift', en: 'Heading' }, ribbon: { de: 'Band', en: 'Ribbon', deprecated: going } },
  cssProperties: { '--going-card-width': { de: 'Breite', en: 'Width', deprecated: going } },
  states: { old: { de: 'Alt', en: 'Old', deprecated: going } },
  inserter: { tagline: { de: 'Nur in Tests', en: 'In tests only' } },
})
