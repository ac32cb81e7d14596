import { messages } from '../../commerce/domain/translations.js'

export const detectionMessages = messages('consultant-detection', {
  de: {
    name: 'Beraterin erkennen (unsichtbar)',
    goesOn: 'Den Shop deiner Beraterin erreichen wir gerade nicht. Wir versuchen es gleich noch einmal.',
    givenUp: 'Den Shop deiner Beraterin erreichen wir gerade nicht. Bitte versuche es später noch einmal.',
  },
  en: {
    name: 'Consultant detection (invisible)',
    goesOn: 'We cannot reach your consultant’s shop right now. We will try again in a moment.',
    givenUp: 'We cannot reach your consultant’s shop right now. Please try again later.',
  },
})
