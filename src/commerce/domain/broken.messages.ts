import { messages } from './translations.js'

export const brokenMessages = messages('broken', {
  de: {
    'error-offline': 'Wir erreichen den Shop gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    'error-signed-out': 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
    'refused-not-allowed': 'Bitte melde dich dafür an.',
    'error-missing': 'Das gibt es hier leider nicht.',
    'error-conflict': 'Gerade hat sich etwas geändert. Bitte sieh noch einmal nach.',
    'error-rejected': 'Das hat der Shop nicht angenommen. Bitte versuche es noch einmal.',
    'error-broken': 'Der Shop hat gerade eine Störung. Bitte versuche es gleich noch einmal.',
  },
  en: {
    'error-offline': 'We cannot reach the shop right now. Check your connection and try again.',
    'error-signed-out': 'Your session has ended. Please sign in again.',
    'refused-not-allowed': 'Please sign in to do this.',
    'error-missing': 'Sorry, there is no such thing here.',
    'error-conflict': 'Something just changed. Please have another look.',
    'error-rejected': 'The shop did not accept that. Please try again.',
    'error-broken': 'The shop has a problem right now. Please try again in a moment.',
  },
})
