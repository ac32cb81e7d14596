import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/personal-data/index.js'
import { complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const tag = 'personal-data'
const email = 'anna.muster@example.org'

async function dataPage(options: Partial<PageOptions> = {}) {
  const page = await openShop({
    html: '<vitrine-personal-data></vitrine-personal-data>',
    at: '/personal-data',
    scene: 'signed-in',
    ...options,
  })
  const part = async (name: string) => (await page.in(tag).findByRole('region', { name })) as HTMLElement
  const field = async (section: string, label: RegExp) => {
    const region = await part(section)
    const found = [...region.querySelectorAll('label')].find((each) => label.test(each.textContent ?? ''))?.control
    if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${label}.`)
    return found
  }
  return {
    ...page,
    block: page.in(tag),
    becomes: (state: string) => page.becomes(tag, state),
    field,
    type: async (section: string, label: RegExp, text: string) => userEvent.fill(await field(section, label), text),
    press: async (section: string) => userEvent.click((await part(section)).querySelector<HTMLElement>('button:not(.text-button)')!),
  }
}

describe('vitrine-personal-data', () => {
  it('changes name and phone, which every page then knows', async () => {
    const page = await dataPage()
    await page.becomes('filled')
    expect((await page.field('Name und Telefon', /^Vorname/)).value).toBe('Anna')
    await page.type('Name und Telefon', /^Vorname/, 'Änne')
    await page.type('Name und Telefon', /^Telefon/, '0171 2345678')
    await page.press('Name und Telefon')
    await page.announced('Gespeichert.')
    await vi.waitFor(() =>
      expect(page.sandbox.world.directory.byUsername.get(email)).toMatchObject({ firstName: 'Änne', phone: '0171 2345678' }),
    )
    const profile = await page.shop.profile.get()
    await vi.waitFor(async () => expect(await profile.person()).toMatchObject({ firstName: 'Änne', phone: '0171 2345678' }))
    expect(await complaints(page.container)).toEqual([])
  })

  it('changes the e-mail address with her password only, and writes to the old one', async () => {
    const page = await dataPage()
    await page.type('E-Mail-Adresse', /^Neue E-Mail/, 'anna@example.com')
    await page.type('E-Mail-Adresse', /^Jetziges Passwort/, 'falsch')
    await page.press('E-Mail-Adresse')
    await page.block.findByText('Das ist nicht dein jetziges Passwort.')
    expect((await page.field('E-Mail-Adresse', /^Neue E-Mail/)).value).toBe('anna@example.com')
    await page.type('E-Mail-Adresse', /^Jetziges Passwort/, 'lindenrose')
    await page.press('E-Mail-Adresse')
    await page.announced('Ab jetzt meldest du dich mit anna@example.com an.')
    expect(page.sandbox.mails()).toMatchObject([{ to: email }])
    await page.block.findByText('Du meldest dich mit anna@example.com an.')
    expect((await page.field('E-Mail-Adresse', /^Jetziges Passwort/)).value).toBe('')
  })

  it('takes no address that somebody has', async () => {
    const page = await dataPage()
    const other = page.sandbox.world.directory.customers.find((customer) => customer.email !== email)!
    await page.type('E-Mail-Adresse', /^Neue E-Mail/, other.email)
    await page.type('E-Mail-Adresse', /^Jetziges Passwort/, 'lindenrose')
    await page.press('E-Mail-Adresse')
    await page.block.findByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.')
  })

  it('changes the password, and leaves her signed in here', async () => {
    const page = await dataPage()
    await page.type('Passwort', /^Jetziges Passwort/, 'lindenrose')
    await page.type('Passwort', /^Neues Passwort/, 'Rosenbeet7')
    await page.press('Passwort')
    await page.announced('Dein neues Passwort gilt. Auf anderen Geräten bist du jetzt abgemeldet.')
    await page.shop.wake()
    expect(page.shop.session.get().session?.guest).toBe(false)
    await page.shop.logout()
    expect(await page.shop.login(email, 'Rosenbeet7')).toEqual({ done: true })
  })

  it('gives her all that the shop keeps of her (Art. 15 GDPR)', async () => {
    const page = await dataPage()
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'about:blank'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await page.press('Alles auf einen Blick')
    await page.announced('Die Datei liegt bei deinen Downloads.')
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ person: { email, firstName: 'Anna' }, orders: expect.any(Array) })
  })

  it.each([
    ['Vorname', 'x'.repeat(41), 'Das dürfen höchstens 40 Zeichen sein.'],
    ['Nachname', 'x'.repeat(10_000), 'Das dürfen höchstens 80 Zeichen sein.'],
    ['Telefon', 'abc', 'Bitte gib eine gültige Telefonnummer ein.'],
  ])('says what is wrong with %s at its place, and saves nothing', async (label, text, words) => {
    const page = await dataPage()
    await page.type('Name und Telefon', new RegExp(`^${label}`), text)
    await page.press('Name und Telefon')
    await page.block.findByText(words)
    expect(page.asked(/changePersonalData/)).toEqual([])
  })

  it.each(['offline', 'error-500', 'session-ended'] as const)('loses nothing of what she typed: %s', async (kind) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await dataPage()
    await page.type('Name und Telefon', /^Vorname/, 'Änne')
    if (kind === 'session-ended') page.sandbox.world.state.sessions = {}
    else page.sandbox.weather({ kind, match: 'changePersonalData' })
    await page.press('Name und Telefon')
    await page.block.findByRole('alert')
    expect((await page.field('Name und Telefon', /^Vorname/)).value).toBe('Änne')
  })

  it('asks a guest to sign in', async () => {
    const page = await dataPage({ scene: 'guest' })
    await page.becomes('guest')
    await page.block.findByText('Melde dich an, um deine Daten zu sehen.')
  })
})
