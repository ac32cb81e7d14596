import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { pageBus } from '../../src/bus/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'
import { type Broken, breakCalls, faults, times, watchUncaught } from './broken-calls.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const everything = import.meta.env.VITRINE_TEST_ALL === '1'
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

const emptied = [
  'answers {}',
  'answers {"success":false}',
  'answers null',
  'answers []',
  'answers 204',
  'answers nothing',
  'answers with each value null',
  'answers 404',
]
/** Such an answer may say that there is nothing of hers to show. */
const isEmptied = (fault: string) => emptied.includes(fault)

const drawn = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.block')
const wordsOf = (host: HTMLElement) => drawn(host)?.innerText.trim() ?? ''
const waits = (host: HTMLElement) =>
  [...(drawn(host)?.querySelectorAll('[aria-busy="true"], .spinner, .skeleton') ?? [])]
    .filter((each) => each.checkVisibility())
    .map((each) => each.className || each.localName)

async function visit(tag: string, broken?: Broken) {
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
  return { ...seen, calls: world.calls(), uncaught, state, after: again && host.dataset.state }
}

describe('what waits for the platform', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each(declarations.map(({ tag }) => ({ tag })))(
    'ends in content or in words when a question of $tag fails',
    { timeout: 600_000 },
    async ({ tag }) => {
      const well = await visit(tag)
      expect(well.waits, 'well').toEqual([])
      expect(well.calls.join(), 'asked').toContain('session-context')
      const cases = well.calls.flatMap((call) => Object.keys(faults).flatMap((fault) => times.map((time) => ({ call, fault, time }))))
      const some = Math.min(everything ? 60 : 2, cases.length)
      const [sample = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: some, maxLength: some }), { seed: 20_261_123, numRuns: 1 })
      const faulty: string[] = []
      for (const broken of sample) {
        const { words, waits, uncaught, state, after } = await visit(tag, broken)
        const seen = [
          ...waits,
          ...uncaught,
          ...(well.words && !words && (state === 'waiting' || !isEmptied(broken.fault)) ? ['no words'] : []),
          // A 404 is kept (specification, section 8).
          ...(after !== undefined && after !== well.state && broken.fault !== 'answers 404' ? [`${after} after another try`] : []),
        ]
        if (seen.length > 0) faulty.push(`${broken.call} ${broken.fault}, ${broken.time}: ${seen.join(', ')} (${state})`)
      }
      expect(faulty).toEqual([])
    },
  )
})
