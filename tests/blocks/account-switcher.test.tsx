import '../../src/blocks/account-switcher/index.js'
import { within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { sharedAccounts } from '../../src/sandbox/world/shop/accounts.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { chooseAccount } from '../../src/commerce/domain/customer/choose-account.js'
import { colourScheme, complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-account-switcher></vitrine-account-switcher>'
const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!
const [salon, family] = sharedAccounts as unknown as [(typeof sharedAccounts)[0], (typeof sharedAccounts)[0]]
const serum = products.find(({ stock, quantityRule }) => stock > 5 && !quantityRule)!

const viewport = (width: number, height: number) => browserPage.viewport(width, height)

const signIn = ({ world }: Sandbox) => {
  world.state.client.sid = openSession(world, petra).sid
}

/** Petra is signed in: she shops for herself, for a salon and for a family. */
async function switcherPage({ kept, world, ...options }: Partial<PageOptions> & { kept?: string } = {}) {
  const page = await openPage({
    html,
    world: (sandbox) => {
      signIn(sandbox)
      if (kept !== undefined) sessionStorage.setItem('effectiveAccountId', kept)
      world?.(sandbox)
    },
    ...options,
  })
  const queries = page.in('account-switcher')
  const button = () => queries.findByRole('button', { name: /^Du kaufst ein für/ })
  const choose = async (name: string) => {
    await userEvent.click(await button())
    await userEvent.click(await queries.findByRole('option', { name: new RegExp(`^${name}`) }))
  }
  return { ...page, button, choose, dialog: () => within(queries.getByRole('dialog')) }
}

/** The accounts that calls named, in the order of the calls. */
const accountsAsked = ({ sandbox }: ShopPage, path: RegExp) =>
  sandbox
    .requests()
    .filter((request) => path.test(request.path))
    .map((request) => new URLSearchParams(request.query).get('effectiveAccountId'))

async function fillBag(page: ShopPage, quantity = 2) {
  page.sandbox.world.state.stock[serum.id] = 20
  expect(await page.shop.cart.add(serum.id, quantity)).toEqual({ done: true })
}

const pieces = ({ shop }: ShopPage) => shop.cart.view.get().cart?.productCount ?? 0

describe('vitrine-account-switcher', () => {
  let said: string[] = []
  beforeEach(() => {
    said = []
    vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void said.push(String(text)))
  })
  afterEach(() => vi.restoreAllMocks())

  it('shows guests nothing, takes no room and asks for no accounts', async () => {
    const page = await openPage({ html })
    await page.becomes('account-switcher', 'none')
    expect(page.element('account-switcher').offsetHeight).toBe(0)
    expect(page.asked(/external-managed-accounts/)).toEqual([])
  })

  it('shows nothing to who has one account, and takes no room', async () => {
    const page = await openPage({ html, scene: 'signed-in' })
    await page.becomes('account-switcher', 'single')
    expect(page.element('account-switcher').offsetHeight).toBe(0)
  })

  it('says for whom she shops, and lists her accounts with their addresses, her own one marked', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    expect((await page.button()).textContent).toBe('Petra Verwalter')
    expect(page.in('account-switcher').getByText('Jedes Konto hat seinen eigenen Warenkorb.').isConnected).toBe(true)
    await userEvent.click(await page.button())
    const options = page.in('account-switcher').getAllByRole('option')
    expect(options.map((option) => [option.firstChild?.textContent, option.querySelector('small')?.textContent])).toEqual([
      ['Petra Verwalter', 'Dein eigenes Konto · Rosenstraße 9, 99423 Weimar'],
      [salon.name, 'Schillerstraße 18, 99423 Weimar'],
      [family.name, 'Ahornallee 7, 14050 Berlin'],
    ])
    expect(options[0]?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Escape}')
  })

  it('asks for the accounts without naming one, her own included', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    const [asked] = page.sandbox.requests().filter(({ path }) => path.endsWith('/external-managed-accounts'))
    expect(Object.fromEntries(new URLSearchParams(asked?.query))).toEqual({ includeMyAccount: 'true' })
  })

  it('switches at once with an empty cart; from then on every call names the account', async () => {
    const page = await switcherPage()
    const told = vi.fn()
    page.element('account-switcher').addEventListener('vitrine-account-switch', (event) => told((event as CustomEvent).detail))
    await page.choose(salon.name)
    await page.becomes('account-switcher', 'several')
    await vi.waitFor(async () => expect((await page.button()).textContent).toBe(salon.name))
    await page.announced(`Du kaufst jetzt für ${salon.name} ein. Der Warenkorb ist leer.`)
    expect(told.mock.calls).toEqual([[{ accountId: salon.id }]])
    expect(sessionStorage.getItem('effectiveAccountId')).toBe(salon.id)
    expect(page.shop.session.get().session?.accountId).toBe(salon.id)
    const before = page.sandbox.requests().length
    await fillBag(page)
    await page.shop.cart.refresh()
    const after = page.sandbox
      .requests()
      .slice(before)
      .filter(({ path }) => path.includes('/carts/'))
    expect(after.length).toBeGreaterThan(1)
    expect(new Set(after.map(({ query }) => new URLSearchParams(query).get('effectiveAccountId')))).toEqual(new Set([salon.id]))
  })

  it('says with a filled cart, before it happens, that it stays and the other one has its own; no means no', async () => {
    const page = await switcherPage()
    await fillBag(page)
    await page.choose(salon.name)
    await page.in('account-switcher').findByRole('dialog', { name: `Zu ${salon.name} wechseln?` })
    expect(page.dialog().getByText('Die 2 Artikel im Warenkorb von Petra Verwalter bleiben dort liegen.').isConnected).toBe(true)
    expect(page.dialog().getByText(`${salon.name} hat einen eigenen Warenkorb.`, { exact: false }).isConnected).toBe(true)
    await userEvent.click(page.dialog().getByRole('button', { name: 'Nein, abbrechen' }))
    expect((await page.button()).textContent).toBe('Petra Verwalter')
    expect(page.shop.account.view.get().account).toBeUndefined()
    await vi.waitFor(async () => expect((await page.button()).matches(':focus')).toBe(true))
  })

  it('gives each account a cart of its own, there and back', async () => {
    const page = await switcherPage()
    await fillBag(page, 2)
    await page.choose(salon.name)
    await userEvent.click(await page.in('account-switcher').findByRole('button', { name: 'Ja, wechseln' }))
    await vi.waitFor(async () => expect((await page.button()).textContent).toBe(salon.name))
    await vi.waitFor(() => expect(page.shop.cart.view.get()).toMatchObject({ status: 'ready', processing: false }))
    expect(pieces(page)).toBe(0)
    await fillBag(page, 1)
    await vi.waitFor(() => expect(pieces(page)).toBe(1))
    expect((await page.button()).matches(':focus')).toBe(true)

    await page.choose('Petra Verwalter')
    await userEvent.click(await page.in('account-switcher').findByRole('button', { name: 'Ja, wechseln' }))
    await page.announced('Du kaufst jetzt für Petra Verwalter ein. Im Warenkorb: 2 Artikel.')
    expect(pieces(page)).toBe(2)
    expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
  })

  it('lets a change that is under way arrive in the cart it was meant for', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    await page.shop.cart.refresh()
    page.sandbox.world.state.stock[serum.id] = 20
    page.sandbox.weather({ kind: 'slow', delay: 60_000, match: '/cart-items', method: 'POST' })
    const adding = page.shop.cart.add(serum.id, 3)
    const choosing = chooseAccount(page.shop, family.id)
    await vi.waitFor(() => expect(page.sent(/POST .*\/cart-items/)).toHaveLength(1))
    page.sandbox.weather({ kind: 'clear' })
    expect(await adding).toEqual({ done: true })
    expect(await choosing).toEqual({ done: true })
    expect(pieces(page)).toBe(0)
    expect(await chooseAccount(page.shop, petra.accountId)).toEqual({ done: true })
    expect(pieces(page)).toBe(3)
  })

  it('goes on with the account that was chosen on the page before, once the list has confirmed it', async () => {
    const page = await switcherPage({ kept: salon.id })
    await vi.waitFor(async () => expect((await page.button()).textContent).toBe(salon.name))
    const paths = page.sandbox.requests().map(({ path }) => path.replace(/^.*\//, ''))
    expect(paths.indexOf('external-managed-accounts')).toBeLessThan(paths.indexOf('session-context'))
    expect(accountsAsked(page, /session-context$/)).toEqual([salon.id])
  })

  it.each(['001000000000009AAA', customers[0]!.accountId, 'nonsense', '__proto__'])(
    'refuses %s from storage: no call carries it, it is gone, and she is told',
    async (kept) => {
      const page = await switcherPage({ kept, html: `${html}<vitrine-cart-panel></vitrine-cart-panel>` })
      await page.becomes('account-switcher', 'refused')
      expect((await page.in('account-switcher').findByRole('alert')).textContent).toContain(
        'Wir konnten das gewählte Konto nicht bestätigen. Du kaufst jetzt für Petra Verwalter ein.',
      )
      await page.shop.cart.refresh()
      expect(new Set(accountsAsked(page, /./))).toEqual(new Set([null]))
      expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
      expect(said).toEqual(['What session storage had under effectiveAccountId is no account of this shopper; it was removed.'])

      await userEvent.click(page.in('account-switcher').getByRole('button', { name: 'Verstanden' }))
      await page.becomes('account-switcher', 'several')
      expect(page.element('account-switcher').matches(':focus-within')).toBe(true)
    },
  )

  it('tells also who has one account only, and is gone when she has understood', async () => {
    const page = await openPage({ html, scene: 'signed-in', world: () => sessionStorage.setItem('effectiveAccountId', salon.id) })
    await page.becomes('account-switcher', 'refused')
    await userEvent.click(await page.in('account-switcher').findByRole('button', { name: 'Verstanden' }))
    await page.becomes('account-switcher', 'single')
    expect(page.element('account-switcher').offsetHeight).toBe(0)
    expect(page.element('account-switcher').matches(':focus-within')).toBe(true)
  })

  it('asks nobody for whom a guest acts when nothing was kept, and sends no account of hers when something was', async () => {
    const page = await openPage({ html, world: () => sessionStorage.setItem('effectiveAccountId', salon.id) })
    await page.becomes('account-switcher', 'none')
    expect(new Set(accountsAsked(page, /./))).toEqual(new Set([null]))
    expect(page.element('account-switcher').offsetHeight).toBe(0)
  })

  it('does nothing for her own account while nobody knows for whom she acts, and goes on when the list is there', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage({ kept: salon.id, weather: [{ kind: 'offline', match: 'external-managed-accounts' }] })
    await page.becomes('account-switcher', 'failed')
    expect(await page.shop.cart.refresh().catch((error: { kind: string }) => error.kind)).toBe('offline')
    expect(page.asked(/carts|session-context/)).toEqual([])
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(await page.in('account-switcher').findByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('account-switcher', 'several')
    expect((await page.button()).textContent).toBe(salon.name)
  })

  it('says that the accounts could not be loaded, and asks again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage({ weather: [{ kind: 'error-500', match: 'external-managed-accounts', times: 1 }] })
    await page.becomes('account-switcher', 'failed')
    expect(page.in('account-switcher').getByText('Deine Konten konnten wir gerade nicht laden.').isConnected).toBe(true)
    await userEvent.click(page.in('account-switcher').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('account-switcher', 'several')
  })

  it.each(['session-context', 'application-context'])('says so, and asks again, when %s cannot be read', async (match) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage({ weather: [{ kind: 'error-503', match }] })
    await page.becomes('account-switcher', 'failed')
    expect(page.in('account-switcher').getByText('Deine Konten konnten wir gerade nicht laden.').isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.in('account-switcher').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('account-switcher', 'several')
  })

  it('stays where it was when the switch does not get through, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.sandbox.weather({ kind: 'offline', match: 'session-context', times: 1 })
    await page.choose(salon.name)
    await page.becomes('account-switcher', 'failed')
    expect(
      page.in('account-switcher').getByText(`Der Wechsel zu ${salon.name} hat nicht geklappt. Du kaufst weiter ein wie zuvor.`).isConnected,
    ).toBe(true)
    expect((await page.button()).textContent).toBe('Petra Verwalter')
    expect(page.shop.session.get()).toMatchObject({ status: 'ready', session: { accountId: petra.accountId } })
    expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
    await userEvent.click(page.in('account-switcher').getByRole('button', { name: 'Erneut versuchen' }))
    await page.announced(`Du kaufst jetzt für ${salon.name} ein. Der Warenkorb ist leer.`)
    await page.becomes('account-switcher', 'several')
  })

  it('shows that it is switching while it does', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.sandbox.weather({ kind: 'slow', delay: 60_000, match: 'session-context', times: 1 })
    await page.choose(family.name)
    await page.becomes('account-switcher', 'switching')
    expect(page.in('account-switcher').getByText(`Wir wechseln zu ${family.name} …`).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('account-switcher', 'several')
  })

  it('says when an account is no longer hers', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.sandbox.world.state.sessions = {}
    page.sandbox.world.state.client.sid = openSession(page.sandbox.world, customers[0]!).sid
    await page.choose(salon.name)
    expect((await page.in('account-switcher').findByRole('alert')).textContent).toBe(
      'Für dieses Konto kannst du nicht einkaufen. Wähle bitte eines aus deiner Liste.',
    )
    expect(page.shop.account.view.get().account).toBeUndefined()
  })

  it('is forgotten with the sign-out', async () => {
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    await page.shop.logout()
    await page.becomes('account-switcher', 'none')
    expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
    expect(accountsAsked(page, /session-context$/).at(-1)).toBeNull()
  })

  it('is forgotten when somebody else signs in', async () => {
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    expect(await page.shop.login(customers[0]!.username, 'lindenrose')).toEqual({ done: true })
    await page.becomes('account-switcher', 'single')
    expect(page.shop.session.get().session?.accountId).toBe(customers[0]!.accountId)
    expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
  })

  it('asks again whether it counts when another tab has changed something', async () => {
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    await page.shop.cart.refresh()
    page.sandbox.world.state.sessions = {}
    page.sandbox.world.state.client.sid = openSession(page.sandbox.world, customers[0]!).sid
    const before = page.sandbox.requests().length
    await page.shop.wake()
    const carried = page.sandbox
      .requests()
      .slice(before)
      .map(({ query }) => new URLSearchParams(query).get('effectiveAccountId'))
    expect(new Set(carried)).toEqual(new Set([null]))
    await vi.waitFor(() => expect(page.shop.session.get().session?.accountId).toBe(customers[0]!.accountId))
  })

  it('tells other tabs that it has switched', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    const otherTab = new BroadcastChannel('vitrine.v1')
    const told = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    await page.choose(salon.name)
    expect(await told).toBe('changed')
    otherTab.close()
  })

  it('follows what was chosen on a later page, when this one comes back from the back/forward cache', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    await fillBag(page)
    sessionStorage.setItem('effectiveAccountId', family.id)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await vi.waitFor(async () => expect((await page.button()).textContent).toBe(family.name))
    await vi.waitFor(() => expect(page.shop.cart.view.get()).toMatchObject({ status: 'ready', processing: false, lines: [] }))
    await vi.waitFor(() => expect(page.shop.session.get().session?.accountId).toBe(family.id))
  })

  it('ends when her session does in the middle of a switch', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.sandbox.weather({ kind: 'slow', delay: 60_000, match: 'session-context' })
    await page.choose(salon.name)
    await vi.waitFor(() => expect(page.asked(/external-managed-accounts/)).toHaveLength(2))
    await vi.waitFor(() => expect(sessionStorage.getItem('effectiveAccountId')).toBe(salon.id))
    page.sandbox.world.state.sessions = {}
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('account-switcher', 'none')
    expect(page.shop.account.view.get().account).toBeUndefined()
    expect(sessionStorage.getItem('effectiveAccountId')).toBeNull()
  })

  it('asks to sign in when her session has ended before a switch', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.sandbox.world.state.sessions = {}
    expect(await chooseAccount(page.shop, salon.id)).toEqual({ refused: { reason: 'not-allowed', message: '' } })
    await page.choose(salon.name)
    expect((await page.in('account-switcher').findByRole('alert')).textContent).toBe('Bitte melde dich dafür an. Anmelden')
    expect(page.in('account-switcher').getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
  })

  it('ends with the session: the guest she is then has a cart of her own', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    await fillBag(page)
    page.sandbox.world.state.sessions = {}
    await page.shop.wake()
    await page.becomes('account-switcher', 'none')
    await vi.waitFor(() => expect(page.shop.cart.view.get()).toMatchObject({ status: 'ready', lines: [] }))
    await fillBag(page, 1)
    await vi.waitFor(() => expect(pieces(page)).toBe(1))
    expect(accountsAsked(page, /cart-items$/).at(-1)).toBeNull()
  })

  it('takes a switch from the keyboard alone', async () => {
    const page = await switcherPage()
    ;(await page.button()).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await page.announced(`Du kaufst jetzt für ${salon.name} ein. Der Warenkorb ist leer.`)
    expect((await page.button()).matches(':focus')).toBe(true)
  })

  it('shows an editor sample accounts, without asking the platform or reading storage', async () => {
    const page = await openPage({
      html: html.replace('>', ' data-vitrine-mode="edit">'),
      world: () => sessionStorage.setItem('effectiveAccountId', salon.id),
    })
    expect(page.in('account-switcher').getByText('Petra Verwalter', { selector: 'button' }).isConnected).toBe(true)
    expect(page.asked()).toEqual([])
    expect(sessionStorage.getItem('effectiveAccountId')).toBe(salon.id)
  })

  it('is locked in shop-id mode', async () => {
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    page.shop.bus.publish('consultant-key-selected', { shopId: 'a', consultantKey: 'b', hideHeader: false })
    await vi.waitFor(() => expect(page.element('account-switcher').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
  })

  it.each(schemes)('has nothing that axe complains about, with the list and the question open as well, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await switcherPage()
    await fillBag(page)
    await userEvent.click(await page.button())
    expect(await complaints(page.element('account-switcher'))).toEqual([])
    await userEvent.keyboard('{End}{Enter}')
    await page.in('account-switcher').findByRole('dialog')
    expect(await complaints(page.element('account-switcher'))).toEqual([])
    await colourScheme('light')
  })
})

