import { type Bridge, bridgeMessages } from './bridge.js'
import { enterCanvas } from './canvas.js'
import { giveAllDevices, hostBlock, type WantedBlock } from './host.js'
import { watchForStore } from './missing-store.js'
import { sayReferences } from './navigation.js'

/** Request by which a Lightning web component reaches the bridge: it cannot import modules of a static resource. */
interface Asking extends Bridge {
  started: (end: () => void) => void
}

// In Node there is no page; importing it there must not fail.
if (typeof document !== 'undefined') open()

/**
 * The page's side of the components in an Experience Cloud site: stands in the head markup, outside of their sandbox. A request
 * that is answered is a cancelled event, which a second version of ours on the page leaves alone; a component that asked too early
 * hears `vitrine-ready`, and asks again.
 */
function open(): void {
  const isCanvas = enterCanvas(location, document.documentElement)
  const noticeBlock = watchForStore()
  document.addEventListener('vitrine-host', (event) => {
    const { detail } = event as CustomEvent<WantedBlock>
    if (event.defaultPrevented || !hostBlock(detail)) return
    event.preventDefault()
    // The canvas shows parts of a page, and its blocks ask for nothing.
    if (!isCanvas) noticeBlock(detail.tag)
  })
  document.addEventListener('vitrine-bridge', (event) => {
    if (event.defaultPrevented) return
    const { started, ...bridge } = (event as CustomEvent<Asking>).detail
    event.preventDefault()
    started(bridgeMessages(bridge))
  })
  sayReferences()
  if (isCanvas)
    new MutationObserver(giveAllDevices).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  document.dispatchEvent(new CustomEvent('vitrine-ready'))
}
