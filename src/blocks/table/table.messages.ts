import { messages } from '../../commerce/domain/translations.js'

export const tableMessages = messages('table', {
  de: { scrolls: 'Tabelle, lässt sich zur Seite schieben' },
  en: { scrolls: 'Table, scrolls sideways' },
})
