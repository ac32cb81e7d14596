import { plural, messages } from '../../commerce/domain/translations.js'

/** Texts of a browsable list. */
export const barMessages = messages('bar', {
  de: {
    all: 'Alle',
    categories: 'Kategorien',
    sort: 'Sortieren',
    sortDefault: 'Empfehlung',
    sortName: 'Name',
    sortUp: 'Preis aufsteigend',
    sortDown: 'Preis absteigend',
    count: (total: number) => plural('de', total, 'Produkt', 'Produkte'),
    pageOf: (page: number, count: number) => `Seite ${page} von ${count}`,
    corrected: (term: string) => `Ergebnisse für „${term}“`,
    empty: 'Hier gibt es gerade keine Produkte.',
    showAll: 'Alle Produkte zeigen',
    notFound: 'Dazu haben wir leider nichts gefunden. Prüfe die Schreibweise, oder nimm ein kürzeres Wort.',
    searchPages: 'Auf der ganzen Seite suchen',
    askConsultant: 'Beraterin fragen',
  },
  en: {
    all: 'All',
    categories: 'Categories',
    sort: 'Sort by',
    sortDefault: 'Recommended',
    sortName: 'Name',
    sortUp: 'Price, low to high',
    sortDown: 'Price, high to low',
    count: (total) => plural('en', total, 'product', 'products'),
    pageOf: (page, count) => `page ${page} of ${count}`,
    corrected: (term) => `Results for “${term}”`,
    empty: 'There are no products here right now.',
    showAll: 'Show all products',
    notFound: 'Sorry, we found nothing for that. Check the spelling, or try a shorter word.',
    searchPages: 'Search the whole site',
    askConsultant: 'Ask a consultant',
  },
})
