import { messages } from '../../commerce/domain/translations.js'

export const paginationMessages = messages('pagination', {
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
