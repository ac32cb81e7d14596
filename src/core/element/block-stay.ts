import type { BlockStore } from './block-store.js'
import { followLanguage, leaveLanguage } from './language.js'
import { modeOf, watchMode } from './mode.js'
import { endTime, makeTools, type Tools } from './view.js'

/** One element's time on the page in one mode: a change of mode ends one time and begins another. */
export class BlockStay {
  readonly #element: HTMLElement
  readonly #store: BlockStore
  /** Tools of the mounted view: they end when it goes or the mode changes. */
  tools: Tools | undefined
  #unwatch: (() => void) | undefined

  constructor(element: HTMLElement, store: BlockStore) {
    this.#element = element
    this.#store = store
  }

  begin(): void {
    this.tools = makeTools(this.#element, this.#store.mode)
    this.follow()
    followLanguage(this.#store)
  }

  end(): void {
    this.#unwatch?.()
    leaveLanguage(this.#store)
    endTime(this.tools!)
    this.tools = undefined
  }

  /** Follows the mode of the document it is in now. */
  follow(): void {
    if (!this.tools) return
    this.#unwatch?.()
    this.#unwatch = watchMode(this.#element.ownerDocument, this)
  }

  enterMode(): void {
    const mode = modeOf(this.#element)
    if (mode === this.#store.mode) return
    if (this.tools) {
      endTime(this.tools)
      this.tools = makeTools(this.#element, mode)
    }
    this.#store.setMode(mode)
  }
}
