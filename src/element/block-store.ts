import type { FieldSlot } from './fields.js'
import type { Mode } from './mode.js'

export interface BlockState {
  fields: Readonly<Record<string, unknown>>
  mode: Mode
}

/** The fields and the mode of one element, for `useSyncExternalStore`; the shop's `observable` is not for this layer to know. */
export class BlockStore {
  #state: BlockState
  #listeners = new Set<() => void>()

  constructor(slots: readonly FieldSlot[]) {
    this.#state = { fields: Object.fromEntries(slots.map(({ property, fallback }) => [property, fallback])), mode: 'live' }
  }

  read = (): BlockState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  setField(name: string, value: unknown): void {
    if (Object.is(this.#state.fields[name], value)) return
    this.#change({ ...this.#state, fields: { ...this.#state.fields, [name]: value } })
  }

  setMode(mode: Mode): void {
    if (mode !== this.#state.mode) this.#change({ ...this.#state, mode })
  }

  #change(state: BlockState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
