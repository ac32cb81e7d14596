import type { FieldSlot } from './fields.js'
import type { Mode } from './mode.js'

export interface BlockState {
  fields: Readonly<Record<string, unknown>>
  mode: Mode
}

/** Returns the initial state of every element of a block. */
export const beginningOf = (slots: readonly FieldSlot[]): BlockState => ({
  fields: Object.fromEntries(slots.map(({ property, fallback }) => [property, fallback])),
  mode: 'live',
})

/** The fields and the mode of one element. It is drawn anew when they change, and when the page speaks another language. */
export class BlockStore {
  #state: BlockState
  /** True once a reader has the state: a change then makes a new object. Until then the attributes of the markup write into this one. */
  #isGiven = true
  readonly #changed: () => void
  /** True when the drawn content is out of date: `changed` has been called, once. */
  isStale = false

  /** @param changed is called when the content is out of date; the renderer calls `drawn` when it is not any more */
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

  /** Returns the state to the renderer, and marks it as drawn. */
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
