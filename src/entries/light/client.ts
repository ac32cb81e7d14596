import { options } from 'preact'
import { flushSync as flushPreact, type ReactNode, render } from 'preact/compat'
import { makeElementsQuickly } from './quick-elements.js'

makeElementsQuickly()

// Preact leaves effects to the next frame, and what a block asks the platform for would wait with them. React has done
// with those of a flush and of an unmount when it returns, and with all others before the next task.
let effects: (() => void) | undefined

options.requestAnimationFrame = (flush) => {
  effects = flush
  queueMicrotask(flushEffects)
}

function flushEffects(): void {
  const flush = effects
  effects = undefined
  flush?.()
}

/** Works like that of `react-dom`: changes made by `work` are drawn, and their effects are done, when this returns. */
export function flushSync<T>(work: () => T): T {
  const result = flushPreact(work)
  flushEffects()
  return result
}

/** Works like that of `react-dom/client`. */
export const createRoot = (container: Element): Root => new Root(container)

class Root {
  readonly #container: Element

  constructor(container: Element) {
    this.#container = container
  }

  render(node: ReactNode): void {
    render(node, this.#container)
  }

  unmount(): void {
    this.render(null)
    flushEffects()
  }
}
