import type { Bus, BusEntry } from './bus.js'

/** Makes each message of the bus an event of the document, too, after the blocks were told. Returns the undo. */
export const tellDocument = (bus: Bus): (() => void) => bus.watch((entry) => void document.dispatchEvent(new Heard(entry)))

class Heard extends CustomEvent<unknown> {
  readonly #entry: BusEntry
  #copy: unknown

  constructor(entry: BusEntry) {
    super(`vitrine:${entry.channel}`)
    this.#entry = entry
  }

  /** A copy, made for whoever asks for it: mostly nobody does. */
  override get detail(): unknown {
    this.#copy ??= structuredClone(this.#entry.message)
    return this.#copy
  }
}
