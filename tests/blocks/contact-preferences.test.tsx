import '../../src/blocks/contact-preferences/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { updateThing } from '../../src/sandbox/world/records/record-changes.js'
import { thingsOf } from '../../src/sandbox/world/records/record-things.js'
import { openSession } from '../../src/sandbox/world/shop/sessions.js'
import type { CustomerFacts } from '../../src/sandbox/world/types.js'
import { chooseAccount } from '../../src/commerce/domain/customer/choose-account.js'
import { watchLeaving } from '../support/leaving.js'
import { colourScheme, complaints, openSandbox, type PageOptions, type ShopPage, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const openPage = openSandbox()
const html = '<vitrine-contact-preferences></vitrine-contact-preferences>'
const named = (firstName: string) => customers.find((customer) => customer.firstName === firstName)!
const [anna, nele, guelay] = [named('Anna'), named('Nele'), named('Gülay')]

async function preferencesPage({ as = anna, ...options }: Partial<PageOptions> & { as?: CustomerFacts } = {}) {
  const page = await openPage({
    html,
    world: ({ world }) => {
      world.state.client.sid = openSession(world, as).sid
    },
    ...options,
  })
  const block = page.in('contact-preferences')
  const radio = (name: string) => block.findByRole<HTMLInputElement>('radio', { name })
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes('contact-preferences', state),
    choose: async (...names: string[]) => {
      for (const name of names) await userEvent.click(await radio(name))
    },
    save: () => userEvent.click(block.getByRole('button', { name: 'Speichern' })),
    /** What is chosen in the form, in its order. */
    chosen: () =>
      block
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    /** What the platform has. */
    kept: () => keptOf(page, as),
    elsewhere: (fields: Record<string, string>) => updateThing({ world: page.sandbox.world, customer: as }, recordOf(page, as)!.id, fields),
  }
}

const recordOf = ({ sandbox: { world } }: Pick<ShopPage, 'sandbox'>, customer: CustomerFacts) =>
  thingsOf({ world, customer }, 'ContactPreference__c')[0]

function keptOf(page: Pick<ShopPage, 'sandbox'>, customer: CustomerFacts) {
  const { fields } = recordOf(page, customer) ?? {}
  return fields && [fields.BestTime__c, fields.BestMethod__c, fields.Frequency__c]
}

