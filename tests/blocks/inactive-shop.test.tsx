import { afterEach, describe, expect, it, vi } from 'vitest'
import '../../src/blocks/inactive-shop/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const { imprint } = anna
const visit = (options: Partial<PageOptions> = {}, role = 'shop') =>
  openShop({
    html: `<vitrine-consultant-detection page="${role}"></vitrine-consultant-detection><vitrine-inactive-shop></vitrine-inactive-shop>`,
    scene: 'inactive-shop',
    at: `/?mk_moniker=${anna.moniker}`,
    ...options,
  })
const open = (page: ShopPage) => page.becomes('inactive-shop', 'open')
const dialog = (page: ShopPage) => page.element('inactive-shop').shadowRoot!.querySelector('dialog')!

describe('vitrine-inactive-shop', () => {
  afterEach(() => void Object.assign(anna, { imprint }))

  it('says that her consultant’s shop is closed, and how to reach her', async () => {
    const page = await visit()
    await open(page)
    const { getByRole, findByRole } = page.in('inactive-shop')
    expect(getByRole('dialog', { name: 'Der Shop von Anna Berger ist gerade geschlossen' })).toBe(dialog(page))
    const mail = await findByRole('link', { name: `E-Mail: ${anna.imprint.email}` })
    expect(mail.getAttribute('href')).toBe(`mailto:${anna.imprint.email}`)
    expect(getByRole('link', { name: `Telefon: ${anna.imprint.phone}` }).getAttribute('href')).toBe(`tel:${anna.imprint.phone}`)
    expect(getByRole('link', { name: 'Andere Beraterin wählen' }).getAttribute('href')).toBe('/consultants')
    expect(await complaints(page.container)).toEqual([])
  })

  it('tells it once: another block that comes later is not told again', async () => {
    const page = await visit()
    await open(page)
    expect(page.share.bus.inspect().retained).not.toHaveProperty('communication')
  })

  it('lets her go on without a consultant, and then she may buy', async () => {
    const page = await visit()
    await open(page)
    expect(page.shop.closed.get()?.moniker).toBe(anna.moniker)
    await userEvent.click(page.in('inactive-shop').getByRole('button', { name: 'Ohne Beraterin weiterstöbern' }))
    await page.becomes('inactive-shop', 'closed')
    expect(dialog(page).open).toBe(false)
    expect(page.shop.closed.get()).toBeUndefined()
  })

  it('closes with Escape, and buying stays blocked', async () => {
    const page = await visit()
    await open(page)
    await userEvent.keyboard('{Escape}')
    await page.becomes('inactive-shop', 'closed')
    expect(page.shop.closed.get()?.moniker).toBe(anna.moniker)
  })

  it.each([
    ['closed', anna.moniker, 'inactive'],
    ['nobody’s', 'frau-niemand', 'not-found'],
  ])('leaves it to the cart page to tell that the link’s shop is %s', async (_what, moniker, outcome) => {
    const page = await visit({ at: `/cart?p=1&m=${moniker}` }, 'cart')
    await page.becomes('consultant-detection', outcome)
    await vi.waitFor(() => expect(page.state('inactive-shop')).toBe('closed'))
    expect(page.share.bus.inspect().retained).toHaveProperty('communication')
  })

  it('keeps still when the shop is open, and at the first sign-in', async () => {
    const page = await visit({ scene: 'guest' })
    await page.becomes('consultant-detection', 'found')
    page.share.bus.publish('communication', { kind: 'first-time-login' })
    expect(page.state('inactive-shop')).toBe('closed')
  })

  it('leaves out what is missing or no address at all', async () => {
    const page = await visit({
      world: () => Object.assign(anna, { imprint: { street: '', postalCode: '', city: '', phone: 'ruf an', email: 'a@b.de?cc=c@d.de' } }),
    })
    await open(page)
    await vi.waitFor(() => expect(dialog(page).querySelector('[aria-busy]')).toBeNull())
    expect(page.in('inactive-shop').getAllByRole('link')).toHaveLength(1)
  })

  it('says when her contact cannot be read, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await visit({ weather: [{ kind: 'error-500', match: 'rofile', times: 1 }] })
    await open(page)
    await userEvent.click(await page.in('inactive-shop').findByRole('button', { name: 'Erneut versuchen' }))
    await page.in('inactive-shop').findByRole('link', { name: /^E-Mail/ })
  })
})
