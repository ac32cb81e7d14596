import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { failed, unavailable } from '../shared-states.js'

export const siteSearch = defineBlock({
  tag: 'vitrine-site-search',
  version: 1,
  name: { de: 'Suche auf der Website', en: 'Site search' },
  summary: {
    de: 'Findet Seiten der Website: mit Textstelle, Seiten zum Blättern und einem Ausweg, wenn nichts gefunden wird.',
    en: 'Finds pages of the website: with the passage, pages to leaf through and a way on when nothing is found.',
  },
  category: 'shop',
  icon: 'search',
  guidance: {
    do: [
      { de: 'Gib Vorschläge, nach denen wirklich gefragt wird.', en: 'Give suggestions that people really ask for.' },
      {
        de: 'Verlinke Produkte und Beraterinnen für den Fall, dass nichts gefunden wird.',
        en: 'Link products and consultants for when nothing is found.',
      },
    ],
    dont: [
      {
        de: 'Nimm sie nicht für Produkte: Preise und Filter stehen in der Produktliste.',
        en: 'Don’t use it for products: prices and filters stand in the product list.',
      },
      {
        de: 'Zähl Seiten hinter der Anmeldung nicht zu den Treffern, sondern lass sie mit leave-out weg.',
        en: 'Don’t have pages behind sign-in among the results; leave them out with leave-out.',
      },
    ],
  },
  fields: {
    heading: {
      type: 'text',
      label: { de: 'Überschrift vor der Suche', en: 'Heading before the search' },
      help: { de: 'Danach steht hier, wie viele Seiten gefunden wurden.', en: 'Afterwards it tells how many pages were found.' },
      group: 'content',
      default: '',
    },
    suggestions: {
      type: 'text',
      label: { de: 'Vorschläge', en: 'Suggestions' },
      help: {
        de: 'Suchwörter mit Kommas dazwischen; sie stehen unter dem leeren Suchfeld. Leer: keine.',
        en: 'Search words with commas between them; they stand below the empty search field. Empty: none.',
      },
      group: 'content',
      default: '',
    },
    show: {
      type: 'multiselect',
      label: { de: 'Bei jedem Treffer zeigen', en: 'Show with every result' },
      help: { de: 'Der Titel steht immer da.', en: 'The title is always there.' },
      group: 'look',
      options: [
        { value: 'excerpt', label: { de: 'Textstelle', en: 'Excerpt' } },
        { value: 'path', label: { de: 'Adresse', en: 'Address' } },
        { value: 'date', label: { de: 'Stand', en: 'Date' } },
      ],
      default: ['excerpt', 'path'],
    },
    pageSize: {
      type: 'number',
      label: { de: 'Treffer je Seite', en: 'Results per page' },
      group: 'layout',
      min: 1,
      max: 50,
      step: 1,
      default: 10,
    },
    leaveOut: {
      type: 'textarea',
      label: { de: 'Nie zeigen', en: 'Never show' },
      help: {
        de:
          'Adressen von Seiten, eine je Zeile, etwa /danke. Konto, Beauty-Profil, Datenschutz, Bedingungen und Profile der ' +
          'Beraterinnen werden nie gefunden.',
        en:
          'Addresses of pages, one per line, such as /thanks. Account, beauty profile, privacy policy, terms and consultants’ profiles ' +
          'are never found.',
      },
      group: 'behaviour',
      default: '',
      advanced: true,
    },
    productsUrl: {
      type: 'url',
      label: { de: 'Alle Produkte', en: 'All products' },
      help: {
        de: 'Ein Ausweg, wenn nichts gefunden wird. Leer: wird nicht gezeigt.',
        en: 'A way on when nothing is found. Empty: not shown.',
      },
      group: 'links',
      default: '/products',
    },
    consultantsUrl: {
      type: 'url',
      label: { de: 'Beraterin finden', en: 'Consultant search' },
      help: {
        de: 'Ein Ausweg, wenn nichts gefunden wird. Leer: wird nicht gezeigt.',
        en: 'A way on when nothing is found. Empty: not shown.',
      },
      group: 'links',
      default: '/consultants',
    },
  },
  placement: { maxPerPage: 1 },
  presets: [
    {
      id: 'with-suggestions',
      label: { de: 'Suche mit Vorschlägen', en: 'Search with suggestions' },
      fields: { suggestions: 'Versand, Rückgabe, Hauttyp, Geschenke' },
    },
  ],
  parts: {
    heading: { de: 'Überschrift mit Anzahl', en: 'Heading with the count' },
    field: { de: 'Suchfeld', en: 'Search field' },
    suggestion: { de: 'Ein Vorschlag', en: 'A suggestion' },
    result: { de: 'Ein Treffer', en: 'A result' },
    title: { de: 'Titel eines Treffers', en: 'Title of a result' },
    excerpt: { de: 'Textstelle', en: 'Excerpt' },
    address: { de: 'Adresse und Stand', en: 'Address and date' },
    paging: { de: 'Seiten', en: 'Pages' },
    error: { de: 'Störung', en: 'Failure' },
  },
  states: {
    unavailable,
    ready: { de: 'Vor der Suche', en: 'Before the search' },
    loading: { de: 'Sucht', en: 'Searching' },
    filled: { de: 'Mit Treffern', en: 'With results' },
    empty: { de: 'Nichts gefunden', en: 'Nothing found' },
    failed,
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    q: { de: 'Was gesucht wird.', en: 'What is searched for.' },
    page: { de: 'Welche Seite, ab 1.', en: 'Which page, from 1.' },
  },
  sample: {
    text: 'pflege',
    total: 12,
    hits: [
      {
        id: 'sample-1',
        title: 'Pflege im Winter',
        excerpt: 'Kalte Luft trocknet die Haut aus. Eine reichhaltige Pflege am Abend hilft gegen spröde Stellen.',
        path: '/magazin/winterpflege',
        changed: '2026-11-02',
      },
      {
        id: 'sample-2',
        title: 'Welcher Hauttyp bist du?',
        excerpt: 'Empfindliche Haut rötet sich schnell und mag Pflege ohne Duft.',
        path: '/hauttypen',
        changed: '2026-08-30',
      },
      {
        id: 'sample-3',
        title: 'Widerruf und Rückgabe',
        excerpt: 'Versiegelte Pflege nehmen wir zurück, solange das Siegel unversehrt ist.',
        path: '/widerruf',
        changed: '2026-09-14',
      },
    ],
  },
  fallback: {
    heading: { de: 'Suche', en: 'Search' },
    loading: { de: 'Die Suche erscheint gleich.', en: 'The search appears in a moment.' },
    text: { de: 'Im Shop umsehen kannst du dich schon jetzt.', en: 'You can look around the shop right away.' },
    links: [
      { field: 'productsUrl', text: { de: 'Alle Produkte ansehen', en: 'View all products' } },
      { field: 'consultantsUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } },
    ],
  },
  layoutDependsOn: { '?q': [] },
  reservedSize: { height: '328px', onPhone: '395px' },
  inserter: {
    tagline: { de: 'Findet Seiten der Website', en: 'Finds pages of the website' },
    keywords: 'Suchfeld Volltext Lupe Treffer search box',
    illustration: [
      ['paper', 8, 4, 64, 13, 6.5],
      dot('strong', 65, 10.5, 4.5),
      ['middle', 8, 24, 34, 5, 2.5],
      ...bars('line', 8, [60, 48], 33),
    ],
  },
})
