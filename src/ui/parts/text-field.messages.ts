import { messages } from '../../commerce/domain/translations.js'

export const textFieldMessages = messages('text-field', {
  de: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  en: { show: 'Show password', hide: 'Hide password' },
})
