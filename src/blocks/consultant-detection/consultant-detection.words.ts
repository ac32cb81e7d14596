import { words } from '../../shop/words.js'

export const detectionWords = words({
  de: { name: 'Beraterin erkennen (unsichtbar)' },
  en: { name: 'Consultant detection (invisible)' },
})
