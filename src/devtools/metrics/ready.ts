import { rootKey } from '../../core/element/own-keys.js'
import { isBlock, tell } from './metric.js'

/** Every block of the page, also one that comes later. */
export function measureBlocks(): void {
  const known = new WeakSet<Element>()
  const look = (): void => {
    for (const element of document.querySelectorAll('*')) {
      if (!element.localName.includes('-') || known.has(element)) continue
      known.add(element)
      const noteBlock = (): unknown => isBlock(element) && awaitReady(element)
      // `whenDefined` of Lightning Web Security says nothing about elements that were defined before it was loaded.
      if (element.matches(':defined')) noteBlock()
      else void customElements.whenDefined(element.localName).then(noteBlock)
    }
  }
  look()
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
}

/** Reports a block as ready once it is drawn and nothing in it is `aria-busy`. */
function awaitReady(element: Element & { [rootKey]?: ShadowRoot }): void {
  const root = element[rootKey]
  if (!root) return
  const isReady = (): boolean => {
    if (!root.querySelector('.block') || root.querySelector('[aria-busy="true"]')) return false
    tell({ name: 'block-ready', value: performance.now(), block: element.localName })
    return true
  }
  if (isReady()) return
  const observer = new MutationObserver(() => isReady() && observer.disconnect())
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
}
