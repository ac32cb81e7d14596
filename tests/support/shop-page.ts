import '../../src/entries/page.css'
import '../../src/blocks/cart-panel/index.js'
import '../../src/blocks/consultant-detection/index.js'
import '../../src/blocks/login/index.js'
import '../../src/blocks/main-navigation/index.js'
import '../../src/blocks/product-detail/index.js'
import '../../src/blocks/product-list/index.js'
import '../../src/blocks/store/index.js'
import axe, { type AxeResults, type Result } from 'axe-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { declarations } from '../../src/blocks/declarations.js'
import { pageBus, pageShare } from '../../src/core/bus/index.js'
import { exampleExtensions } from '../../src/pages/demo-site/extensions.js'
import type { PlainGateways } from '../../src/commerce/salesforce/gateways/plain-gateways.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import type * as PageModule from '../../src/entries/start.js'
import { startSandbox } from '../../src/sandbox/browser.js'
import type { Sandbox, SandboxOptions } from '../../src/sandbox/sandbox.js'
import type { SceneName } from '../../src/sandbox/scenes.js'
import type { Weather } from '../../src/sandbox/weather.js'
import { type Clock, systemClock } from '../../src/commerce/domain/clock.js'
import { addLine } from '../../src/sandbox/world/cart/cart-lines.js'
import { createCart } from '../../src/sandbox/world/cart/carts.js'
import { rangeCategoryId } from '../../src/sandbox/world/shop/catalogue.js'
import { inside, mount } from './mount.js'
import { undecided } from './undecided.js'

export { userEvent }

export interface PageOptions {
  /** The blocks; the store, which every page has, comes by itself where there is none among them. */
  html: string
  scene?: SceneName
  /** What the world is like beyond its scene. */
  world?: (sandbox: Sandbox) => unknown
  weather?: Weather[]
  /** Attributes of the store. */
  settings?: Record<string, string>
  /** Path and query of the page. */
  at?: string
  /** Something happens to the page before its blocks are there. */
  before?: (page: ParentNode) => void
  /** What the platform says of every cart line, beyond what the sandbox knows. */
  platform?: Record<string, unknown>
  /** How many times faster than by the clock the shop waits. */
  hurry?: number
}

interface CdpSession {
  send: (method: string, parameters?: unknown) => Promise<unknown>
}

