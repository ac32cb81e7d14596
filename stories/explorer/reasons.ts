import type { Words } from './explorer.messages.js'
import { missingIn, type Operation, type Values } from './operations.js'
import type { Outcome } from './session.js'

/** Returns why nothing went out; empty when something did. */
export function reasonOf({ operation, config, by, facts, thrown, requests }: Outcome, words: Words): string {
  const { peek, wrong, unfetchable, replayed, cache } = words.reasons
  if (requests.length > 0) return ''
  if (by === 'peek') return peek
  const missing = missingReason(operation, config, words)
  if (missing !== '' && !facts) return missing
  if (facts?.error?.code === 'INVALID_CONFIG') return by === 'refresh' ? unfetchable : wrong
  if (thrown !== undefined) return wrong
  return facts?.error ? replayed : cache
}

/** Returns what a call still needs; empty when it needs nothing more. */
export function missingReason(operation: Operation, config: Values, { reasons }: Words): string {
  const missing = missingIn(operation, config)
  if (!missing) return ''
  return (missing.oneOf ? reasons.oneOf : reasons.missing)(missing.names.join(', '))
}
