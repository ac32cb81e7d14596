import type { Refusal } from './answers.js'
import { brokenWords } from './broken-words.js'
import type { QuantityRule } from './product/product-gateway.js'
import { largestQuantity } from './limits.js'
import { type Wording, words, wordsIn } from './words.js'

export { describeError } from './broken-words.js'

const refusalWords = words({
  de: {
    'refused-stock': 'So viele haben wir leider nicht mehr.',
    'refused-sold-out': 'Leider ausverkauft.',
    'refused-inactive': 'Dieser Shop ist gerade geschlossen. Wähle eine andere Beraterin, um einzukaufen.',
    'refused-gone': 'Diesen Artikel gibt es leider nicht mehr.',
    'refused-not-allowed': 'Bitte melde dich dafür an.',
    'refused-session': 'Deine Sitzung war abgelaufen. Sieh bitte in deinen Warenkorb und versuche es noch einmal.',
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
    'refused-not-allowed': 'Please sign in to do this.',
    'refused-session': 'Your session had ended. Please have a look at your cart and try again.',
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

/** Why the shop said no, in our words; in the platform's own where it says something meant for shoppers in her language. */
export function describeRefusal(refusal: Refusal, wording: Wording): string {
  const { reason, available, rule } = refusal
  const theirs = refusal.language?.toLowerCase().startsWith(wording.locale) ? refusal.message : ''
  const t = { ...wordsIn(brokenWords, wording), ...wordsIn(refusalWords, wording) }
  switch (reason) {
    case 'stock':
      if (available === undefined) return theirs || t['refused-stock']
      return available < 1 ? t['refused-sold-out'] : t.available(available)
    case 'rule':
      return (rule && describeRule(rule, wording)) || theirs || t['error-rejected']
    case 'quantity':
      return t.invalidQuantity
    case 'conflict':
      return t['error-conflict']
    case 'inactive':
    case 'gone':
    case 'not-allowed':
    case 'session':
    case 'postal-code':
    case 'no-consultant':
    case 'taken':
      return t[`refused-${reason}`]
    case 'input':
      return theirs || t['refused-input']
    default:
      return theirs || t['error-rejected']
  }
}

/** How many of a product one can buy, in words; empty when any number will do. */
export function describeRule({ minimum, maximum, increment }: QuantityRule, wording: Wording): string {
  const t = wordsIn(refusalWords, wording)
  const sentences = [
    increment > 1 && t.steps(increment),
    minimum > Math.max(increment, 1) && t.atLeast(minimum),
    maximum < largestQuantity && t.atMost(maximum),
  ]
  return sentences.filter(Boolean).join(' ')
}
