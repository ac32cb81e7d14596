import { words } from '../../shop/words.js'

export const textFieldWords = words('text-field', {
  de: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
  en: { show: 'Show password', hide: 'Hide password' },
})
