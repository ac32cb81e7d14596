import { messages } from '../../commerce/domain/translations.js'

export const personMessages = messages('person', {
  de: {
    shopHere: (name: string) => `Bei ${name} einkaufen`,
    opening: 'Einen Moment',
    chosen: (name: string) => `Du kaufst jetzt bei ${name} ein.`,
  },
  en: {
    shopHere: (name) => `Shop with ${name}`,
    opening: 'One moment',
    chosen: (name) => `You are now shopping with ${name}.`,
  },
})
