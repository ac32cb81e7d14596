import { type Bridge, bridgeMessages } from './bridge.js'

/** How a Lightning web component reaches the bridge: modules of a static resource cannot be imported there. */
interface Asking extends Bridge {
  started: (end: () => void) => void
}

document.addEventListener('vitrine-bridge', (event) => {
  const { started, ...bridge } = (event as CustomEvent<Asking>).detail
  started(bridgeMessages(bridge))
})
