import { messages } from '../../commerce/domain/translations.js'

export const inactiveShopMessages = messages('inactive-shop', {
  de: {
    heading: (name: string) => (name ? `Der Shop von ${name} ist gerade geschlossen` : 'Dieser Shop ist gerade geschlossen'),
    inactive: 'Zurzeit kannst du hier nichts bestellen. Schreib ihr gern, oder such dir eine andere Beraterin aus.',
    choose: 'Andere Beraterin wählen',
    leave: 'Ohne Beraterin weiterstöbern',
  },
  en: {
    heading: (name) => (name ? `${name}’s shop is closed right now` : 'This shop is closed right now'),
    inactive: 'You cannot order here at the moment. Feel free to write to her, or choose another consultant.',
    choose: 'Choose another consultant',
    leave: 'Go on without a consultant',
  },
})
