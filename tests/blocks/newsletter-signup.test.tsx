import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/newsletter-signup/index.js'
import { complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const html = '<vitrine-newsletter-signup></vitrine-newsletter-signup>'
const email = 'greta.sommer@example.org'

async function signupPage(options: Partial<PageOptions> = {}) {
  const page = await openShop({ html, at: '/newsletter', ...options })
  const block = page.in('newsletter-signup')
  return {
    ...page,
    block,
    becomes: (state: string) => page.becomes('newsletter-signup', state),
    type: async (label: RegExp, text: string) => userEvent.fill(await block.findByLabelText(label), text),
    check: async (label: RegExp) => userEvent.click(await block.findByLabelText(label)),
    enroll: async () => userEvent.click(await block.findByRole('button', { name: /Newsletter bestellen|Enroll/ })),
    enrolments: () => page.asked(/enrolInNewsletter/),
    subscribers: () => Object.values(page.sandbox.world.state.subscribers ?? {}),
    linkOf: (name: string) => new RegExp(`/newsletter\\?${name}=\\S+`).exec(page.sandbox.mails().at(-1)?.text ?? '')?.[0] ?? '',
  }
}

describe('vitrine-newsletter-signup', () => {
  it('has nothing ticked, and asks for a consent to calls only where there is a number', async () => {
    const page = await signupPage()
    await page.becomes('ready')
    expect(page.block.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false])
    await page.type(/^Telefon/, '0171 2345678')
    expect(page.block.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false])
    expect(await complaints(page.container)).toEqual([])
  })

  it('leads to the imprint that the page has, where the organisation has no newsletter', async () => {
    const settings = { names: '{ "method.enrolInNewsletter": "" }', 'imprint-url': '/ueber-uns/impressum' }
    const page = await signupPage({ settings })
    await page.becomes('unavailable')
    expect(page.block.getByRole('link', { name: 'Zum Impressum' }).getAttribute('href')).toBe('/ueber-uns/impressum')
  })

  it('sends a mail to confirm, and counts nobody in who has not confirmed (double opt-in)', async () => {
    const page = await signupPage()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-newsletter-enroll', heard)
    await page.type(/^E-Mail/, email)
    await page.check(/schickt mir den Newsletter/)
    await page.enroll()
    await page.becomes('enrolled')
    expect(page.block.getByRole('status').textContent).toContain(email)
    expect(page.element('newsletter-signup').shadowRoot?.activeElement).toBe(page.block.getByRole('status'))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(page.subscribers()).toMatchObject([{ email, phone: null, phoneConsent: false, confirmed: null }])
    expect(page.sandbox.mails()).toMatchObject([{ to: email, subject: 'Bitte bestätige deinen Newsletter' }])
  })

  it('is confirmed, and ended, by the links of its mail', async () => {
    const first = await signupPage()
    await first.type(/^E-Mail/, email)
    await first.check(/schickt mir/)
    await first.enroll()
    await first.becomes('enrolled')
    const subscribers = structuredClone(first.sandbox.world.state.subscribers)
    const [confirm, unsubscribe] = [first.linkOf('confirm'), first.linkOf('unsubscribe')]
    const carry: Partial<PageOptions> = { world: ({ world }) => void Object.assign(world.state, { subscribers }) }
    const confirmed = await signupPage({ at: confirm, ...carry })
    await confirmed.becomes('confirmed')
    expect(confirmed.subscribers()[0]?.confirmed).toMatch(/^\d{4}-/)
    const gone = await signupPage({ at: unsubscribe, ...carry })
    await gone.becomes('unsubscribed')
    expect(gone.subscribers()).toEqual([])
  })

  it('says of a link that it is too old, and lets her enrol anew', async () => {
    const page = await signupPage({ at: '/newsletter?confirm=gone' })
    await page.becomes('expired')
    expect(page.block.getByRole('button', { name: 'Newsletter bestellen' }).isConnected).toBe(true)
    await page.type(/^E-Mail/, email)
    await page.check(/schickt mir/)
    await page.enroll()
    await page.becomes('enrolled')
  })

  it.each([
    ['', '', 'Bitte gib eine E-Mail-Adresse ein.', 'Please enter an email address.'],
    ['greta@', '', 'Bitte gib eine gültige E-Mail-Adresse ein.', 'Please enter a valid email address.'],
    [email, 'abc', 'Bitte gib eine gültige Telefonnummer ein.', 'Please enter a valid phone number.'],
    [
      email,
      '',
      'Bitte stimme den Nutzungsbedingungen zu, um den Newsletter zu bestellen.',
      'You must accept the Terms and Conditions to enroll.',
    ],
  ])('says what is wrong at its place, and sends nothing: "%s" "%s"', async (mail, phone, german, english) => {
    for (const [locale, words] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const page = await signupPage({ settings: { locale } })
      await page.type(/^E-[Mm]ail/, mail)
      await page.type(/^(Telefon|Phone)/, phone)
      await page.enroll()
      await vi.waitFor(() => expect(page.block.getByText(words).isConnected).toBe(true))
      expect(page.element('newsletter-signup').shadowRoot?.activeElement?.getAttribute('aria-invalid')).toBe('true')
      expect(page.enrolments()).toEqual([])
    }
  })

  it('calls nobody who has not agreed to it (§ 7 UWG)', async () => {
    const page = await signupPage()
    await page.type(/^E-Mail/, email)
    await page.type(/^Telefon/, '+49 171 2345678')
    await page.check(/schickt mir/)
    await page.enroll()
    await vi.waitFor(() =>
      expect(page.block.getByText('Bitte stimme zu, dass wir dich anrufen dürfen, oder lass die Nummer weg.').isConnected).toBe(true),
    )
    await page.check(/auch anrufen/)
    await page.enroll()
    await page.becomes('enrolled')
    expect(page.subscribers()).toMatchObject([{ phone: '+49 171 2345678', phoneConsent: true }])
  })

  it.each(['offline', 'error-500', 'malformed'] as const)('loses nothing of what she typed: %s', async (kind) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await signupPage()
    page.sandbox.weather({ kind, match: 'enrolInNewsletter' })
    await page.type(/^E-Mail/, email)
    await page.check(/schickt mir/)
    await page.enroll()
    await page.becomes('error')
    expect(page.block.getByRole('alert').textContent).toContain('Das hat leider nicht geklappt')
    expect(page.block.getByLabelText<HTMLInputElement>(/^E-Mail/).value).toBe(email)
    page.sandbox.weather({ kind: 'clear' })
    await page.enroll()
    await page.becomes('enrolled')
  })

  it('sends once, however often she presses', async () => {
    const page = await signupPage({ weather: [{ kind: 'slow', match: 'enrolInNewsletter', delay: 60_000 }] })
    await page.type(/^E-Mail/, email)
    await page.check(/schickt mir/)
    const button = page.block.getByRole('button', { name: 'Newsletter bestellen' })
    button.click()
    button.click()
    page.sandbox.weather({ kind: 'clear' })
    await page.becomes('enrolled')
    expect(page.enrolments()).toHaveLength(1)
  })

  it('survives a strange address of 10,000 letters', async () => {
    const page = await signupPage()
    await page.type(/^E-Mail/, `${'x'.repeat(10_000)}@example.org`)
    await page.check(/schickt mir/)
    await page.enroll()
    expect(page.block.getByLabelText<HTMLInputElement>(/^E-Mail/).value.length).toBeLessThanOrEqual(254)
  })
})
