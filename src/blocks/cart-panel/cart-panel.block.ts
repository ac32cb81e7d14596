import { defineBlock } from '../../core/element/declaration.js'
import { bars, type Shape } from '../../core/element/drawing.js'
import { announce, cartOpen, consultantKeySelected } from '../../commerce/domain/channels.js'
import { cartNoticesKey, guestCartKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { heading, notShown, productUrl } from '../shared-fields.js'
import { failed, loading } from '../shared-states.js'

export const cartPanel = defineBlock({
  tag: 'vitrine-cart-panel',
  version: 1,
  name: { de: 'Warenkorb-Fenster', en: 'Cart panel' },
  summary: {
    de: 'Der Warenkorb als Fenster am Rand. Öffnet sich, wenn etwas hineingelegt wird; einmal je Seite.',
    en: 'The cart in a panel at the side. Opens when something is put in; once per page.',
  },
  category: 'shop',
  icon: 'bag',
  guidance: {
    do: [
      {
        de: 'Setz es einmal auf jede Seite mit Produkten, am besten in die Vorlage.',
        en: 'Put it once on every page with products, best into the template.',
      },
      { de: 'Verlinke die Warenkorbseite, sobald es eine gibt.', en: 'Link the cart page as soon as there is one.' },
    ],
    dont: [
      {
        de: 'Öffne es nicht beim Laden der Seite. Es kommt, wenn etwas hineingelegt wird.',
        en: 'Don’t open it when the page loads. It comes when something is put in.',
      },
      {
        de: 'Setz es nicht auf die Kasse: Dort steht der Warenkorb schon.',
        en: 'Don’t put it on the checkout: the cart stands there already.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer nimmt „Dein Warenkorb“.', en: 'Empty uses "Your cart".' } },
    checkoutText: { type: 'text', label: { de: 'Text „Zur Kasse“', en: 'Text "Checkout"' }, group: 'content', default: '' },
    continueText: { type: 'text', label: { de: 'Text „Weiter einkaufen“', en: 'Text "Continue shopping"' }, group: 'content', default: '' },
    note: {
      type: 'text',
      label: { de: 'Hinweis unter der Summe', en: 'Note below the total' },
      help: { de: 'Leer nimmt „inkl. MwSt.“ und, wenn bekannt, den Versand.', en: 'Empty uses "incl. VAT" and, where known, shipping.' },
      group: 'content',
      default: '',
    },
    stayClosed: {
      type: 'boolean',
      label: { de: 'Beim Hineinlegen geschlossen bleiben', en: 'Stay closed when something is added' },
      group: 'behaviour',
    },
    cartUrl: {
      type: 'url',
      label: { de: 'Warenkorbseite', en: 'Cart page' },
      help: notShown,
      group: 'links',
      default: namedPages.Current_Cart,
      advanced: true,
    },
    productUrl,
  },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'], insertAt: 'end' },
  overlay: true,
  presets: [{ id: 'panel', label: { de: 'Warenkorb-Fenster', en: 'Cart panel' } }],
  events: {
    'vitrine-checkout-start': {
      help: { de: 'Die Kundin will zur Kasse. Abbrechbar.', en: 'The shopper wants to check out. Cancelable.' },
      detail: { cartId: 'string' },
    },
    'vitrine-cart-line-remove': {
      help: { de: 'Ein Artikel wurde entfernt.', en: 'An item was removed.' },
      detail: { productId: 'string' },
    },
  },
  parts: {
    benefits: { de: 'Vorteile', en: 'Benefits' },
    dialog: { de: 'Das Fenster', en: 'The panel' },
    line: { de: 'Eine Zeile', en: 'One line' },
    'line-price': { de: 'Preis einer Zeile', en: 'Price of a line' },
    quantity: { de: 'Menge', en: 'Quantity' },
    undo: { de: 'Rückgängig', en: 'Undo' },
    totals: { de: 'Summen', en: 'Totals' },
    checkout: { de: 'Knopf „Zur Kasse“', en: 'Button "Checkout"' },
    'view-cart': { de: 'Link „Warenkorb ansehen“', en: 'Link "View cart"' },
    notice: { de: 'Ein Hinweis', en: 'A notice' },
  },
  cssProperties: { '--cart-panel-width': { de: 'Breite des Fensters.', en: 'Width of the panel.', default: '440px', syntax: '<length>' } },
  states: {
    loading,
    empty: { de: 'Leer', en: 'Empty' },
    filled: { de: 'Mit Artikeln', en: 'With items' },
    processing: { de: 'Wird berechnet', en: 'Being calculated' },
    failed,
  },
  subscribes: [cartOpen, announce, consultantKeySelected],
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
    },
    {
      name: 'Nachtcreme Salbei',
      detail: '50 ml · trockene Haut',
      quantity: 1,
      perItem: '24.90',
      original: '27.90',
      actual: '24.90',
      savings: '-3.00',
    },
  ],
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Warenkorb am Rand', en: 'Cart at the side' },
    keywords: 'Einkaufswagen Einkaufstasche Korb Mini-Cart Drawer basket bag',
    illustration: [
      ...bars('line', 6, [28, 24, 28, 16], 9, 9),
      ['paper', 42, 0, 38, 48],
      ...[7, 19].flatMap((y): Shape[] => [
        ['middle', 47, y, 8, 8, 2],
        ['line', 59, y + 2, 15, 3, 1.5],
      ]),
      ['strong', 47, 35, 28, 8, 4],
    ],
  },
})
