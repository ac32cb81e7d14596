import { messages } from '../../commerce/domain/translations.js'

export const favouritesMessages = messages('favourites', {
  de: {
    signIn: 'Melde dich an, dann siehst du hier, was du dir mit dem Herz gemerkt hast.',
    none: 'Du hast dir noch nichts gemerkt. Drück bei einem Produkt auf das Herz, dann findest du es hier wieder.',
    browse: 'Produkte ansehen',
  },
  en: {
    signIn: 'Sign in to see here what you have kept with the heart.',
    none: 'You have not kept anything yet. Press the heart of a product, and you find it here again.',
    browse: 'View products',
  },
})
