import { words } from '../../shop/words.js'

export const productListWords = words('product-list', {
  de: {
    all: 'Alle',
    viewAll: 'Alle ansehen',
    empty: 'Hier gibt es gerade keine Produkte.',
  },
  en: {
    all: 'All',
    viewAll: 'View all',
    empty: 'There are no products here right now.',
  },
})