describe('vitrine-contact-preferences', () => {
  let warns = () => false
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
    warns = watchLeaving()
  })
  afterEach(() => vi.restoreAllMocks())

  it('shows what she has said, with the choices of the platform', async () => {
    const page = await preferencesPage()
    await page.becomes('ready')
    expect(page.chosen()).toEqual(['abends', 'E-Mail', 'monatlich'])
    expect(page.block.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Wann passt es dir am besten?',
      'Wie erreicht sie dich am liebsten?',
      'Wie oft möchtest du von ihr hören?',
    ])
    expect(page.block.getByText('Alles gespeichert.').isConnected).toBe(true)
  })

  it('saves with one button, sends only what she has changed, says so and tells the page nothing personal', async () => {
    const page = await preferencesPage()
    const told = vi.fn()
    page.element('contact-preferences').addEventListener('vitrine-preferences-save', (event) => told((event as CustomEvent).detail))
    await page.choose('vormittags')
    await page.becomes('changed')
    expect(page.block.getByText('1 Änderung noch nicht gespeichert').isConnected).toBe(true)
    expect(page.asked(/PATCH/)).toEqual([])
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual(['vormittags', 'E-Mail', 'monatlich'])
    await page.announced('Deine Kontaktwünsche sind gespeichert.')
    expect(told.mock.calls).toEqual([[{}]])
    expect(page.asked(/PATCH/)).toHaveLength(1)
    expect(JSON.stringify(page.shop.bus.inspect())).not.toContain('vormittags')
    expect(page.element('contact-preferences').outerHTML).not.toContain('vormittags')
  })

  it('makes a record for whoever has none yet', async () => {
    const page = await preferencesPage({ as: nele })
    await page.becomes('ready')
    expect(page.chosen()).toEqual(['', '', ''])
    await page.choose('abends', 'wöchentlich')
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual(['abends', null, 'wöchentlich'])
  })

  it('lets her take an answer back', async () => {
    const page = await preferencesPage()
    await page.becomes('ready')
    await userEvent.click(page.block.getAllByRole('radio', { name: 'Ist mir egal' })[2]!)
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual(['abends', 'E-Mail', null])
  })

  it('discards what she has changed when she wants that', async () => {
    const page = await preferencesPage()
    await page.choose('vormittags', 'selten')
    await userEvent.click(page.block.getByRole('button', { name: 'Verwerfen' }))
    await page.becomes('ready')
    expect(page.chosen()).toEqual(['abends', 'E-Mail', 'monatlich'])
    expect(page.element('contact-preferences').matches(':focus-within')).toBe(true)
  })

  it.each(['Telefon', 'SMS'])('notes gently that %s needs a number where there is none, and saves all the same', async (method) => {
    const page = await preferencesPage({ as: nele })
    await page.choose(method)
    const note = await page.block.findByText(
      'In deinem Konto steht noch keine Telefonnummer. Gib sie deiner Beraterin, damit sie dich so erreicht.',
    )
    expect(page.block.getByRole('group', { name: 'Wie erreicht sie dich am liebsten?' }).getAttribute('aria-describedby')).toBe(note.id)
    await page.announced(note.textContent)
    await page.save()
    await page.becomes('saved')
    expect(page.kept()?.[1]).toBe(method)
  })

  it('says nothing of a number to whoever has one, or wants e-mails', async () => {
    const page = await preferencesPage()
    await page.becomes('ready')
    expect(page.asked(/ui-api\/records\/005/)).toHaveLength(1)
    await page.choose('Telefon')
    await vi.waitFor(() => expect(page.asked(/ui-api\/records\/005/)).toHaveLength(2))
    await page.save()
    await page.becomes('saved')
    expect(page.block.queryByText(/Telefonnummer/)).toBeNull()
  })

  it.each([
    ['offline', 'Wir erreichen den Shop gerade nicht.'],
    ['error-500', 'Der Shop hat gerade eine Störung.'],
  ] as const)('keeps what she has chosen when saving meets %s, and saves it the next time', async (kind, words) => {
    const page = await preferencesPage()
    await page.choose('SMS', 'selten')
    page.sandbox.weather({ kind, method: 'PATCH', times: 1 })
    await page.save()
    await page.becomes('unsaved')
    expect(page.block.getByRole('alert').textContent).toContain(words)
    expect(page.block.getByRole('alert').textContent).toContain('Was du geändert hast, ist noch da.')
    expect(page.chosen()).toEqual(['abends', 'SMS', 'selten'])
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual(['abends', 'SMS', 'selten'])
  })

  it('shows what was changed elsewhere, and lets her keep hers', async () => {
    const page = await preferencesPage()
    await page.choose('SMS')
    page.elsewhere({ BestMethod__c: 'Telefon', Frequency__c: 'selten' })
    await page.save()
    await page.becomes('conflict')
    const alert = page.block.getByRole('alert')
    expect([...alert.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Wie erreicht sie dich am liebsten?Dort steht jetzt: TelefonDeine Auswahl: SMS',
      'Wie oft möchtest du von ihr hören?Dort steht jetzt: selten',
    ])
    expect(page.chosen()).toEqual(['abends', 'SMS', 'selten'])
    expect(page.kept()).toEqual(['abends', 'Telefon', 'selten'])
    await userEvent.click(page.block.getByRole('button', { name: 'Meine Auswahl speichern' }))
    await page.becomes('saved')
    expect(page.kept()).toEqual(['abends', 'SMS', 'selten'])
  })

  it('lets her take the other one as well', async () => {
    const page = await preferencesPage()
    await page.choose('SMS', 'vormittags')
    page.elsewhere({ BestMethod__c: 'Telefon' })
    await page.save()
    await page.becomes('conflict')
    await userEvent.click(page.block.getByRole('button', { name: 'Die andere übernehmen' }))
    await page.becomes('changed')
    expect(page.chosen()).toEqual(['vormittags', 'Telefon', 'monatlich'])
  })

  it('calls her having no wish what the form calls it, and goes on with the focus in the block', async () => {
    const page = await preferencesPage()
    await userEvent.click((await page.block.findAllByRole('radio', { name: 'Ist mir egal' }))[1]!)
    page.elsewhere({ BestMethod__c: 'Telefon' })
    await page.save()
    await page.becomes('conflict')
    expect(page.block.getByText(/^Deine Auswahl/).textContent).toBe('Deine Auswahl: Ist mir egal')
    await userEvent.click(page.block.getByRole('button', { name: 'Meine Auswahl speichern' }))
    await page.becomes('saved')
    expect(document.activeElement).toBe(page.element('contact-preferences'))
  })

  it('keeps what she has chosen when her session ends, out of sight, and shows it when she is back', async () => {
    const page = await preferencesPage()
    await page.choose('SMS')
    page.sandbox.world.state.sessions = {}
    await page.save()
    await page.becomes('guest')
    expect(page.block.getByRole('alert').textContent).toContain('Was du geändert hast, ist noch da')
    expect(page.block.getByRole('link').getAttribute('target')).toBe('_blank')
    expect(page.block.queryByRole('radio')).toBeNull()
    expect(warns()).toBe(true)
    expect(await page.shop.login(anna.username, 'lindenrose')).toEqual({ done: true })
    await page.becomes('changed')
    expect(page.chosen()).toEqual(['abends', 'SMS', 'monatlich'])
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual(['abends', 'SMS', 'monatlich'])
  })

  it('shows nothing of it to somebody else who signs in, and forgets it', async () => {
    const page = await preferencesPage()
    await page.choose('SMS')
    page.sandbox.world.state.sessions = {}
    await page.shop.wake()
    await page.becomes('guest')
    await page.shop.login(nele.username, 'lindenrose')
    await page.becomes('ready')
    expect(page.chosen()).toEqual(['', '', ''])
    await page.shop.login(anna.username, 'lindenrose')
    await vi.waitFor(() => expect(page.chosen()).toEqual(['abends', 'E-Mail', 'monatlich']))
    expect(warns()).toBe(false)
  })

  it('is never saved for somebody else who has signed in in another tab', async () => {
    const page = await preferencesPage({ as: nele })
    await page.choose('SMS')
    page.sandbox.world.state.client.sid = openSession(page.sandbox.world, guelay).sid
    await page.save()
    await vi.waitFor(() => expect(page.chosen()).toEqual(['', '', '']))
    await page.becomes('ready')
    expect([keptOf(page, nele), keptOf(page, guelay), warns()]).toEqual([undefined, undefined, false])
  })

  it('goes on with what she has chosen when the block was off the page', async () => {
    const page = await preferencesPage()
    await page.choose('SMS')
    const element = page.element('contact-preferences')
    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 20))
    page.container.append(element)
    await page.becomes('changed')
    expect(page.in('contact-preferences').getByRole<HTMLInputElement>('radio', { name: 'SMS' }).checked).toBe(true)
  })

  it('follows what another tab has saved, and keeps what she has chosen', async () => {
    const page = await preferencesPage()
    await page.choose('SMS')
    page.elsewhere({ Frequency__c: 'selten' })
    await page.shop.wake()
    await vi.waitFor(() => expect(page.chosen()).toEqual(['abends', 'SMS', 'selten']))
    expect(page.state('contact-preferences')).toBe('changed')
    page.elsewhere({ BestMethod__c: 'Telefon' })
    await page.shop.wake()
    await page.becomes('conflict')
    expect(page.chosen()).toEqual(['abends', 'SMS', 'selten'])
  })

  it('stays hers, with what she has chosen, when she acts for another account', async () => {
    const petra = named('Petra')
    const page = await preferencesPage({ as: petra })
    await page.choose('SMS')
    expect(await chooseAccount(page.shop, petra.managedAccountIds[0]!)).toEqual({ done: true })
    await vi.waitFor(() => expect(page.asked(/related-list-records/)).toHaveLength(2))
    await vi.waitFor(() => expect([page.state('contact-preferences'), page.chosen()]).toEqual(['changed', ['', 'SMS', '']]))
    await page.save()
    await page.becomes('saved')
    expect(page.kept()).toEqual([null, 'SMS', null])
  })

  it('tells other tabs that she has saved', async () => {
    const page = await preferencesPage()
    const otherTab = new BroadcastChannel('vitrine.v1')
    const told = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    await page.choose('SMS')
    await page.save()
    expect(await told).toBe('changed')
    otherTab.close()
  })

  it('warns before the page is left only while something is not saved', async () => {
    const page = await preferencesPage()
    await page.becomes('ready')
    expect(warns()).toBe(false)
    await page.choose('SMS')
    expect(warns()).toBe(true)
    await page.save()
    await page.becomes('saved')
    expect(warns()).toBe(false)
  })

  it('invites a guest to sign in and to come back, and asks the platform nothing', async () => {
    const page = await openPage({ html, at: '/account?tab=contact', settings: { 'login-url': '/login' } })
    await page.becomes('contact-preferences', 'guest')
    expect(page.in('contact-preferences').getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
      `/login?return=${encodeURIComponent('/account?tab=contact')}`,
    )
    expect(page.asked(/ui-api/)).toEqual([])
  })

  it('invites whoever’s session has run out as well', async () => {
    const page = await openPage({ html, weather: [{ kind: 'expired-session', match: 'session-context' }] })
    await page.becomes('contact-preferences', 'guest')
    expect(page.in('contact-preferences').getByRole('link', { name: 'Anmelden' }).isConnected).toBe(true)
  })

  it('can be asked for again when the platform does not answer', async () => {
    const page = await preferencesPage({ weather: [{ kind: 'error-503', match: 'related-list-records', times: 1 }] })
    await page.becomes('failed')
    await userEvent.click(page.block.getByRole('button', { name: 'Erneut versuchen' }))
    await page.becomes('ready')
  })

  it('waits as high as it will be', async () => {
    const page = await preferencesPage({ weather: [{ kind: 'slow', delay: 60_000, match: 'related-list-records' }] })
    await page.becomes('loading')
    expect(page.block.getByRole('img', { name: 'Wird geladen' }).isConnected).toBe(true)
    const waiting = page.element('contact-preferences').offsetHeight
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('ready')
    expect(Math.abs(page.element('contact-preferences').offsetHeight - waiting)).toBeLessThan(24)
  })

  it('shows an editor samples, inert and without asking the platform', async () => {
    const page = await preferencesPage({ html: html.replace('>', ' data-vitrine-mode="edit">') })
    expect(page.chosen()).toEqual(['abends', 'E-Mail', 'monatlich'])
    expect(page.asked(/ui-api/)).toEqual([])
    expect(page.element('contact-preferences').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true)
  })

  it('speaks English, and takes heading and hint from the page', async () => {
    const page = await preferencesPage({ html: html.replace('>', ' hint="Just tell us.">'), settings: { locale: 'en' } })
    await page.becomes('ready')
    expect(page.block.getByRole('heading', { name: 'Your contact preferences' }).isConnected).toBe(true)
    expect(page.block.getByText('Just tell us.').isConnected).toBe(true)
    expect(page.block.getByText('Everything is saved.').isConnected).toBe(true)
  })

  it('fits a phone of 320 px, with targets that a finger meets', async () => {
    await browserPage.viewport(320, 640)
    const page = await preferencesPage()
    await page.choose('SMS')
    expect(document.documentElement.scrollWidth).toBe(320)
    const targets = [...page.block.getAllByRole('radio').map((radio) => radio.closest('label')!), ...page.block.getAllByRole('button')]
    expect(targets.filter((target) => target.getBoundingClientRect().height < 24)).toEqual([])
    await browserPage.viewport(1280, 800)
  })

  it.each(schemes)('has nothing that axe complains about, the conflict included, in %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await preferencesPage()
    await page.choose('SMS')
    page.elsewhere({ BestMethod__c: 'Telefon' })
    await page.save()
    await page.becomes('conflict')
    expect(await complaints(page.element('contact-preferences'))).toEqual([])
    await colourScheme('light')
  })
})
