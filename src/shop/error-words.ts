import { isBrokenWorld } from './errors.js'
import type { Refusal } from './answers.js'
import type { BrokenWorld } from './errors.js'
import type { QuantityRule } from './product/product-gateway.js'
import { largestQuantity } from './limits.js'

type Words = Record<'de' | 'en', string>

const broken: Record<BrokenWorld['kind'], Words> = {
  offline: {
    de: 'Wir erreichen den Shop gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    en: 'We cannot reach the shop right now. Check your connection and try again.',
  },
  'signed-out': { de: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.', en: 'Your session has ended. Please sign in again.' },
  missing: { de: 'Das haben wir leider nicht gefunden.', en: 'Sorry, we could not find that.' },
  conflict: { de: 'Gerade hat sich etwas geändert. Bitte sieh noch einmal nach.', en: 'Something just changed. Please have another look.' },
  rejected: {
    de: 'Das hat der Shop nicht angenommen. Bitte versuche es noch einmal.',
    en: 'The shop did not accept that. Please try again.',
  },
  broken: {
    de: 'Der Shop hat gerade eine Störung. Bitte versuche es gleich noch einmal.',
    en: 'The shop has a problem right now. Please try again in a moment.',
  },
}

/** What went wrong, in the shopper's words. */
export function describeError(error: unknown, locale: 'de' | 'en'): string {
  return broken[isBrokenWorld(error) ? error.kind : 'broken'][locale]
}

/** Why the shop said no, in the shopper's words; the platform's own sentence where it gave one we cannot better. */
export function describeRefusal(refusal: Refusal, locale: 'de' | 'en'): string {
  const german = locale === 'de'
  switch (refusal.reason) {
    case 'stock':
      if (refusal.available === undefined)
        return refusal.message || (german ? 'So viele haben wir leider nicht mehr.' : 'Sorry, we do not have that many left.')
      if (refusal.available < 1) return german ? 'Leider ausverkauft.' : 'Sorry, sold out.'
      return german ? `Nur noch ${refusal.available} verfügbar.` : `Only ${refusal.available} left.`
    case 'inactive':
      return german
        ? 'Dieser Shop ist gerade geschlossen. Wähle eine andere Beraterin, um einzukaufen.'
        : 'This shop is closed right now. Choose another consultant to shop.'
    case 'rule':
      return (refusal.rule && describeRule(refusal.rule, locale)) || refusal.message || broken.rejected[locale]
    case 'gone':
      return german ? 'Diesen Artikel gibt es leider nicht mehr.' : 'Sorry, this item is no longer available.'
    case 'quantity':
      return german ? 'Bitte gib eine gültige Zahl ein.' : 'Enter a valid number.'
    case 'not-allowed':
      return german ? 'Bitte melde dich dafür an.' : 'Please sign in to do this.'
    case 'conflict':
      return broken.conflict[locale]
    case 'postal-code':
      return german
        ? 'Das ist keine deutsche Postleitzahl. Bitte gib fünf Ziffern ein.'
        : 'That is no German postal code. Please enter five digits.'
    case 'no-consultant':
      return german ? 'Diese Beraterin haben wir nicht gefunden.' : 'We could not find this consultant.'
    case 'taken':
      return german ? 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.' : 'There is an account with this e-mail address already.'
    default:
      return refusal.message || broken.rejected[locale]
  }
}

/** How many of a product one can buy, in words; empty when any number will do. */
export function describeRule({ minimum, maximum, increment }: QuantityRule, locale: 'de' | 'en'): string {
  const german = locale === 'de'
  const most = new Intl.NumberFormat(locale).format(maximum)
  const sentences = [
    increment > 1 &&
      (german ? `Diesen Artikel gibt es nur in Schritten von ${increment}.` : `This item comes in steps of ${increment} only.`),
    minimum > Math.max(increment, 1) && (german ? `Nimm bitte mindestens ${minimum} Stück.` : `Please take at least ${minimum}.`),
    maximum < largestQuantity && (german ? `Du bekommst höchstens ${most} Stück.` : `You can have ${most} at most.`),
  ]
  return sentences.filter(Boolean).join(' ')
}
