import { words } from '../../shop/words.js'

export const tableWords = words('table', {
  de: { scrolls: 'Tabelle, lässt sich zur Seite schieben' },
  en: { scrolls: 'Table, scrolls sideways' },
})
