/** The node that last had the focus in a root, until it loses it. */
const focused = new WeakMap<EventTarget, Node>()

/** Begins to track which node of this root has the focus. */
export function followFocus(root: ShadowRoot): void {
  for (const name of ['focusin', 'focusout']) root.addEventListener(name, follow)
}

function follow({ type, currentTarget, target }: Event): void {
  const root = currentTarget as ShadowRoot
  const node = target as Node
  if (type === 'focusin') focused.set(root, node)
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
