import { describe, expect, it, vi } from 'vitest'
import '../../src/blocks/footer/index.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { complaints, openSandbox } from '../support/shop-page.js'

const openShop = openSandbox()
const anna = consultants[0]!
const html = '<vitrine-consultant-detection></vitrine-consultant-detection><vitrine-footer note="Ein Beispielshop."></vitrine-footer>'
const byShopId = (hideHeader = '') => `/?shopId=${anna.shopId}&consultantKey=${anna.consultantKey}${hideHeader}`

describe('vitrine-footer', () => {
  it('leads to imprint, privacy and terms', async () => {
    const page = await openShop({ html })
    await page.becomes('footer', 'shown')
    const links = page
      .in('footer')
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    expect(links).toEqual([
      'Impressum /impressum',
      'Datenschutz /privacy-policy',
      'Nutzungs- und Kaufbedingungen /terms-of-use-and-purchase',
    ])
    expect(page.in('footer').getByText('Ein Beispielshop.').isConnected).toBe(true)
    expect(await complaints(page.container)).toEqual([])
  })

  it('leads to the brand’s cookie page where the editor named one', async () => {
    const page = await openShop({ html: '<vitrine-footer cookies-url="https://brand.example/cookies"></vitrine-footer>' })
    await page.becomes('footer', 'shown')
    expect(page.in('footer').getByRole('link', { name: 'Cookie-Einstellungen' }).getAttribute('href')).toBe('https://brand.example/cookies')
  })

  it('vanishes when the page was entered without its header', async () => {
    const page = await openShop({ html, at: byShopId('&hideHeader=true') })
    await page.becomes('footer', 'hidden')
    expect(page.in('footer').queryByRole('link')).toBeNull()
    expect(page.element('footer').getBoundingClientRect().height).toBe(0)
  })

  it('stays, and leads nowhere, when the page was entered by shop id', async () => {
    const page = await openShop({ html, at: byShopId(), hurry: 4 })
    await page.becomes('consultant-detection', 'found')
    await vi.waitFor(() => expect(page.state('footer')).toBe('shown'))
    await vi.waitFor(() => expect(page.element('footer').shadowRoot?.querySelector<HTMLElement>('.block')?.inert).toBe(true))
    // Nor does it look as if it did.
    const link = page.element('footer').shadowRoot!.querySelector('a')!
    expect(getComputedStyle(link).textDecorationLine).toBe('none')
  })

  it('speaks English', async () => {
    const page = await openShop({ html, settings: { locale: 'en' } })
    await page.becomes('footer', 'shown')
    expect(page.in('footer').getByRole('link', { name: 'Imprint' }).isConnected).toBe(true)
  })
})
