import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot, type Shape } from '../../core/element/drawing.js'
import { cartChanged, cartOpen, consultantKeySelected, monikerSelected, noMoniker, sessionChanged } from '../../commerce/domain/channels.js'
import { customerKey, guestCartKey, productSearchesKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { homeUrl, notShown, otherLanguageUrl, productUrl } from '../shared-fields.js'
import { platformFailed } from '../shared-states.js'

export const mainNavigation = defineBlock({
  tag: 'vitrine-main-navigation',
  version: 1,
  name: { de: 'Hauptnavigation', en: 'Main navigation' },
  summary: {
    de: 'Name des Shops, alle Produkte, Anmelden oder Begrüßung, Warenkorb mit Anzahl. Auf dem Handy mit Menü.',
    en: 'Name of the shop, all products, sign-in or greeting, cart with count. With a menu on the phone.',
  },
  category: 'page',
  icon: 'menu',
  guidance: {
    do: [
      {
        de: 'Setz sie einmal je Seite in den Kopf und leg eigene Links in ihren Platz „links“.',
        en: 'Put it once per page into the head, and your own links into its place “links”.',
      },
      {
        de: 'Halte die Links kurz: Auf dem Handy stehen sie im Menü untereinander.',
        en: 'Keep links short: on the phone they stand below each other in the menu.',
      },
    ],
    dont: [
      {
        de: 'Bau keinen zweiten Warenkorbzähler. Dieser hört auf cart.changed.',
        en: 'Don’t build a second cart count. This one hears cart.changed.',
      },
      {
        de: 'Leg nicht mehr als sechs Links hinein; der Rest gehört in die Fußzeile.',
        en: 'Don’t put in more than six links; the others belong into the footer.',
      },
    ],
  },
  fields: {
    brand: { type: 'text', label: { de: 'Name des Shops', en: 'Name of the shop' }, group: 'content', default: 'Lindenrose' },
    brandUrl: homeUrl,
    shopUrl: { type: 'url', label: { de: 'Alle Produkte', en: 'Shop all' }, group: 'links', default: '/products', advanced: true },
    catalogueUrl: {
      type: 'url',
      label: { de: 'Online Kataloge', en: 'Online catalogues' },
      help: {
        de: 'Im Shop einer Beraterin trägt der Link ihren Namen weiter (?shop=…). Leer: wird nicht gezeigt.',
        en: 'In a consultant’s shop the link carries her name along (?shop=…). Empty: not shown.',
      },
      group: 'links',
      default: '',
    },
    myConsultantsUrl: {
      type: 'url',
      label: { de: 'Meine Beraterinnen', en: 'My consultants' },
      help: { de: 'Für angemeldete Kundinnen. Leer: wird nicht gezeigt.', en: 'For signed-in customers. Empty: not shown.' },
      group: 'links',
      default: '',
    },
    searchUrl: {
      type: 'url',
      label: { de: 'Suche auf der Website', en: 'Site search' },
      help: { de: 'Die Lupe neben dem Warenkorb. Leer: wird nicht gezeigt.', en: 'The magnifier beside the cart. Empty: not shown.' },
      group: 'links',
      default: '',
    },
    resultsUrl: {
      type: 'url',
      label: { de: 'Produktsuche: Seite mit den Ergebnissen', en: 'Product search: page with the results' },
      help: {
        de: 'Dann öffnet die Lupe ein Suchfeld mit Vorschlägen; diese Seite zeigt, was gesucht wird. Leer: sie führt zur Suche auf der Website.',
        en: 'Then the magnifier opens a field with suggestions; this page shows what is searched for. Empty: it leads to the site search.',
      },
      group: 'links',
      default: '',
    },
    productUrl,
    accountUrl: {
      type: 'url',
      label: { de: 'Mein Konto', en: 'My account' },
      help: notShown,
      group: 'links',
      default: '',
    },
    otherLanguageUrl,
  },
  slots: { links: { label: { de: 'Weitere Links', en: 'More links' }, accepts: { blocks: [], html: true } } },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'], insertAt: 'start' },
  presets: [
    {
      id: 'lindenrose',
      label: { de: 'Navigation', en: 'Navigation' },
      fields: { brand: 'Lindenrose' },
    },
  ],
  events: {
    'vitrine-product-search': {
      help: { de: 'Es wird gesucht. Abbrechbar: dann bleibt die Seite.', en: 'A search begins. Cancelable: then the page stays.' },
      detail: { term: 'string' },
    },
    'vitrine-account-logout': { help: { de: 'Die Kundin hat sich abgemeldet.', en: 'The shopper has signed out.' }, detail: {} },
  },
  parts: {
    brand: { de: 'Name des Shops', en: 'Name of the shop' },
    link: { de: 'Ein Link', en: 'A link' },
    language: { de: 'Link zur anderen Sprache', en: 'Link to the other language' },
    finder: { de: 'Aufgeklappte Produktsuche', en: 'Unfolded product search' },
    search: { de: 'Lupe', en: 'Magnifier' },
    cart: { de: 'Warenkorb-Knopf', en: 'Cart button' },
    badge: { de: 'Anzahl im Warenkorb', en: 'Count in the cart' },
  },
  states: {
    loading: { de: 'Fragt, wer da ist', en: 'Asking who is here' },
    guest: { de: 'Gast', en: 'Guest' },
    'signed-in': { de: 'Angemeldet', en: 'Signed in' },
    failed: platformFailed,
  },
  publishes: [cartOpen],
  subscribes: [consultantKeySelected, cartChanged, sessionChanged, monikerSelected, noMoniker],
  storageKeys: [customerKey, productSearchesKey, guestCartKey, trackedCartKey],
  sample: {},
  fallback: {
    text: 'brand',
    links: [
      { field: 'brandUrl', text: { de: 'Startseite', en: 'Home' } },
      { field: 'shopUrl', text: { de: 'Alle Produkte', en: 'Shop all' } },
      { field: 'catalogueUrl', text: { de: 'Online Kataloge', en: 'Online catalogues' } },
      { field: 'searchUrl', text: { de: 'Suche', en: 'Search' } },
      { field: 'otherLanguageUrl', text: { de: 'English', en: 'Deutsch' } },
    ],
  },
  reservedSize: { height: '62px' },
  inserter: {
    tagline: { de: 'Name, Links, Warenkorb', en: 'Name, links, cart' },
    keywords: 'Menü Kopf Header menu',
    illustration: [
      ['paper', 0, 5, 80, 15],
      ['strong', 6, 10, 17, 5, 2.5],
      ...[31, 43, 55].map((x): Shape => ['line', x, 11, 8, 3, 1.5]),
      dot('strong', 72, 12.5, 3),
      ...bars('line', 8, [64, 50], 29, 9),
    ],
  },
})
