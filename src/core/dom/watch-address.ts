/**
 * Follows the address of a page that changes without a new document: by Back, and by a client-side router. The Navigation
 * API reports both. Browsers without it (Safari before 26.2, Firefox before 147) report Back alone, and we do not
 * replace the page's `pushState`: there the address is polled.
 * @returns a function that ends it
 */
export function watchAddress(changed: () => unknown): () => void {
  let at = location.href
  const look = () => {
    if (at === location.href) return
    at = location.href
    changed()
  }
  const { navigation } = globalThis as { navigation?: EventTarget }
  const [target, change] = navigation ? [navigation, 'currententrychange'] : [window, 'popstate']
  const timer = navigation ? 0 : setInterval(look, lookPause)
  target.addEventListener(change, look)
  return () => {
    clearInterval(timer)
    target.removeEventListener(change, look)
  }
}

/** Milliseconds. */
const lookPause = 200
