import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { heading, headingHint } from '../shared-fields.js'
import { failed, guest, loading } from '../shared-states.js'

export const addressBook = defineBlock({
  tag: 'vitrine-address-book',
  version: 1,
  name: { de: 'Adressbuch', en: 'Address book' },
  summary: {
    de: 'Wohin sich die angemeldete Kundin liefern lässt: ansehen, ergänzen, ändern, löschen.',
    en: 'Where the signed-in customer has things sent to: to be seen, added, changed and removed.',
  },
  category: 'account',
  icon: 'map-pin',
  guidance: {
    do: [
      {
        de: 'Gib der Seite eine eigene Adresse und verlinke sie in „Mein Konto“.',
        en: 'Give the page an address of its own, and link it in “My account”.',
      },
      {
        de: 'Lass ihm die volle Breite: Adressen stehen dann nebeneinander.',
        en: 'Leave it the full width: addresses then stand side by side.',
      },
    ],
    dont: [
      {
        de: 'Bau kein zweites Adressformular daneben. Die Kasse liest diese Adressen schon.',
        en: 'Don’t build a second address form beside it. The checkout reads these addresses already.',
      },
      {
        de: 'Verlang nicht vor dem ersten Kauf eine Adresse; an der Kasse wird sie ohnehin gefragt.',
        en: 'Don’t ask for an address before the first purchase; the checkout asks anyway.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Deine Adressen“.', en: 'Empty: "Your addresses".' } },
    hint: headingHint,
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'addresses', label: { de: 'Adressbuch', en: 'Address book' } }],
  events: {
    'vitrine-address-save': {
      help: { de: 'Die Kundin hat eine Adresse gespeichert.', en: 'The shopper has saved an address.' },
      detail: {},
    },
    'vitrine-address-remove': {
      help: { de: 'Die Kundin hat eine Adresse gelöscht.', en: 'The shopper has removed an address.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    address: { de: 'Eine Adresse', en: 'One address' },
    form: { de: 'Formular', en: 'Form' },
    error: { de: 'Störung', en: 'Failure' },
    add: { de: 'Knopf „Neue Adresse“', en: 'Button "New address"' },
    dialog: { de: 'Rückfrage', en: 'Question back' },
  },
  states: {
    loading,
    guest,
    failed,
    filled: { de: 'Mit Adressen', en: 'With addresses' },
    empty: { de: 'Noch keine Adresse', en: 'No address yet' },
  },
  sample: {
    home: {
      firstName: 'Anna',
      lastName: 'Muster',
      companyName: '',
      street: 'Rosenweg 12',
      postalCode: '50667',
      city: 'Köln',
      region: '',
      country: 'DE',
      phoneNumber: '',
    },
    work: {
      firstName: 'Anna',
      lastName: 'Muster',
      companyName: 'Buchhandlung am Markt',
      street: 'Marktplatz 3',
      postalCode: '53111',
      city: 'Bonn',
      region: '',
      country: 'DE',
      phoneNumber: '',
    },
  },
  fallback: {
    heading: { de: 'Deine Adressen', en: 'Your addresses' },
    loading: { de: 'Deine Adressen erscheinen gleich.', en: 'Your addresses appear in a moment.' },
    text: { de: 'Beim Bestellen kannst du auch jede andere Adresse angeben.', en: 'You can give any other address when you order.' },
  },
  reservedSize: { height: '590px' },
  inserter: {
    tagline: { de: 'Wohin geliefert wird', en: 'Where to deliver' },
    keywords: 'Adressen Adresse Lieferadresse Anschrift address delivery',
    illustration: [
      sheet(6, 32),
      sheet(42, 32),
      ...bars('strong', 12, [14], 10),
      ...bars('line', 12, [20, 16], 18),
      ...bars('line', 48, [20, 14, 18], 10),
    ],
  },
})
