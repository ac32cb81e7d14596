import { words } from '../../shop/words.js'

export const columnWords = words('column', {
  de: { empty: 'Zieh hier Inhalte hinein' },
  en: { empty: 'Drag content in here' },
})
