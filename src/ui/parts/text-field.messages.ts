import { messages } from '../../shop/translations.js'

export const textFieldMessages = messages('text-field', {
  de: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  en: { show: 'Show password', hide: 'Hide password' },
})
