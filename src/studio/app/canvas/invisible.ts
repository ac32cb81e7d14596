import { boxOf } from './boxes.js'

const mark = 'data-canvas-invisible'
// Pixels; any line of text is higher.
const lowest = 6
const beforeLookingAgain = 100
// Number of looks: a block that is drawn in several steps is empty for a moment.
const surelyEmpty = 4

/**
 * Gives blocks that show nothing a chip, so that they can be chosen on the canvas, and says when anything moved.
 * A block must be defined and drawn before that is known.
 */
export function watchSizes(window: Window, moved: () => void): { watch: (elements: Iterable<HTMLElement>) => void; stop: () => void } {
  const known = new WeakSet<HTMLElement>()
  const waiting = new Map<HTMLElement, number>()
  const Observer = (window as Window & typeof globalThis).ResizeObserver
  const observer = new Observer((entries) => {
    for (const { target } of entries) look(target as HTMLElement, 0)
    moved()
  })

  function look(element: HTMLElement, timesEmpty: number): void {
    if (
      element.hasAttribute('data-canvas-over') ||
      !element.localName.includes('-') ||
      !element.isConnected ||
      !element.matches(':defined')
    )
      return
    const chip = element.hasAttribute(mark)
    element.removeAttribute(mark)
    if (!isDrawn(element)) return lookAgain(element, 0)
    if (boxOf(element).height >= lowest) return
    if (!chip && timesEmpty < surelyEmpty) return lookAgain(element, timesEmpty + 1)
    element.setAttribute(mark, '')
    if (!chip) moved()
  }

  function lookAgain(element: HTMLElement, timesEmpty: number): void {
    window.clearTimeout(waiting.get(element))
    waiting.set(
      element,
      window.setTimeout(() => {
        waiting.delete(element)
        look(element, timesEmpty)
      }, beforeLookingAgain),
    )
  }

  function watch(elements: Iterable<HTMLElement>): void {
    for (const element of elements) {
      if (known.has(element)) continue
      known.add(element)
      observer.observe(element)
      if (element.localName.includes('-')) void window.customElements.whenDefined(element.localName).then(() => lookAgain(element, 0))
    }
  }

  return {
    watch,
    stop() {
      observer.disconnect()
      for (const timer of waiting.values()) window.clearTimeout(timer)
    },
  }
}

const isDrawn = ({ shadowRoot }: HTMLElement): boolean => shadowRoot === null || shadowRoot.querySelector('.block') !== null
