import { plural, words } from '../../shop/words.js'

export const productListWords = words({
  de: {
    all: 'Alle',
    categories: 'Kategorien',
    sort: 'Sortieren',
    sortDefault: 'Empfehlung',
    sortName: 'Name',
    sortUp: 'Preis aufsteigend',
    sortDown: 'Preis absteigend',
    viewAll: 'Alle ansehen',
    count: (total: number) => plural('de', total, 'Produkt', 'Produkte'),
    empty: 'Hier gibt es gerade keine Produkte.',
    showAll: 'Alle Produkte zeigen',
  },
  en: {
    all: 'All',
    categories: 'Categories',
    sort: 'Sort by',
    sortDefault: 'Recommended',
    sortName: 'Name',
    sortUp: 'Price, low to high',
    sortDown: 'Price, high to low',
    viewAll: 'View all',
    count: (total) => plural('en', total, 'product', 'products'),
    empty: 'There are no products here right now.',
    showAll: 'Show all products',
  },
})
