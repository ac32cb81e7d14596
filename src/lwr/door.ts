import { type Bridge, bridgeMessages } from './bridge.js'
import { enterCanvas } from './canvas.js'
import { giveAllDevices, hostBlock, type WantedBlock } from './host.js'

/** How a Lightning web component reaches the bridge: modules of a static resource cannot be imported there. */
interface Asking extends Bridge {
  started: (end: () => void) => void
}

// In Node there is no page; importing it there must not fail.
if (typeof document !== 'undefined') open()

/**
 * The page's side of the components in an Experience Cloud site: stands in the head markup, outside of their sandbox. Whoever
 * is answered finds its event cancelled; whoever asked too early hears `vitrine-ready`, and asks again.
 */
function open(): void {
  document.addEventListener('vitrine-host', (event) => {
    if (hostBlock((event as CustomEvent<WantedBlock>).detail)) event.preventDefault()
  })
  document.addEventListener('vitrine-bridge', (event) => {
    const { started, ...bridge } = (event as CustomEvent<Asking>).detail
    event.preventDefault()
    started(bridgeMessages(bridge))
  })
  if (enterCanvas(location, document.documentElement))
    new MutationObserver(giveAllDevices).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  document.dispatchEvent(new CustomEvent('vitrine-ready'))
}
