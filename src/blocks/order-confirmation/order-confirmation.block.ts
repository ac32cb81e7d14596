import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot, sheet } from '../../core/element/drawing.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { guestDetailsKey, orderTokenKey, placedOrderKey } from '../../commerce/domain/memory.js'
import { heading, notShown } from '../shared-fields.js'
import { loading } from '../shared-states.js'

export const orderConfirmation = defineBlock({
  tag: 'vitrine-order-confirmation',
  version: 1,
  name: { de: 'Bestellbestätigung', en: 'Order confirmation' },
  summary: {
    de: 'Danke, Bestellnummer, wie es weitergeht und wer bei Fragen da ist.',
    en: 'Thanks, the order number, what happens next and who is there for questions.',
  },
  category: 'checkout',
  icon: 'bag',
  guidance: {
    do: [
      {
        de: 'Setz sie allein auf ihre Seite und nenn sie an der Kasse als confirmation-url.',
        en: 'Put it alone on its page, and name that as the checkout’s confirmation-url.',
      },
      { de: 'Biete Gästen das Konto hier an, nach dem Kauf.', en: 'Offer guests an account here, after the purchase.' },
    ],
    dont: [
      {
        de: 'Versprich keinen Liefertag; was folgt, sagt der Block aus der Bestellung.',
        en: 'Don’t promise a day of delivery; what follows, the block tells from the order.',
      },
      {
        de: 'Zähl Käufe nicht über die Adresse dieser Seite. Hör auf order.placed.',
        en: 'Don’t count purchases by this page’s address. Hear order.placed.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Danke für deine Bestellung!“', en: 'Empty: "Thank you for your order!"' } },
    next: {
      type: 'textarea',
      label: { de: 'So geht es weiter', en: 'What happens next' },
      help: { de: 'Eine Zeile je Schritt. Leer nimmt die üblichen.', en: 'One line for each step. Empty takes the usual ones.' },
      group: 'content',
      default: '',
    },
    shopUrl: { type: 'url', label: { de: 'Weiter einkaufen', en: 'Continue shopping' }, group: 'links', default: '/products' },
    registerUrl: {
      type: 'url',
      label: { de: 'Konto anlegen', en: 'Register' },
      help: { de: 'Für Gäste. Leer: wird nicht gezeigt.', en: 'For guests. Empty: not shown.' },
      group: 'links',
      default: namedPages.Register,
    },
    ordersUrl: {
      type: 'url',
      label: { de: 'Meine Bestellungen', en: 'My orders' },
      help: {
        de: 'Für Kundinnen; Gäste suchen dort ihre Bestellung. Leer: wird nicht gezeigt.',
        en: 'For customers; guests find their order there. Empty: not shown.',
      },
      group: 'links',
      default: '',
    },
    withdrawalUrl: {
      type: 'url',
      label: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' },
      help: notShown,
      group: 'links',
      default: '',
    },
  },
  placement: { maxPerPage: 1 },
  presets: [
    {
      id: 'confirmation',
      label: { de: 'Bestellbestätigung', en: 'Order confirmation' },
      fields: { withdrawalUrl: '/widerrufen', ordersUrl: '/orders' },
    },
  ],
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    number: { de: 'Bestellnummer', en: 'Order number' },
    next: { de: 'So geht es weiter', en: 'What happens next' },
    order: { de: 'Die Bestellung', en: 'The order' },
    withdraw: { de: 'Link „Vertrag widerrufen“', en: 'Link "Withdraw from the contract"' },
    contact: { de: 'Kontakt zur Beraterin', en: "The consultant's contact" },
    print: { de: 'Knopf „Drucken“', en: 'Button "Print"' },
  },
  states: {
    loading,
    shown: { de: 'Mit der ganzen Bestellung', en: 'With the whole order' },
    'number-only': { de: 'Nur die Nummer ist bekannt', en: 'Only the number is known' },
    none: { de: 'Auf diesem Besuch wurde nichts bestellt', en: 'Nothing was ordered on this visit' },
  },
  storageKeys: [placedOrderKey, guestDetailsKey, orderTokenKey],
  sample: {
    number: 'ER37G-VYS2M-6GPHH-HG4DE',
    lines: [
      { id: 'serum', name: 'Rosenserum', quantity: 1, total: '39.90' },
      { id: 'balm', name: 'Lippenbalsam', quantity: 2, total: '19.80' },
    ],
    totals: { currency: 'EUR', subtotal: '59.70', shipping: '0.00', tax: '9.53', total: '59.70' },
  },
  fallback: {
    heading: { de: 'Danke für deine Bestellung!', en: 'Thank you for your order!' },
    loading: { de: 'Deine Bestellung erscheint gleich.', en: 'Your order appears in a moment.' },
    text: { de: 'Die Bestätigung kommt auch per E-Mail.', en: 'The confirmation comes by e-mail as well.' },
  },
  reservedSize: { height: '640px' },
  inserter: {
    tagline: { de: 'Danke, und wie es weitergeht', en: 'Thanks, and what happens next' },
    keywords: 'Danke Bestellung Bestätigung Bestellnummer thank you order confirmation',
    illustration: [sheet(14, 52), dot('middle', 40, 14, 7), ...bars('strong', 26, [28], 25), ...bars('line', 22, [36, 28], 33)],
  },
})
