import { words } from '../../ui/index.js'

export const loadingOverlayWords = words({
  de: { loading: 'Wird geladen', name: 'Ladeanzeige' },
  en: { loading: 'Loading', name: 'Loading overlay' },
})
