import type { FieldSlot } from './fields.js'
import type { Mode } from './mode.js'

export interface BlockState {
  fields: Readonly<Record<string, unknown>>
  mode: Mode
}

/** What every element of a block begins with. */
export const beginningOf = (slots: readonly FieldSlot[]): BlockState => ({
  fields: Object.fromEntries(slots.map(({ property, fallback }) => [property, fallback])),
  mode: 'live',
})

/** The fields and the mode of one element; it is drawn anew when they are others, and when the page speaks another language. */
export class BlockStore {
  #state: BlockState
  /** Somebody has the state as it is now: what changes is another one. Until then the attributes of the markup make one. */
  #isGiven = true
  readonly #changed: () => void
  /** What it shows is not, or not yet, what it should: it has been told, once. */
  isStale = false

  /** @param changed is called when it is stale; whoever draws says so (`drawn`) */
  constructor(beginning: BlockState, changed: () => void) {
    this.#state = beginning
    this.#changed = changed
  }

  get mode(): Mode {
    return this.#state.mode
  }

  read(): BlockState {
    this.#isGiven = true
    return this.#state
  }

  /** For whoever draws it. */
  drawn(): BlockState {
    this.isStale = false
    return this.read()
  }

  setField(name: string, value: unknown): void {
    if (Object.is(this.#state.fields[name], value)) return
    if (this.#isGiven) this.#state = { ...this.#state, fields: { ...this.#state.fields, [name]: value } }
    else (this.#state.fields as Record<string, unknown>)[name] = value
    this.#isGiven = false
    this.touch()
  }

  setMode(mode: Mode): void {
    if (mode === this.#state.mode) return
    this.#state = { ...this.#state, mode }
    this.touch()
  }

  touch(): void {
    if (this.isStale) return
    this.isStale = true
    this.#changed()
  }
}
