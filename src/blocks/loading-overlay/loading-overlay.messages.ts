import { messages } from '../../commerce/domain/translations.js'

export const loadingOverlayMessages = messages('loading-overlay', {
  de: { loading: 'Wird geladen', name: 'Ladeanzeige' },
  en: { loading: 'Loading', name: 'Loading overlay' },
})
