import { logFailure } from '../errors.js'

/**
 * Specification, section 4: cart updates are queued and run strictly one after another;
 * a failure is logged and does not stop the next.
 */
export class CartQueue {
  #tail: Promise<unknown> = Promise.resolve()
  #length = 0

  /** @param drained is called when nothing is waiting any more. */
  constructor(private readonly drained: () => void) {}

  get length(): number {
    return this.#length
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#length += 1
    const turn = this.#tail.then(task)
    this.#tail = turn
      .catch((error) => logFailure('cart update failed in queue', error))
      .then(() => {
        this.#length -= 1
        if (this.#length === 0) this.drained()
      })
    return turn
  }
}
