import type { InputProblem } from './input-schema.js'

export type ActionErrorCode =
  /** The input does not fit; `problems` says where. */
  | 'invalid-input'
  /** There were more calls than the page answers; `retryAfterMs` says when there may be another. */
  | 'too-many-calls'

/**
 * An action that could not begin. A shop that says no is no error: the result has `userErrors`.
 * @example
 * ```ts
 * import { type ActionError, startActions } from '@vitrine/blocks/actions'
 *
 * const { searchProducts } = await startActions()
 * await searchProducts({ term: 'Serum' }).catch((error: ActionError) => console.warn(error.code, error.problems, error.retryAfterMs))
 * ```
 */
export class ActionError extends Error {
  override name = 'ActionError'
  readonly problems: readonly InputProblem[]
  /** Milliseconds; 0 where waiting does not help. */
  readonly retryAfterMs: number

  constructor(
    readonly code: ActionErrorCode,
    readonly action: string,
    { problems = [], retryAfterMs = 0 }: { problems?: readonly InputProblem[]; retryAfterMs?: number } = {},
  ) {
    super(
      code === 'invalid-input'
        ? `${action}: ${problems.map(({ path, message }) => `${path || 'the input'} ${message}`).join('; ')}.`
        : `${action}: too many calls; there may be another in ${Math.ceil(retryAfterMs / 1000)} s.`,
    )
    this.problems = problems
    this.retryAfterMs = retryAfterMs
  }
}
