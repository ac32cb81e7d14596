import { words } from '../../shop/words.js'

export const loadingOverlayWords = words({
  de: { loading: 'Wird geladen', name: 'Ladeanzeige' },
  en: { loading: 'Loading', name: 'Loading overlay' },
})
