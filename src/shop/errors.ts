import type { BrokenWorld, Refusal } from './gateways.js'

/** Specification, section 8: the codes that errors of the shop are normalised to. */
export const errorCodes = [
  'INTERNAL_ERROR', 'SSR_NO_POLLING', 'SSR_FAST_CHECKOUT', 'SSR_CHECKOUT_RETRY', 'INSUFFICIENT_INVENTORY', 'NULL_CHECKOUTID',
  'SESSION_NOT_LOADED', 'async maximum wait exceeded', 'CART_VALIDATION_ERROR', 'UNKNOWN_ERROR',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export class ShopError extends Error {
  override name = 'ShopError'
  constructor(readonly code: ErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
  }
}

/** Whether an error is one that `platform/` threw because the world is broken. */
export function isBrokenWorld(error: unknown): error is BrokenWorld {
  return error instanceof Error && 'kind' in error && 'status' in error
}

/** What may pass by itself: the network, 408, 429 and 5xx. A 409 never does, and a 4xx with a reason is an answer. */
export function mayPass(error: unknown): boolean {
  if (!isBrokenWorld(error)) return false
  return error.kind === 'offline' || error.kind === 'broken' || error.status === 408 || error.status === 429
}

type Words = Record<'de' | 'en', string>

const broken: Record<BrokenWorld['kind'], Words> = {
  offline: {
    de: 'Wir erreichen den Shop gerade nicht. Prüfe deine Verbindung und versuche es noch einmal.',
    en: 'We cannot reach the shop right now. Check your connection and try again.',
  },
  'signed-out': { de: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.', en: 'Your session has ended. Please sign in again.' },
  missing: { de: 'Das haben wir leider nicht gefunden.', en: 'Sorry, we could not find that.' },
  conflict: { de: 'Gerade hat sich etwas geändert. Bitte sieh noch einmal nach.', en: 'Something just changed. Please have another look.' },
  rejected: { de: 'Das hat der Shop nicht angenommen. Bitte versuche es noch einmal.', en: 'The shop did not accept that. Please try again.' },
  broken: { de: 'Der Shop hat gerade eine Störung. Bitte versuche es gleich noch einmal.', en: 'The shop has a problem right now. Please try again in a moment.' },
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
      if (refusal.available === undefined) return refusal.message
      if (refusal.available < 1) return german ? 'Leider ausverkauft.' : 'Sorry, sold out.'
      return german ? `Nur noch ${refusal.available} verfügbar.` : `Only ${refusal.available} left.`
    case 'gone': return german ? 'Diesen Artikel gibt es leider nicht mehr.' : 'Sorry, this item is no longer available.'
    case 'quantity': return german ? 'Bitte gib eine gültige Zahl ein.' : 'Enter a valid number.'
    case 'not-allowed': return german ? 'Bitte melde dich dafür an.' : 'Please sign in to do this.'
    case 'conflict': return broken.conflict[locale]
    default: return refusal.message || broken.rejected[locale]
  }
}
