import { defineBlock } from '../../core/element/declaration.js'
import { person } from '../../core/element/drawing.js'
import { magnetKey, monikerKey, registrationCookie } from '../../commerce/domain/memory.js'
import { platformFailed } from '../shared-states.js'

export const consultantDetection = defineBlock({
  tag: 'vitrine-consultant-detection',
  version: 1,
  name: { de: 'Beraterin erkennen', en: 'Consultant detection' },
  summary: {
    de: 'Unsichtbar. Findet heraus, in wessen Shop die Besucherin einkauft, und sagt es den anderen Bausteinen.',
    en: 'Invisible. Finds out whose shop the visitor is in, and tells the other blocks.',
  },
  category: 'consultant',
  icon: 'person',
  guidance: {
    do: [
      {
        de: 'Setz sie auf jede Seite, ganz nach vorn, am besten in die Vorlage.',
        en: 'Put it on every page, first of all, best into the template.',
      },
      {
        de: 'Sag auf der Kasse und im Warenkorb, welche Seite es ist: Die Regeln sind dort strenger.',
        en: 'Say on checkout and cart which page it is: the rules are stricter there.',
      },
    ],
    dont: [
      {
        de: 'Lies den moniker nicht selbst aus der Adresse. Hör auf den Kanal moniker-selected.',
        en: 'Don’t read the moniker out of the address yourself. Hear the channel moniker-selected.',
      },
      {
        de: 'Lass sie nicht weg, weil sie unsichtbar ist: Ohne sie weiß kein Block, in wessen Shop man ist.',
        en: 'Don’t leave it out because it is invisible: without it no block knows whose shop this is.',
      },
    ],
  },
  fields: {
    page: {
      type: 'select',
      label: { de: 'Art der Seite', en: 'Kind of page' },
      help: { de: 'Wird nie aus der Adresse geraten.', en: 'Never guessed from the address.' },
      options: [
        { value: 'shop', label: { de: 'Shop', en: 'Shop' } },
        { value: 'cart', label: { de: 'Warenkorb', en: 'Cart' } },
        { value: 'register', label: { de: 'Registrierung', en: 'Registration' } },
        { value: 'terms', label: { de: 'Nutzungsbedingungen', en: 'Terms' } },
        { value: 'privacy', label: { de: 'Datenschutz', en: 'Privacy' } },
      ],
      default: 'shop',
    },
    subsidiaryCode: {
      type: 'text',
      label: { de: 'Nummer der Landesgesellschaft', en: 'Subsidiary code' },
      help: {
        de: 'Nur wo diese Seite für eine andere gilt als der Shop. Leer: die des Shops.',
        en: 'Only where this page is for another one than the store. Empty: the store’s.',
      },
      default: '',
      advanced: true,
    },
  },
  placement: { maxPerPage: 1, insertAt: 'start' },
  events: {
    'vitrine-consultant-detected': {
      help: { de: 'Die Erkennung ist fertig.', en: 'Detection is done.' },
      detail: { outcome: 'string' },
    },
  },
  states: {
    loading: { de: 'Fragt noch', en: 'Asking' },
    found: { de: 'Gefunden, Shop offen', en: 'Found, shop open' },
    inactive: { de: 'Gefunden, Shop geschlossen', en: 'Found, shop closed' },
    'not-found': { de: 'Nicht gefunden', en: 'Not found' },
    none: { de: 'Niemand genannt', en: 'Nobody named' },
    failed: platformFailed,
  },
  queryParams: {
    mk_moniker: { de: 'In wessen Shop man eintritt.', en: 'Whose shop one enters.' },
    m: { de: 'Dasselbe, kurz.', en: 'The same, short.' },
    i: { de: 'Der Schlüssel der Beraterin in einem Warenkorb-Link.', en: 'The consultant’s key in a cart link.' },
    shopId: { de: 'Shop-ID-Modus: die Kennung des Shops.', en: 'Shop-id mode: the id of the shop.' },
    consultantKey: { de: 'Shop-ID-Modus: der Schlüssel der Beraterin.', en: 'Shop-id mode: the consultant’s key.' },
    hideHeader: { de: 'Shop-ID-Modus: Kopf und Fuß bleiben weg.', en: 'Shop-id mode: header and footer stay away.' },
  },
  storageKeys: [monikerKey, registrationCookie, magnetKey],
  sample: {},
  inserter: {
    tagline: { de: 'Unsichtbar', en: 'Invisible' },
    keywords: 'Moniker Erkennung detect',
    illustration: [['dashed', 10, 6, 60, 36, 6], ...person('strong', 32, 18), ['middle', 'M48 24l5 5 9-11 2 2-11 14-7-7z']],
  },
})
