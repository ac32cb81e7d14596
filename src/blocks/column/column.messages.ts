import { messages } from '../../commerce/domain/translations.js'

export const columnMessages = messages('column', {
  de: { empty: 'Zieh hier Inhalte hinein' },
  en: { empty: 'Drag content in here' },
})
