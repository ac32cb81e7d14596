import '../../src/blocks/consultant-profile/index.js'
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import type { ConsultantFacts } from '../../src/sandbox/world/types.js'
import { colourScheme, complaints, fillCart, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const hostile: ConsultantFacts = {
  ...consultants[0]!,
  id: '001900000000666AAA',
  firstName: '<img src=x onerror=hacked=1>',
  lastName: 'x'.repeat(200),
  moniker: 'hostile',
  alternateMoniker: 'hostile-too',
  profileImageUrl: 'javascript:alert(1)',
  city: '<b>Köln</b>',
  about: '<script>alert(1)</script>',
  languages: ['<i>'],
  specialties: ['"><script>'],
  favouriteProductIds: ['nowhere'],
  social: {
    instagram: 'https://instagram.com.evil.example/x',
    facebook: 'javascript:alert(1)',
    youtube: 'http://www.youtube.com/x',
    tiktok: 'https://user@www.tiktok.com/x',
  },
  catalogueUrl: 'javascript:alert(1)',
  joinUrl: '//evil.example/join',
  postalCode: '25980',
}
const shopPage = openSandbox({ facts: { consultants: [...consultants, hostile] } })
const tag = 'consultant-profile'
const html = '<vitrine-consultant-profile></vitrine-consultant-profile>'
const anna = '/consultant?moniker=anna-berger'

const hrefOf = (page: ShopPage, name: string | RegExp) => page.in(tag).getByRole('link', { name }).getAttribute('href')
async function filled(options: Partial<Parameters<typeof shopPage>[0]> = {}) {
  const page = await shopPage({ html, at: anna, ...options })
  await page.becomes(tag, 'filled')
  return page
}
const onDevice = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
const asBefore = () => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
}

