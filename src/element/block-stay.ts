import type { BlockStore } from './block-store.js'
import { modeOf, watchMode } from './mode.js'

/** One element's time on the page, and the mode it spends it in: a change of mode ends one time and begins another. */
export class BlockStay {
  readonly #element: HTMLElement
  readonly #store: BlockStore
  #mounted: AbortController | undefined
  #unwatch: (() => void) | undefined

  constructor(element: HTMLElement, store: BlockStore) {
    this.#element = element
    this.#store = store
  }

  /** Of the view that is mounted now; aborted when it goes or the mode changes. */
  get signal(): AbortSignal | undefined {
    return this.#mounted?.signal
  }

  begin(): void {
    this.#mounted = new AbortController()
    this.follow()
  }

  end(): void {
    this.#unwatch?.()
    this.#mounted?.abort()
    this.#mounted = undefined
  }

  /** Follows the mode of the document it is in now. */
  follow(): void {
    if (!this.#mounted) return
    this.#unwatch?.()
    this.#unwatch = watchMode(this.#element.ownerDocument, this)
  }

  enterMode(): void {
    const mode = modeOf(this.#element)
    if (mode === this.#store.mode) return
    if (this.#mounted) {
      this.#mounted.abort()
      this.#mounted = new AbortController()
    }
    this.#store.setMode(mode)
  }
}