describe('chooseAccount', () => {
  it.each(['', '   ', undefined as unknown as string])('needs an account: %j is an error in her language', async (id) => {
    const german = await switcherPage()
    expect(await chooseAccount(german.shop, id)).toEqual({
      refused: { reason: 'input', message: 'Dafür muss ein Konto gewählt sein: effectiveAccountId ist erforderlich.', language: 'de' },
    })
    const english = await switcherPage({ settings: { locale: 'en' } })
    expect(await chooseAccount(english.shop, id)).toEqual({
      refused: { reason: 'input', message: 'An account must be chosen for this: effectiveAccountId is required.', language: 'en' },
    })
  })

  it('takes nothing but zeros for her own account', async () => {
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    expect(await chooseAccount(page.shop, '000000000000000')).toEqual({ done: true })
    expect(page.shop.account.view.get().account).toBeUndefined()
    await vi.waitFor(() => expect(page.shop.session.get().session?.accountId).toBe(petra.accountId))
  })

  it('refuses an account that is not in the managed list, whoever asks, and changes nothing', async () => {
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    expect(await chooseAccount(page.shop, customers[0]!.accountId)).toMatchObject({ refused: { reason: 'other' } })
    expect(page.shop.account.view.get().account?.id).toBe(salon.id)
    expect(sessionStorage.getItem('effectiveAccountId')).toBe(salon.id)
  })
})

