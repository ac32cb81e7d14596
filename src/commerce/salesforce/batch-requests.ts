interface Options {
  /** Number of keys that are asked for at once. */
  most: number
  /** Tells if an error is about one of the keys: then each reader asks for its key alone. */
  isOfOne: (error: unknown) => boolean
}

interface Round<Answer> {
  keys: Set<string>
  readers: number
  controller: AbortController
  answer: Promise<Answer>
}

/**
 * Asks once for all that is asked for in one task: fifty products on a page are one request.
 * @param ask its signal aborts when every reader has gone
 */
export function batchRequests<Answer>(ask: (keys: readonly string[], signal: AbortSignal) => Promise<Answer>, { most, isOfOne }: Options) {
  let open: Round<Answer> | undefined

  function begin(): Round<Answer> {
    const keys = new Set<string>()
    const controller = new AbortController()
    // Blocks ask within one task when they are mounted, though not within one microtask.
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (open === round) open = undefined
      controller.signal.throwIfAborted()
      return ask([...keys], controller.signal)
    })
    // A failure after every reader has gone is nobody's to handle.
    answer.catch(() => {})
    const round = { keys, readers: 0, controller, answer }
    return round
  }

  /** @throws the error of `ask`; the signal's reason, to this reader only */
  return function read(keys: readonly string[], signal?: AbortSignal): Promise<Answer> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (!open || new Set([...open.keys, ...keys]).size > most) open = begin()
    const round = open
    for (const key of keys) round.keys.add(key)
    round.readers += 1
    const answer = round.answer.catch((error: unknown) => {
      if (round.keys.size > keys.length && isOfOne(error)) return ask(keys, round.controller.signal)
      throw error
    })
    return new Promise((resolve, reject) => {
      const leave = () => {
        round.readers -= 1
        if (round.readers === 0) round.controller.abort(signal?.reason)
        if (round.readers === 0 && open === round) open = undefined
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave))
    })
  }
}
