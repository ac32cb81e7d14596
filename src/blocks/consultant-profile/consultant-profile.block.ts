import { defineBlock } from '../../core/element/declaration.js'
import { dot } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { guestCartKey, monikerKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { shopUrl } from '../shared-fields.js'
import { failed, loading } from '../shared-states.js'

export const consultantProfile = defineBlock({
  tag: 'vitrine-consultant-profile',
  version: 1,
  name: { de: 'Profil der Beraterin', en: 'Consultant profile' },
  summary: {
    de: 'Eine Beraterin mit Bild, Schwerpunkten, Sprachen, Netzwerken und Lieblingsprodukten; hier verbindet man sich und kauft bei ihr ein.',
    en: 'A consultant with picture, specialties, languages, networks and favourite products; here one connects and shops with her.',
  },
  category: 'consultant',
  icon: 'person',
  guidance: {
    do: [
      {
        de: 'Gib der Seite eine Adresse, an die ?moniker=… angehängt werden kann, und verlinke sie in Suche und Wechsel.',
        en: 'Give the page an address that takes ?moniker=…, and link it from search and switcher.',
      },
      {
        de: 'Verlinke das Impressum: Jede Beraterin führt ihren eigenen Betrieb.',
        en: 'Link the imprint: every consultant runs a business of her own.',
      },
    ],
    dont: [
      {
        de: 'Schreib keinen Namen fest in die Seite, wenn sie für alle gelten soll.',
        en: 'Don’t write a name into the page when it is for all of them.',
      },
      {
        de: 'Setz keine Telefonnummer daneben, die sie im Profil nicht zeigt.',
        en: 'Don’t put a phone number beside it that she does not show in her profile.',
      },
    ],
  },
  providesH1: true,
  fields: {
    consultant: {
      type: 'reference',
      to: 'consultant',
      label: { de: 'Beraterin', en: 'Consultant' },
      help: {
        de: 'Leer: die, deren Profil gerade aufgerufen wird.',
        en: 'Empty: the one whose profile is being looked at.',
      },
      group: 'content',
      default: '',
    },
    favourites: {
      type: 'number',
      label: { de: 'Lieblingsprodukte höchstens', en: 'Favourite products at most' },
      group: 'content',
      min: 0,
      max: 12,
      step: 1,
      default: 4,
    },
    shopUrl,
    searchUrl: {
      type: 'url',
      label: { de: 'Seite mit der Suche', en: 'Page with the search' },
      group: 'links',
      default: '/consultants',
      advanced: true,
    },
    productUrl: {
      type: 'url',
      label: { de: 'Produktseite', en: 'Product page' },
      group: 'links',
      default: '/product',
      advanced: true,
      visibleWhen: { field: 'favourites', isNot: [0] },
    },
    imprintUrl: { type: 'url', label: { de: 'Impressum', en: 'Imprint' }, group: 'links', default: '/impressum', advanced: true },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-consultant-choose': {
      help: {
        de: 'Die Kundin kauft jetzt bei dieser Beraterin ein. Abbrechbar: dann bleibt die Seite.',
        en: 'The shopper shops with this consultant now. Cancelable: then the page stays.',
      },
      detail: { consultantId: 'string', moniker: 'string' },
    },
    'vitrine-consultant-share': {
      help: { de: 'Das Profil wurde geteilt oder sein Link kopiert.', en: 'The profile was shared or its link copied.' },
      detail: { moniker: 'string' },
    },
    'vitrine-product-add': {
      help: { de: 'Ein Lieblingsprodukt kam in den Warenkorb.', en: 'A favourite product went into the cart.' },
      detail: { productId: 'string', quantity: 'number' },
    },
  },
  parts: {
    heading: { de: 'Name', en: 'Name' },
    portrait: { de: 'Porträt', en: 'Portrait' },
    'shop-here': { de: 'Knopf „Bei … einkaufen“', en: 'Button "Shop with …"' },
    share: { de: 'Knopf „Profil teilen“', en: 'Button "Share profile"' },
    card: { de: 'Ein Lieblingsprodukt', en: 'One favourite product' },
    imprint: { de: 'Ihr Impressum', en: 'Her imprint' },
  },
  states: {
    loading,
    filled: { de: 'Mit Beraterin', en: 'With consultant' },
    closed: { de: 'Shop geschlossen', en: 'Shop closed' },
    missing: { de: 'Niemand gefunden', en: 'Nobody found' },
    failed,
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    moniker: { de: 'Wessen Profil, wenn das Feld leer ist.', en: 'Whose profile, when the field is empty.' },
    search: { de: 'Die Suche, aus der sie kam; „Zurück“ führt dorthin.', en: 'The search she came from; “back” leads there.' },
    from: {
      de: '„checkout“: sie kam von der Kasse, und ein Link führt dorthin zurück.',
      en: '"checkout": she came from the checkout, and a link leads back there.',
    },
  },
  storageKeys: [monikerKey, guestCartKey, trackedCartKey],
  extensions: ['consultants'],
  sample: {
    firstName: 'Anna',
    lastName: 'Berger',
    city: 'Köln',
    languages: ['Deutsch', 'English'],
    specialties: ['Hautpflege', 'Make-up'],
    about: 'Seit zwölf Jahren berate ich in der Kölner Altstadt. Komm gern auf einen Kaffee vorbei.',
    instagram: 'https://www.instagram.com/lindenrose.anna-berger',
    facebook: 'https://www.facebook.com/lindenrose.anna-berger',
    street: 'Am Hof 14',
    postalCode: '50667',
    email: 'anna-berger@lindenrose.example',
  },
  fallback: {
    heading: { de: 'Deine Beraterin', en: 'Your consultant' },
    loading: { de: 'Das Profil erscheint gleich.', en: 'The profile appears in a moment.' },
    links: [
      { field: 'searchUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } },
      { field: 'imprintUrl', text: { de: 'Impressum', en: 'Imprint' } },
    ],
  },
  reservedSize: { height: '640px', onPhone: '100vh' },
  inserter: {
    tagline: { de: 'Bild, Schwerpunkte, Netzwerke', en: 'Picture, specialties, networks' },
    keywords: 'Über mich Steckbrief Portrait about',
    illustration: [dot('strong', 24, 24, 14), ['paper', 45, 12, 28, 8, 4], ['middle', 45, 26, 20, 8, 4]],
  },
})
