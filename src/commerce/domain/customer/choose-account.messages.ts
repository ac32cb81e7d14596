import { messages } from '../translations.js'

export const accountMessages = messages('choose-account', {
  de: {
    'account-required': 'Dafür muss ein Konto gewählt sein: effectiveAccountId ist erforderlich.',
    'account-unknown': 'Für dieses Konto kannst du nicht einkaufen. Wähle bitte eines aus deiner Liste.',
  },
  en: {
    'account-required': 'An account must be chosen for this: effectiveAccountId is required.',
    'account-unknown': 'You cannot shop for this account. Please choose one from your list.',
  },
})