/** Brings the sandbox to this test file, behind the page's own requests. */
export function openSandbox(options: Pick<SandboxOptions, 'facts' | 'extensions'> = {}) {
  let sandbox: Sandbox
  const visits: string[] = []
  const here = location.href
  const holdVisits = (event: Event & { destination?: { url: string; sameDocument: boolean }; cancelable: boolean }) => {
    if (event.destination?.sameDocument !== false) return
    const { url } = event.destination
    visits.push(url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : url)
    event.preventDefault()
  }
  const navigation = (window as unknown as { navigation: EventTarget }).navigation

  beforeAll(async () => {
    sandbox = await startSandbox({ workerUrl: '/mockServiceWorker.js', extensions: exampleExtensions, ...options })
    // The first one makes a page as well; no test uses it.
    await startedShop()
    // To the end of this document: a lookup that is answered late may still want to go somewhere.
    navigation.addEventListener('navigate', holdVisits)
  })
  afterAll(async () => {
    if (emulated) await preferred([])
    closePages()
    await sandbox.close()
  })
  afterEach(() => {
    expect(undeclared(), 'a block said what it does not declare').toEqual([])
    history.replaceState(null, '', here)
    vi.restoreAllMocks()
  })

  /** A fresh visit: nothing stored, a new bus, a new shop, and the page as it stands in the document. */
  return async function shopPage({
    html,
    scene = 'guest',
    world,
    weather = [],
    settings = {},
    at,
    before,
    platform,
    hurry = 1,
  }: PageOptions) {
    document.body.replaceChildren()
    // What the page before has asked may still be on its way, and would change the world of this one.
    sandbox.weather({ kind: 'clear' })
    for (let asked = -1, looked = 0; asked !== questions.asked || (questions.open > 0 && looked < 250); looked += 1) {
      asked = questions.asked
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    closePages()
    sessionStorage.clear()
    localStorage.clear()
    for (const name of cookieNames()) deleteCookie(name)
    visits.length = 0
    sandbox.reset()
    sandbox.scene(scene)
    world?.(sandbox)
    for (const each of weather) sandbox.weather(each)
    hurryUp(hurry)
    if (platform) sayOfLines(platform)
    // The page before may have written its step or its question into the history after its test.
    history.replaceState(null, '', at ?? here)
    return openPage({ sandbox, visits, html, settings, before })
  }
}

interface OpenOptions {
  sandbox: Sandbox
  visits: string[]
  html: string
  settings: Record<string, string>
  before: PageOptions['before'] | undefined
}

async function openPage({ sandbox, visits, html, settings, before }: OpenOptions) {
  pageShare().fetch = fetchOfPage()
  const { sent } = questions
  const mounting = mount(withStore(html, settings))
  before?.(document.body)
  const shop = await startedShop()
  const container = await mounting
  const element = (name: string) => {
    const found = container.querySelector<HTMLElement>(`vitrine-${name}`)
    if (!found) throw new Error(`There is no <vitrine-${name}> on this page.`)
    return found
  }
  const passed = recordStates(container)
  return {
    sandbox,
    container,
    element,
    shop,
    share: pageShare(),
    /** Addresses the page wanted to go to. */
    visits,
    in: (name: string) => inside(element(name)),
    state: (name: string) => element(name).dataset.state,
    /** Waits until the block has the state. */
    becomes: async (name: string, state: string) => {
      await vi.waitFor(() => expect(element(name).dataset.state).toBe(state))
      passed(element(name)).length = 0
    },
    /** Waits until the block has had the state since it was last waited for: a short one is over before anybody looks. */
    passes: (name: string, state: string) => vi.waitFor(() => expect(passed(element(name))).toContain(state)),
    /** What the live region of the page says. */
    announced: (text: string) => vi.waitFor(() => expect(inside(element('store')).getByRole('status', hidden).textContent).toBe(text)),
    /** The requests that the page has sent, answered or not, as "METHOD address". */
    sent: (matching: RegExp) => sent.filter((line) => matching.test(line)),
    /** The requests the platform has answered, as "METHOD /path/after/webstore"; pictures come when the browser likes and do not count. */
    asked: (matching: RegExp = /./) =>
      sandbox
        .requests()
        .filter(({ path }) => !path.includes('/media/'))
        .map(({ method, path }) => `${method} ${path.replace(/^.*\/webstores\/\w+/, '')}`)
        .filter((line) => matching.test(line)),
    /** She does something in another tab, which then tells this one. */
    elsewhere: async (deed: (gateways: PlainGateways) => Promise<unknown>) => {
      const settings = () => ({ ...shop.settings.get(), apexTransport: 'path' as const })
      await deed(createPlatform({ fetch: (...request) => fetch(...request), settings }).gateways)
      const tab = new BroadcastChannel('vitrine.v1')
      open.push(tab)
      tab.postMessage('changed')
    },
    /** What another tab of this shop hears from now on. */
    heardElsewhere: () => {
      const tab = new BroadcastChannel('vitrine.v1')
      const heard: unknown[] = []
      tab.onmessage = ({ data }) => heard.push(data)
      open.push(tab)
      return heard
    },
    said: (channel: string) =>
      pageBus()
        .inspect()
        .log.filter((entry) => entry.channel === channel)
        .map(({ message }) => message),
  }
}

/** @returns the states that a block of the container has had, the list emptied by whoever has read it */
function recordStates(container: HTMLElement) {
  const states = new WeakMap<HTMLElement, string[]>()
  const of = (element: HTMLElement) => {
    const known = states.get(element) ?? []
    states.set(element, known)
    return known
  }
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement && target.dataset.state) of(target).push(target.dataset.state)
  }).observe(container, { subtree: true, attributeFilter: ['data-state'] })
  return of
}

/** In a document without blocks, or they would be some already. */
function withStore(html: string, settings: Record<string, string>): string {
  const { body } = document.implementation.createHTMLDocument()
  if (html.includes('<vitrine-store')) body.innerHTML = html
  const own = body.querySelector('vitrine-store')
  const store = own ?? body.ownerDocument.createElement('vitrine-store')
  const names = JSON.stringify({ 'category.range': rangeCategoryId })
  for (const [name, value] of Object.entries({ names, ...settings })) if (!store.hasAttribute(name)) store.setAttribute(name, value)
  return own ? body.innerHTML : store.outerHTML + html
}

export type ShopPage = Awaited<ReturnType<typeof openPage>>

/** The live region is outside an open dialog, so it counts as hidden. */
export const hidden = { hidden: true } as const

/** What our blocks have said on this page, as "tag says channel". */
export const saidByBlocks = (): string[] => [
  ...new Set(
    pageBus()
      .inspect()
      .log.flatMap(({ by, channel }) => (by === undefined || !by.startsWith('vitrine-') ? [] : [`${by} says ${channel}`])),
  ),
]

function undeclared(): string[] {
  const declared = declarations.flatMap(({ tag, publishes = [] }) => publishes.map(({ name }) => `${tag} says ${name}`))
  return saidByBlocks().filter((each) => !declared.includes(each))
}

/** Of the page that is open. */
let questions = { asked: 0, open: 0, sent: [] as string[] }

