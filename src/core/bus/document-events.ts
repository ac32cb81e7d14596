import type { Bus, BusEntry } from './bus.js'

/** Dispatches each message of the bus on the document, after the blocks have received it. Returns the undo. */
export const tellDocument = (bus: Bus): (() => void) => bus.watch((entry) => void document.dispatchEvent(new Heard(entry)))

class Heard extends CustomEvent<unknown> {
  readonly #entry: BusEntry
  #copy: unknown

  constructor(entry: BusEntry) {
    super(`vitrine:${entry.channel}`)
    this.#entry = entry
  }

  /** The copy is made on first access: most events are never read. */
  override get detail(): unknown {
    this.#copy ??= structuredClone(this.#entry.message)
    return this.#copy
  }
}
