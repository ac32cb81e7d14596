import { defineBlock } from '../../core/element/declaration.js'
import { dot } from '../../core/element/drawing.js'
import { effectiveAccountKey } from '../../commerce/domain/memory.js'
import { heading } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { failed, loading } from '../shared-states.js'

export const accountSwitcher = defineBlock({
  tag: 'vitrine-account-switcher',
  version: 1,
  name: { de: 'Konto wechseln', en: 'Account switcher' },
  summary: {
    de: 'Für wen die Kundin einkauft, wenn sie mehrere Konten betreut. Gäste und Kundinnen mit einem Konto sehen nichts davon.',
    en: 'Whom the shopper shops for, when she looks after several accounts. Guests and customers with one account see nothing of it.',
  },
  category: 'account',
  icon: 'people',
  guidance: {
    do: [
      {
        de: 'Setz ihn ganz nach oben auf jede Seite, auf der eingekauft wird: Es soll klar sein, für wen.',
        en: 'Put it at the top of every page where one shops: for whom should be plain.',
      },
      {
        de: 'Prüf den Fall mit mehreren Konten in der Szene „Mehrere Konten“.',
        en: 'Look at the case of several accounts in a scene that has them.',
      },
    ],
    dont: [
      {
        de: 'Plane keinen Platz für ihn ein: Gäste und Kundinnen mit einem Konto sehen nichts.',
        en: 'Don’t plan room for it: guests and customers with one account see nothing.',
      },
      {
        de: 'Leg ihn nicht in eine Spalte; sein Hinweis nach dem Wechsel braucht die ganze Breite.',
        en: 'Don’t put it into a column; what it says after a change needs the whole width.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Du kaufst ein für“.', en: 'Empty: "You are shopping for".' } },
  },
  onlyFor: { de: 'nur für Kundinnen mit mehreren Konten', en: 'only for customers with several accounts' },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'] },
  events: {
    'vitrine-account-switch': {
      help: { de: 'Die Kundin kauft jetzt für dieses Konto ein.', en: 'The shopper shops for this account now.' },
      detail: { accountId: 'string' },
    },
  },
  parts: {
    notice: { de: 'Hinweis', en: 'Notice' },
    hint: { de: 'Satz über die Warenkörbe', en: 'Sentence about the carts' },
    dialog: { de: 'Rückfrage', en: 'Question back' },
    error: { de: 'Störung', en: 'Failure' },
  },
  states: {
    loading,
    none: { de: 'Gast: nichts zu sehen', en: 'Guest: nothing to see' },
    single: { de: 'Ein Konto: nichts zu sehen', en: 'One account: nothing to see' },
    several: { de: 'Mehrere Konten', en: 'Several accounts' },
    switching: { de: 'Wechselt', en: 'Switching' },
    failed,
    refused: { de: 'Gewähltes Konto nicht bestätigt', en: 'Chosen account not confirmed' },
  },
  subscribes: [consultantKeySelected],
  storageKeys: [effectiveAccountKey],
  sample: [
    {
      id: 'sample-1',
      name: 'Petra Verwalter',
      isDefault: true,
      address: { street: 'Lindenweg 4', postalCode: '50667', city: 'Köln', state: 'NW', country: 'DE' },
    },
    {
      id: 'sample-2',
      name: 'Anna Muster',
      isDefault: false,
      address: { street: 'Am Markt 12', postalCode: '28195', city: 'Bremen', state: 'HB', country: 'DE' },
    },
    {
      id: 'sample-3',
      name: 'Gülay Arslan',
      isDefault: false,
      address: { street: 'Rosengasse 7', postalCode: '80331', city: 'München', state: 'BY', country: 'DE' },
    },
  ],
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Für wen eingekauft wird', en: 'Whom the purchase is for' },
    keywords: 'Kunde Betreuung effectiveAccountId switch account',
    illustration: [
      ['paper', 10, 5, 60, 16, 8],
      dot('strong', 19, 13, 5),
      ['line', 29, 11, 26, 4, 2],
      ['middle', 'M60 11l3 4 3-4z'],
      dot('middle', 19, 31, 5),
      ['line', 29, 29, 30, 4, 2],
      dot('middle', 19, 43, 4),
      ['line', 29, 41, 22, 4, 2],
    ],
  },
})
