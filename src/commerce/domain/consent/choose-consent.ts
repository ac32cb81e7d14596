import type { experimentsKey } from '../../../core/dom/drawn.js'
import { consentKey, seenProductsKey, trackedCartKey } from '../memory.js'
import type { Consent } from './consent.js'
import type { Purpose } from './purposes.js'

// Said by its type only: who never draws need not fetch what draws.
const drawnKey: typeof experimentsKey = 'vitrine_experiments'

/**
 * She has chosen; what was kept for what she does not want (any more) is gone.
 * @returns whether the browser keeps her choice; if not, it is asked for again on the next page
 */
export function chooseConsent(consent: Consent, choice: readonly Purpose[]): boolean {
  const { clock, memory, visit, changed } = consent.tools
  const text = [new Date(clock.now()).toISOString().slice(0, 10), ...choice].join(' ')
  memory.set(consentKey, text)
  if (!choice.includes('comfort')) visit.remove(seenProductsKey)
  if (!choice.includes('statistics')) for (const key of [trackedCartKey, drawnKey]) memory.remove(key)
  consent.accept(choice)
  changed()
  return memory.get(consentKey) === text
}
