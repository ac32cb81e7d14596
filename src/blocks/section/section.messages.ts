import { messages } from '../../commerce/domain/translations.js'

export const sectionMessages = messages('section', {
  de: { empty: 'Zieh hier Spalten oder Inhalte hinein' },
  en: { empty: 'Drag columns or content in here' },
})
