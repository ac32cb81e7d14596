import { plural, messages } from '../../commerce/domain/translations.js'

/** Texts for features that only some shops offer: several deliveries, and gifts. */
export const splitMessages = messages('split', {
  de: {
    heading: 'Was soll woandershin?',
    quantityOf: (name: string, most: number) => `${name}: Stückzahl, höchstens ${most}`,
    of: (most: number) => `von ${most}`,
    nothingChosen: 'Bitte wähle, was du woandershin schicken möchtest.',
    whereTo: 'Und wohin?',
    send: 'So aufteilen',
    cancel: 'Abbrechen',
    isGift: 'Das ist ein Geschenk',
    giftTo: 'Für wen?',
    giftMessage: 'Deine Grußkarte',
    lettersLeft: (count: number) => plural('de', count, 'Zeichen frei', 'Zeichen frei'),
  },
  en: {
    heading: 'What shall go elsewhere?',
    quantityOf: (name, most) => `${name}: pieces, ${most} at most`,
    of: (most) => `of ${most}`,
    nothingChosen: 'Please choose what you would like to send elsewhere.',
    whereTo: 'And where to?',
    send: 'Split it like this',
    cancel: 'Cancel',
    isGift: 'This is a gift',
    giftTo: 'Who is it for?',
    giftMessage: 'Your message',
    lettersLeft: (count) => plural('en', count, 'character left', 'characters left'),
  },
})
