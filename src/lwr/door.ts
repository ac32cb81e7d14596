import { type Bridge, bridgeMessages } from './bridge.js'

/** How a Lightning web component reaches the bridge: modules of a static resource cannot be imported there. */
interface Asking extends Bridge {
  started: (end: () => void) => void
}

// In Node there is no page; importing it there must not fail.
if (typeof document !== 'undefined')
  document.addEventListener('vitrine-bridge', (event) => {
    const { started, ...bridge } = (event as CustomEvent<Asking>).detail
    started(bridgeMessages(bridge))
  })
