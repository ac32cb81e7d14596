import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused element is removed, the focus goes on from this target, not from the top of the page.
 * The element takes the ref and `tabIndex={-1}`.
 */
export function useFocusHome<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => {
    const root = target.current?.getRootNode()
    // The class is no criterion: under synthetic shadow, and on a canvas in a frame, `ShadowRoot` is another one.
    if (!root || !('host' in root)) return
    let last: Node | null = null
    const remember = (event: Event) => {
      last = event.target as Node
    }
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return
      last = null
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) target.current?.focus({ preventScroll: true })
    })
    root.addEventListener('focusin', remember)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return target
}
