import { defineBlock } from '../../core/element/declaration.js'
import { sheet } from '../../core/element/drawing.js'
import {
  checkoutDraftKey,
  checkoutKey,
  guestCartKey,
  guestDetailsKey,
  paymentKey,
  placedOrderKey,
  trackedCartKey,
} from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { consultantsUrl, heading, notShown } from '../shared-fields.js'
import { failed, guest, loading } from '../shared-states.js'

export const checkout = defineBlock({
  tag: 'vitrine-checkout',
  version: 1,
  name: { de: 'Kasse', en: 'Checkout' },
  summary: {
    de: 'Vom Warenkorb zur Bestellung auf einer Seite: wohin, wie, bezahlen. Gäste brauchen kein Konto.',
    en: 'From the cart to the order on one page: where to, how, payment. Guests need no account.',
  },
  category: 'checkout',
  icon: 'bag',
  guidance: {
    do: [
      {
        de: 'Gib der Kasse eine ruhige Seite: keine Navigation, keine Bänder, nur Hilfe und Rechtliches.',
        en: 'Give the checkout a quiet page: no navigation, no bands, only help and legal links.',
      },
      {
        de: 'Trag AGB, Datenschutz und Widerruf ein, bevor du veröffentlichst.',
        en: 'Fill in terms, privacy and withdrawal before you publish.',
      },
      { de: 'Geh einmal als Gast und einmal als Kundin hindurch.', en: 'Walk through it once as a guest and once as a customer.' },
    ],
    dont: [
      { de: 'Schreib keine Summen oder Lieferzeiten von Hand daneben.', en: 'Don’t write totals or delivery times beside it by hand.' },
      {
        de: 'Schick niemanden zum Anmelden fort: Gäste kaufen ohne Konto.',
        en: 'Don’t send anybody off to sign in: guests buy without an account.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer nimmt „Kasse“.', en: 'Empty uses "Checkout".' } },
    note: {
      type: 'textarea',
      label: { de: 'Hinweis über dem Bestellknopf', en: 'Note above the order button' },
      help: { de: 'Zum Beispiel zur Lieferzeit.', en: 'On delivery times, for example.' },
      group: 'content',
      default: '',
    },
    confirmationUrl: {
      type: 'url',
      label: { de: 'Bestellbestätigung', en: 'Order confirmation' },
      help: {
        de: 'Dorthin nach der Bestellung. Leer: der Dank steht hier.',
        en: 'Where to go after the order. Empty: thanks are said here.',
      },
      group: 'links',
      default: '',
    },
    cartUrl: {
      type: 'url',
      label: { de: 'Warenkorb', en: 'Cart' },
      group: 'links',
      default: namedPages.Current_Cart,
      advanced: true,
    },
    consultantsUrl: { ...consultantsUrl, help: notShown },
    termsUrl: {
      type: 'url',
      label: { de: 'AGB', en: 'Terms and conditions' },
      group: 'links',
      default: namedPages.Terms_and_conditions__c,
      advanced: true,
    },
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
      group: 'links',
      default: namedPages.Privacy_Policy__c,
      advanced: true,
    },
    paymentFrameUrl: {
      type: 'url',
      cspDirective: 'frames',
      label: { de: 'Seite für Kreditkarten', en: 'Page for credit cards' },
      help: {
        de: 'Vom Zahlungsdienst, mit https. Eine andere muss bei den Shop-Einstellungen unter „Weitere Herkunftsadressen“ stehen. Leer: nur Rechnung.',
        en: 'Of the payment provider, with https. Any other must stand in the store settings under "Further origins". Empty: invoice only.',
      },
      group: 'links',
      default: '',
      advanced: true,
    },
    paymentLinks: {
      type: 'boolean',
      label: { de: 'Zahlungslink anbieten', en: 'Offer a payment link' },
      help: {
        de: 'Wer angemeldet ist, kann jemand anderen bezahlen lassen, der für dasselbe Konto einkauft.',
        en: 'Who is signed in can let somebody else pay, who buys for the same account.',
      },
      group: 'behaviour',
      advanced: true,
    },
    guaranteeNotice: {
      type: 'image',
      label: { de: 'EU-Mitteilung zur Gewährleistung', en: 'EU notice on the legal guarantee' },
      help: {
        de: 'Das amtliche Bild, in Farbe und unverändert; es steht zugeklappt über dem Bestellknopf. Leer: nur der Satz dazu.',
        en: 'The official picture, in colour and unchanged; it stands folded above the order button. Empty: its sentence only.',
      },
      group: 'content',
      default: '',
      advanced: true,
    },
    withdrawalUrl: {
      type: 'url',
      label: { de: 'Widerrufsbelehrung', en: 'Right of withdrawal' },
      group: 'links',
      default: `${namedPages.Terms_and_conditions__c}#widerruf`,
      advanced: true,
    },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'page', label: { de: 'Kasse', en: 'Checkout' }, fields: { confirmationUrl: '/order-confirmation' } }],
  events: {
    'vitrine-order-placed': {
      help: {
        de: 'Es ist bestellt. Abbrechbar: dann bleibt die Seite.',
        en: 'It is ordered. Cancelable: then the page stays.',
      },
      detail: { orderReferenceNumber: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    step: { de: 'Ein Schritt', en: 'One step' },
    notice: { de: 'Ein Hinweis', en: 'A notice' },
    summary: { de: 'Deine Bestellung', en: 'Your order' },
    payment: { de: 'Kartenformular', en: 'Card form' },
    order: { de: 'Knopf „Zahlungspflichtig bestellen“', en: 'Button "Order with obligation to pay"' },
  },
  states: {
    loading,
    guest,
    empty: { de: 'Warenkorb leer', en: 'Cart empty' },
    ready: { de: 'Bereit', en: 'Ready' },
    busy: { de: 'Wird gespeichert', en: 'Being saved' },
    ordering: { de: 'Wird bestellt', en: 'Being ordered' },
    unknown: { de: 'Unklar, ob bestellt ist', en: 'Nobody knows whether it is ordered' },
    done: { de: 'Bestellt', en: 'Ordered' },
    failed,
  },
  queryParams: {
    paymentLinkId: {
      de: 'Bezahlt eine Bestellung, die eine Beraterin vorbereitet hat.',
      en: 'Pays an order that a consultant has prepared.',
    },
  },
  storageKeys: [checkoutKey, paymentKey, guestDetailsKey, checkoutDraftKey, placedOrderKey, guestCartKey, trackedCartKey],
  extensions: ['seller-field'],
  sample: [
    {
      name: 'Rosenserum Leuchtkraft',
      detail: '30 ml · für jede Haut',
      quantity: 1,
      perItem: '39.90',
      original: '39.90',
      actual: '39.90',
      savings: '0.00',
    },
    {
      name: 'Nachtcreme Salbei',
      detail: '50 ml · trockene Haut',
      quantity: 1,
      perItem: '24.90',
      original: '24.90',
      actual: '24.90',
      savings: '0.00',
    },
  ],
  fallback: {
    heading: { de: 'Kasse', en: 'Checkout' },
    loading: { de: 'Deine Kasse erscheint gleich.', en: 'Your checkout appears in a moment.' },
    links: [{ field: 'cartUrl', text: { de: 'Zurück zum Warenkorb', en: 'Back to the cart' } }],
  },
  reservedSize: { height: 'max(760px, 100vh - 240px)' },
  inserter: {
    tagline: { de: 'Wohin, wie, bezahlen', en: 'Where to, how, payment' },
    keywords: 'Bestellen Zahlung Versand Lieferadresse order payment delivery',
    illustration: [
      sheet(6, 42),
      ['line', 11, 8, 30, 5, 2],
      ['line', 11, 17, 30, 5, 2],
      ['line', 11, 26, 30, 5, 2],
      ['strong', 11, 36, 32, 6, 3],
      sheet(53, 22),
      ['line', 57, 10, 14, 3, 1.5],
      ['line', 57, 17, 10, 3, 1.5],
    ],
  },
})
