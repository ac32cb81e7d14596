import { words } from '../../ui/index.js'

export const detectionWords = words({
  de: { name: 'Beraterin erkennen (unsichtbar)' },
  en: { name: 'Consultant detection (invisible)' },
})
