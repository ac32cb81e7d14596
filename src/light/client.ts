import { options } from 'preact'
import { createRoot as createPreactRoot } from 'preact/compat/client'
import { flushSync as flushPreact, type ReactNode } from 'preact/compat'

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

/** As that of `react-dom`: what `work` changes is drawn, and its effects are done, when this returns. */
export function flushSync<T>(work: () => T): T {
  const result = flushPreact(work)
  flushEffects()
  return result
}

/** As that of `react-dom/client`. */
export function createRoot(container: Element) {
  const root = createPreactRoot(container)
  return {
    render: (node: ReactNode) => root.render(node),
    unmount() {
      root.unmount()
      flushEffects()
    },
  }
}
