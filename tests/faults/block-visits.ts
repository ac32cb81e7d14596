import { pageBus } from '../../src/bus/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'
import { type Broken, breakCalls, watchUncaught } from './broken-calls.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const openShop = openSandbox()
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'
const [{ moniker }] = consultants.filter(({ shopActive }) => shopActive) as [(typeof consultants)[0]]
const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!

interface Setting extends Partial<PageOptions> {
  /** Attributes of the block. */
  fields?: string
  /** What is done before the block has anything to ask. */
  does?: () => unknown
}

const inShop = { at: `/?mk_moniker=${moniker}`, scene: 'signed-in' } as const

/** What a block needs so that it asks all that it can; any other stands in a consultant's shop before a signed-in customer. */
const settings: Readonly<Record<string, Setting>> = {
  'vitrine-account-switcher': {
    world: ({ world }) => {
      world.state.client.sid = openSession(world, petra).sid
    },
  },
  'vitrine-cart-page': { scene: 'full-cart', at: '/cart' },
  'vitrine-cart-panel': { scene: 'full-cart', does: () => pageBus().publish('cart.open', { reason: 'asked' }) },
  'vitrine-consultant-profile': { at: `/consultant?moniker=${moniker}` },
  'vitrine-consultant-search': { at: '/consultants?q=50667' },
  'vitrine-consultant-switcher': { scene: 'several-consultants' },
  'vitrine-login': { scene: 'guest' },
  'vitrine-product-detail': { fields: `product-id="${products[0]!.id}"` },
  'vitrine-product-list': { at: '/products' },
  'vitrine-register': { scene: 'guest' },
  'vitrine-site-search': { at: '/search?q=versand' },
}

const drawn = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.block')
const wordsOf = (host: HTMLElement) => drawn(host)?.innerText.trim() ?? ''
const waits = (host: HTMLElement) =>
  [...(drawn(host)?.querySelectorAll('[aria-busy="true"], .spinner, .skeleton') ?? [])]
    .filter((each) => each.checkVisibility())
    .map((each) => each.className || each.localName)

/** Stands before the block while one of its calls fails, then tries again in a world that is whole. */
export async function visit(tag: string, broken?: Broken) {
  const { fields = '', does, ...setting } = settings[tag] ?? {}
  const world = breakCalls(broken)
  const { uncaught, stop } = watchUncaught()
  const html = `${tag === 'vitrine-consultant-detection' ? '' : detection}<${tag} ${fields}></${tag}>`
  const page: ShopPage = await openShop({ ...inShop, html: tag === 'vitrine-store' ? detection : html, hurry: 100, ...setting })
  does?.()
  const host = page.container.querySelector<HTMLElement>(tag)!
  const settled = async () => {
    await world.quiet()
    return waits(host).length === 0 && host.dataset.state !== 'waiting'
  }
  for (let tries = 0; tries < 20 && !(await settled()); tries += 1);
  const state = host.dataset.state
  const seen = { words: wordsOf(host), waits: waits(host) }
  world.mend()
  const again = [...(drawn(host)?.querySelectorAll('button') ?? [])].find((each) =>
    /^(Erneut|Noch einmal) versuchen$/.test(each.innerText.trim()),
  )
  again?.click()
  for (let tries = 0; tries < 20 && again && (!(await settled()) || host.dataset.state === state); tries += 1);
  stop()
  return { ...seen, calls: world.calls(), chances: world.chances(), uncaught, state, after: again && host.dataset.state }
}
