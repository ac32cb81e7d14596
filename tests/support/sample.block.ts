import { defineBlock } from '../../src/core/element/declaration.js'
import { cartChanged, cartOpen } from '../../src/commerce/domain/channels.js'

/** A block with one of everything, for tests that should not depend on a real one. */
export const sample = defineBlock({
  tag: 'vitrine-sample-card',
  version: 3,
  name: { de: 'Musterkarte', en: 'Sample card' },
  summary: { de: 'Eine Karte, die es nur in Tests gibt.', en: 'A card that lives in tests only.' },
  category: 'shop',
  icon: 'card',
  fields: {
    heading: { type: 'text', label: { de: 'Überschrift', en: 'Heading' }, default: 'Für Sie', group: 'content' },
    linesShown: {
      type: 'number',
      label: { de: 'Zeilen', en: 'Lines' },
      help: { de: 'So viele sind gleich zu sehen.', en: 'This many show at once.' },
      default: 5,
      min: 1,
      max: 20,
      step: 1,
    },
    openOnAdd: { type: 'boolean', label: { de: 'Bei neuem Artikel öffnen', en: 'Open when something is added' } },
    framed: { type: 'boolean', label: { de: 'Mit Rahmen', en: 'Framed' }, default: true },
    direction: {
      type: 'select',
      label: { de: 'Richtung', en: 'Direction' },
      default: 'row',
      responsive: true,
      options: [
        { value: 'row', label: { de: 'Nebeneinander', en: 'Row' } },
        { value: 'column', label: { de: 'Untereinander', en: 'Column' } },
      ],
    },
    badges: {
      type: 'multiselect',
      label: { de: 'Abzeichen', en: 'Badges' },
      options: [
        { value: 'new', label: { de: 'Neu', en: 'New' } },
        { value: 'vegan', label: { de: 'Vegan', en: 'Vegan' } },
      ],
    },
    more: { type: 'url', label: { de: 'Mehr dazu', en: 'More' } },
    picture: { type: 'image', label: { de: 'Bild', en: 'Picture' } },
    rows: { type: 'list', label: { de: 'Zeilen', en: 'Rows' } },
    words: { type: 'object', label: { de: 'Wörter', en: 'Words' } },
    product: { type: 'reference', to: 'product', label: { de: 'Produkt', en: 'Product' }, required: true },
  },
  events: {
    'vitrine-sample-choose': {
      help: { de: 'Jemand hat die Karte gewählt.', en: 'Somebody chose the card.' },
      detail: { id: 'string', badges: 'string[]' },
    },
  },
  parts: { heading: { de: 'Die Überschrift', en: 'The heading' } },
  cssProperties: {
    '--sample-card-width': { de: 'Breite der Karte', en: 'Width of the card', default: '320px', syntax: '<length>' },
  },
  states: { filled: { de: 'Es gibt etwas zu sehen', en: 'There is something to see' } },
  publishes: [cartOpen],
  subscribes: [cartChanged],
  sample: { count: 2 },
  fallback: {
    heading: 'heading',
    text: { de: 'Gleich geht es weiter.', en: 'One moment.' },
    links: [{ field: 'more', text: { de: 'Mehr erfahren', en: 'Learn more' } }],
  },
  inserter: {
    tagline: { de: 'Nur in Tests', en: 'In tests only' },
    keywords: 'Probe specimen',
    illustration: [
      ['paper', 8, 5, 64, 38, 6],
      ['strong', 'M40 12l9 15h-18z'],
    ],
  },
  migrations: [
    {
      to: 3,
      migrate: ({ fields: { title, ...fields } = {}, ...node }) => ({
        ...node,
        fields: { ...fields, ...(title !== undefined && { heading: title }) },
      }),
    },
    {
      to: 2,
      migrate: ({ fields: { caption, ...fields } = {}, ...node }) => ({
        ...node,
        fields: { ...fields, ...(caption !== undefined && { title: caption }) },
      }),
    },
  ],
})

/** A block that holds others. */
export const sampleBox = defineBlock({
  tag: 'vitrine-sample-box',
  version: 1,
  name: { de: 'Kiste', en: 'Box' },
  summary: { de: 'Hält Musterkarten zusammen.', en: 'Keeps sample cards together.' },
  category: 'layout',
  icon: 'box',
  fields: {},
  slots: {
    default: { label: { de: 'Inhalt', en: 'Content' } },
    lid: { label: { de: 'Deckel', en: 'Lid' }, accepts: { html: true, blocks: [] } },
    drawers: { label: { de: 'Schubladen', en: 'Drawers' }, accepts: { blocks: ['vitrine-sample-drawer'] } },
  },
  placement: { maxPerPage: 2, notInside: ['vitrine-sample-drawer'], insertAt: 'end' },
  inserter: { tagline: { de: 'Hält zusammen', en: 'Keeps together' } },
})

/** A block that only goes into another. */
export const sampleDrawer = defineBlock({
  tag: 'vitrine-sample-drawer',
  version: 1,
  name: { de: 'Schublade', en: 'Drawer' },
  summary: { de: 'Gehört in eine Kiste.', en: 'Belongs in a box.' },
  category: 'layout',
  icon: 'drawer',
  fields: {},
  slots: { default: { label: { de: 'Inhalt', en: 'Content' } } },
  inserter: { tagline: { de: 'Für die Kiste', en: 'For the box' } },
  placement: { parents: ['vitrine-sample-box'] },
})
