import { messages } from '../../commerce/domain/translations.js'

export const logoutMessages = messages('logout', {
  de: {
    logout: 'Abmelden',
    loggedOut: 'Du bist abgemeldet.',
    logoutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  en: {
    logout: 'Log out',
    loggedOut: 'You are signed out.',
    logoutFailed: 'Signing out did not work. Please try again.',
  },
})
