import '../../src/blocks/consultant-assignment/index.js'
import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/consultant-search/index.js'
import '../../src/blocks/consultant-switcher/index.js'
import '../../src/blocks/imprint/index.js'
import '../../src/blocks/inactive-shop/index.js'
import '../../src/blocks/promo-banner/index.js'
import '../../src/blocks/quick-connect/index.js'
import '../../src/blocks/shop-magnet/index.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { type PageOptions, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const detection = '<vitrine-consultant-detection></vitrine-consultant-detection>'
const navigation = '<vitrine-main-navigation></vitrine-main-navigation>'

interface Case extends PageOptions {
  block: string
  /** The question its content waits for. */
  asks: string
  waits: string
  well: string
  does?: (page: ShopPage) => Promise<unknown>
}

const typePostalCode = async (page: ShopPage) => {
  await userEvent.fill(await page.in('consultant-assignment').findByLabelText('Postleitzahl'), '50667')
  await userEvent.click(page.in('consultant-assignment').getByRole('button', { name: 'Beraterin zuteilen' }))
}

const cases: Case[] = [
  {
    block: 'consultant-search',
    html: '<vitrine-consultant-search></vitrine-consultant-search>',
    at: '/consultants?q=50667',
    asks: 'findConsultants',
    waits: 'loading',
    well: 'filled',
  },
  {
    block: 'consultant-profile',
    html: '<vitrine-consultant-profile></vitrine-consultant-profile>',
    at: '/consultant?moniker=anna-berger',
    asks: 'getConsultantProfile',
    waits: 'loading',
    well: 'filled',
  },
  {
    block: 'consultant-switcher',
    html: '<vitrine-consultant-switcher></vitrine-consultant-switcher>',
    scene: 'several-consultants',
    asks: 'getRelations',
    waits: 'loading',
    well: 'filled',
  },
  {
    block: 'quick-connect',
    html: `${detection}<vitrine-quick-connect></vitrine-quick-connect>`,
    at: '/?mk_moniker=anna-berger',
    asks: 'getConsultantProfile',
    waits: 'loading',
    well: 'filled',
  },
  {
    block: 'consultant-assignment',
    html: '<vitrine-consultant-assignment></vitrine-consultant-assignment>',
    asks: 'assignConsultant',
    waits: 'sending',
    well: 'assigned',
    does: typePostalCode,
  },
  {
    block: 'shop-magnet',
    html: `${detection}<vitrine-shop-magnet></vitrine-shop-magnet>`,
    at: '/?mk_moniker=anna-berger',
    asks: 'getIbcDetails',
    waits: 'loading',
    well: 'selected',
  },
]

const open = ({ html, scene = 'guest', at = '/', does }: Case, more: Partial<PageOptions> = {}) =>
  openShop({ html: navigation + html, scene, at, ...more }).then(async (page) => {
    await does?.(page)
    return page
  })
/** So long that a late answer would be seen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300))
/** What does not wait for her consultant works on. */
const pageIsUsable = async (page: ShopPage) => {
  await userEvent.click(page.in('main-navigation').getByRole('button', { name: /^Warenkorb/ }))
  expect(page.said('cart.open')).toEqual([{ reason: 'asked' }])
}

const undo: (() => void)[] = []
afterEach(() => {
  for (const each of undo.splice(0)) each()
})
function replace(target: object, name: string, descriptor: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
  undo.push(() => (before ? Object.defineProperty(target, name, before) : Reflect.deleteProperty(target, name)))
}
const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const blockCookies = () => {
  // The sandbox of this page reads them, too.
  const touched = () => (new Error().stack?.includes('/src/commerce/domain/') ? denied() : '')
  replace(document, 'cookie', { get: touched, set: touched })
}
const blockStorage = () => {
  for (const name of ['getItem', 'setItem', 'removeItem']) replace(Storage.prototype, name, { value: denied })
}

describe.each(cases)('$block', (each) => {
  const { block, asks, waits, well } = each

  it('says that it waits while the answer is late, and shows it when it comes', async () => {
    const page = await open(each, { weather: [{ kind: 'slow', match: asks, delay: 60_000 }] })
    await page.becomes(block, waits)
    await pageIsUsable(page)
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes(block, well)
  })

  it('waits for an answer that never comes without holding up the page', async () => {
    const page = await open(each, { weather: [{ kind: 'timeout', match: asks }] })
    await page.becomes(block, waits)
    await pageIsUsable(page)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(page.state(block)).toBe(waits)
  })

  it('works when cookies are blocked', async () => {
    const page = await open(each, { before: blockCookies })
    await page.becomes(block, well)
    await pageIsUsable(page)
  })

  it('works when every kind of storage is blocked', async () => {
    const page = await open(each, {
      before: () => {
        blockCookies()
        blockStorage()
      },
    })
    await page.becomes(block, well)
    await pageIsUsable(page)
  })
})

