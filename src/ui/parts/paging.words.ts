import { words } from '../../shop/words.js'

export const pagingWords = words('paging', {
  de: {
    pages: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: (page: number) => `Seite ${page}`,
  },
  en: {
    pages: 'Pages',
    previous: 'Back',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
})
