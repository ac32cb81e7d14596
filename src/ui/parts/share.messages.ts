import { messages } from '../../commerce/domain/translations.js'

export const shareMessages = messages('share', {
  de: {
    shared: 'Danke fürs Teilen!',
    copied: 'Der Link ist kopiert.',
    copyByHand: 'Das Kopieren hat nicht geklappt. Hier ist der Link:',
  },
  en: {
    shared: 'Thank you for sharing!',
    copied: 'The link is copied.',
    copyByHand: 'Copying did not work. Here is the link:',
  },
})
