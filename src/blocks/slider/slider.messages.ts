import { messages } from '../../commerce/domain/translations.js'

export const sliderMessages = messages('slider', {
  de: {
    heading: 'Zum Durchblättern',
    slides: 'Mit den Pfeiltasten weiter',
    back: 'Zurück',
    on: 'Weiter',
    place: (at: number, count: number) => `${at} von ${count}`,
  },
  en: {
    heading: 'To leaf through',
    slides: 'Arrow keys move on',
    back: 'Back',
    on: 'Next',
    place: (at: number, count: number) => `${at} of ${count}`,
  },
})
