import { defineBlock } from '../../element/declaration.js'
import { announce, cartChanged, consultantKeySelected } from '../../shop/channels.js'

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
  fields: {
    heading: { type: 'text', label: { de: 'Überschrift', en: 'Heading' }, help: { de: 'Leer nimmt „Dein Warenkorb“.', en: 'Empty uses "Your cart".' }, group: 'content', default: '' },
    checkoutText: { type: 'text', label: { de: 'Text „Zur Kasse“', en: 'Text "Checkout"' }, group: 'content', default: '' },
    continueText: { type: 'text', label: { de: 'Text „Weiter einkaufen“', en: 'Text "Continue shopping"' }, group: 'content', default: '' },
    note: {
      type: 'text',
      label: { de: 'Hinweis unter der Summe', en: 'Note below the total' },
      help: { de: 'Leer nimmt „inkl. MwSt.“ mit dem Betrag.', en: 'Empty uses "incl. VAT" with the amount.' },
      group: 'content',
      default: '',
    },
    hideCoupons: { type: 'boolean', label: { de: 'Kein Feld für Gutscheine', en: 'No field for coupons' }, group: 'behaviour' },
    productUrl: { type: 'url', label: { de: 'Produktseite', en: 'Product page' }, group: 'links', default: '/product' },
    continueUrl: { type: 'url', label: { de: 'Weiter einkaufen', en: 'Continue shopping' }, help: { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' }, group: 'links', default: '/products' },
    consultantsUrl: { type: 'url', label: { de: 'Beraterin finden', en: 'Find a consultant' }, help: { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' }, group: 'links', default: '/consultants' },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'page', label: { de: 'Warenkorbseite', en: 'Cart page' } }],
  events: {
    'vitrine-checkout-start': {
      help: { de: 'Die Kundin will zur Kasse. Abbrechbar.', en: 'The shopper wants to check out. Cancelable.' },
      detail: { cartId: 'string' },
    },
    'vitrine-cart-line-remove': { help: { de: 'Ein Artikel wurde entfernt.', en: 'An item was removed.' }, detail: { productId: 'string' } },
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
    coupons: { de: 'Gutscheine', en: 'Coupons' },
    benefits: { de: 'Vorteile', en: 'Benefits' },
    checkout: { de: 'Knopf „Zur Kasse“', en: 'Button "Checkout"' },
  },
  states: {
    waiting: { de: 'Lädt', en: 'Loading' },
    guest: { de: 'Nur nach Anmeldung', en: 'Only after signing in' },
    empty: { de: 'Leer', en: 'Empty' },
    filled: { de: 'Mit Artikeln', en: 'With items' },
    processing: { de: 'Wird berechnet', en: 'Being reckoned' },
    failed: { de: 'Nicht erreichbar', en: 'Unreachable' },
  },
  says: [announce, cartChanged],
  hears: [consultantKeySelected],
  sample: [
    { name: 'Rosenserum Leuchtkraft', detail: '30 ml · für jede Haut', quantity: 2, perItem: '39.90', original: '79.80', actual: '79.80', savings: '0.00', badges: ['best-seller'] },
    { name: 'Nachtcreme Salbei', detail: '50 ml · trockene Haut', quantity: 1, perItem: '24.90', original: '27.90', actual: '24.90', savings: '-3.00', available: 3 },
  ],
  fallback: {
    heading: { de: 'Dein Warenkorb', en: 'Your cart' },
    text: { de: 'Dein Warenkorb erscheint gleich. Dein Browser braucht dafür JavaScript.', en: 'Your cart appears in a moment. Your browser needs JavaScript for it.' },
    links: [{ field: 'continueUrl', text: { de: 'Weiter einkaufen', en: 'Continue shopping' } }],
  },
})
