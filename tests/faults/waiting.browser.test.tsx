import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { pageBus } from '../../src/bus/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'

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

const realFetch = window.fetch
const realTimeout = window.setTimeout

/** Address and method of a call, without ids: the same in every visit. */
function callOf(address: string, { method = 'GET', body }: RequestInit = {}): string {
  const { pathname, searchParams } = new URL(address, location.href)
  const inside = typeof body === 'string' ? /"(?:method|methodname)":"(\w+)"/.exec(body)?.[1] : undefined
  const path = pathname.replace(/\/(?=\w*\d)\w{15,}(?=\/|$)/g, '/*')
  return [method, path, searchParams.get('method') ?? inside ?? ''].join(' ').trim()
}

const answering = (body: string, status: number) => async () =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } })

const faults = {
  'answers 503': answering('[{"errorCode":"SERVER_UNAVAILABLE","message":"Down."}]', 503),
  'never answers': (signal: AbortSignal | null | undefined) =>
    new Promise<Response>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
    }),
  'answers {}': answering('{}', 200),
  'answers null': answering('null', 200),
} as const

type Fault = keyof typeof faults

/** Such an answer may say that there is nothing of hers to show. */
const isEmptied = (fault: Fault) => fault === 'answers {}' || fault === 'answers null'

/** One call fails in its way, all others are answered by the sandbox. */
function breakCall(broken: { call: string; fault: Fault } | undefined) {
  const calls = new Set<string>()
  const flight = { open: 0 }
  const track = async (answer: Promise<Response>) => {
    flight.open += 1
    return answer.finally(() => {
      flight.open -= 1
    })
  }
  vi.stubGlobal('fetch', (...[address, init]: Parameters<typeof fetch>) => {
    const call = callOf(String(address), init)
    if (!/ \/(?:services\/data|lwr\/apex|webruntime)\//.test(call)) return realFetch(address, init)
    calls.add(call)
    return track(call === broken?.call ? faults[broken.fault](init?.signal) : realFetch(address, init))
  })
  return { calls, flight }
}

/** The client's time limit comes after 300 ms. */
const shortenLimits = () =>
  vi.stubGlobal('setTimeout', (work: TimerHandler, wait = 0, ...rest: unknown[]) =>
    realTimeout(work, wait >= 5000 ? wait / 50 : wait, ...rest),
  )

const drawn = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.block')
const wordsOf = (host: HTMLElement) => drawn(host)?.innerText.trim() ?? ''
const waits = (host: HTMLElement) =>
  [...(drawn(host)?.querySelectorAll('[aria-busy="true"], .spinner, .skeleton') ?? [])]
    .filter((each) => each.checkVisibility())
    .map((each) => each.className || each.localName)

async function visit(tag: string, broken?: { call: string; fault: Fault }) {
  const { fields = '', does, ...setting } = settings[tag] ?? {}
  const { calls, flight } = breakCall(broken)
  const uncaught: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault()
    uncaught.push(String('reason' in event ? event.reason : event.error))
  }
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  const html = `${tag === 'vitrine-consultant-detection' ? '' : detection}<${tag} ${fields}></${tag}>`
  const page: ShopPage = await openShop({ ...inShop, html: tag === 'vitrine-store' ? detection : html, hurry: 100, ...setting })
  does?.()
  const host = page.container.querySelector<HTMLElement>(tag)!
  const quiet = async () => {
    for (let still = 0; still < 4; still = flight.open === 0 ? still + 1 : 0) await new Promise((resolve) => realTimeout(resolve, 20))
  }
  const settled = async () => {
    await quiet()
    return waits(host).length === 0 && host.dataset.state !== 'waiting'
  }
  for (let tries = 0; tries < 20 && !(await settled()); tries += 1);
  removeEventListener('error', note)
  removeEventListener('unhandledrejection', note)
  return { calls: [...calls].toSorted(), words: wordsOf(host), waits: waits(host), uncaught, state: host.dataset.state }
}

describe('what waits for the platform', () => {
  beforeEach(() => {
    shortenLimits()
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
      const cases = well.calls.flatMap((call) => (Object.keys(faults) as Fault[]).map((fault) => ({ call, fault })))
      const some = Math.min(2, cases.length)
      const [sample = []] = fc.sample(fc.shuffledSubarray(cases, { minLength: some, maxLength: some }), { seed: 20_261_123, numRuns: 1 })
      const faulty: string[] = []
      for (const broken of everything ? cases : sample) {
        const { words, waits, uncaught, state } = await visit(tag, broken)
        const faults = [
          ...waits,
          ...uncaught,
          ...(well.words && !words && (state === 'waiting' || !isEmptied(broken.fault)) ? ['no words'] : []),
        ]
        if (faults.length > 0) faulty.push(`${broken.call} ${broken.fault}: ${faults.join(', ')} (${state})`)
      }
      expect(faulty).toEqual([])
    },
  )
})
