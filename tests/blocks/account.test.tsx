import '../../src/blocks/account/index.js'
import { within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { pageBus } from '../../src/core/bus/index.js'
import type { Sandbox } from '../../src/sandbox/sandbox.js'
import { sharedAccounts } from '../../src/sandbox/world/shop/accounts.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import { chooseAccount } from '../../src/commerce/domain/customer/choose-account.js'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const petra = customers.find(({ managedAccountIds }) => managedAccountIds.length > 1)!
const [salon] = sharedAccounts as unknown as [(typeof sharedAccounts)[0]]
const service = 'service-phone="030 23125 000" service-hours="Montag bis Freitag" service-email="service@lindenrose.example"'
const links = 'beauty-profile-url="/beauty-profile" my-consultants-url="/my-consultants" newsletters-url="/newsletter-settings"'
const block = (attributes = `${service} ${links}`) => `<vitrine-account ${attributes}></vitrine-account>`

/** Anna is signed in. */
const accountPage = async ({ attributes, ...options }: Partial<PageOptions> & { attributes?: string } = {}) => {
  const page = await openPage({ html: block(attributes), scene: 'signed-in', ...options })
  return {
    ...page,
    it: page.in('account'),
    becomes: (state: string) => page.becomes('account', state),
    text: () => page.element('account').shadowRoot?.textContent ?? '',
  }
}
const filledPage = async (options: Parameters<typeof accountPage>[0] = {}) => {
  const page = await accountPage(options)
  await page.becomes('filled')
  return page
}
const signedInAs =
  (customer: (typeof customers)[0]) =>
  ({ world }: Sandbox) => {
    world.state.client.sid = openSession(world, customer).sid
  }

describe('vitrine-account', () => {
  it('greets her by name, and says which account it is', async () => {
    const { it: its } = await filledPage()
    expect(its.getByRole('heading', { level: 1 }).textContent).toBe('Mein Konto')
    expect(its.getByRole('heading', { level: 2, name: 'Hallo Anna' }).isConnected).toBe(true)
    expect(its.getByText('Anna Muster').isConnected).toBe(true)
    expect(its.getByText('anna.muster@example.org').isConnected).toBe(true)
  })

  it('leads to what the page offers, and to nothing else', async () => {
    const { it: its } = await filledPage()
    const ways = within(its.getByRole('navigation', { name: 'Bereiche deines Kontos' })).getAllByRole('link')
    expect(ways.map((way) => `${way.textContent} ${way.getAttribute('href')}`)).toEqual([
      'Beauty-Profil /beauty-profile',
      'Meine Beraterinnen /my-consultants',
      'Newsletter /newsletter-settings',
    ])
  })

  it('shows no empty list of ways', async () => {
    const { it: its } = await filledPage({ attributes: service })
    expect(its.queryByRole('navigation')).toBeNull()
    expect(its.queryByRole('list')).toBeNull()
  })

  it('opens a part wherever its card is pressed', async () => {
    const page = await filledPage()
    const card = page.it.getByText(/^Deine Haut, deine Wünsche/)
    const { left, bottom } = card.getBoundingClientRect()
    const hit = page.element('account').shadowRoot?.elementFromPoint(left + 2, bottom - 2)
    expect(hit?.closest('a')?.getAttribute('href')).toBe('/beauty-profile')
  })

  it('says how the account is deleted: by phone, when somebody answers, and in writing', async () => {
    const { it: its } = await filledPage()
    const part = within(its.getByRole('region', { name: 'Konto löschen lassen' }))
    expect(part.getByRole('link', { name: '030 23125 000' }).getAttribute('href')).toBe('tel:03023125000')
    expect(part.getByText('Montag bis Freitag').isConnected).toBe(true)
    expect(part.getByRole('link', { name: 'service@lindenrose.example' }).getAttribute('href')).toBe('mailto:service@lindenrose.example')
    expect(part.getByText(/Art\. 17 DSGVO/).isConnected).toBe(true)
  })

  it.each([
    ['+1 555 123 4567', '+1 (555) 123-4567', 'tel:+15551234567'],
    ['+49 (0) 30 23125-000', '+49 (0) 30 23125-000', 'tel:+493023125000'],
  ])('shows %s as the specification does', async (number, shown, href) => {
    const { it: its } = await filledPage({ attributes: `service-phone="${number}"` })
    expect(its.getByRole('link', { name: shown }).getAttribute('href')).toBe(href)
  })

  it('links no number that cannot be dialled, and no address that is none', async () => {
    const { it: its } = await filledPage({ attributes: 'service-phone="im Shop erfragen" service-email="javascript:alert(1)"' })
    expect(its.getByText('im Shop erfragen').isConnected).toBe(true)
    expect(its.queryByRole('link')).toBeNull()
  })

  it('says nothing of deletion where nobody can be asked', async () => {
    const { it: its } = await filledPage({ attributes: links })
    expect(its.queryByRole('region', { name: 'Konto löschen lassen' })).toBeNull()
  })

  it('takes the page’s own words about deletion', async () => {
    const page = await filledPage({ attributes: `${service} deletion-text="Ruf uns an."` })
    expect(page.it.getByText('Ruf uns an.').isConnected).toBe(true)
    expect(page.text()).not.toContain('DSGVO')
  })

  it('says for whom she shops, and whom the account is about', async () => {
    const page = await filledPage({ world: signedInAs(petra) })
    expect(page.text()).not.toContain('Du kaufst gerade')
    await chooseAccount(page.shop, salon.id)
    expect((await page.it.findByText(`Du kaufst gerade für ${salon.name} ein.`)).isConnected).toBe(true)
    expect(page.it.getByText(/gilt für dein eigenes Konto/).isConnected).toBe(true)
    expect(page.it.getByText('Petra Verwalter').isConnected).toBe(true)
  })
})

describe('vitrine-account for guests', () => {
  it('asks them to sign in, brings them back, and still says whom to ask', async () => {
    const { it: its, becomes, asked } = await accountPage({ scene: 'guest', at: '/account' })
    await becomes('guest')
    expect(its.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login?return=%2Faccount')
    expect(its.getByRole('link', { name: '030 23125 000' }).isConnected).toBe(true)
    expect(its.queryByRole('button')).toBeNull()
    expect(asked(/ui-api/)).toEqual([])
  })

  it('are shown what there would be, in the same room', async () => {
    const {
      it: its,
      becomes,
      element,
      sandbox,
    } = await accountPage({ scene: 'guest', weather: [{ kind: 'slow', delay: 60_000, match: 'session-context' }] })
    expect(its.getByRole('link', { name: 'Beauty-Profil' }).isConnected).toBe(true)
    const height = element('account').offsetHeight
    sandbox.weather({ kind: 'clear' })
    await becomes('guest')
    expect(element('account').offsetHeight).toBe(height)
  })

  it('is there at once when she has signed in', async () => {
    const page = await accountPage({ scene: 'guest' })
    await page.becomes('guest')
    await page.shop.login('anna.muster@example.org', 'lindenrose')
    await page.becomes('filled')
    expect(page.it.getByText('Anna Muster').isConnected).toBe(true)
  })

  it('never shows who was here before', async () => {
    const page = await filledPage()
    await page.shop.logout()
    await page.becomes('guest')
    expect(page.text()).not.toMatch(/Anna|Muster/)
    await page.shop.login('petra.verwalter@example.org', 'lindenrose')
    await page.becomes('filled')
    expect(page.it.getByText('Petra Verwalter').isConnected).toBe(true)
  })
})

describe('vitrine-account and signing out', () => {
  it('signs out, tells the page, and keeps the focus in the block', async () => {
    const page = await filledPage()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-account-logout', (event) => heard((event as CustomEvent).detail))
    await userEvent.click(page.it.getByRole('button', { name: 'Abmelden' }))
    await page.becomes('guest')
    await page.announced('Du bist abgemeldet.')
    expect(heard.mock.calls).toEqual([[{}]])
    await vi.waitFor(() => expect(page.element('account').shadowRoot?.activeElement?.textContent).toBe('Mein Konto'))
  })

  it('says when that did not work', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await filledPage()
    page.sandbox.weather({ kind: 'error-500', match: '/logout' })
    await userEvent.click(page.it.getByRole('button', { name: 'Abmelden' }))
    expect((await page.it.findByRole('alert')).textContent).toBe('Das Abmelden hat nicht geklappt. Bitte versuche es noch einmal.')
    expect(error).toHaveBeenCalled()
    expect(page.state('account')).toBe('filled')
  })
})

describe('vitrine-account when the platform is', () => {
  it('slow: shows the ways already, and nothing moves when she is known', async () => {
    const page = await accountPage({ weather: [{ kind: 'slow', delay: 60_000, match: '/ui-api/' }] })
    await vi.waitFor(() => expect(page.state('account')).toBe('loading'))
    const height = page.element('account').offsetHeight
    expect(page.it.getByRole('link', { name: 'Beauty-Profil' }).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('filled')
    expect(page.element('account').offsetHeight).toBe(height)
  })

  it.each(['offline', 'error-500', 'malformed'] as const)('%s: says so, and tries again when asked', async (kind) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await accountPage({ weather: [{ kind, match: '/ui-api/' }] })
    await page.becomes('failed')
    expect(page.it.getByRole('alert').isConnected).toBe(true)
    expect(page.it.getByRole('link', { name: '030 23125 000' }).isConnected).toBe(true)
    page.sandbox.weather({ kind: 'clear' })
    await userEvent.click(page.it.getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('filled')
  })
})

describe('vitrine-account on the page', () => {
  afterEach(async () => {
    await colourScheme('light')
    await browserPage.viewport(1280, 860)
  })

  it('keeps who she is to itself', async () => {
    const page = await filledPage()
    const { email, lastName } = customers[0]!
    expect(page.element('account').outerHTML).not.toMatch(new RegExp(`${email}|${lastName}`))
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(email)
    expect(JSON.stringify(pageBus().inspect().log)).not.toContain(email)
  })

  it('shows its sample on an editor’s canvas, inert, and asks nothing', async () => {
    const page = await openPage({ html: `<div data-vitrine-mode="edit">${block()}</div>` })
    expect(page.in('account').getByText('Anna Muster').isConnected).toBe(true)
    expect(page.state('account')).toBe('filled')
    expect(page.asked()).toEqual([])
  })

  it('tells an editor that the number is missing', async () => {
    const page = await openPage({ html: `<div data-vitrine-mode="edit">${block('')}</div>` })
    expect(page.in('account').getByText(/Trag die Telefonnummer eures Kundenservice ein/).isConnected).toBe(true)
  })

  it('speaks English', async () => {
    const page = await filledPage({ settings: { locale: 'en' } })
    expect(page.it.getByRole('heading', { level: 1 }).textContent).toBe('My account')
    expect(page.it.getByRole('button', { name: 'Log out' }).isConnected).toBe(true)
    expect(page.it.getByText(/Art\. 17 GDPR/).isConnected).toBe(true)
  })

  it.each(schemes)('gives axe nothing to say: %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await filledPage({ world: signedInAs(petra) })
    await chooseAccount(page.shop, salon.id)
    await page.it.findByText(/Du kaufst gerade/)
    expect(await complaints(page.container)).toEqual([])
  })

  it.each([320, 240])('fits into %i px without scrolling sideways', async (width) => {
    await browserPage.viewport(320, 700)
    const page = await filledPage({
      html: `<div style="width: ${width}px">${block()}</div>`,
      world: signedInAs(customers.find(({ firstName }) => firstName === 'Maximiliane')!),
    })
    const { scrollWidth, clientWidth } = page.element('account')
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
