import { array, boolean, literal, nullish, number, string, union, unknown } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { Answer, Refusable, Refusal } from '../../domain/answers.js'
import { refusalOf } from './refusals.js'
import { maybeText, parseBody } from '../wire/wire.js'
import { has } from '../../domain/has.js'

/** Inferred: what our methods refuse they say with status 200, like `getIbcDetails`, and with a code of ours. */
export const refusalMembers = { errorCode: maybeText, errorMessage: maybeText }

/** Whatever else a method answers with; a no in words that are none is not understood, for it is no yes. */
export const refusalShape = nullish(union([object(refusalMembers), string(), number(), boolean(), array(unknown())]))

// Apart from the codes of the commerce calls (`refusals.ts`): these are ours, come with status 200, and a page without a
// consultant's search or a registration does without them.
const reasons: ReadonlyMap<string, Refusal['reason']> = new Map([
  ['NOT_SIGNED_IN', 'not-allowed'],
  ['INVALID_POSTAL_CODE', 'postal-code'],
  ['NO_CONSULTANT', 'no-consultant'],
  ['SHOP_INACTIVE', 'inactive'],
  ['USERNAME_TAKEN', 'taken'],
  ['INVALID_INPUT', 'input'],
  ['WRONG_PASSWORD', 'password'],
  ['NO_SUCH_LINK', 'gone'],
])

interface RefusalMembers {
  errorCode?: string | null | undefined
  errorMessage?: string | null | undefined
}

export function refusalIn(answer: RefusalMembers | null | undefined): Refusal | undefined {
  if (!answer?.errorCode && !answer?.errorMessage) return undefined
  return { reason: reasons.get(answer.errorCode ?? '') ?? 'other', message: answer.errorMessage ?? '' }
}

/**
 * A write that is refused in its answer or by its status.
 * @throws PlatformError for what is no refusal
 */
export async function outcomeOf(write: Promise<unknown>, call: string): Promise<Refusable<{ value: unknown }>> {
  try {
    const value = await write
    const refused = refusalIn(parseBody(refusalShape, value, call) as RefusalMembers | undefined)
    return refused ? { refused } : { value }
  } catch (error) {
    const refused = refusalOf(error, { answering: 'method' })
    if (!refused) throw error
    return { refused }
  }
}

/** An empty answer, or one from a proxy in between, is no yes. */
const yesShape = object({ success: literal(true) })

/**
 * A write that says whether it is done.
 * @throws PlatformError as {@link outcomeOf}, and for an answer that says neither
 */
export async function answerOf(write: Promise<unknown>, call: string): Promise<Answer> {
  const answer = await outcomeOf(write, call)
  if (has(answer, 'refused')) return answer
  parseBody(yesShape, answer.value, call)
  return { done: true }
}
