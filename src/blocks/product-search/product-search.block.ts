import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { productSearchesKey } from '../../commerce/domain/memory.js'
import { productUrl } from '../shared-fields.js'

export const productSearch = defineBlock({
  tag: 'vitrine-product-search',
  version: 1,
  name: { de: 'Produktsuche', en: 'Product search' },
  summary: {
    de: 'Ein Suchfeld für Produkte, mit Vorschlägen schon beim Tippen und dem, was bei diesem Besuch schon gesucht wurde.',
    en: 'A search field for products, with suggestions as one types and what has been searched for on this visit.',
  },
  category: 'shop',
  icon: 'search',
  guidance: {
    do: [
      {
        de: 'Nimm das Suchfeld, wo die Navigation keines zeigt: auf der Startseite oder über der Liste.',
        en: 'Use the field where the navigation shows none: on the home page, or above the list.',
      },
      { de: 'Führ es auf eine Produktliste, in der man blättert.', en: 'Have it lead to a product list that one browses.' },
    ],
    dont: [
      { de: 'Zeig nicht zwei Suchfelder für Produkte im selben Blick.', en: 'Don’t show two fields for products in one view.' },
      {
        de: 'Nimm es nicht für Texte der Website. Dafür gibt es die Suche auf der Website.',
        en: 'Don’t use it for the website’s texts. The site search is for those.',
      },
    ],
  },
  fields: {
    caption: {
      type: 'text',
      label: { de: 'Beschriftung', en: 'Label' },
      help: { de: 'Leer nimmt „Produkte suchen“.', en: 'Empty uses "Search products".' },
      group: 'content',
      default: '',
    },
    showProducts: {
      type: 'number',
      label: { de: 'Produkte im Vorschlag', en: 'Products among the suggestions' },
      help: { de: '0 schlägt nur Wörter vor.', en: '0 suggests words only.' },
      group: 'content',
      min: 0,
      max: 6,
      step: 1,
      default: 4,
    },
    resultsUrl: {
      type: 'url',
      label: { de: 'Seite mit den Ergebnissen', en: 'Page with the results' },
      help: {
        de: 'Dort steht eine Produktliste, in der man blättert und die zeigt, was gesucht wird.',
        en: 'A product list that one browses stands there, and shows what is searched for.',
      },
      group: 'links',
      default: '/products',
    },
    productUrl,
  },
  presets: [{ id: 'field', label: { de: 'Suchfeld', en: 'Search field' } }],
  events: {
    'vitrine-product-search': {
      help: {
        de: 'Es wird gesucht. Abbrechbar: dann bleibt die Seite.',
        en: 'A search begins. Cancelable: then the page stays.',
      },
      detail: { term: 'string' },
    },
  },
  parts: {
    field: { de: 'Suchfeld', en: 'Search field' },
    suggestions: { de: 'Vorschläge', en: 'Suggestions' },
    suggestion: { de: 'Ein Vorschlag', en: 'A suggestion' },
  },
  states: {
    ready: { de: 'Bereit', en: 'Ready' },
    open: { de: 'Mit Vorschlägen', en: 'With suggestions' },
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    q: { de: 'Was gesucht ist, wenn die Liste auf dieser Seite steht.', en: 'What is searched for, when the list stands on this page.' },
  },
  storageKeys: [productSearchesKey],
  extensions: ['product-fields'],
  sample: {},
  fallback: {
    loading: { de: 'Die Suche erscheint gleich.', en: 'The search appears in a moment.' },
    links: [{ field: 'resultsUrl', text: { de: 'Alle Produkte ansehen', en: 'View all products' } }],
  },
  reservedSize: { height: '84px' },
  inserter: {
    tagline: { de: 'Mit Vorschlägen beim Tippen', en: 'With suggestions as one types' },
    keywords: 'Suchfeld Lupe Autocomplete search box products',
    illustration: [['paper', 8, 4, 64, 13, 6.5], dot('strong', 65, 10.5, 4.5), ...bars('line', 14, [40, 34, 44], 24)],
  },
})
