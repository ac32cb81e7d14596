import { messages } from '../../commerce/domain/translations.js'

export const switchMessages = messages('switch-question', {
  de: {
    switchTitle: (name: string) => `Zu ${name} wechseln?`,
    switchFrom: (name: string, before: string) => `Dein Warenkorb bleibt derselbe. Du bestellst ihn dann bei ${name} statt bei ${before}.`,
    switchYes: 'Ja, wechseln',
    beginTitle: (name: string) => `Bei ${name} einkaufen?`,
    beginCart: (name: string) => `Dein Warenkorb bleibt derselbe. Du bestellst ihn dann bei ${name}.`,
    beginYes: 'Ja, hier einkaufen',
    switchMissing: (firstName: string) => `Das gibt es bei ${firstName} leider nicht:`,
    switchUnknown: (firstName: string) => `Was es bei ${firstName} davon nicht gibt, siehst du danach im Warenkorb.`,
    switchAll: (firstName: string) => `Alles daraus bekommst du auch bei ${firstName}.`,
    switchNo: 'Nein, abbrechen',
  },
  en: {
    switchTitle: (name) => `Switch to ${name}?`,
    switchFrom: (name, before) => `Your cart stays the same. You will order it from ${name} instead of ${before}.`,
    switchYes: 'Yes, switch',
    beginTitle: (name) => `Shop with ${name}?`,
    beginCart: (name) => `Your cart stays the same. You will order it from ${name}.`,
    beginYes: 'Yes, shop here',
    switchMissing: (firstName) => `${firstName} does not have this:`,
    switchUnknown: (firstName) => `Your cart shows afterwards what ${firstName} does not have.`,
    switchAll: (firstName) => `${firstName} has everything in it.`,
    switchNo: 'No, cancel',
  },
})
