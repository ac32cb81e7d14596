import { messages } from '../../shop/translations.js'

export const loadingOverlayMessages = messages('loading-overlay', {
  de: { loading: 'Wird geladen', name: 'Ladeanzeige' },
  en: { loading: 'Loading', name: 'Loading overlay' },
})
