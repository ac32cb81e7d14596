import { defineBlock } from '../../core/element/declaration.js'
import { bars, type Drawing } from '../../core/element/drawing.js'
import { defaultLanguage, defaultProject } from '../../commerce/domain/catalogue/catalogue.js'
import { cartOpen, consultantKeySelected } from '../../commerce/domain/channels.js'
import { defaultSubsidiary } from '../../commerce/domain/limits.js'
import { guestCartKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { heading } from '../shared-fields.js'
import { failed, loading } from '../shared-states.js'

const leaves: Drawing = [
  ['paper', 'M10 10q15-5 29 0v30q-14-5-29 0z'],
  ['paper', 'M41 10q15-5 29 0v30q-14-5-29 0z'],
]

export const catalogueFrame = defineBlock({
  tag: 'vitrine-catalogue-frame',
  version: 1,
  name: { de: 'Online-Katalog', en: 'Online catalogue' },
  summary: {
    de: 'Der Katalog zum Blättern, so groß wie der Bildschirm. Was darin in die Tasche gelegt wird, kommt in den Warenkorb.',
    en: 'The catalogue to leaf through, as large as the screen. What is put into the bag there goes into the cart.',
  },
  category: 'shop',
  icon: 'book',
  guidance: {
    do: [
      {
        de: 'Gib ihm eine Seite für sich, ohne schweren Kopf: Der Katalog nimmt den ganzen Bildschirm.',
        en: 'Give it a page of its own without a heavy head: the catalogue takes the whole screen.',
      },
      {
        de: 'Nimm „Erst nach einem Klick“ oder „Mit Einwilligung“, wenn der Katalog von einem anderen Anbieter kommt.',
        en: 'Choose “after a click” or “with consent” when the catalogue comes from another provider.',
      },
    ],
    dont: [
      {
        de: 'Trag keine Adresse ein, die nicht in trusted-origins steht; der Block lehnt sie ab.',
        en: 'Don’t enter an address that trusted-origins does not name; the block refuses it.',
      },
      { de: 'Setz nicht zwei Kataloge auf eine Seite.', en: 'Don’t put two catalogues on one page.' },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer nimmt „Online Kataloge“.', en: 'Empty uses "Online catalogues".' } },
    catalogueUrl: {
      type: 'url',
      cspDirective: 'frames',
      label: { de: 'Adresse des Katalogs', en: 'Address of the catalogue' },
      help: {
        de: 'Mit https. Eine andere muss bei den Shop-Einstellungen unter „Weitere Herkunftsadressen“ stehen.',
        en: 'With https. Any other must stand in the store settings under "Further origins".',
      },
      group: 'links',
      default: '',
      required: true,
    },
    helperUrl: {
      type: 'url',
      cspDirective: 'scripts',
      label: { de: 'Adresse des Hilfsskripts', en: 'Address of the helper script' },
      help: {
        de: 'Wird zuerst geladen; ohne das Skript erscheint ein Link statt des Katalogs. Der Server des Skripts sendet „Access-Control-Allow-Origin“ mit deinem Shop oder „*“. Tut er das nicht, muss die Richtlinie deiner Seite ein Script-Element von dort zulassen.',
        en: 'Loaded first; without the script a link stands in the place of the catalogue. Its server sends "Access-Control-Allow-Origin" with your shop or "*". If it does not, the policy of your page must allow a script element from there.',
      },
      group: 'links',
      default: '',
      required: true,
    },
    productsUrl: {
      type: 'url',
      label: { de: 'Seite mit allen Produkten', en: 'Page with all products' },
      help: { de: 'Der Weg für alle, die nicht blättern mögen.', en: 'The way for those who would rather not leaf.' },
      group: 'links',
      default: '/products',
      advanced: true,
    },
    load: {
      type: 'select',
      label: { de: 'Katalog laden', en: 'Load the catalogue' },
      help: {
        de: 'Er kommt von einer anderen Adresse und kann nach Kamera und Standort fragen. Wer Medien abgelehnt hat, wird immer erst gefragt.',
        en: 'It comes from another address and may ask for camera and location. Visitors who refused media are always asked first.',
      },
      group: 'behaviour',
      options: [
        { value: 'at-once', label: { de: 'Sofort', en: 'At once' } },
        { value: 'on-click', label: { de: 'Erst auf Klick', en: 'On click' } },
        { value: 'after-consent', label: { de: 'Erst mit Einwilligung', en: 'After consent' } },
      ],
      default: 'at-once',
    },
    subsidiary: {
      type: 'text',
      label: { de: 'Landesgesellschaft', en: 'Subsidiary' },
      group: 'behaviour',
      default: defaultSubsidiary,
      advanced: true,
    },
    projectcode: {
      type: 'text',
      label: { de: 'Projekt', en: 'Project' },
      help: { de: 'Ohne „mk-“ davor.', en: 'Without "mk-" before it.' },
      group: 'behaviour',
      default: defaultProject,
      advanced: true,
    },
    languageCode: {
      type: 'text',
      label: { de: 'Sprache des Katalogs', en: 'Language of the catalogue' },
      group: 'behaviour',
      default: defaultLanguage,
      advanced: true,
    },
  },
  presets: [
    { id: 'catalogue', label: { de: 'Online-Katalog', en: 'Online catalogue' } },
    {
      id: 'careful',
      label: { de: 'Online-Katalog, erst mit Einwilligung', en: 'Online catalogue, after consent' },
      fields: { load: 'after-consent' },
      drawing: [...leaves, ['strong', 22, 18, 36, 13, 6.5], ['paper', 30, 23, 20, 3, 1.5]],
    },
  ],
  events: {
    'vitrine-catalogue-open': {
      help: { de: 'Der Katalog ist aufgeschlagen.', en: 'The catalogue is open.' },
      detail: { project: 'string', language: 'string' },
    },
    'vitrine-product-add': {
      help: { de: 'Ein Produkt kam aus dem Katalog in den Warenkorb.', en: 'A product went from the catalogue into the cart.' },
      detail: { productId: 'string', quantity: 'number' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    frame: { de: 'Der Katalog', en: 'The catalogue' },
    overlay: { de: 'Ladeanzeige', en: 'Loading overlay' },
    poster: { de: 'Was vor dem Laden steht', en: 'What stands there before it loads' },
    missed: { de: 'Was nicht in den Warenkorb kam', en: 'What did not get into the cart' },
  },
  cssProperties: {
    '--catalogue-frame-height': {
      de: 'Höhe des Katalogs; sonst so hoch wie der Bildschirm.',
      en: 'Height of the catalogue; otherwise as high as the screen.',
      default: '100dvh',
      syntax: '<length>',
    },
  },
  states: {
    asking: { de: 'Wartet auf Klick oder Einwilligung', en: 'Waits for a click or consent' },
    loading,
    open: { de: 'Aufgeschlagen', en: 'Open' },
    processing: { de: 'Legt in den Warenkorb', en: 'Putting into the cart' },
    refused: { de: 'Etwas kam nicht in den Warenkorb', en: 'Something did not get into the cart' },
    failed,
  },
  publishes: [cartOpen],
  subscribes: [consultantKeySelected],
  queryParams: {
    shop: { de: 'Aus wessen Shop geblättert wird; der Katalog erfährt es.', en: 'Out of whose shop one leafs; the catalogue is told.' },
  },
  storageKeys: [guestCartKey, trackedCartKey],
  extensions: ['part-numbers'],
  sample: { host: 'katalog.example' },
  fallback: {
    heading: { de: 'Online Kataloge', en: 'Online catalogues' },
    text: {
      de: 'Blättere durch unseren Katalog, oder stöbere gleich im Shop.',
      en: 'Leaf through our catalogue, or browse the shop straight away.',
    },
    links: [
      { field: 'catalogueUrl', text: { de: 'Katalog öffnen', en: 'Open the catalogue' } },
      { field: 'productsUrl', text: { de: 'Alle Produkte ansehen', en: 'View all products' } },
    ],
  },
  reservedSize: { height: 'calc(100vh + 140px)' },
  inserter: {
    tagline: { de: 'Zum Blättern, groß', en: 'Page through, large' },
    keywords: 'Broschüre Heft Magazin iCatalog flipbook brochure',
    illustration: [...leaves, ['middle', 15, 14, 19, 12, 2], ...bars('line', 15, [19, 13], 29, 6, 3), ['strong', 46, 14, 19, 20, 2]],
  },
})
