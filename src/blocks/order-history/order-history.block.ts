import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot, sheet } from '../../core/element/drawing.js'
import { guestCartKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { heading, headingHint, notShown } from '../shared-fields.js'
import { failed, guest, loading } from '../shared-states.js'

export const orderHistory = defineBlock({
  tag: 'vitrine-order-history',
  version: 1,
  name: { de: 'Meine Bestellungen', en: 'My orders' },
  summary: {
    de: 'Was die Kundin bestellt hat: ansehen, nochmal kaufen, widerrufen. Gäste finden ihre Bestellung mit Nummer und E-Mail.',
    en: 'What the customer has ordered: to be seen, bought again, withdrawn from. Guests find theirs by number and e-mail.',
  },
  category: 'account',
  icon: 'bag',
  guidance: {
    do: [
      {
        de: 'Verlinke den Widerruf: Der Knopf steht bei jeder Bestellung, die ihn noch zulässt.',
        en: 'Link the withdrawal: its button stands with every order that still allows it.',
      },
      { de: 'Gib Gästen den Weg hierher in der Bestellbestätigung.', en: 'Give guests the way here in the order confirmation.' },
    ],
    dont: [
      {
        de: 'Nenn Bestellnummern nicht in Links, die jemand weitergibt.',
        en: 'Don’t put order numbers into links that somebody passes on.',
      },
      {
        de: 'Setz sie nicht neben „Persönliche Daten“ auf eine Seite; beide sind lang.',
        en: 'Don’t put it on one page with “personal data”; both are long.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Deine Bestellungen“.', en: 'Empty: "Your orders".' } },
    hint: headingHint,
    withdrawalUrl: {
      type: 'url',
      label: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' },
      help: notShown,
      group: 'links',
      default: '',
    },
    shopUrl: {
      type: 'url',
      label: { de: 'Zum Shop', en: 'To the shop' },
      help: { de: 'Für alle, die noch nichts bestellt haben.', en: 'For those who have not ordered anything yet.' },
      group: 'links',
      default: '/products',
    },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'orders', label: { de: 'Meine Bestellungen', en: 'My orders' }, fields: { withdrawalUrl: '/widerrufen' } }],
  events: {
    'vitrine-order-again': {
      help: { de: 'Die Artikel einer Bestellung liegen noch einmal im Warenkorb.', en: 'The items of an order are in the cart again.' },
      detail: { count: 'number' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    summary: { de: 'Eine Bestellung in Kürze', en: 'One order in short' },
    order: { de: 'Eine Bestellung ganz', en: 'One order whole' },
    again: { de: 'Knopf „Nochmal kaufen“', en: 'Button "Buy again"' },
    withdraw: { de: 'Link „Vertrag widerrufen“', en: 'Link "Withdraw from the contract"' },
    lookup: { de: 'Suche für Gäste', en: 'Lookup for guests' },
  },
  states: {
    loading,
    guest,
    failed,
    filled: { de: 'Mit Bestellungen', en: 'With orders' },
    empty: { de: 'Noch nichts bestellt', en: 'Nothing ordered yet' },
  },
  queryParams: { order: { de: 'Welche Bestellung gemeint ist.', en: 'Which order is meant.' } },
  storageKeys: [guestCartKey, trackedCartKey],
  extensions: ['withdrawal'],
  sample: {
    orders: [
      {
        id: 'one',
        number: 'ER37G-VYS2M-6GPHH-HG4DE',
        orderedDate: '2026-11-03T10:12:00.000Z',
        status: 'Created',
        currency: 'EUR',
        total: '59.70',
      },
      {
        id: 'two',
        number: 'KX8MB-2TQWD-9RUEA-P3VNC',
        orderedDate: '2026-08-21T17:40:00.000Z',
        status: 'Fulfilled',
        currency: 'EUR',
        total: '28.50',
      },
    ],
  },
  fallback: {
    heading: { de: 'Deine Bestellungen', en: 'Your orders' },
    loading: { de: 'Deine Bestellungen erscheinen gleich.', en: 'Your orders appear in a moment.' },
    text: { de: 'Zu jeder Bestellung hast du auch eine E-Mail bekommen.', en: 'You also got an e-mail for each order.' },
  },
  reservedSize: { height: '660px' },
  inserter: {
    tagline: { de: 'Was bestellt wurde', en: 'What was ordered' },
    keywords: 'Bestellungen Bestellung Verlauf nochmal kaufen orders history',
    illustration: [
      sheet(8, 64),
      ...[9, 21, 33].flatMap((y) => [dot('middle', 17, y + 3, 4), ...bars('strong', 26, [18], y), ...bars('line', 26, [30], y + 6)]),
    ],
  },
})
