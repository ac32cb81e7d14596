import { messages } from '../../commerce/domain/translations.js'

export const newPasswordMessages = messages('new-password', {
  de: {
    hint: (shortest: number) => `Mindestens ${shortest} Zeichen`,
    missing: 'Bitte gib ein neues Passwort ein.',
    tooShort: (shortest: number) => `Das Passwort braucht mindestens ${shortest} Zeichen.`,
    tooLong: (longest: number) => `Das Passwort darf höchstens ${longest} Zeichen haben.`,
  },
  en: {
    hint: (shortest) => `At least ${shortest} characters`,
    missing: 'Please enter a new password.',
    tooShort: (shortest) => `The password needs at least ${shortest} characters.`,
    tooLong: (longest) => `The password may have ${longest} characters at most.`,
  },
})
