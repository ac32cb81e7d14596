import { words } from '../../shop/words.js'

export const productDetailWords = words({
  de: {
    back: 'Alle Produkte',
    pictures: 'Bilder',
    picture: (number: number) => `Bild ${number}`,
    available: 'Sofort lieferbar, in 2 bis 4 Werktagen bei dir.',
    quantity: 'Menge',
    gone: 'Dieses Produkt gibt es nicht mehr',
    goneHint: 'Vielleicht gefällt dir etwas anderes aus unserem Sortiment.',
  },
  en: {
    back: 'All products',
    pictures: 'Pictures',
    picture: (number) => `Picture ${number}`,
    available: 'In stock, with you in 2 to 4 working days.',
    quantity: 'Quantity',
    gone: 'This product is no longer available',
    goneHint: 'You may like something else from our range.',
  },
})
