import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import '../../src/blocks/promo-banner/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { complaints, openSandbox, userEvent } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const html = '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-promo-banner></vitrine-promo-banner>'

afterEach(() => browserPage.viewport(1280, 800))

describe('vitrine-promo-banner', () => {
  it('invites whoever has no consultant to find one', async () => {
    const page = await openShop({ html })
    await page.becomes('promo-banner', 'shown')
    expect(page.in('promo-banner').getByText('Noch keine Beraterin? Finde eine in deiner Nähe, die zu dir passt.').isConnected).toBe(true)
    expect(page.in('promo-banner').getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
    expect(await complaints(page.container)).toEqual([])
  })

  it('does not ask a customer who has a consultant whether she has none', async () => {
    const page = await openShop({ html, scene: 'signed-in' })
    await page.becomes('consultant-detection', 'none')
    await vi.waitFor(() => expect(page.asked(/getRelations/)).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(page.state('promo-banner')).toBe('hidden')
  })

  it('invites the customer who has none, until she is connected with one', async () => {
    const page = await openShop({ html, scene: 'first-login' })
    await page.becomes('promo-banner', 'shown')
    await (await page.shop.relations.get()).connect(anna.id)
    await page.becomes('promo-banner', 'hidden')
  })

  it('goes when she is connected with one in another tab', async () => {
    const page = await openShop({ html, scene: 'first-login' })
    await page.becomes('promo-banner', 'shown')
    await page.elsewhere(({ relations }) => relations.connect(anna.id))
    await page.becomes('promo-banner', 'hidden')
  })

  it('tells nobody that she has none when it cannot be learned', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await openShop({ html, scene: 'signed-in', weather: [{ kind: 'error-500', match: 'getRelations' }] })
    await page.becomes('consultant-detection', 'none')
    await vi.waitFor(() => expect(page.asked(/getRelations/).length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(page.state('promo-banner')).toBe('hidden')
  })

  it('says what the editor wrote', async () => {
    const page = await openShop({ html: html.replace('banner>', 'banner text="Herbstaktion" consultants-url="/finden">') })
    await page.becomes('promo-banner', 'shown')
    expect(page.in('promo-banner').getByText('Herbstaktion').isConnected).toBe(true)
    expect(page.in('promo-banner').getByRole('link').getAttribute('href')).toBe('/finden')
  })

  it.each([375, 320])('takes as much of a phone of %i px as the greeting in its place', async (width) => {
    await browserPage.viewport(width, 700)
    const page = await openShop({ html })
    await page.becomes('promo-banner', 'shown')
    expect(page.element('promo-banner').getBoundingClientRect().height).toBe(72)
    expect(await complaints(page.container)).toEqual([])
  })

  it('stays away in a consultant’s shop', async () => {
    const page = await openShop({ html, at: `/?mk_moniker=${anna.moniker}` })
    await page.becomes('consultant-detection', 'found')
    expect(page.state('promo-banner')).toBe('hidden')
  })

  it('leaves the room to the question whether she wants her consultant from before', async () => {
    const page = await openShop({
      html,
      world: () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store would answer too late
        document.cookie = `mk_moniker=${anna.moniker}; Path=/; Secure`
      },
    })
    await page.becomes('consultant-detection', 'none')
    expect(page.said('promo-banner')).toHaveLength(1)
    expect(page.state('promo-banner')).toBe('hidden')
  })

  it('shows when the link led to nobody', async () => {
    const page = await openShop({ html, at: '/?mk_moniker=frau-niemand' })
    await page.becomes('promo-banner', 'shown')
  })

  it('is gone when she closes it, for this visit', async () => {
    const page = await openShop({ html })
    const heard = vi.fn()
    page.container.addEventListener('vitrine-promo-close', heard)
    await page.becomes('promo-banner', 'shown')
    await userEvent.click(page.in('promo-banner').getByRole('button', { name: 'Hinweis schließen' }))
    await page.becomes('promo-banner', 'closed')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(localStorage.length).toBe(0)
    const again = await openShop({ html, world: () => sessionStorage.setItem('vitrine.promo-closed', 'yes') })
    await again.becomes('consultant-detection', 'none')
    expect(again.state('promo-banner')).toBe('hidden')
  })

  it('vanishes as soon as she chooses a consultant', async () => {
    const page = await openShop({ html })
    await page.becomes('promo-banner', 'shown')
    page.share.bus.publish('moniker-selected', {
      moniker: anna.moniker,
      primaryMoniker: anna.moniker,
      isAlternate: false,
      consultantId: anna.id,
      shopActive: true,
      source: 'choice',
    })
    await page.becomes('promo-banner', 'hidden')
  })
})
