import { messages } from '../../commerce/domain/translations.js'

export const productListMessages = messages('product-list', {
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