describe('what the platform says of accounts', () => {
  const answering = (externalManagedAccounts: unknown[]) => {
    const realFetch = window.fetch
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      String(request[0]).includes('external-managed-accounts') ? Response.json({ externalManagedAccounts }) : realFetch(...request),
    )
  }
  const address = {
    street: 'Straße '.repeat(30),
    zip: '<b>1</b>',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    country: 'GB',
  }
  const hostile = [
    { id: petra.accountId, name: '<img src=x onerror=alert(1)>', isCurrentUserDefaultAccount: true, address },
    ...Array.from({ length: 200 }, (_, place) => ({
      id: `0010000000${String(place).padStart(5, '0')}AAA`,
      name: `Donaudampfschifffahrtsgesellschaftskapitänswitwe${place}`,
      address,
    })),
  ]
  afterEach(() => vi.unstubAllGlobals())

  it('is text, however it looks, and stays within a phone', async () => {
    answering(hostile)
    await viewport(320, 640)
    const page = await switcherPage()
    await page.becomes('account-switcher', 'several')
    expect((await page.button()).textContent).toBe('<img src=x onerror=alert(1)>')
    await userEvent.click(await page.button())
    expect(page.in('account-switcher').getAllByRole('option')).toHaveLength(201)
    const list = page.in('account-switcher').getByRole('listbox').getBoundingClientRect()
    expect([list.left >= 0, list.right <= 320, list.bottom <= 640]).toEqual([true, true, true])
    expect(document.documentElement.scrollWidth).toBe(320)
    await userEvent.keyboard('{End}')
    const last = page.in('account-switcher').getAllByRole('option').at(-1)?.getBoundingClientRect()
    expect(last && last.top >= list.top && last.bottom <= list.bottom + 1).toBe(true)
    await userEvent.keyboard('{Escape}')
    await viewport(1280, 800)
  })

  it('may leave her own account out: it can be gone back to all the same', async () => {
    answering([
      { id: salon.id, name: salon.name },
      { id: family.id, name: family.name },
    ])
    const page = await switcherPage({ kept: salon.id })
    await page.becomes('account-switcher', 'several')
    await page.choose('Dein eigenes Konto')
    await page.announced('Du kaufst jetzt für Dein eigenes Konto ein. Der Warenkorb ist leer.')
    expect(page.shop.account.view.get().account).toBeUndefined()
  })

  it('that makes no sense is a failure that can be tried again, not an empty list', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answering([{ name: 'nobody' }])
    const page = await switcherPage()
    await page.becomes('account-switcher', 'failed')
    vi.unstubAllGlobals()
    await userEvent.click(page.in('account-switcher').getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('account-switcher', 'several')
  })
})
