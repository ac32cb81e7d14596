import { defineBlock } from '../../core/element/declaration.js'
import { sheet, type Shape } from '../../core/element/drawing.js'
import { cartNoticesKey, guestCartKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { consultantsUrl, heading, notShown, productUrl } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { failed, guest, loading } from '../shared-states.js'

export const cartPage = defineBlock({
  tag: 'vitrine-cart-page',
  version: 1,
  name: { de: 'Warenkorbseite', en: 'Cart page' },
  summary: {
    de: 'Der ganze Warenkorb als Seite: Artikel, Gutscheine, Vorteile, Summen und der Weg zur Kasse.',
    en: 'The whole cart as a page: items, coupons, benefits, totals and the way to the checkout.',
  },
  category: 'shop',
  icon: 'bag',
  guidance: {
    do: [
      {
        de: 'Nimm die Seite zum Warenkorb-Fenster dazu: Gutscheine und viele Artikel brauchen Platz.',
        en: 'Have the page beside the cart panel: coupons and many items need room.',
      },
      {
        de: 'Setz darüber die Hinweise zum Warenkorb-Link, wenn deine Beraterinnen Links teilen.',
        en: 'Put the cart-link notices above it when your consultants share links.',
      },
    ],
    dont: [
      {
        de: 'Setz keine Empfehlungen zwischen Summe und „Zur Kasse“.',
        en: 'Don’t put recommendations between the total and the way to the checkout.',
      },
      {
        de: 'Schreib keine Preise oder Versandkosten in den Text: Sie kommen von der Plattform.',
        en: 'Don’t write prices or shipping costs into the text: they come from the platform.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer nimmt „Dein Warenkorb“.', en: 'Empty uses "Your cart".' } },
    checkoutText: {
      type: 'text',
      label: { de: 'Text „Zur Kasse“', en: 'Text "Checkout"' },
      help: { de: 'Leer nimmt „Zur Kasse“.', en: 'Empty uses "Checkout".' },
      group: 'content',
      default: '',
    },
    continueText: {
      type: 'text',
      label: { de: 'Text „Weiter einkaufen“', en: 'Text "Continue shopping"' },
      help: { de: 'Leer nimmt „Weiter einkaufen“.', en: 'Empty uses "Continue shopping".' },
      group: 'content',
      default: '',
      visibleWhen: { field: 'continueUrl', isNot: [''] },
    },
    note: {
      type: 'text',
      label: { de: 'Hinweis unter der Summe', en: 'Note below the total' },
      help: { de: 'Leer nimmt „inkl. MwSt.“ mit dem Betrag.', en: 'Empty uses "incl. VAT" with the amount.' },
      group: 'content',
      default: '',
    },
    hideCoupons: { type: 'boolean', label: { de: 'Kein Feld für Gutscheine', en: 'No field for coupons' }, group: 'behaviour' },
    productUrl,
    continueUrl: {
      type: 'url',
      label: { de: 'Weiter einkaufen', en: 'Continue shopping' },
      help: notShown,
      group: 'links',
      default: '/products',
    },
    consultantsUrl: { ...consultantsUrl, help: notShown },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'page', label: { de: 'Warenkorbseite', en: 'Cart page' } }],
  events: {
    'vitrine-checkout-start': {
      help: { de: 'Die Kundin will zur Kasse. Abbrechbar.', en: 'The shopper wants to check out. Cancelable.' },
      detail: { cartId: 'string' },
    },
    'vitrine-cart-line-remove': {
      help: { de: 'Ein Artikel wurde entfernt.', en: 'An item was removed.' },
      detail: { productId: 'string' },
    },
    'vitrine-cart-clear': { help: { de: 'Der Warenkorb wurde geleert.', en: 'The cart was cleared.' }, detail: {} },
    'vitrine-coupon-redeem': { help: { de: 'Ein Gutschein wurde eingelöst.', en: 'A coupon was redeemed.' }, detail: { code: 'string' } },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    notice: { de: 'Ein Hinweis', en: 'A notice' },
    undo: { de: 'Rückgängig', en: 'Undo' },
    line: { de: 'Eine Zeile', en: 'One line' },
    'line-price': { de: 'Preis einer Zeile', en: 'Price of a line' },
    quantity: { de: 'Menge', en: 'Quantity' },
    paging: { de: 'Seiten', en: 'Pages' },
    summary: { de: 'Karte mit den Summen', en: 'Card with the totals' },
    consultant: { de: 'Die Beraterin', en: 'The consultant' },
    portrait: { de: 'Ihr Porträt', en: 'Her portrait' },
    coupons: { de: 'Gutscheine', en: 'Coupons' },
    benefits: { de: 'Vorteile', en: 'Benefits' },
    checkout: { de: 'Knopf „Zur Kasse“', en: 'Button "Checkout"' },
  },
  states: {
    loading,
    guest,
    empty: { de: 'Leer', en: 'Empty' },
    filled: { de: 'Mit Artikeln', en: 'With items' },
    processing: { de: 'Wird berechnet', en: 'Being calculated' },
    failed,
  },
  subscribes: [consultantKeySelected],
  queryParams: { page: { de: 'Welche Seite, ab 1.', en: 'Which page, from 1.' } },
  storageKeys: [guestCartKey, trackedCartKey, cartNoticesKey],
  sample: [
    {
      name: 'Rosenserum Leuchtkraft',
      detail: '30 ml · für jede Haut',
      quantity: 2,
      perItem: '39.90',
      original: '79.80',
      actual: '79.80',
      savings: '0.00',
      badges: ['best-seller'],
    },
    {
      name: 'Nachtcreme Salbei',
      detail: '50 ml · trockene Haut',
      quantity: 1,
      perItem: '24.90',
      original: '27.90',
      actual: '24.90',
      savings: '-3.00',
      available: 3,
    },
  ],
  fallback: {
    heading: { de: 'Dein Warenkorb', en: 'Your cart' },
    loading: { de: 'Dein Warenkorb erscheint gleich.', en: 'Your cart appears in a moment.' },
    links: [{ field: 'continueUrl', text: { de: 'Weiter einkaufen', en: 'Continue shopping' } }],
  },
  reservedSize: { height: 'max(640px, 100vh - 240px)' },
  inserter: {
    tagline: { de: 'Artikel, Gutscheine, Summen', en: 'Items, coupons, totals' },
    keywords: 'Einkaufswagen Einkaufstasche Korb basket bag',
    illustration: [
      sheet(6, 42),
      ...[9, 21, 33].flatMap((y): Shape[] => [
        ['middle', 11, y, 8, 8, 2],
        ['line', 23, y + 2, 19, 3, 1.5],
      ]),
      sheet(53, 22),
      ['line', 57, 10, 14, 3, 1.5],
      ['line', 57, 17, 10, 3, 1.5],
      ['strong', 57, 34, 14, 7, 3.5],
    ],
  },
})
