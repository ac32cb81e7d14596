import { messages } from '../../commerce/domain/translations.js'

export const uiMessages = messages('ui', {
  de: {
    again: 'Erneut versuchen',
    notFetched: 'Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    signIn: 'Anmelden',
    close: 'Schließen',
    loading: 'Wird geladen',
    before: 'Vorher',
    now: 'Jetzt',
    mayNotBrowse: 'In diesem Shop kannst du dich nach dem Anmelden umsehen.',
    mayNotFillCart: 'Zum Einkaufen melde dich bitte an.',
    mayNotCheckOut: 'Zum Bestellen melde dich bitte an.',
  },
  en: {
    again: 'Try again',
    notFetched: 'This part could not be loaded. Check your connection and try again.',
    signIn: 'Sign in',
    close: 'Close',
    loading: 'Loading',
    before: 'Before',
    now: 'Now',
    mayNotBrowse: 'Sign in to look around this shop.',
    mayNotFillCart: 'Please sign in to shop.',
    mayNotCheckOut: 'Please sign in to order.',
  },
})
