import { action } from 'storybook/actions'
import { addons } from 'storybook/preview-api'
import { store } from '../src/blocks/store/store.block.js'
import { argsOf } from '../src/builder/controls.js'
import { Bus, pageBus, pageShare } from '../src/bus/index.js'
import { createPageGateways } from '../src/platform/page-gateways.js'
import { channels } from '../src/shop/channels.js'
import { systemClock } from '../src/shop/clock.js'
import type { ShopSettings } from '../src/shop/settings.js'
import type { Cookies, Memory } from '../src/shop/memory.js'
import { Shop } from '../src/shop/shop.js'
import { messageEvents, type MessageLog } from './messages.js'

/** A bus whose every message, and every one that it drops, is told to the panel. */
class ToldBus extends Bus {
  constructor() {
    super()
    this.watch((entry) => tell(messageEvents.said, entry))
  }

  override publish(name: string, message: unknown): boolean {
    const fits = super.publish(name, message)
    if (!fits) tell(messageEvents.dropped, this.inspect().dropped)
    return fits
  }
}

const tell = (event: string, ...told: unknown[]) => addons.getChannel().emit(event, ...told)
const readLog = (): MessageLog => {
  const { log, dropped } = pageBus().inspect()
  return { log, dropped }
}

/** Answers the panel, which may open long after the first message. */
export const listenToPanel = (): void => addons.getChannel().on(messageEvents.wanted, () => tell(messageEvents.began, readLog()))

let left = new AbortController()

/**
 * A page as if it had just been opened, without loading it: a new bus, a new shop, nothing remembered. Like
 * `src/start.ts`, but the address, the way to leave and all storage are the story's own.
 */
export function openFreshPage(address: string, settings: Partial<ShopSettings>, visited: Readonly<Record<string, string>> = {}): void {
  left.abort(new Error('The story is over.'))
  left = new AbortController()
  Object.assign(pageShare(), { bus: new ToldBus(), shop: undefined })
  pageBus().declare(channels)
  const visit = freshMemory()
  for (const [key, value] of Object.entries(visited)) visit.set(key, value)
  pageShare().shop = makeShop(address, visit, { ...(argsOf(store) as unknown as ShopSettings), checkoutUrl: '/checkout', ...settings })
  clearAddress()
  tell(messageEvents.began, readLog())
}

function makeShop(address: string, visit: Memory, settings: ShopSettings): Shop {
  const { signal } = left
  const gateways = createPageGateways({
    // What an earlier story still asks would change the world of this one.
    fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal }),
    settings: () => shop.settings.get(),
    effectiveAccountId: () => shop.account.id(),
  })
  let here = new URL(address, location.origin)
  const shop = new Shop({
    bus: pageBus(),
    gateways,
    clock: systemClock,
    settings,
    cookies: freshMemory(),
    visit,
    memory: freshMemory(),
    here: () => new URL(here),
    rewrite: (url) => {
      here = url
    },
    go: (url) => action('geht zu')(url),
    changed: () => {},
    alone: (work) => work(),
    isFramed: () => false,
    push: () => {},
  })
  return shop
}

function freshMemory(): Memory & Cookies {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

/** A product list that an earlier story browsed has written into the address. */
function clearAddress(): void {
  const url = new URL(location.href)
  for (const name of ['category', 'sort', 'page']) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
