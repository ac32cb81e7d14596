import { vi } from 'vitest'

/**
 * Begins to watch who wants to be asked before the page is left. The event itself is kept from everybody else: the
 * sandbox's worker would take it for the end of the page.
 * @returns whether the browser would ask the shopper
 */
export function watchLeaving(): () => boolean {
  const listeners = new Set<unknown>()
  const { addEventListener } = EventTarget.prototype
  const removeEventListener = window.removeEventListener.bind(window)
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function add(this: EventTarget, ...all) {
    if (all[0] === 'beforeunload') listeners.add(all[1])
    addEventListener.apply(this, all)
  })
  // Of the window's own: the test runner has put one there.
  vi.spyOn(window, 'removeEventListener').mockImplementation((...all: Parameters<typeof removeEventListener>) => {
    if (all[0] === 'beforeunload') listeners.delete(all[1])
    removeEventListener(...all)
  })
  return () => {
    const event = new Event('beforeunload', { cancelable: true })
    for (const listener of listeners) if (typeof listener === 'function') listener(event)
    return event.defaultPrevented
  }
}