describe('vitrine-consultant-profile', () => {
  it('shows who she is: name, place, words, specialties, languages and networks', async () => {
    const page = await filled()
    expect(page.in(tag).getByRole('heading', { level: 1 }).textContent).toBe('Anna Berger')
    for (const text of ['Köln', 'Hautpflege', 'Make-up', 'Deutsch', 'English', consultants[0]!.about!])
      expect(page.in(tag).getByText(text).isConnected).toBe(true)
    expect(hrefOf(page, 'Anna Berger auf Instagram')).toBe('https://www.instagram.com/lindenrose.anna-berger')
    expect(hrefOf(page, 'Mein Online-Katalog')).toBe('/ibc-personal-icatalog?shop=anna-berger')
    expect(hrefOf(page, 'Werde Teil meines Teams')).toBe('https://team.lindenrose.example/mitmachen?m=anna-berger')
    expect(hrefOf(page, 'Impressum')).toBe('/impressum')
    expect(page.in(tag).getByText('DE912345678').isConnected).toBe(true)
  })

  it('answers to the alternate moniker, and to the one the page names', async () => {
    const page = await filled({ at: '/consultant?moniker=anna' })
    expect(page.in(tag).getByRole('heading', { level: 1 }).textContent).toBe('Anna Berger')
    const named = await filled({ html: '<vitrine-consultant-profile consultant="meryem-yildiz"></vitrine-consultant-profile>' })
    expect(named.in(tag).getByRole('heading', { level: 1 }).textContent).toBe('Meryem Yıldız')
  })

  it('shows the default picture where she has none', async () => {
    const plain = consultants.find(({ profileImageUrl, shopActive }) => !profileImageUrl && shopActive)!
    const page = await filled({ at: `/consultant?moniker=${plain.moniker}` })
    const picture = page.element(tag).shadowRoot!.querySelector('.person .portrait')!
    expect(picture.localName).toBe('svg')
    expect(picture.getBoundingClientRect().width).toBe(200)
  })

  it('shows the default picture where hers does not come', async () => {
    const page = await filled({
      world: ({ world }) => Object.assign(world.facts.consultants[0]!, { profileImageUrl: '/cms/delivery/media/gone' }),
    })
    await vi.waitFor(() => expect(page.element(tag).shadowRoot!.querySelector('.person .portrait')!.localName).toBe('svg'))
    Object.assign(page.sandbox.world.facts.consultants[0]!, { profileImageUrl: consultants[0]!.profileImageUrl })
  })

  it('puts one of her favourites into the cart', async () => {
    const page = await filled()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-product-add', heard)
    const cards = await page.in(tag).findAllByRole('article')
    expect(cards).toHaveLength(4)
    await userEvent.click(within(cards[0]!).getByRole('button', { name: /in den Warenkorb$/ }))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    expect(page.said('cart.open')).toEqual([{ reason: 'added' }])
  })

  it('lets a guest shop with her: chooses, and goes to the shop', async () => {
    const page = await filled()
    const heard = vi.fn()
    page.container.addEventListener('vitrine-consultant-choose', heard)
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Bei Anna einkaufen' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(page.asked(/connectConsultant/)).toEqual([])
    expect(page.said('relation.changed')).toEqual([])
  })

  it('says before she takes a filled cart along: same cart, new consultant, and what she does not have', async () => {
    const [, meryem] = consultants
    const missing = meryem!.unavailableProductIds[0]!
    const page = await filled({ at: '/consultant?moniker=meryem-yildiz', world: (sandbox) => fillCart(sandbox, [[missing, 1]]) })
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Bei Meryem einkaufen' }))
    const question = await page.in(tag).findByRole('dialog', { name: 'Bei Meryem Yıldız einkaufen?' })
    expect(within(question).getByRole('listitem').textContent).toBe(page.sandbox.world.shelves.byId.get(missing)?.name)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(page.in(tag).queryByRole('dialog')).toBeNull())
    expect(page.shop.consultant.get()).toBeUndefined()
    expect(page.visits).toEqual([])
    expect(page.element(tag).shadowRoot?.activeElement?.textContent).toContain('Bei Meryem einkaufen')

    await userEvent.click(await page.in(tag).findByRole('button', { name: 'Bei Meryem einkaufen' }))
    await userEvent.click(await page.in(tag).findByRole('button', { name: 'Ja, hier einkaufen' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.shop.consultant.get()?.moniker).toBe('meryem-yildiz')
    expect(page.shop.cart.view.get().lines).toHaveLength(1)
  })

  it('goes back to the checkout with her when she came from there', async () => {
    const page = await filled({ at: `${anna}&from=checkout`, settings: { 'checkout-url': '/checkout' } })
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Bei Anna einkaufen' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/checkout']))
  })

  it('takes her name along to the catalogue', async () => {
    const page = await filled({ at: '/consultant?moniker=anna-berger' })
    expect(hrefOf(page, 'Mein Online-Katalog')).toBe('/ibc-personal-icatalog?shop=anna-berger')
  })

  it('connects a customer first, and tells the page and other tabs once', async () => {
    const page = await filled({ scene: 'signed-in' })
    const elsewhere = page.heardElsewhere()
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Bei Anna einkaufen' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.asked(/connectConsultant/)).toHaveLength(1)
    expect(page.said('relation.changed')).toEqual([{ consultantId: consultants[0]!.id }])
    await vi.waitFor(() => expect(elsewhere).toEqual(['changed']))
  })

  it('sells nothing for a closed shop, says so, and keeps her contact', async () => {
    const page = await shopPage({ html, at: '/consultant?moniker=sophie-lindner' })
    await page.becomes(tag, 'closed')
    await page.in(tag).findAllByRole('heading', { level: 3 })
    expect(page.in(tag).queryByRole('button', { name: /Warenkorb/ })).toBeNull()
    expect(page.in(tag).getByText(/^Der Shop ist gerade geschlossen\./).isConnected).toBe(true)
    expect(page.in(tag).queryByRole('button', { name: /einkaufen/ })).toBeNull()
    expect(page.in(tag).getByRole('heading', { name: 'Impressum und Kontakt' }).isConnected).toBe(true)
  })

  it('shares with what the device offers', async () => {
    const page = await filled({ at: `${anna}&search=q%3D50667&from=checkout` })
    const share = vi.fn(async () => {})
    onDevice('share', share)
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Profil teilen' }))
    await page.announced('Danke fürs Teilen!')
    expect(share).toHaveBeenCalledWith({ title: 'Anna Berger', url: `${location.origin}/consultant?moniker=anna-berger` })
    asBefore()
  })

  it('says nothing when she thinks better of sharing', async () => {
    const page = await filled()
    onDevice('share', async () => {
      throw new DOMException('no', 'AbortError')
    })
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Profil teilen' }))
    expect(page.in(tag).queryByText(/kopiert|Danke/)).toBeNull()
    asBefore()
  })

  it('copies the link where nothing can be shared, and says so', async () => {
    const page = await filled()
    const writeText = vi.fn(async () => {})
    onDevice('share', undefined)
    onDevice('clipboard', { writeText })
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Profil teilen' }))
    await page.announced('Der Link ist kopiert.')
    await vi.waitFor(() => expect(page.in(tag).getByText('✓ Der Link ist kopiert.').isConnected).toBe(true))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/consultant?moniker=anna-berger`)
    asBefore()
  })

  it('shows the link when it cannot be copied', async () => {
    const page = await filled()
    onDevice('share', undefined)
    onDevice('clipboard', undefined)
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Profil teilen' }))
    expect((await page.in(tag).findByLabelText<HTMLInputElement>(/Hier ist der Link/)).value).toBe(
      `${location.origin}/consultant?moniker=anna-berger`,
    )
    asBefore()
  })

  it('leads back to the search she came from, and to the checkout', async () => {
    const page = await filled({
      at: `${anna}&search=${encodeURIComponent('from=checkout&q=50667&specialty=Make-up')}&from=checkout`,
      settings: { 'checkout-url': '/checkout' },
    })
    expect(hrefOf(page, /Zurück zur Suche/)).toBe('/consultants?from=checkout&q=50667&specialty=Make-up')
    expect(hrefOf(page, 'Zurück zur Kasse')).toBe('/checkout')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '#x'])(
    'goes nowhere but to the search: %j',
    async (search) => {
      const page = await filled({ at: `${anna}&search=${encodeURIComponent(search)}` })
      expect(hrefOf(page, /Zurück zur Suche/)).toMatch(/^\/consultants\?/)
    },
  )

  it('leads to the search when she came by a link', async () => {
    const page = await filled()
    expect(hrefOf(page, /Beraterin finden/)).toBe('/consultants')
    expect(page.in(tag).queryByRole('link', { name: 'Zurück zur Kasse' })).toBeNull()
  })

  it('shows hostile text as text, and none of its addresses', async () => {
    const page = await filled({ at: '/consultant?moniker=hostile' })
    expect(page.in(tag).getByText('<script>alert(1)</script>').isConnected).toBe(true)
    const root = page.element(tag).shadowRoot!
    const addresses = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses.filter((each) => /evil|javascript|youtube|tiktok/.test(each ?? ''))).toEqual([])
    expect(root.querySelectorAll('img')).toHaveLength(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it.each(['nobody', '', 'x'.repeat(5000), '../../x', '<script>'])('says that there is no such profile: %j', async (moniker) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, at: `/consultant?moniker=${encodeURIComponent(moniker)}` })
    await page.becomes(tag, 'missing')
    expect(page.in(tag).getByText('Dieses Profil gibt es nicht (mehr).').isConnected).toBe(true)
  })

  it('says that the platform cannot be reached, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, at: anna, weather: [{ kind: 'offline', match: 'getConsultantProfile' }] })
    await page.becomes(tag, 'failed')
    page.sandbox.weather({ kind: 'clear' })
    const again = page.in(tag).getByRole('button', { name: 'Erneut versuchen' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes(tag, 'filled')
    expect(page.element(tag).shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Anna Berger')
    // Also what comes after her: nothing of it is still on its way when the next page begins.
    expect(await page.in(tag).findAllByRole('article')).toHaveLength(4)
  })

  it('shows a sample in the editor, and asks nothing', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${html}</div>` })
    expect((await page.in(tag).findByRole('heading', { level: 1 })).textContent).toBe('Anna Berger')
    expect(page.asked(/getConsultantProfile|product/)).toEqual([])
    expect(page.element(tag).shadowRoot?.querySelectorAll('img')).toHaveLength(0)
  })

  it('shows on a canvas that stands before a platform the consultant who is chosen, and says when there is none', async () => {
    document.documentElement.toggleAttribute('data-vitrine-real', true)
    const someone = consultants.find(({ shopActive, moniker }) => shopActive && moniker !== 'anna-berger')!
    const page = await shopPage({
      html: `<div data-vitrine-mode="edit"><vitrine-${tag} consultant="${someone.moniker}"></vitrine-${tag}></div>`,
    })
    await vi.waitFor(() =>
      expect(page.in(tag).getByRole('heading', { level: 1 }).textContent).toBe(`${someone.firstName} ${someone.lastName}`),
    )
    page.element(tag).setAttribute('consultant', 'nobody')
    await page.becomes(tag, 'missing')
    document.documentElement.removeAttribute('data-vitrine-real')
  })

  it('speaks English', async () => {
    const page = await filled({ settings: { locale: 'en' } })
    expect(page.in(tag).getByRole('button', { name: 'Shop with Anna' }).isConnected).toBe(true)
    expect(page.in(tag).getByRole('button', { name: 'Share profile' }).isConnected).toBe(true)
  })

  it.each(schemes)('has nothing axe complains about: %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await filled()
    await page.in(tag).findAllByRole('article')
    expect(await complaints(page.container)).toEqual([])
  })
})
