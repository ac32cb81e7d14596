import { messages } from '../../commerce/domain/translations.js'

export const productDetailMessages = messages('product-detail', {
  de: {
    back: 'Alle Produkte',
    pictures: 'Bilder',
    picture: (number: number) => `Bild ${number}`,
    available: 'Sofort lieferbar',
    delivery: (time: string) => `Lieferzeit ${time}`,
    notThere: 'nicht vorrätig',
    enlarge: 'Bild vergrößern',
    share: 'Produkt teilen',
    ask: (name: string) => `Frag ${name} dazu`,
    quantity: 'Menge',
    gone: 'Dieses Produkt gibt es nicht mehr',
    goneHint: 'Vielleicht gefällt dir etwas anderes aus unserem Sortiment.',
  },
  en: {
    back: 'All products',
    pictures: 'Pictures',
    picture: (number) => `Picture ${number}`,
    available: 'In stock',
    delivery: (time) => `delivery time ${time}`,
    notThere: 'out of stock',
    enlarge: 'Enlarge the picture',
    share: 'Share this product',
    ask: (name) => `Ask ${name} about it`,
    quantity: 'Quantity',
    gone: 'This product is no longer available',
    goneHint: 'You may like something else from our range.',
  },
})
