import { defineBlock } from '../../core/element/declaration.js'
import { dot } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { monikerKey } from '../../commerce/domain/memory.js'
import { eyebrow, shopUrl } from '../shared-fields.js'
import { failed, unavailable } from '../shared-states.js'

const kilometres = (value: string) => ({ value, label: { de: `${value} km`, en: `${value} km` } })

export const consultantSearch = defineBlock({
  tag: 'vitrine-consultant-search',
  version: 1,
  name: { de: 'Beraterin finden', en: 'Consultant search' },
  summary: {
    de: 'Beraterinnen nach Postleitzahl und Umkreis, Name oder Telefonnummer finden, filtern und bei einer einkaufen.',
    en: 'Find consultants by postal code and radius, name or phone number, filter them and shop with one.',
  },
  category: 'consultant',
  icon: 'search',
  guidance: {
    do: [
      {
        de: 'Verlinke sie überall, wo „Beraterin finden“ steht: Hinweisband, Kontakt, leerer Warenkorb.',
        en: 'Link it wherever “find a consultant” stands: banner, contact, empty cart.',
      },
      {
        de: 'Stell den Umkreis so ein, dass auf dem Land noch jemand gefunden wird.',
        en: 'Set the radius so that somebody is found in the country too.',
      },
    ],
    dont: [
      {
        de: 'Frag nicht nach dem Standort des Geräts. Die Postleitzahl genügt.',
        en: 'Don’t ask for the device’s location. The postal code is enough.',
      },
      {
        de: 'Setz sie nicht in eine schmale Spalte neben Text; die Karten brauchen Breite.',
        en: 'Don’t put it into a narrow column beside text; the cards need width.',
      },
    ],
  },
  fields: {
    eyebrow: { ...eyebrow, default: 'Beraterin finden' },
    heading: {
      type: 'text',
      label: { de: 'Überschrift vor der Suche', en: 'Heading before the search' },
      help: { de: 'Danach steht hier, wie viele gefunden wurden.', en: 'Afterwards it tells how many were found.' },
      group: 'content',
      default: '',
    },
    radius: {
      type: 'select',
      label: { de: 'Umkreis', en: 'Radius' },
      help: {
        de: 'So weit wird gesucht, solange die Kundin nichts anderes wählt.',
        en: 'As far as this is searched until the shopper chooses otherwise.',
      },
      group: 'behaviour',
      options: [kilometres('5'), kilometres('10'), kilometres('25'), kilometres('50'), kilometres('100')],
      default: '25',
    },
    pageSize: {
      type: 'number',
      label: { de: 'Beraterinnen je Seite', en: 'Consultants per page' },
      group: 'layout',
      min: 1,
      max: 50,
      step: 1,
      default: 10,
    },
    profileUrl: {
      type: 'url',
      label: { de: 'Seite mit dem Profil', en: 'Page with the profile' },
      group: 'links',
      default: '/consultant',
      advanced: true,
    },
    shopUrl,
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
  },
  parts: {
    heading: { de: 'Überschrift mit Anzahl', en: 'Heading with the count' },
    panel: { de: 'Suche und Filter', en: 'Search and filters' },
    card: { de: 'Eine Beraterin', en: 'One consultant' },
    portrait: { de: 'Porträt', en: 'Portrait' },
    'shop-here': { de: 'Knopf „Bei … einkaufen“', en: 'Button "Shop with …"' },
    paging: { de: 'Seiten', en: 'Pages' },
  },
  states: {
    unavailable,
    ready: { de: 'Vor der Suche', en: 'Before the search' },
    loading: { de: 'Sucht', en: 'Searching' },
    filled: { de: 'Mit Beraterinnen', en: 'With consultants' },
    'no-name': { de: 'Niemand mit diesem Namen', en: 'Nobody of this name' },
    'no-phone': { de: 'Niemand mit dieser Nummer', en: 'Nobody with this number' },
    'no-postal-code': { de: 'Niemand im Umkreis', en: 'Nobody within the radius' },
    'no-filter': { de: 'Niemand mit diesen Filtern', en: 'Nobody with these filters' },
    refused: { de: 'Eingabe unbrauchbar', en: 'Input of no use' },
    failed,
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    by: { de: 'Wonach gesucht wird: Postleitzahl, Name, Telefon.', en: 'What is searched by: postal code, name, phone.' },
    q: { de: 'Das Gesuchte.', en: 'What is searched for.' },
    radius: { de: 'Umkreis in Kilometern.', en: 'Radius in kilometres.' },
    language: { de: 'Nur wer diese Sprachen spricht.', en: 'Only who speaks these languages.' },
    specialty: { de: 'Nur mit diesen Schwerpunkten.', en: 'Only with these specialties.' },
    page: { de: 'Welche Seite, ab 1.', en: 'Which page, from 1.' },
    from: {
      de: '„checkout“: sie kam von der Kasse, und ein Link führt dorthin zurück.',
      en: '"checkout": she came from the checkout, and a link leads back there.',
    },
  },
  storageKeys: [monikerKey],
  extensions: ['consultants'],
  sample: {
    place: { postalCode: '50667', city: 'Köln' },
    total: 12,
    specialties: [
      { value: 'Hautpflege', count: 8 },
      { value: 'Make-up', count: 7 },
      { value: 'Düfte', count: 4 },
    ],
    languages: [
      { value: 'Deutsch', count: 12 },
      { value: 'Türkçe', count: 3 },
      { value: 'Polski', count: 2 },
    ],
    consultants: [
      {
        id: 'sample-1',
        firstName: 'Anna',
        lastName: 'Berger',
        city: 'Köln',
        distance: 2.1,
        languages: ['Deutsch', 'English'],
        specialties: ['Hautpflege', 'Make-up'],
        shopActive: true,
      },
      {
        id: 'sample-2',
        firstName: 'Meryem',
        lastName: 'Yıldız',
        city: 'Bergisch Gladbach',
        distance: 14.8,
        languages: ['Deutsch', 'Türkçe'],
        specialties: ['Düfte'],
        shopActive: true,
      },
      {
        id: 'sample-3',
        firstName: 'Sophie',
        lastName: 'Lindner-Achternbusch',
        city: 'Leverkusen',
        distance: 17.2,
        languages: ['Deutsch'],
        specialties: [],
        shopActive: false,
      },
    ],
  },
  fallback: {
    heading: { de: 'Beraterin finden', en: 'Find a consultant' },
    loading: { de: 'Die Suche erscheint gleich.', en: 'The search appears in a moment.' },
    text: { de: 'Im Shop umsehen kannst du dich schon jetzt.', en: 'You can look around the shop right away.' },
    links: [{ field: 'shopUrl', text: { de: 'Zum Shop', en: 'To the shop' } }],
  },
  layoutDependsOn: { '?q': [] },
  reservedSize: { height: '362px', onPhone: '495px' },
  inserter: {
    tagline: { de: 'Name, Telefon, Postleitzahl', en: 'Name, phone, postal code' },
    keywords: 'PLZ Umkreis Beraterinnensuche finder locator',
    illustration: [['paper', 10, 4, 60, 12, 6], dot('strong', 17, 10, 3), ['middle', 10, 21, 60, 9, 4.5], ['middle', 10, 35, 42, 9, 4.5]],
  },
})
