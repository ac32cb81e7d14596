import { action } from 'storybook/actions'
import { store } from '../src/blocks/store/store.block.js'
import { argsOf } from '../src/tools/definitions/controls.js'
import { Bus, pageBus, pageShare } from '../src/core/bus/index.js'
import { createPageGateways } from '../src/commerce/salesforce/page-gateways.js'
import { channels } from '../src/commerce/domain/channels.js'
import { systemClock } from '../src/commerce/domain/clock.js'
import type { ShopSettings } from '../src/commerce/domain/settings.js'
import type { Cookies, Memory } from '../src/commerce/domain/memory.js'
import { Shop } from '../src/commerce/domain/shop.js'
import { inspectPage, playInstead } from './inspected.js'
import { rangeCategoryId } from '../src/sandbox/world/shop/catalogue.js'

let left = new AbortController()

export interface FreshPage {
  address?: string
  settings: Partial<ShopSettings>
  visited?: Readonly<Record<string, string>> | undefined
  /** A file of the inspector: it answers in the place of the sandbox, and says where the page was. */
  recording?: unknown
}

/**
 * A page as if it had just been opened, without loading it: a new bus, a new shop, nothing remembered. Like
 * `src/entries/start.ts`, but the address, the way to leave and all storage are the story's own.
 */
export function openFreshPage({ address = '/', settings, visited = {}, recording }: FreshPage): void {
  left.abort(new Error('The story is over.'))
  left = new AbortController()
  Object.assign(pageShare(), { bus: new Bus(), shop: undefined, fetch: undefined })
  pageBus().declare(channels)
  const visit = freshMemory()
  for (const [key, value] of Object.entries(visited)) visit.set(key, value)
  written = new Set()
  asked = new Set()
  open = new Set()
  const played = playInstead(recording)
  const usual = { ...(argsOf(store) as unknown as ShopSettings), checkoutUrl: '/checkout', names: { 'category.range': rangeCategoryId } }
  const shop = makeShop(played?.address ?? address, visit, { ...usual, ...played?.settings, ...settings })
  pageShare().shop = shop
  const witness = inspectPage(
    {
      bus: pageBus(),
      shop,
      fetch: played?.fetch ?? ((...request) => fetch(...request)),
      address: () => shop.page.here().href,
      began: Date.now(),
    },
    freshMemory(),
    played,
  )
  pageShare().fetch = witness.fetch
  clearAddress()
}

function makeShop(address: string, visit: Memory, settings: ShopSettings): Shop {
  const { signal } = left
  const gateways = createPageGateways({
    // A late request of an earlier story would change the world of this one. It is refused: without an answer it would be
    // retried seconds later and would block every other request to the cart until then.
    fetch: async (input, init) => {
      try {
        signal.throwIfAborted()
        asked.add(new URL(input, location.origin).pathname)
        const ask = pageShare().fetch ?? fetch
        const answer = ask(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal })
        open.add(answer)
        return await answer.finally(() => open.delete(answer))
      } catch (error) {
        if (!signal.aborted) throw error
        return Response.json([{ errorCode: 'GONE', message: 'The story is over.' }], { status: 400 })
      }
    },
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
    isFramed: () => false,
    push: () => {},
  })
  return shop
}

let asked = new Set<string>()
let open = new Set<Promise<Response>>()

/** Returns true while a request is under way, whose answer may draw more. */
export const isAsking = (): boolean => open.size > 0

/** Throws when the platform was asked on an editor's canvas, where no request may go out. */
export function checkSilence(): void {
  if (asked.size > 0) throw new Error(`On an editor's canvas the platform was asked: ${[...asked].join(', ')}.`)
}

let written = new Set<string>()

/** Keys under which something was kept since the page was opened. */
export const keysWritten = (): readonly string[] => [...written]

function freshMemory(): Memory & Cookies {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.set(key, value)
      written.add(key)
    },
    remove: (key) => void kept.delete(key),
  }
}

/** A product list that an earlier story browsed has written into the address. */
function clearAddress(): void {
  const url = new URL(location.href)
  for (const name of ['category', 'sort', 'page']) url.searchParams.delete(name)
  // The step of a checkout stands in the history's entry; each story begins at the first.
  const { 'vitrine.step': _step, ...kept } = history.state ?? {}
  history.replaceState(kept, '', url)
}
