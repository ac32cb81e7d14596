import '../../src/blocks/subscription-preferences/index.js'
import { within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { deleteThing, updateThing } from '../../src/sandbox/world/records/record-changes.js'
import { thingsOf } from '../../src/sandbox/world/records/record-things.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import type { CustomerFacts } from '../../src/sandbox/world/types.js'
import { watchLeaving } from '../support/leaving.js'
import { colourScheme, complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-subscription-preferences></vitrine-subscription-preferences>'
const named = (firstName: string) => customers.find((customer) => customer.firstName === firstName)!
const [anna, nele, katharina] = [named('Anna'), named('Nele'), named('Katharina')]
const shop = 'Vom Shop in Deutschland'

const placeOf = ({ Consultant__c, Topic__c }: Readonly<Record<string, unknown>>) => `${Consultant__c ? 'b' : 'a'} ${Topic__c}`

async function newsletterPage({ as = anna, ...options }: Partial<PageOptions> & { as?: CustomerFacts } = {}) {
  const page = await openPage({
    html,
    world: ({ world }) => {
      world.state.client.sid = openSession(world, as).sid
    },
    ...options,
  })
  const block = page.in('subscription-preferences')
  const viewer = { world: page.sandbox.world, customer: as }
  const recordOf = (topic: string) => thingsOf(viewer, 'Subscription__c').find(({ fields }) => fields.Topic__c === topic)!.id
  const boxes = () => block.queryAllByRole<HTMLInputElement>('checkbox')
  return {
    ...page,
    block,
    boxes,
    becomes: (state: string) => page.becomes('subscription-preferences', state),
    box: async (sender: string, topic: string) =>
      within(await block.findByRole('group', { name: sender })).getByRole<HTMLInputElement>('checkbox', { name: topic }),
    press: async (name: string) => userEvent.click(await block.findByRole('button', { name })),
    /** One sign for each box, in their order. */
    ticks: () =>
      boxes()
        .map(({ checked }) => (checked ? 'x' : '-'))
        .join(''),
    /** What the platform has: the shop's first, each by topic. */
    kept: () =>
      thingsOf(viewer, 'Subscription__c')
        .map(({ fields }) => fields)
        .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
        .map(({ IsActive__c }) => (IsActive__c ? 'x' : '-'))
        .join(''),
    elsewhere: (topic: string, active: boolean) => updateThing(viewer, recordOf(topic), { IsActive__c: active }),
    gone: (topic: string) => deleteThing(viewer, recordOf(topic)),
  }
}

describe('vitrine-subscription-preferences', () => {
  let warns = () => false
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
    warns = watchLeaving()
  })
  afterEach(() => vi.restoreAllMocks())

  it('shows the newsletters of the shop, then those of each consultant by her name', async () => {
    const page = await newsletterPage({ as: katharina })
    await page.becomes('ready')
    const groups = page.block
      .getAllByRole('group')
      .map((group) => [group.querySelector('legend')?.textContent, within(group).getAllByRole('checkbox').length])
    expect(groups).toEqual([
      [shop, 3],
      ['Von Anna Berger', 2],
      ['Von Meryem Yıldız', 2],
      ['Von Sophie Lindner-Achternbusch', 2],
    ])
    expect((await page.box('Von Anna Berger', 'Neuheiten')).type).toBe('checkbox')
  })

  it('ticks what the platform says is active, and nothing more', async () => {
    const page = await newsletterPage()
    await page.becomes('ready')
    expect(page.ticks()).toBe('-x--x')
    expect(page.kept()).toBe('-x--x')
    const newcomer = await newsletterPage({ as: named('Gülay') })
    await newcomer.becomes('ready')
    expect(newcomer.ticks()).toBe('-----')
  })

  it('says of each what comes', async () => {
    const page = await newsletterPage()
    const box = await page.box(shop, 'Angebote')
    expect(
      page.element('subscription-preferences').shadowRoot?.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Aktionen, Sets und Gutscheine, bevor sie vorbei sind.')
  })

  it('saves nothing until she says so, then all of it in one request that is done whole or not at all', async () => {
    const page = await newsletterPage()
    const told = vi.fn()
    page.element('subscription-preferences').addEventListener('vitrine-subscriptions-save', (event) => told((event as CustomEvent).detail))
    await userEvent.click(await page.box(shop, 'Angebote'))
    await userEvent.click(await page.box('Von Anna Berger', 'Pflegetipps'))
    await page.becomes('changed')
    expect(page.block.getByText('2 Änderungen noch nicht gespeichert').isConnected).toBe(true)
    expect([page.kept(), page.asked(/records\/batch/)]).toEqual(['-x--x', []])
    expect([page.block.getByText('kommt dazu').isConnected, page.block.getByText('fällt weg').isConnected]).toEqual([true, true])
    await page.press('Speichern')
    await page.becomes('saved')
    expect(page.kept()).toBe('xx---')
    expect(page.asked(/records\/batch|PATCH/)).toHaveLength(1)
    expect(told.mock.calls).toEqual([[{}]])
    await page.announced('Gespeichert. Für neue Newsletter kommt eine E-Mail, in der du sie bestätigst.')
  })

  it('says before saving that a new one begins only with the confirmed e-mail, and speaks of none when she only leaves', async () => {
    const page = await newsletterPage()
    expect((await page.block.findByText(/Er beginnt erst, wenn du darin auf den Link zum Bestätigen klickst/)).textContent).toContain(
      'Abmelden wirkt sofort',
    )
    await page.press('Alle abwählen')
    await page.press('Speichern')
    await page.becomes('saved')
    expect(page.kept()).toBe('-----')
    await page.announced('Gespeichert.')
  })

  it('selects all and unselects all, and says how many', async () => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    expect(page.ticks()).toBe('xxxxx')
    await page.announced('Alle ausgewählt, noch nicht gespeichert.')
    await vi.waitFor(() => expect(page.block.getByText('3 Änderungen noch nicht gespeichert').isConnected).toBe(true))
    await page.press('Alle abwählen')
    expect(page.ticks()).toBe('-----')
    await vi.waitFor(() => expect(page.block.getByText('2 Änderungen noch nicht gespeichert').isConnected).toBe(true))
    expect(page.kept()).toBe('-x--x')
  })

  it('calls nothing unsaved when all are selected that were', async () => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    await page.press('Speichern')
    await page.becomes('saved')
    await userEvent.click(await page.box(shop, 'Angebote'))
    await page.press('Alle auswählen')
    await page.announced('Alle ausgewählt')
    await page.becomes('ready')
  })

  it('does not offer to select all when all are, and says why', async () => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    const button = page.block.getByRole('button', { name: 'Alle auswählen' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(
      page.element('subscription-preferences').shadowRoot?.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Alle ausgewählt')
    await vi.waitFor(() => expect(page.block.getByRole('button', { name: 'Alle abwählen' }).getAttribute('aria-disabled')).toBe('false'))
  })

  it.each([
    ['offline', 'unsaved'],
    ['error-500', 'unsaved'],
  ] as const)('keeps her ticks when saving meets %s', async (kind, state) => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    page.sandbox.weather({ kind, method: 'POST', times: 1 })
    await page.press('Speichern')
    await page.becomes(state)
    expect([page.ticks(), page.kept()]).toEqual(['xxxxx', '-x--x'])
    await page.press('Speichern')
    await page.becomes('saved')
    expect(page.kept()).toBe('xxxxx')
  })

  it('keeps her other ticks when a newsletter is there no more, and saves none of them unasked', async () => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    page.gone('Angebote')
    await page.press('Speichern')
    await page.becomes('refused')
    expect(page.block.getByRole('alert').textContent).toContain('Gerade hat sich etwas geändert.')
    expect([page.ticks(), page.kept()]).toEqual(['xxxx', 'x--x'])
    await page.press('Speichern')
    await page.becomes('saved')
    expect(page.kept()).toBe('xxxx')
  })

  it('keeps her ticks when her session ends, and shows them when she is back', async () => {
    const page = await newsletterPage()
    await page.press('Alle auswählen')
    page.sandbox.world.state.sessions = {}
    await page.press('Speichern')
    await page.becomes('guest')
    expect([page.boxes().length, warns()]).toEqual([0, true])
    await page.shop.login(anna.username, 'lindenrose')
    await page.becomes('changed')
    expect([page.ticks(), page.kept()]).toEqual(['xxxxx', '-x--x'])
  })

  it('follows what another tab has saved, and keeps her ticks', async () => {
    const page = await newsletterPage()
    await userEvent.click(await page.box('Von Anna Berger', 'Pflegetipps'))
    page.elsewhere('Angebote', true)
    await page.shop.wake()
    await vi.waitFor(() => expect(page.ticks()).toBe('xx---'))
    expect(page.state('subscription-preferences')).toBe('changed')
    expect(page.block.getByText('1 Änderung noch nicht gespeichert').isConnected).toBe(true)
  })

  it('warns before the page is left only while something is not saved', async () => {
    const page = await newsletterPage()
    await page.becomes('ready')
    expect(warns()).toBe(false)
    await page.press('Alle auswählen')
    expect(warns()).toBe(true)
    await page.press('Verwerfen')
    await page.becomes('ready')
    expect(warns()).toBe(false)
  })

  it('is friendly to whoever has no newsletters', async () => {
    const page = await newsletterPage({ as: nele })
    await page.becomes('empty')
    expect(page.block.getByText(/Gerade gibt es keine Newsletter für dich/).isConnected).toBe(true)
    expect(page.block.queryByRole('button')).toBeNull()
  })

  it('invites a guest to sign in, and asks the platform nothing', async () => {
    const page = await openPage({ html, settings: { 'login-url': '/login' } })
    await page.becomes('subscription-preferences', 'guest')
    expect(page.in('subscription-preferences').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toMatch(/^\/login\?return=/)
    expect(page.asked(/ui-api/)).toEqual([])
  })

  it('can be asked for again when the platform does not answer', async () => {
    const page = await newsletterPage({ weather: [{ kind: 'error-503', match: 'related-list-records', times: 1 }] })
    await page.becomes('failed')
    await page.press('Erneut versuchen')
    await page.becomes('ready')
  })

  it('waits about as high as it will be', async () => {
    const page = await newsletterPage({ weather: [{ kind: 'slow', delay: 60_000, match: 'related-list-records' }] })
    await page.becomes('loading')
    expect(page.block.getByRole('img', { name: 'Wird geladen' }).isConnected).toBe(true)
    const waiting = page.element('subscription-preferences').offsetHeight
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('ready')
    expect(Math.abs(page.element('subscription-preferences').offsetHeight - waiting)).toBeLessThan(24)
  })

  it('shows an editor samples, inert and without asking the platform', async () => {
    const page = await newsletterPage({ html: html.replace('>', ' data-vitrine-mode="edit">') })
    expect(page.ticks()).toBe('x--xx')
    expect(page.asked(/ui-api/)).toEqual([])
    expect(page.element('subscription-preferences').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true)
  })

  it('speaks English', async () => {
    const page = await newsletterPage({ settings: { locale: 'en' } })
    await page.becomes('ready')
    expect(page.block.getByRole('group', { name: 'From the shop in Germany' }).isConnected).toBe(true)
    expect(page.block.getByText('2 of 5 selected').isConnected).toBe(true)
  })

  it('fits a phone of 320 px, with targets that a finger meets', async () => {
    await browserPage.viewport(320, 640)
    const page = await newsletterPage({ as: katharina })
    await page.press('Alle auswählen')
    expect(document.documentElement.scrollWidth).toBe(320)
    const targets = [...page.boxes().map((box) => box.closest('.row')!.querySelector('label')!), ...page.block.getAllByRole('button')]
    expect(targets.filter((target) => target.getBoundingClientRect().height < 24)).toEqual([])
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about, changed as well, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await newsletterPage()
    await userEvent.click(await page.box(shop, 'Angebote'))
    await userEvent.click(await page.box(shop, 'Neuheiten'))
    expect(await complaints(page.element('subscription-preferences'))).toEqual([])
    await colourScheme('light')
  })
})
