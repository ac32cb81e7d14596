import { defineBlock } from '../../core/element/declaration.js'
import { bars } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { guestCartKey, pressedHeartsKey, seenProductsKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { profileUrl } from '../shared-fields.js'
import { failed, loading } from '../shared-states.js'

export const productDetail = defineBlock({
  tag: 'vitrine-product-detail',
  version: 1,
  name: { de: 'Produktseite', en: 'Product detail' },
  summary: {
    de: 'Ein Produkt mit Bildern, Preis, Menge und „In den Warenkorb“.',
    en: 'One product with pictures, price, quantity and "Add to cart".',
  },
  category: 'shop',
  icon: 'bottle',
  guidance: {
    do: [
      {
        de: 'Lass das Produkt leer, wenn die Seite für alle gilt: Dann zählt ?id=… der Adresse.',
        en: 'Leave the product empty when the page is for all: then ?id=… of the address counts.',
      },
      {
        de: 'Setz „Passt zum Produkt“ darunter, als Produktliste mit dieser Quelle.',
        en: 'Put “goes with it” below, as a product list of that source.',
      },
    ],
    dont: [
      { de: 'Wiederhole Preis oder Verfügbarkeit nicht in eigenem Text.', en: 'Don’t repeat price or stock in text of your own.' },
      { de: 'Setz keine zweite Überschrift erster Stufe auf die Seite.', en: 'Don’t put a second top heading on the page.' },
    ],
  },
  providesH1: true,
  fields: {
    product: {
      type: 'reference',
      to: 'product',
      label: { de: 'Produkt', en: 'Product' },
      help: { de: 'Leer: das Produkt, das gerade aufgerufen wird.', en: 'Empty: the product that is being looked at.' },
      group: 'content',
      default: '',
    },
    productsUrl: {
      type: 'url',
      label: { de: 'Zurück zu allen Produkten', en: 'Back to all products' },
      group: 'links',
      default: '/products',
      advanced: true,
    },
    profileUrl,
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-product-add': {
      help: { de: 'Das Produkt kam in den Warenkorb.', en: 'The product went into the cart.' },
      detail: { productId: 'string', quantity: 'number' },
    },
  },
  parts: {
    heading: { de: 'Name', en: 'Name' },
    picture: { de: 'Großes Bild', en: 'Large picture' },
    price: { de: 'Preis', en: 'Price' },
    quantity: { de: 'Menge', en: 'Quantity' },
    add: { de: 'Knopf „In den Warenkorb“', en: 'Button "Add to cart"' },
    share: { de: 'Knopf „Teilen“', en: 'Button "Share"' },
    sections: { de: 'Anwendung, Inhaltsstoffe, Hersteller', en: 'Use, ingredients, manufacturer' },
    reviews: { de: 'Bewertungen', en: 'Reviews' },
    dialog: { de: 'Vergrößerte Bilder', en: 'Enlarged pictures' },
  },
  states: {
    loading,
    filled: { de: 'Mit Produkt', en: 'With product' },
    gone: { de: 'Gibt es nicht (mehr)', en: 'Not there (any more)' },
    locked: { de: 'Nur nach Anmeldung', en: 'Only after signing in' },
    failed,
  },
  subscribes: [consultantKeySelected],
  queryParams: { id: { de: 'Welches Produkt, wenn das Feld leer ist.', en: 'Which product, when the field is empty.' } },
  storageKeys: [guestCartKey, trackedCartKey, seenProductsKey, pressedHeartsKey],
  extensions: ['product-fields'],
  sample: {
    name: 'Rosenserum Leuchtkraft',
    detail: '30 ml · für jede Haut',
    price: '39.90',
    badges: ['best-seller'],
    description: 'Ein leichtes Serum, das deine Haut weckt. Zwei Tropfen am Morgen genügen.',
  },
  fallback: {
    heading: { de: 'Produkt', en: 'Product' },
    loading: { de: 'Das Produkt erscheint gleich.', en: 'The product appears in a moment.' },
    links: [{ field: 'productsUrl', text: { de: 'Alle Produkte', en: 'All products' } }],
  },
  reservedSize: { height: 'max(760px, 100vh)' },
  inserter: {
    tagline: { de: 'Bilder, Preis, Menge', en: 'Pictures, price, quantity' },
    keywords: 'Artikel PDP kaufen buy',
    illustration: [
      ['paper', 8, 4, 30, 40, 4],
      ['middle', 18, 16, 10, 22, 3],
      ['strong', 20, 10, 6, 5, 1],
      ...bars('line', 45, [28, 20, 24], 8),
      ['strong', 45, 34, 28, 9, 4.5],
    ],
  },
})
