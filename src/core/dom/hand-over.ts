/** Detail of `vitrine-navigate`. */
export interface NavigationDetail {
  /** The whole address, of this origin. */
  url: string
  /** The address in a router's form: path, query and fragment. */
  path: string
  /** True when Back shall not lead to the page that is left. */
  replace: boolean
}

/** Asks the host of the page, such as a client-side router, to navigate itself. @returns true when it does */
export function handOver(from: EventTarget, href: string, replace = false): boolean {
  const { origin, pathname, search, hash, href: url } = new URL(href, location.href)
  // For a page on a disk, `window.origin` differs from the origin of its address.
  const isElsewhere = origin !== new URL(location.href).origin
  const isFragment = hash && pathname + search === location.pathname + location.search
  // The platform's own pages are no routes of the site.
  if (isElsewhere || isFragment || pathname.includes('/secur/')) return false
  const detail: NavigationDetail = { url, path: pathname + search + hash, replace }
  return !from.dispatchEvent(new CustomEvent('vitrine-navigate', { detail, bubbles: true, composed: true, cancelable: true }))
}

const asked = new WeakSet<Event>()

/** Offers every link of a block, and of its slotted content, to the host before the browser follows it. */
export const handLinksOver = (root: EventTarget): void => root.addEventListener('click', offer)

function offer(event: Event): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event as MouseEvent
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey || asked.has(event)) return
  asked.add(event)
  // Links in drawings are not of this class, and those without an address are not followed.
  const link = event.composedPath().find((node) => (node as Partial<Element>).matches?.('a[href]:not([download])')) as
    | HTMLAnchorElement
    | undefined
  if (!link || !/^(_self)?$/.test(link.target)) return
  if (!handOver(link, link.href)) return
  event.preventDefault()
  // No document comes that would leave it behind.
  link.closest('dialog')?.close()
}
