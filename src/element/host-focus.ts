import { rootKey } from './own-keys.js'

/** What last had the focus in a root, until it gives it away. */
const focused = new WeakMap<Node, Element>()

/** From now on it is known what has the focus in this document: two listeners for all its blocks, as the same one counts once. */
export function followFocus(document: Document): void {
  for (const name of ['focusin', 'focusout']) document.addEventListener(name, follow, true)
}

function follow(event: Event): void {
  const target = event.composedPath()[0] as Element & { [rootKey]?: ShadowRoot }
  // A closed root shows its host only.
  const node = target[rootKey]?.activeElement ?? target
  const root = node.getRootNode()
  if (event.type === 'focusin') focused.set(root, node)
  else queueMicrotask(() => node.isConnected && focused.get(root) === node && focused.delete(root))
}

/**
 * Goes to the first thing that can be operated. A root that delegates would do so at every click beside one, too.
 * React gives the focus back to the host when it draws no more what had it: then the block says where the focus goes.
 */
export function focusFirst(root: ShadowRoot, options?: FocusOptions): void {
  const isGone = focused.get(root)?.isConnected === false
  focused.delete(root)
  if (isGone) return
  for (const control of root.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,iframe,[tabindex="0"]')) {
    if (root.activeElement) return
    control.focus(options)
  }
}