/** A page that is gone gets no answer from the world of the next one. */
function fetchOfPage(): typeof fetch {
  const mine = { asked: 0, open: 0, sent: [] as string[] }
  questions = mine
  return async (...request) => {
    if (questions !== mine) return Response.json([{ errorCode: 'GONE', message: 'This page is gone.' }], { status: 400 })
    const [asked, { method = 'GET' } = {}] = request
    mine.sent.push(`${method} ${asked instanceof Request ? asked.url : asked}`)
    mine.asked += 1
    mine.open += 1
    try {
      return await fetch(...request)
    } finally {
      mine.open -= 1
    }
  }
}

let open: { close: () => void }[] = []

// A page ends with its tab; here one document sees many, so that what each has opened is closed behind it.
async function startedShop() {
  const realListen = window.addEventListener
  const Line = window.BroadcastChannel
  const opened: { close: () => void }[] = []
  for (const target of [window, document]) {
    target.addEventListener = (...[type, listener, options]: Parameters<typeof realListen>) => {
      realListen.call(target, type, listener, options)
      opened.push({ close: () => target.removeEventListener(type, listener, options) })
    }
  }
  if (Line)
    window.BroadcastChannel = class extends Line {
      constructor(name: string) {
        super(name)
        opened.push(this)
      }
    }
  try {
    const { startPage } = pageModule ?? {}
    if (startPage) return startPage()
    pageModule = await import('../../src/entries/start.js')
    return pageModule.startPage()
  } finally {
    open = [...open, ...opened]
    for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener')
    window.BroadcastChannel = Line
  }
}

let pageModule: typeof PageModule | undefined

function closePages(): void {
  for (const each of open) each.close()
  open = []
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine.v1'))
}

const steadyWait: Clock['wait'] = systemClock.wait
function hurryUp(times: number): void {
  systemClock.wait = (milliseconds, signal) => steadyWait(milliseconds / times, signal)
}

const realFetch = window.fetch
function sayOfLines(facts: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await realFetch(...request)
    if (!String(request[0]).includes('/cart-items?')) return response
    const body = (await response.json()) as { cartItems: { cartItem: object }[] }
    for (const { cartItem } of body.cartItems) Object.assign(cartItem, facts)
    return Response.json(body, { status: response.status })
  })
}

/** A guest has this in her cart already: product and quantity, as many as the shelf must then hold. */
export function fillCart({ world }: Sandbox, lines: readonly (readonly [productId: string, quantity: number])[]): void {
  const { cart, guestKey } = createCart(world, { guestKey: undefined })
  for (const [productId, quantity] of lines) {
    world.state.stock[productId] = Math.max(world.state.stock[productId] ?? 0, quantity + 10)
    addLine(world, cart, { productId, quantity })
  }
  if (guestKey !== undefined) world.state.client.guestKey = guestKey
}

export const cookieNames = (): string[] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0] ?? '')

const deleteCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
  document.cookie = `${name}=; Max-Age=0; Path=/; Secure`
}

const session = () => cdp() as unknown as CdpSession

/** What the browser keeps of a cookie, attributes included. */
export async function cookieNamed(name: string): Promise<Record<string, unknown> | undefined> {
  const { cookies } = (await session().send('Network.getCookies', { urls: [location.origin] })) as { cookies: Record<string, unknown>[] }
  return cookies.find((cookie) => cookie.name === name)
}

let emulated = false

/** Until the end of the test file: all files share one browser. */
export async function colourScheme(value: 'light' | 'dark'): Promise<void> {
  emulated = true
  await preferred([{ name: 'prefers-color-scheme', value }])
}

/** Beside less motion, as all tests here have it. */
const preferred = (features: readonly { name: string; value: string }[]) =>
  session().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }, ...features] })

/** Axe's complaints about what is on the page, one line each. */
export async function complaints(context: Element = document.body): Promise<string[]> {
  const { violations } = await looked(context)
  return lines(violations)
}

/** The same, with what axe leaves to people and cannot be computed either. */
export async function doubts(context: Element = document.body): Promise<string[]> {
  const { violations, incomplete } = await looked(context)
  return lines([...violations, ...undecided(incomplete)])
}

async function looked(context: Element): Promise<AxeResults> {
  await coloursSettled()
  return axe.run(context, { resultTypes: ['violations', 'incomplete'], elementRef: true, rules: { region: { enabled: false } } })
}

const lines = (rules: readonly Result[]): string[] =>
  rules.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')} ${failureSummary}`))

/** Until what fades and slides has come to its end, in shadow roots too; what goes round for ever or with the scrolling is not waited for. */
async function coloursSettled(): Promise<void> {
  // A transition begins with the frame after the change.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const moving = rootsIn(document).flatMap((root) => root.getAnimations())
  const ending = moving.filter(
    ({ playState, effect, timeline }) =>
      playState === 'running' && timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  )
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]
