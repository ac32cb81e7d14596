import { words } from '../../shop/words.js'

export const sectionWords = words('section', {
  de: { empty: 'Zieh hier Spalten oder Inhalte hinein' },
  en: { empty: 'Drag columns or content in here' },
})
