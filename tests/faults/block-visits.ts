import { declarations } from '../../src/blocks/declarations.js'
import { pageBus } from '../../src/core/bus/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { debounce } from '../../src/commerce/domain/limits.js'
import { guestDetailsKey, placedOrderKey } from '../../src/commerce/domain/memory.js'
import { openSandbox, type PageOptions, type ShopPage } from '../support/shop-page.js'
import { type Broken, breakCalls, watchUncaught } from './broken-calls.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const openShop = openSandbox()
const elsewhere = location.origin.replace(location.hostname, 'katalog.localhost')
const [{ moniker }] = consultants.filter(({ shopActive }) => shopActive) as [(typeof consultants)[0]]
const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!

interface Setting extends Partial<PageOptions> {
  /** Attributes of the block. */
  fields?: string
  /** Those of the detection on its page. */
  detection?: string
  /** What is done before the block has anything to ask. */
  does?: () => unknown
  /** What she does once it rests, as far as there is something to do it with. */
  next?: (block: HTMLElement) => unknown
}

const drawn = (host: HTMLElement) => host.shadowRoot?.querySelector<HTMLElement>('.block')
const buttonOf = (host: HTMLElement, name: RegExp) =>
  [...(drawn(host)?.querySelectorAll('button') ?? [])].find((each) => name.test((each.ariaLabel ?? each.innerText).trim()))
const pressing = (name: RegExp) => (host: HTMLElement) => buttonOf(host, name)?.click()
const writing = (text: string) => async (host: HTMLElement) => {
  const field = drawn(host)?.querySelector('input')
  if (!field) return
  field.focus()
  field.setRangeText(text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await new Promise((resolve) => setTimeout(resolve, debounce))
}
const sending = (text: string) => async (host: HTMLElement) => {
  await writing(text)(host)
  drawn(host)?.querySelector('form')?.requestSubmit()
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
  'vitrine-catalogue-frame': {
    fields: `catalogue-url="${elsewhere}/catalogue/" helper-url="${elsewhere}/catalogue/helper.js"`,
    settings: { 'trusted-origins': elsewhere },
    hurry: 1,
  },
  'vitrine-checkout': { scene: 'checkout-ready', at: '/checkout' },
  'vitrine-consultant-assignment': { scene: 'first-login', at: '/', next: sending('50667') },
  'vitrine-consultant-profile': { at: `/consultant?moniker=${moniker}` },
  'vitrine-consultant-search': { at: '/consultants?q=50667' },
  'vitrine-consultant-switcher': { scene: 'several-consultants' },
  'vitrine-login': { scene: 'guest' },
  'vitrine-order-confirmation': {
    scene: 'just-ordered',
    world: ({ world }) => {
      const [order] = Object.values(world.state.orders)
      sessionStorage.setItem(placedOrderKey, order?.receipt?.orderReferenceNumber ?? '')
      sessionStorage.setItem(guestDetailsKey, JSON.stringify({ email: 'greta.sommer@example.org', lastName: 'Sommer' }))
    },
  },
  'vitrine-order-history': { scene: 'orders', next: pressing(/^Ansehen/) },
  'vitrine-permalink-notice': { at: `/cart?PartList=${products[0]!.partId},nichts&m=${moniker}`, scene: 'guest', detection: 'page="cart"' },
  'vitrine-product-detail': { fields: `product="${products[0]!.id}"` },
  'vitrine-product-list': { at: '/products' },
  'vitrine-product-search': { next: writing('ros') },
  'vitrine-register': { scene: 'guest' },
  'vitrine-site-search': { at: '/search?q=versand' },
}

const wordsOf = (host: HTMLElement) => drawn(host)?.innerText.trim() ?? ''
const waits = (host: HTMLElement) =>
  [...(drawn(host)?.querySelectorAll('[aria-busy="true"], .spinner, .skeleton') ?? [])]
    .filter((each) => each.checkVisibility())
    .map((each) => each.className || each.localName)

const rootsIn = (root: ParentNode): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]
const saying = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'href', 'src', 'value', 'datetime']

/** All that a page says, of blocks that are closed too: its words, and the attributes that people are told. */
const saidOn = (page: ParentNode) =>
  rootsIn(page)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE && element.localName !== 'style')
        .map(({ nodeValue }) => nodeValue ?? ''),
      ...saying.map((name) => element.getAttribute(name) ?? ''),
    ])
    .filter((text) => text.trim() !== '')

/**
 * Stands before the block while one of its calls fails, then tries again in a world that is whole.
 * @param beside what else is on the page
 */
export async function visit(tag: string, fault?: Broken, beside = '') {
  const { fields = '', detection = '', does, next, ...setting } = settings[tag] ?? {}
  const world = breakCalls(fault)
  const { uncaught, stop } = watchUncaught()
  const broken: string[] = []
  const note = ({ detail }: CustomEventInit<{ tag: string; message: string }>) => void broken.push(`${detail?.tag}: ${detail?.message}`)
  addEventListener('vitrine-error', note)
  const around = `<vitrine-consultant-detection ${detection}></vitrine-consultant-detection>`
  const html = `${tag === 'vitrine-consultant-detection' ? '' : around}${tag === 'vitrine-store' ? '' : `<${tag} ${fields}></${tag}>`}${beside}`
  const page: ShopPage = await openShop({ ...inShop, html, hurry: 100, ...setting })
  does?.()
  const host = page.container.querySelector<HTMLElement>(tag)!
  // A block that has states has said none before its view was drawn.
  const first = declarations.find((each) => each.tag === tag)?.states ? 'loading' : ''
  const settled = async () => {
    await world.quiet()
    return waits(host).length === 0 && !['loading', 'adding'].includes(host.dataset.state ?? first)
  }
  const rest = async (until = () => true) => {
    for (let tries = 0; tries < 20 && !((await settled()) && until()); tries += 1);
  }
  await rest()
  if (next) {
    await next(host)
    await rest()
  }
  const state = host.dataset.state
  const seen = { words: wordsOf(host), waits: waits(host), said: saidOn(page.container) }
  world.mend()
  const again = buttonOf(host, /^(Erneut|Noch einmal) versuchen$/)
  again?.click()
  if (again) await rest(() => host.dataset.state !== state)
  stop()
  removeEventListener('vitrine-error', note)
  return {
    ...seen,
    page,
    calls: world.calls(),
    chances: world.chances(),
    answers: world.answers,
    uncaught: [...uncaught, ...broken],
    state,
    after: again && host.dataset.state,
  }
}