describe('answers out of order', () => {
  it('the profile shows who is asked for now, not who was asked for first', async () => {
    const page = await openShop({
      html: '<vitrine-consultant-profile consultant="anna-berger"></vitrine-consultant-profile>',
      weather: [{ kind: 'slow', match: 'getConsultantProfile', delay: 60_000, times: 1 }],
    })
    await vi.waitFor(() => expect(page.sent(/getConsultantProfile/)).toHaveLength(1))
    page.element('consultant-profile').setAttribute('consultant', 'meryem-yildiz')
    await page.becomes('consultant-profile', 'filled')
    page.sandbox.weather({ kind: 'clear' })
    await aWhile()
    expect(page.in('consultant-profile').getByRole('heading', { level: 1 }).textContent).toBe('Meryem Yıldız')
  })

  it('quick connect shows the consultant of now, however late the one before is answered', async () => {
    const page = await openShop({
      html: '<vitrine-quick-connect></vitrine-quick-connect>',
      weather: [{ kind: 'slow', match: 'getConsultantProfile', delay: 60_000, times: 1 }],
    })
    const choose = (id: string, firstName: string, lastName: string, moniker: string) =>
      page.shop.consultant.set({ id, firstName, lastName, moniker, alternateMoniker: undefined, shopActive: true, pictureUrl: undefined })
    choose('1', 'Anna', 'Berger', 'anna-berger')
    await vi.waitFor(() => expect(page.sent(/getConsultantProfile/)).toHaveLength(1))
    choose('2', 'Meryem', 'Yıldız', 'meryem-yildiz')
    await page.becomes('quick-connect', 'filled')
    page.sandbox.weather({ kind: 'clear' })
    await aWhile()
    expect(page.in('quick-connect').getByRole('heading', { level: 3 }).textContent).toBe('Meryem Yıldız')
  })

  it('the switcher shows the newest state of her consultants', async () => {
    const page = await openShop({ html: '<vitrine-consultant-switcher></vitrine-consultant-switcher>', scene: 'several-consultants' })
    await page.becomes('consultant-switcher', 'filled')
    const before = page.sent(/getRelations/).length
    page.sandbox.weather({ kind: 'slow', match: 'getRelations', delay: 60_000, times: 1 })
    page.shop.bus.publish('relation.changed', { consultantId: '' })
    await vi.waitFor(() => expect(page.sent(/getRelations/).length).toBeGreaterThan(before))
    const [anna] = consultants
    await (await page.shop.relations.get()).promote(anna!.id)
    const first = () => page.in('consultant-switcher').getAllByRole('heading', { level: 3 })[0]?.textContent
    await vi.waitFor(() => expect(first()).toBe('Anna Berger'))
    page.sandbox.weather({ kind: 'clear' })
    await aWhile()
    expect(first()).toBe('Anna Berger')
  })

  it('a consultant chosen meanwhile is not taken back by a detection that answers late', async () => {
    const page = await openShop({
      html: `${detection}${navigation}<vitrine-consultant-search></vitrine-consultant-search>`,
      at: '/consultants?q=50667&mk_moniker=meryem-yildiz',
      weather: [{ kind: 'slow', match: 'getIbcDetails', delay: 60_000 }],
    })
    await page.becomes('consultant-search', 'filled')
    await userEvent.click(page.in('consultant-search').getByRole('button', { name: 'Bei Anna einkaufen' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
    page.sandbox.weather({ kind: 'clear' })
    await aWhile()
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
  })
})

describe('choosing while the world is broken', () => {
  it('a cart that cannot be read is said at the button, and nothing is chosen', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openShop({
      html: '<vitrine-consultant-search></vitrine-consultant-search>',
      at: '/consultants?q=50667',
      scene: 'full-cart',
      weather: [{ kind: 'offline', match: 'cart-items' }],
      hurry: 100,
    })
    await page.becomes('consultant-search', 'filled')
    await userEvent.click(page.in('consultant-search').getByRole('button', { name: 'Bei Anna einkaufen' }))
    expect((await page.in('consultant-search').findByRole('alert')).textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(page.shop.consultant.get()).toBeUndefined()
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('consultant-search').getByRole('button', { name: 'Bei Anna einkaufen' }))
    await page.in('consultant-search').findByRole('dialog')
  })
})

describe('an editor’s canvas', () => {
  it('asks the platform nothing for any consultant block, not even for a picture', async () => {
    const names = [
      'consultant-detection',
      'consultant-search',
      'consultant-profile',
      'consultant-switcher',
      'consultant-assignment',
      'quick-connect',
      'imprint',
      'shop-magnet',
      'promo-banner',
      'inactive-shop',
    ]
    const page = await openShop({
      html: `<div data-vitrine-mode="edit">${names.map((name) => `<vitrine-${name}></vitrine-${name}>`).join('')}</div>`,
    })
    for (const name of names) await vi.waitFor(() => expect(page.element(name).shadowRoot!.textContent, name).not.toBe(''))
    expect(page.sandbox.requests()).toEqual([])
    expect(names.flatMap((name) => [...page.element(name).shadowRoot!.querySelectorAll('img')])).toEqual([])
    expect(sessionStorage.length + localStorage.length).toBe(0)
  })
})
