import type { Field } from '../../core/element/declaration.js'
import { shopInstant } from '../../core/dom/shown-time.js'

/** Returns what is wrong with the value of a field for a moment: it is none, or it is not after the one that it must follow. */
export function dateFault(field: Field, given: unknown, fields: Readonly<Record<string, unknown>>): 'no-time' | 'not-after' | undefined {
  if (field.type !== 'date' || !field.time || !given) return undefined
  const instant = shopInstant(given)
  if (instant === undefined) return 'no-time'
  const before = field.after === undefined ? undefined : shopInstant(fields[field.after])
  return before !== undefined && before >= instant ? 'not-after' : undefined
}
