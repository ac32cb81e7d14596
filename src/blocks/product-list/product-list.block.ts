import { defineBlock } from '../../core/element/declaration.js'
import { type Shape, productShape, heart, star } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { favouritesKey, guestCartKey, pressedHeartsKey, seenProductsKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { consultantsUrl, eyebrow, heading, notShown, productUrl } from '../shared-fields.js'
import { failed, loading } from '../shared-states.js'

export const productList = defineBlock({
  tag: 'vitrine-product-list',
  version: 1,
  name: { de: 'Produktliste', en: 'Product list' },
  summary: {
    de: 'Produkte zum Ansehen, Merken und Kaufen: von Hand ausgewählte, eine Kategorie, ein Etikett oder das ganze Sortiment.',
    en: 'Products to look at, keep and buy: chosen by hand, one category, one badge or the whole range.',
  },
  category: 'shop',
  icon: 'grid',
  guidance: {
    do: [
      {
        de: 'Zeig auf der Startseite vier bis acht Produkte und verlinke alle.',
        en: 'Show four to eight products on the home page, and link all of them.',
      },
      {
        de: 'Schalte „Blättern und sortieren“ auf genau einer Liste der Seite ein.',
        en: 'Switch “browse and sort” on for exactly one list of the page.',
      },
      {
        de: 'Gib jeder Liste eine Überschrift, die sagt, warum gerade diese Produkte.',
        en: 'Give every list a heading that says why just these products.',
      },
    ],
    dont: [
      {
        de: 'Stell nicht drei Listen mit denselben Produkten untereinander.',
        en: 'Don’t put three lists of the same products below each other.',
      },
      {
        de: 'Nimm sie nicht für ein einzelnes Produkt. Dafür gibt es die Produktseite.',
        en: 'Don’t use it for one product. The product page is for that.',
      },
    ],
  },
  fields: {
    heading,
    eyebrow,
    source: {
      type: 'select',
      label: { de: 'Zeigt', en: 'Shows' },
      help: {
        de:
          'Favoriten sind die, bei denen die Kundin das Herz gedrückt hat; Gäste werden zum Anmelden geführt. Was zum Produkt der Seite passt, ' +
          'empfiehlt die Plattform; passt nichts, ist hier nichts zu sehen. Zuletzt Angesehenes gibt es mit Einwilligung in „Komfort“ und für diesen Besuch.',
        en:
          'Favourites are those whose heart the customer has pressed; guests are led to sign in. What goes with the product of the page is ' +
          'recommended by the platform; without any, nothing is to be seen here. What she has looked at needs her consent to "Comfort", and lasts for this visit.',
      },
      group: 'content',
      options: [
        { value: 'range', label: { de: 'das Sortiment', en: 'the range' } },
        { value: 'chosen', label: { de: 'ausgewählte Produkte', en: 'chosen products' } },
        { value: 'favourites', label: { de: 'ihre Favoriten', en: 'her favourites' } },
        { value: 'related', label: { de: 'was zum Produkt der Seite passt', en: 'what goes with the page’s product' } },
        { value: 'seen', label: { de: 'was sie zuletzt angesehen hat', en: 'what she has looked at last' } },
      ],
      default: 'range',
    },
    productIds: {
      type: 'references',
      to: 'product',
      label: { de: 'Produkte', en: 'Products' },
      help: {
        de: 'In dieser Reihenfolge. Was es nicht mehr gibt, fehlt einfach.',
        en: 'In this order. What is no longer sold is simply left out.',
      },
      group: 'content',
      most: 48,
      default: [],
      visibleWhen: { field: 'source', is: ['chosen'] },
    },
    category: {
      type: 'reference',
      to: 'category',
      label: { de: 'Kategorie', en: 'Category' },
      help: { de: 'Leer zeigt alle.', en: 'Empty shows all.' },
      group: 'content',
      default: '',
      visibleWhen: { field: 'source', is: ['range'] },
    },
    badge: {
      type: 'select',
      label: { de: 'Nur mit Etikett', en: 'Only with badge' },
      group: 'content',
      options: [
        { value: 'any', label: { de: 'Alle Produkte', en: 'All products' } },
        { value: 'new', label: { de: 'Neu', en: 'New' } },
        { value: 'limited-edition', label: { de: 'Limitierte Edition', en: 'Limited edition' } },
        { value: 'best-seller', label: { de: 'Bestseller', en: 'Best seller' } },
        { value: 'award-winning', label: { de: 'Ausgezeichnet', en: 'Award winning' } },
        { value: 'featured', label: { de: 'Empfohlen', en: 'Featured' } },
      ],
      default: 'any',
      visibleWhen: { field: 'source', is: ['range'] },
    },
    pageSize: {
      type: 'number',
      label: { de: 'Produkte je Seite', en: 'Products per page' },
      group: 'layout',
      min: 1,
      max: 48,
      step: 1,
      default: 12,
      visibleWhen: { field: 'source', isNot: ['chosen'] },
    },
    browsable: {
      type: 'boolean',
      label: { de: 'Blättern und sortieren', en: 'Browse and sort' },
      help: {
        de: 'Zeigt Kategorien, Filter, Sortierung und Seiten, und was gesucht wird; die Wahl steht in der Adresse.',
        en: 'Shows categories, filters, sorting and pages, and what is searched for; the choice is in the address.',
      },
      group: 'behaviour',
      visibleWhen: { field: 'source', is: ['range'] },
    },
    quantities: { type: 'boolean', label: { de: 'Menge wählen lassen', en: 'Let shoppers choose a quantity' }, group: 'behaviour' },
    productUrl,
    consultantsUrl: { ...consultantsUrl, help: notShown, default: '', advanced: true },
    searchUrl: {
      type: 'url',
      label: { de: 'Suche auf der ganzen Seite', en: 'Search of the whole site' },
      help: notShown,
      group: 'links',
      default: '',
      advanced: true,
    },
    allUrl: { type: 'url', label: { de: 'Link „Alle ansehen“', en: 'Link "View all"' }, group: 'links', default: '' },
  },
  presets: [
    {
      id: 'range',
      label: { de: 'Ganzes Sortiment', en: 'Whole range' },
      fields: { heading: 'Alle Produkte', browsable: true, quantities: true },
    },
    {
      id: 'chosen',
      label: { de: 'Ausgewählte Produkte', en: 'Chosen products' },
      fields: { heading: 'Unsere Empfehlung', source: 'chosen' },
      drawing: [
        ...[3, 29, 55].flatMap(productShape),
        ...[14, 40, 66].map((x): Shape => ['strong', `M${x - 4} 15l3 4 6-8-1.5-1-4.5 6-2-2.5z`]),
      ],
    },
    {
      id: 'favourites',
      label: { de: 'Favoriten', en: 'Favourites' },
      fields: { heading: 'Deine Favoriten', source: 'favourites', allUrl: '/products' },
      drawing: [...[3, 29, 55].flatMap(productShape), ...[14, 40, 66].map((x): Shape => ['strong', `M${x} 14${heart}`])],
    },
    {
      id: 'related',
      label: { de: 'Passt zum Produkt', en: 'Goes with the product' },
      fields: { heading: 'Das könnte dir auch gefallen', source: 'related', pageSize: 4, allUrl: '/products' },
      drawing: [['middle', 3, 5, 22, 38, 4], ['strong', 'M12 18h4v4h4v4h-4v4h-4v-4h-4v-4h4z'], ...[29, 55].flatMap(productShape)],
    },
    {
      id: 'seen',
      label: { de: 'Zuletzt angesehen', en: 'Recently seen' },
      fields: { heading: 'Zuletzt angesehen', source: 'seen', pageSize: 4 },
      drawing: [...[3, 29, 55].flatMap(productShape), ...[14, 40, 66].map((x): Shape => ['strong', x - 6, 36, 12, 3, 1.5])],
    },
    {
      id: 'best',
      label: { de: 'Bestseller', en: 'Best sellers' },
      fields: { heading: 'Was andere lieben', eyebrow: 'Bestseller', badge: 'best-seller', pageSize: 4, allUrl: '/products' },
      drawing: [...[3, 29, 55].flatMap(productShape), ['strong', `M14 8${star}`], ['strong', `M40 8${star}`], ['strong', `M66 8${star}`]],
    },
  ],
  events: {
    'vitrine-product-add': {
      help: { de: 'Ein Produkt kam in den Warenkorb.', en: 'A product went into the cart.' },
      detail: { productId: 'string', quantity: 'number' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    card: { de: 'Ein Produkt', en: 'One product' },
    price: { de: 'Preis', en: 'Price' },
    add: { de: 'Knopf „In den Warenkorb“', en: 'Button "Add to cart"' },
    filter: { de: 'Knopf „Filter“', en: 'Button "Filters"' },
    paging: { de: 'Seiten', en: 'Pages' },
  },
  cssProperties: {
    '--product-list-columns': { de: 'Spalten auf breiter Fläche.', en: 'Columns where there is room.', default: '4', syntax: '<integer>' },
  },
  states: {
    loading,
    empty: { de: 'Nichts zu zeigen', en: 'Nothing to show' },
    filled: { de: 'Mit Produkten', en: 'With products' },
    locked: { de: 'Nur nach Anmeldung', en: 'Only after signing in' },
    failed,
  },
  subscribes: [consultantKeySelected],
  preload: {
    bar: [{ field: 'browsable', is: [true] }],
    chosen: [{ field: 'source', is: ['chosen'] }],
    favourites: [{ field: 'source', is: ['favourites'] }],
    related: [{ field: 'source', is: ['related', 'seen'] }],
    'quantity-input': [{ field: 'quantities', is: [true] }],
  },
  queryParams: {
    q: { de: 'Was gesucht wird; nur wo geblättert wird.', en: 'What is searched for; only where one browses.' },
    category: { de: 'Die gewählte Kategorie.', en: 'The category chosen.' },
    'f.…': { de: 'Ein Filter, mit dem Namen der Plattform.', en: 'A filter, by the platform’s name.' },
    from: { de: 'Preis ab, in ganzen Einheiten.', en: 'Price from, in whole units.' },
    to: { de: 'Preis bis, in ganzen Einheiten.', en: 'Price up to, in whole units.' },
    sort: { de: 'Reihenfolge: name, price-up, price-down.', en: 'Order: name, price-up, price-down.' },
    page: { de: 'Welche Seite, ab 1.', en: 'Which page, from 1.' },
    id: {
      de: 'Das Produkt der Seite, wenn „was zum Produkt passt“ gewählt ist.',
      en: 'The page’s product, where “what goes with it” is chosen.',
    },
  },
  storageKeys: [favouritesKey, guestCartKey, trackedCartKey, seenProductsKey, pressedHeartsKey],
  extensions: ['product-fields'],
  sample: [
    {
      id: 'sample-1',
      name: 'Rosenserum Leuchtkraft',
      detail: '30 ml · für jede Haut',
      price: '39.90',
      badges: ['best-seller'],
      content: { amount: 0.03, unit: 'l' },
      ground: 'rose',
    },
    {
      id: 'sample-2',
      name: 'Nachtcreme Salbei',
      detail: '50 ml · trockene Haut',
      price: '24.90',
      original: '27.90',
      badges: [],
      content: { amount: 0.05, unit: 'l' },
      ground: 'sage',
    },
    { id: 'sample-3', name: 'Lippenstift Samt', detail: 'Farbton 07 Beere', price: '18.50', badges: ['limited-edition'], ground: 'plum' },
    { id: 'sample-4', name: 'Puder Seidenmatt', detail: '8 g · mittel', price: '27.00', badges: ['new'], ground: 'sand' },
  ],
  fallback: {
    heading: 'heading',
    loading: { de: 'Unsere Produkte erscheinen gleich.', en: 'Our products appear in a moment.' },
    text: { de: 'Gern beraten wir dich auch persönlich.', en: 'We are happy to advise you in person, too.' },
    links: [{ field: 'allUrl', text: { de: 'Alle Produkte ansehen', en: 'View all products' } }],
  },
  layoutDependsOn: { [favouritesKey]: [{ field: 'source', is: ['favourites'] }] },
  reservedSize: { height: '620px', onPhone: '100vh' },
  inserter: {
    tagline: { de: 'Zum Ansehen und Kaufen', en: 'To look at and buy' },
    keywords: 'Artikel Auswahl handverlesen Kategorie Sortiment Raster PLP products grid',
    illustration: [3, 29, 55].flatMap(productShape),
  },
})
