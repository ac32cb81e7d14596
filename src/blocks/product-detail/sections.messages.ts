import { messages } from '../../commerce/domain/translations.js'

export const sectionMessages = messages('sections', {
  de: {
    application: 'So wendest du es an',
    skin: 'Für welche Haut',
    ingredients: 'Inhaltsstoffe (INCI)',
    safety: 'Sicherheitshinweise',
    manufacturer: 'Hersteller und Artikelnummer',
    articleNumber: (number: string) => `Artikelnummer ${number}`,
  },
  en: {
    application: 'How to use it',
    skin: 'For which skin',
    ingredients: 'Ingredients (INCI)',
    safety: 'Safety information',
    manufacturer: 'Manufacturer and item number',
    articleNumber: (number) => `Item number ${number}`,
  },
})
