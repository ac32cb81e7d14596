import { boxOf } from './boxes.js'

const mark = 'data-canvas-invisible'
// Lower than any line of text.
const lowest = 6

/**
 * Gives blocks that show nothing a chip, so that they can be chosen on the canvas, and says when anything moved.
 * Whether a block shows something is known only once it is defined and drawn.
 */
export function watchSizes(window: Window, moved: () => void): { watch: (elements: Iterable<HTMLElement>) => void; stop: () => void } {
  const known = new WeakSet<HTMLElement>()
  const timers = new Set<number>()
  const Observer = (window as Window & typeof globalThis).ResizeObserver
  const observer = new Observer((entries) => {
    for (const { target } of entries) look(target as HTMLElement)
    moved()
  })

  function look(element: HTMLElement): void {
    if (!element.localName.startsWith('vitrine-') || !element.isConnected) return
    element.removeAttribute(mark)
    if (boxOf(element).height < lowest) element.setAttribute(mark, '')
  }

  function lookLater(element: HTMLElement, wait: number): void {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      look(element)
      moved()
    }, wait)
    timers.add(timer)
  }

  function watch(elements: Iterable<HTMLElement>): void {
    for (const element of elements) {
      if (known.has(element)) continue
      known.add(element)
      observer.observe(element)
      if (!element.localName.startsWith('vitrine-')) continue
      void window.customElements.whenDefined(element.localName).then(() => lookLater(element, 50))
      lookLater(element, 1500)
    }
  }

  return {
    watch,
    stop() {
      observer.disconnect()
      for (const timer of timers) window.clearTimeout(timer)
    },
  }
}
