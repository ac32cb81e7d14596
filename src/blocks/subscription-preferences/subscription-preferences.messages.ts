import { messages } from '../../commerce/domain/translations.js'

export const subscriptionMessages = messages('subscription-preferences', {
  de: {
    heading: 'Deine Newsletter',
    hint: 'Du entscheidest, was du bekommst. Gespeichert wird erst, wenn du es sagst.',
    guest: 'Melde dich an, um deine Newsletter zu sehen.',
    empty: 'Gerade gibt es keine Newsletter für dich. Sobald sich das ändert, kannst du sie hier auswählen.',
    selectAll: 'Alle auswählen',
    unselectAll: 'Alle abwählen',
    chosen: (count: number, all: number) =>
      count === 0 ? 'Keiner ausgewählt' : count === all ? 'Alle ausgewählt' : `${count} von ${all} ausgewählt`,
    notYet: (chosen: string) => `${chosen}, noch nicht gespeichert.`,
    fromShop: 'Vom Shop',
    fromMarket: (country: string) => `Vom Shop in ${country}`,
    fromConsultant: (name: string) => (name ? `Von ${name}` : 'Von deiner Beraterin'),
    news: 'Was neu ins Sortiment kommt, und wann.',
    offers: 'Aktionen, Sets und Gutscheine, bevor sie vorbei sind.',
    tips: 'Kurze Tipps für deine Haut, passend zur Jahreszeit.',
    nameless: 'Newsletter',
    willStart: 'kommt dazu',
    willEnd: 'fällt weg',
    consent:
      'Für jeden neuen Newsletter bekommst du eine E-Mail: Er beginnt erst, wenn du darin auf den Link zum Bestätigen klickst. Abmelden ' +
      'wirkt sofort, hier und über den Link in jeder Ausgabe.',
    privacy: 'Datenschutz',
    on: 'abonniert',
    off: 'nicht abonniert',
    saved: 'Gespeichert.',
    savedNew: 'Gespeichert. Für neue Newsletter kommt eine E-Mail, in der du sie bestätigst.',
  },
  en: {
    heading: 'Your newsletters',
    hint: 'You decide what you get. Nothing is saved until you say so.',
    guest: 'Sign in to see your newsletters.',
    empty: 'There are no newsletters for you right now. As soon as there are, you can choose them here.',
    selectAll: 'Select all',
    unselectAll: 'Unselect all',
    chosen: (count, all) => (count === 0 ? 'None selected' : count === all ? 'All selected' : `${count} of ${all} selected`),
    notYet: (chosen) => `${chosen}, not saved yet.`,
    fromShop: 'From the shop',
    fromMarket: (country) => `From the shop in ${country}`,
    fromConsultant: (name) => (name ? `From ${name}` : 'From your consultant'),
    news: 'What is new in the range, and when it comes.',
    offers: 'Promotions, sets and coupons before they are over.',
    tips: 'Short tips for your skin, to suit the season.',
    nameless: 'Newsletter',
    willStart: 'will start',
    willEnd: 'will end',
    consent:
      'For every new newsletter you get an e-mail: it starts only when you follow the link in it to confirm. Unsubscribing works at ' +
      'once, here and with the link in every issue.',
    privacy: 'Privacy',
    on: 'subscribed',
    off: 'not subscribed',
    saved: 'Saved.',
    savedNew: 'Saved. For new newsletters you get an e-mail in which you confirm them.',
  },
})
