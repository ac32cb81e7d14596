import { plural, messages } from '../../commerce/domain/translations.js'

export const productSearchMessages = messages('product-search', {
  de: {
    label: 'Produkte suchen',
    search: 'Suchen',
    recent: 'Zuletzt gesucht',
    terms: 'Vorschläge',
    products: 'Produkte',
    clear: 'Verlauf löschen',
    cleared: 'Der Verlauf ist gelöscht.',
    count: (count: number) => plural('de', count, 'Vorschlag', 'Vorschläge'),
  },
  en: {
    label: 'Search products',
    search: 'Search',
    recent: 'Searched before',
    terms: 'Suggestions',
    products: 'Products',
    clear: 'Clear the history',
    cleared: 'The history is cleared.',
    count: (count) => plural('en', count, 'suggestion', 'suggestions'),
  },
})
