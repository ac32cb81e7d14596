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

/** The fields and the mode of one element, for `useSyncExternalStore`; the shop's `observable` is not for this layer to know. */
export class BlockStore {
  #state: BlockState
  /** Somebody has the state as it is now: what changes is another one. Until then the attributes of the markup make one. */
  #isGiven = true
  #listener: (() => void) | undefined

  constructor(beginning: BlockState) {
    this.#state = beginning
  }

  get mode(): Mode {
    return this.#state.mode
  }

  read = (): BlockState => {
    this.#isGiven = true
    return this.#state
  }

  /** For the one root that draws the element. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener
    return () => {
      this.#listener = undefined
    }
  }

  setField(name: string, value: unknown): void {
    if (Object.is(this.#state.fields[name], value)) return
    if (this.#isGiven) this.#state = { ...this.#state, fields: { ...this.#state.fields, [name]: value } }
    else (this.#state.fields as Record<string, unknown>)[name] = value
    this.#isGiven = false
    this.#listener?.()
  }

  setMode(mode: Mode): void {
    if (mode === this.#state.mode) return
    this.#state = { ...this.#state, mode }
    this.#listener?.()
  }
}
