import { defineBlock } from '../../core/element/declaration.js'
import { dot, type Shape } from '../../core/element/drawing.js'
import { effectiveAccountKey } from '../../commerce/domain/memory.js'
import { heading, notShown } from '../shared-fields.js'
import { failed, guest, loading } from '../shared-states.js'

export const account = defineBlock({
  tag: 'vitrine-account',
  version: 1,
  name: { de: 'Mein Konto', en: 'My account' },
  summary: {
    de: 'Begrüßt die angemeldete Kundin, führt zu allem, was zu ihrem Konto gehört, und sagt, wie sie es löschen lassen kann.',
    en: 'Greets the signed-in customer, leads to all that belongs to her account, and says how she can have it deleted.',
  },
  category: 'account',
  icon: 'person',
  guidance: {
    do: [
      {
        de: 'Setz den Block auf die Seite, auf die „Mein Konto“ in der Navigation führt.',
        en: 'Put it on the page that “My account” of the navigation leads to.',
      },
      {
        de: 'Trag Telefon und Zeiten des Kundenservice ein: Wer ihr Konto löschen lassen will, meldet sich dort.',
        en: 'Fill in phone and hours of customer service: whoever wants her account deleted calls there.',
      },
    ],
    dont: [
      {
        de: 'Lass keinen Link auf eine Seite stehen, die es nicht gibt. Ein leeres Feld blendet die Kachel aus.',
        en: 'Leave no link to a page that does not exist. An empty field hides its tile.',
      },
      {
        de: 'Wiederhole darunter nicht, was auf den Seiten dahinter steht: Hier wird nur gewählt.',
        en: 'Don’t repeat below what the pages behind it show: here one only chooses.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Mein Konto“.', en: 'Empty: "My account".' } },
    servicePhone: {
      type: 'text',
      label: { de: 'Telefon des Kundenservice', en: 'Phone of customer service' },
      help: { de: 'Wer sein Konto löschen lassen möchte, ruft hier an.', en: 'Whoever wants the account deleted calls here.' },
      group: 'content',
      default: '',
    },
    serviceHours: {
      type: 'text',
      label: { de: 'Wann jemand abhebt', en: 'When somebody answers' },
      help: { de: 'Zum Beispiel „Montag bis Freitag, 9 bis 17 Uhr“.', en: 'For example "Monday to Friday, 9 to 17".' },
      group: 'content',
      default: '',
    },
    serviceEmail: {
      type: 'text',
      label: { de: 'E-Mail des Kundenservice', en: 'E-mail of customer service' },
      help: {
        de: 'Das Löschen kann auch schriftlich verlangt werden (Art. 17 DSGVO). Leer: wird nicht gezeigt.',
        en: 'Deletion may be asked for in writing too (Art. 17 GDPR). Empty: not shown.',
      },
      group: 'content',
      default: '',
    },
    deletionText: {
      type: 'textarea',
      label: { de: 'Text zum Löschen des Kontos', en: 'Text about deleting the account' },
      help: { de: 'Leer nimmt den üblichen.', en: 'Empty takes the usual one.' },
      group: 'content',
      default: '',
      advanced: true,
    },
    ordersUrl: { type: 'url', label: { de: 'Bestellungen', en: 'Orders' }, help: notShown, group: 'links', default: '' },
    beautyProfileUrl: { type: 'url', label: { de: 'Beauty-Profil', en: 'Beauty profile' }, help: notShown, group: 'links', default: '' },
    myConsultantsUrl: {
      type: 'url',
      label: { de: 'Meine Beraterinnen', en: 'My consultants' },
      help: notShown,
      group: 'links',
      default: '',
    },
    contactUrl: { type: 'url', label: { de: 'Kontaktwünsche', en: 'Contact preferences' }, help: notShown, group: 'links', default: '' },
    newslettersUrl: { type: 'url', label: { de: 'Newsletter', en: 'Newsletters' }, help: notShown, group: 'links', default: '' },
    favouritesUrl: { type: 'url', label: { de: 'Favoriten', en: 'Favourites' }, help: notShown, group: 'links', default: '' },
    addressesUrl: { type: 'url', label: { de: 'Adressen', en: 'Addresses' }, help: notShown, group: 'links', default: '' },
    personUrl: { type: 'url', label: { de: 'Persönliche Daten', en: 'Personal data' }, help: notShown, group: 'links', default: '' },
  },
  placement: { maxPerPage: 1 },
  presets: [
    {
      id: 'with-service',
      label: { de: 'Mein Konto', en: 'My account' },
      fields: {
        servicePhone: '030 23125 000',
        serviceHours: 'Montag bis Freitag, 9 bis 17 Uhr',
        serviceEmail: 'service@lindenrose.example',
        ordersUrl: '/orders',
        addressesUrl: '/addresses',
        personUrl: '/personal-data',
      },
    },
  ],
  events: {
    'vitrine-account-logout': { help: { de: 'Die Kundin hat sich abgemeldet.', en: 'The shopper has signed out.' }, detail: {} },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    person: { de: 'Begrüßung', en: 'Greeting' },
    notice: { de: 'Hinweis', en: 'Notice' },
    link: { de: 'Ein Bereich des Kontos', en: 'One part of the account' },
    service: { de: 'Kundenservice', en: 'Customer service' },
    phone: { de: 'Seine Nummer', en: 'Its number' },
    error: { de: 'Störung', en: 'Failure' },
  },
  states: {
    loading,
    guest,
    filled: { de: 'Angemeldet', en: 'Signed in' },
    failed,
  },
  storageKeys: [effectiveAccountKey],
  extensions: ['sign-in'],
  sample: { firstName: 'Anna', lastName: 'Muster', email: 'anna.muster@example.org' },
  fallback: {
    heading: { de: 'Mein Konto', en: 'My account' },
    loading: { de: 'Dein Konto erscheint gleich.', en: 'Your account appears in a moment.' },
    links: [
      { field: 'ordersUrl', text: { de: 'Bestellungen', en: 'Orders' } },
      { field: 'beautyProfileUrl', text: { de: 'Beauty-Profil', en: 'Beauty profile' } },
      { field: 'myConsultantsUrl', text: { de: 'Meine Beraterinnen', en: 'My consultants' } },
      { field: 'contactUrl', text: { de: 'Kontaktwünsche', en: 'Contact preferences' } },
      { field: 'newslettersUrl', text: { de: 'Newsletter', en: 'Newsletters' } },
      { field: 'favouritesUrl', text: { de: 'Favoriten', en: 'Favourites' } },
      { field: 'addressesUrl', text: { de: 'Adressen', en: 'Addresses' } },
      { field: 'personUrl', text: { de: 'Deine Daten', en: 'Your data' } },
    ],
  },
  reservedSize: { height: '680px' },
  inserter: {
    tagline: { de: 'Alles zum eigenen Konto', en: 'All about her account' },
    keywords: 'Kundenkonto Übersicht Kundenservice löschen my account',
    illustration: [
      ['paper', 8, 5, 64, 16, 6],
      dot('strong', 18, 13, 5),
      ['line', 28, 11, 26, 4, 2],
      ...[8, 42].flatMap((x): Shape[] => [['paper', x, 26, 30, 16, 5], dot('middle', x + 8, 34, 4), ['line', x + 15, 32, 11, 4, 2]]),
    ],
  },
})
