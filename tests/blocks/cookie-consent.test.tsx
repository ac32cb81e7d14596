import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/cookie-consent/index.js'
import '../../src/blocks/footer/index.js'
import { chooseConsent } from '../../src/commerce/domain/consent/choose-consent.js'
import { consentKey, cookiesOn } from '../../src/commerce/domain/memory.js'
import { complaints, openSandbox, type PageOptions, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const tag = 'cookie-consent'

/** As a tag manager of an earlier visit might have left it. */
const wearCookie = () => cookiesOn(document).set('_ga', 'GA1.1.42', true)

interface Fact {
  event?: string
  [name: string]: unknown
}

async function consentPage(options: Partial<PageOptions> = {}) {
  const dataLayer: Fact[] = []
  Object.assign(globalThis, { dataLayer })
  const page = await openShop({
    html: `<vitrine-cookie-consent tag-manager-url="/sandbox/tag-manager.js"></vitrine-cookie-consent>`,
    ...options,
  })
  const block = page.in(tag)
  return {
    ...page,
    block,
    press: async (name: string | RegExp) => userEvent.click(await block.findByRole('button', { name })),
    tick: async (name: RegExp) => userEvent.click(await block.findByRole('checkbox', { name })),
    becomes: (state: string) => page.becomes(tag, state),
    events: () => dataLayer.flatMap(({ event }) => event ?? []),
    fact: (event: string) => dataLayer.find((each) => each.event === event),
    /** Of Google's consent mode. */
    modes: () => dataLayer.flatMap((each) => (each.event === undefined ? [Array.from(each as unknown as ArrayLike<unknown>)] : [])),
  }
}

describe('vitrine-cookie-consent', () => {
  it('asks without a wall, nothing ticked, and refusing is as easy as agreeing', async () => {
    const page = await consentPage()
    await page.becomes('asking')
    expect(page.block.queryByRole('dialog')).toBeNull()
    const [decline, agree] = ['Alle ablehnen', 'Alle erlauben'].map((name) => page.block.getByRole('button', { name }))
    expect(decline?.className).toBe(agree?.className)
    expect(decline?.getBoundingClientRect().height).toBe(agree?.getBoundingClientRect().height)
    await page.press('Selbst auswählen')
    await page.becomes('choosing')
    const boxes = page.block.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked, disabled }) => checked && !disabled)).toEqual([false, false, false, false, false])
    expect(await complaints(page.container)).toEqual([])
  })

  it('tells what else stays at the bottom of the window how high it stands, until it has gone', async () => {
    const page = await consentPage()
    await page.becomes('asking')
    const covered = () => document.documentElement.style.getPropertyValue('--vitrine-sticky-bottom')
    const sheet = page.element(tag).shadowRoot!.querySelector<HTMLElement>('.sheet')!
    await vi.waitFor(() => expect(covered()).toBe(`min(${sheet.offsetHeight}px, 50dvh)`))
    await page.press('Alle ablehnen')
    await page.becomes('settled')
    await vi.waitFor(() => expect(covered()).toBe(''))
  })

  it('stores, reads and loads nothing before she has answered, nor when she refuses', async () => {
    const page = await consentPage()
    await page.becomes('asking')
    expect(localStorage.getItem(consentKey)).toBeNull()
    expect(page.events()).toEqual([])
    await page.press('Alle ablehnen')
    await page.becomes('settled')
    expect(localStorage.getItem(consentKey)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(page.events()).toEqual([])
    expect(page.asked(/getDataLayerValues|getCookieConsentData/)).toEqual([])
  })

  it('brings environment, consent and tag manager to the data layer when she agrees, and by `_ga` only then', async () => {
    const page = await consentPage({ before: wearCookie })
    await page.press('Alle erlauben')
    await vi.waitFor(() => expect(page.fact('sandbox.tag-manager')).toMatchObject({ id: 'GTM-XXXX' }))
    expect(page.fact('vitrine.environment')).toMatchObject({ subsidiary: 'DE', environment: 'TEST', language: 'de' })
    expect(page.fact('vitrine.consent')).toMatchObject({ purposes: ['comfort', 'media', 'statistics', 'marketing'] })
    expect(page.fact('vitrine.consent-attributes')).toHaveProperty('consent')
    expect(page.modes()[0]).toMatchObject(['consent', 'default', { analytics_storage: 'granted', ad_storage: 'granted' }])
    expect(page.said('consent')).toEqual([{ purposes: ['comfort', 'media', 'statistics', 'marketing'] }])
    expect(page.shop.consent.of('statistics')).toBe('granted')
  })

  it('asks the platform with no key that she has not agreed to', async () => {
    const bodies: unknown[] = []
    const page = await consentPage({ before: wearCookie })
    const { fetch } = window
    vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      if (String(input).includes('getCookieConsentData')) bodies.push(JSON.parse(String(init?.body)))
      return fetch(input, init)
    })
    await page.press('Selbst auswählen')
    await page.tick(/Werbung/)
    await page.press('Auswahl speichern')
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    expect(JSON.stringify(bodies)).not.toContain('_ga')
    expect(document.cookie).not.toContain('_ga')
  })

  it('reads, asks and loads nothing more once she has taken it back, whatever is still being answered', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const page = await consentPage()
    const { fetch } = window
    let answer = () => {}
    const taken = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const response = await fetch(input, init)
      if (String(input).includes('getDataLayerValues')) await taken
      return response
    })
    await page.press('Alle erlauben')
    await vi.waitFor(() => expect(page.events()).toContain('vitrine.consent'))
    chooseConsent(page.shop.consent, [])
    answer()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(page.asked(/getCookieConsentData/)).toEqual([])
    expect(page.events()).not.toContain('vitrine.consent-attributes')
    expect(page.events()).not.toContain('sandbox.tag-manager')
  })

  it('loads no tag manager on a preview site (specification, section 9)', async () => {
    const page = await consentPage({ at: '/sitepreview/' })
    await page.press('Alle erlauben')
    await page.becomes('settled')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(page.events()).toEqual([])
  })

  it('is opened again by the footer’s link, shows what she chose, takes it back, and gives the focus back', async () => {
    const page = await consentPage({
      html: '<vitrine-footer cookies-url="#cookies"></vitrine-footer><vitrine-cookie-consent></vitrine-cookie-consent>',
    })
    await page.press('Selbst auswählen')
    await page.tick(/Statistik/)
    await page.press('Auswahl speichern')
    await page.becomes('settled')
    await vi.waitFor(() => expect(page.events()).toContain('vitrine.consent-attributes'))
    const link = await page.in('footer').findByRole('link', { name: 'Cookie-Einstellungen' })
    await userEvent.click(link)
    await page.becomes('choosing')
    expect(page.element(tag).shadowRoot?.activeElement?.tagName).toBe('H2')
    expect(page.block.getByRole<HTMLInputElement>('checkbox', { name: /Statistik/ }).checked).toBe(true)
    await page.press('Alle ablehnen')
    await page.becomes('settled')
    expect(page.shop.consent.of('statistics')).toBe('denied')
    await vi.waitFor(() => expect(page.modes().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]))
    expect(location.hash).toBe('')
    expect(page.element('footer').shadowRoot?.activeElement).toBe(link)
  })

  it('leaves everything as it is when she changes nothing', async () => {
    const page = await consentPage({ before: () => localStorage.setItem(consentKey, '2026-11-01 media'), at: '/#cookies' })
    await page.becomes('choosing')
    await page.press('Nichts ändern')
    await page.becomes('settled')
    expect(localStorage.getItem(consentKey)).toBe('2026-11-01 media')
  })

  it('follows what another tab has decided', async () => {
    const page = await consentPage()
    await page.becomes('asking')
    localStorage.setItem(consentKey, `${new Date().toISOString().slice(0, 10)} media`)
    await page.elsewhere(async () => {})
    await page.becomes('settled')
    expect(page.shop.consent.of('media')).toBe('granted')
  })

  it('says so where the browser keeps nothing, and holds for this page', async () => {
    const page = await consentPage()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await page.press('Alle erlauben')
    await page.becomes('settled')
    expect(page.said('announce').at(-1)).toMatchObject({ text: expect.stringContaining('merkt sie sich nicht') })
    expect(page.shop.consent.of('media')).toBe('granted')
  })

  it('asks only for what the page uses, and not at all where the store knows', async () => {
    const page = await consentPage({ html: '<vitrine-cookie-consent comfort="false" marketing="false"></vitrine-cookie-consent>' })
    await page.press('Alle erlauben')
    expect(page.shop.consent.choice.get()).toEqual(['media', 'statistics'])
    const told = await consentPage({ settings: { consent: 'denied' } })
    await told.becomes('settled')
  })

  it.each(['offline', 'error-500', 'malformed'] as const)('stops nothing when the platform does not answer: %s', async (kind) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const page = await consentPage({ weather: [{ kind, match: 'getDataLayerValues' }] })
    await page.press('Alle erlauben')
    await page.becomes('settled')
    expect(page.shop.consent.of('statistics')).toBe('granted')
  })

  it('is complete in English', async () => {
    const page = await consentPage({ settings: { locale: 'en' } })
    await page.press('Choose yourself')
    await vi.waitFor(() => expect(page.block.getByText('Necessary').isConnected).toBe(true))
  })
})
