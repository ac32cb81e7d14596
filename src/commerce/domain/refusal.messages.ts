import { messages } from './translations.js'

export const refusalMessages = messages('refusal', {
  de: {
    'refused-stock': 'So viele haben wir leider nicht mehr.',
    'refused-sold-out': 'Leider ausverkauft.',
    'refused-inactive': 'Dieser Shop ist gerade geschlossen. Wähle eine andere Beraterin, um einzukaufen.',
    'refused-gone': 'Diesen Artikel gibt es leider nicht mehr.',
    'refused-session': 'Deine Sitzung war abgelaufen. Sieh bitte in deinen Warenkorb und versuche es noch einmal.',
    'refused-not-kept': 'Dein Browser merkt sich hier keinen Warenkorb. Bitte erlaube Cookies.',
    'refused-postal-code': 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.',
    'refused-no-consultant': 'Diese Beraterin haben wir nicht gefunden.',
    'refused-taken': 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    'refused-input': 'Das können wir so nicht verwenden. Bitte sieh dir deine Angaben noch einmal an.',
    // The field for a quantity says the same; who replaces it means both.
    invalidQuantity: 'Bitte gib eine gültige Zahl ein.',
    available: (count: number) => `Nur noch ${count} verfügbar.`,
    steps: (increment: number) => `Diesen Artikel gibt es nur in Schritten von ${increment}.`,
    atLeast: (minimum: number) => `Nimm bitte mindestens ${minimum} Stück.`,
    atMost: (maximum: number) => `Du bekommst höchstens ${maximum.toLocaleString('de')} Stück.`,
  },
  en: {
    'refused-stock': 'Sorry, we do not have that many left.',
    'refused-sold-out': 'Sorry, sold out.',
    'refused-inactive': 'This shop is closed right now. Choose another consultant to shop.',
    'refused-gone': 'Sorry, this item is no longer available.',
    'refused-session': 'Your session had ended. Please have a look at your cart and try again.',
    'refused-not-kept': 'Your browser keeps no cart here. Please allow cookies.',
    'refused-postal-code': 'That is no German postal code. Please enter five digits.',
    'refused-no-consultant': 'We could not find this consultant.',
    'refused-taken': 'There is an account with this e-mail address already.',
    'refused-input': 'We cannot use this as it is. Please have another look at what you entered.',
    invalidQuantity: 'Enter a valid number.',
    available: (count) => `Only ${count} left.`,
    steps: (increment) => `This item comes in steps of ${increment} only.`,
    atLeast: (minimum) => `Please take at least ${minimum}.`,
    atMost: (maximum) => `You can have ${maximum.toLocaleString('en')} at most.`,
  },
})
