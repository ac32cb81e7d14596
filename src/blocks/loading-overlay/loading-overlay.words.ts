import { words } from '../../shop/words.js'

export const loadingOverlayWords = words('loading-overlay', {
  de: { loading: 'Wird geladen', name: 'Ladeanzeige' },
  en: { loading: 'Loading', name: 'Loading overlay' },
})
