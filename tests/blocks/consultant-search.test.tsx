import '../../src/blocks/consultant-search/index.js'
import '../../src/blocks/consultant-search/people.js'
import { within } from '@testing-library/dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import type { ConsultantFacts } from '../../src/sandbox/world/types.js'
import { consultantKeySelected } from '../../src/commerce/domain/channels.js'
import { colourScheme, complaints, fillCart, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const hostile: ConsultantFacts = {
  ...consultants[0]!,
  id: '001900000000666AAA',
  firstName: '<img src=x onerror=hacked=1>',
  lastName: 'x'.repeat(200),
  moniker: '../../evil?x=1&search=y#z',
  alternateMoniker: 'evil',
  profileImageUrl: 'javascript:alert(1)',
  postalCode: '25980',
  city: '<b>Köln</b>',
  languages: ['<i>'],
  specialties: ['"><script>'],
  latitude: 54.9,
  longitude: 8.3,
}
const shopPage = openSandbox({ facts: { consultants: [...consultants, hostile] } })
const html = '<vitrine-consultant-search></vitrine-consultant-search>'
const tag = 'consultant-search'
const inCologne = '/consultants?q=50667'

const searches = (page: ShopPage) => page.asked(/findConsultants/)
const field = (page: ShopPage) => page.in(tag).getByRole<HTMLInputElement>('textbox')
const heading = (page: ShopPage) => page.in(tag).getByRole('heading', { level: 2 }).textContent
const names = (page: ShopPage) =>
  page
    .in(tag)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
function card(page: ShopPage, name: string) {
  const found = page
    .in(tag)
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name }))
  if (!found) throw new Error(`There is no card for ${name}.`)
  return { ...within(found), text: found.textContent ?? '' }
}
const press = (page: ShopPage, name: string | RegExp) => userEvent.click(page.in(tag).getByRole('button', { name }))
async function found(options: Partial<Parameters<typeof shopPage>[0]> = {}) {
  const page = await shopPage({ html, at: inCologne, ...options })
  await page.becomes(tag, 'filled')
  return page
}

afterEach(() => browserPage.viewport(1280, 800))

describe('vitrine-consultant-search', () => {
  it('asks nothing before she does', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    await page.becomes(tag, 'ready')
    expect(heading(page)).toBe('Wer berät in deiner Nähe?')
    expect(searches(page)).toEqual([])
  })

  it('finds consultants around a postal code, the nearest first, says how many, and keeps the search in the address', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.fill(field(page), '50667')
    await page.becomes(tag, 'filled')
    expect(heading(page)).toMatch(/^\d+ Beraterinnen rund um 50667 Köln$/)
    await vi.waitFor(() => expect(names(page)[0]).toBe('Anna Berger'))
    expect(card(page, 'Anna Berger').text).toMatch(/Köln · \d+,\d km · Deutsch, English/)
    expect(location.search).toBe('?q=50667')
    await page.announced(heading(page)!)
  })

  it('waits until she pauses, and asks once', async () => {
    const page = await shopPage({ html, at: '/consultants?by=name' })
    await userEvent.type(field(page), 'Berger')
    await page.becomes(tag, 'filled')
    expect(searches(page)).toHaveLength(1)
    expect(names(page)).toContain('Anna Berger')
  })

  it('shows the newest question’s answer, however late the older one comes', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, at: '/consultants?by=name' })
    page.sandbox.weather({ kind: 'slow', match: 'findConsultants', delay: 60_000, times: 1 })
    await userEvent.fill(field(page), 'Anna')
    await vi.waitFor(() => expect(page.sent(/findConsultants/)).toHaveLength(1))
    await userEvent.fill(field(page), 'Meryem')
    await page.becomes(tag, 'filled')
    expect(heading(page)).toContain('Meryem')
    page.sandbox.weather({ kind: 'clear' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(names(page)).toContain('Meryem Yıldız')
    expect(names(page)).not.toContain('Anna Berger')
  })

  it('says of a closed shop that it is closed, and offers the contact instead of buying', async () => {
    const page = await found({ at: '/consultants?by=name&q=Achternbusch' })
    const sophie = card(page, 'Sophie Lindner-Achternbusch')
    expect(sophie.text).toContain('Der Shop ist gerade geschlossen')
    expect(sophie.getByRole('link', { name: 'Kontakt zu Sophie Lindner-Achternbusch' }).getAttribute('href')).toContain(
      '/consultant?moniker=sophie-lindner',
    )
    expect(sophie.queryByRole('button')).toBeNull()
  })

  it('finds by phone, spaces and slashes or not', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    const { phone } = page.sandbox.world.facts.consultants[0]!.imprint
    await press(page, 'Telefon')
    await userEvent.fill(field(page), phone!.replace(/(\d{3})/g, '$1 '))
    await page.becomes(tag, 'filled')
    expect(names(page)).toContain('Anna Berger')
  })

  it('takes another radius', async () => {
    const page = await found({ at: '/consultants?q=50667&radius=5' })
    const few = Number.parseInt(heading(page)!, 10)
    await userEvent.selectOptions(page.in(tag).getByLabelText('Umkreis'), '100 km')
    await vi.waitFor(() => expect(Number.parseInt(heading(page)!, 10)).toBeGreaterThan(few))
    expect(location.search).toContain('radius=100')
  })

  it('filters by several specialties and languages, with counts, and clears them', async () => {
    const page = await found({ at: '/consultants?q=50667&radius=100' })
    const all = Number.parseInt(heading(page)!, 10)
    const make = page.in(tag).getByRole('button', { name: /^Make-up \d+ Beraterin/ })
    const count = Number(/\d+/.exec(make.textContent!)![0])
    await userEvent.click(make)
    await vi.waitFor(() => expect(Number.parseInt(heading(page)!, 10)).toBe(count))
    expect(make.getAttribute('aria-pressed')).toBe('true')
    await press(page, /^English/)
    await vi.waitFor(() => expect(location.search).toMatch(/language=.*specialty=Make-up/))
    await press(page, /^Make-up/)
    await press(page, /^English/)
    await vi.waitFor(() => expect(Number.parseInt(heading(page)!, 10)).toBe(all))
  })

  it('goes back to the search before, and forward again', async () => {
    const page = await found()
    const before = heading(page)
    await userEvent.selectOptions(page.in(tag).getByLabelText('Umkreis'), '100 km')
    await vi.waitFor(() => expect(heading(page)).not.toBe(before))
    history.back()
    await vi.waitFor(() => expect(heading(page)).toBe(before))
    expect(page.in(tag).getByLabelText<HTMLSelectElement>('Umkreis').value).toBe('25')
  })

  it('pages through many, with links', async () => {
    const page = await found({ at: '/consultants?q=50667&radius=100' })
    expect(names(page)).toHaveLength(10)
    const [first] = names(page)
    await userEvent.click(page.in(tag).getByRole('link', { name: 'Seite 2' }))
    await vi.waitFor(() => expect(names(page)[0]).not.toBe(first))
    expect(location.search).toContain('page=2')
    const { shadowRoot } = page.element(tag)
    await vi.waitFor(() => expect(shadowRoot?.activeElement?.part.contains('heading')).toBe(true))
    await page.announced(`${shadowRoot?.activeElement?.textContent}, Seite 2`)
  })

  it('comes back from behind the last page', async () => {
    const page = await found({ at: '/consultants?q=50667&page=900' })
    await vi.waitFor(() => expect(names(page).length).toBeGreaterThan(0))
  })

  it('says that nobody has this name, and leads to the postal code', async () => {
    const page = await shopPage({ html, at: '/consultants?by=name&q=Xanthippe' })
    await page.becomes(tag, 'no-name')
    expect(page.in(tag).getByText('Wir haben keine Beraterin namens „Xanthippe“ gefunden.').isConnected).toBe(true)
    await page.announced('Wir haben keine Beraterin namens „Xanthippe“ gefunden.')
    await press(page, 'Mit Postleitzahl suchen')
    await page.becomes(tag, 'ready')
    await vi.waitFor(() => expect(page.element(tag).shadowRoot?.activeElement).toBe(field(page)))
    expect(page.in(tag).getByLabelText('Postleitzahl')).toBe(field(page))
  })

  it('says that nobody has this number', async () => {
    const page = await shopPage({ html, at: '/consultants?by=phone&q=0999%20123' })
    await page.becomes(tag, 'no-phone')
    expect(page.in(tag).getByText('Unter „0999 123“ haben wir keine Beraterin gefunden.').isConnected).toBe(true)
  })

  it('says that nobody is within the radius, and leads straight to the nearest', async () => {
    const page = await shopPage({
      html,
      at: '/consultants?q=50667',
      world: ({ world }) => {
        for (const { id, imprint } of world.facts.consultants) if (imprint.city !== 'Dortmund') world.state.terminated[id] = 'nobody'
      },
    })
    await page.becomes(tag, 'no-postal-code')
    expect(page.in(tag).getByText(/^Im Umkreis von 25 km um 50667 Köln gibt es gerade keine Beraterin\.$/).isConnected).toBe(true)
    await userEvent.click(await page.in(tag).findByRole('button', { name: /^Die nächste ist etwa 7\d km entfernt: ansehen$/ }))
    await page.becomes(tag, 'filled')
    expect(location.search).toContain('radius=100')
  })

  it('leads nowhere when there is nobody at all', async () => {
    const page = await shopPage({
      html,
      at: '/consultants?q=50667',
      world: ({ world }) => {
        for (const { id } of world.facts.consultants) world.state.terminated[id] = 'nobody'
      },
    })
    await page.becomes(tag, 'no-postal-code')
    await vi.waitFor(() => expect(page.asked(/findConsultants/).length).toBeGreaterThan(1))
    expect(page.in(tag).queryByRole('button', { name: /nächste/ })).toBeNull()
  })

  it('says that nobody fits the filters, and clears them', async () => {
    const page = await shopPage({ html, at: '/consultants?q=50667&language=Klingonisch' })
    await page.becomes(tag, 'no-filter')
    expect(
      page
        .in(tag)
        .getByRole('button', { name: /Klingonisch/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
    page.in(tag).getByRole('button', { name: 'Filter löschen' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes(tag, 'filled')
    expect(page.element(tag).shadowRoot?.activeElement?.localName).toBe('h2')
    expect(location.search).toBe('?q=50667')
  })

  it('starts anew', async () => {
    const page = await found({ at: '/consultants?q=50667&radius=100&specialty=Make-up' })
    await press(page, 'Neue Suche')
    await page.becomes(tag, 'ready')
    expect(field(page).value).toBe('')
    expect(location.search).toBe('')
    await vi.waitFor(() => expect(page.element(tag).shadowRoot?.activeElement).toBe(field(page)))
  })

  it.each([
    ['Enter', '50667', 'filled'],
    ['a click elsewhere', '50667', 'filled'],
    ['Enter', '506', 'ready'],
  ])('begins a new search without a complaint, after one that she has ended with %s at %s', async (end, typed, state) => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.fill(field(page), typed)
    if (end === 'Enter') await userEvent.keyboard('{Enter}')
    else await userEvent.click(page.in(tag).getByRole('heading', { level: 2 }))
    await vi.waitFor(() => expect(location.search).toBe(`?q=${typed}`))
    await page.becomes(tag, state)
    await press(page, 'Neue Suche')
    await vi.waitFor(() => expect(page.element(tag).shadowRoot?.activeElement).toBe(field(page)))
    expect(field(page).value).toBe('')
    expect(page.in(tag).queryByRole('alert')).toBeNull()
    expect(field(page).getAttribute('aria-invalid')).toBe('false')
  })

  it.each(['abc', '00000', '5066', '506677', '5O667'])('asks nothing for the postal code %j, and says what one is', async (typed) => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.fill(field(page), typed)
    await press(page, 'Suchen')
    const problem = await page.in(tag).findByText('Bitte gib eine Postleitzahl mit fünf Ziffern ein, zum Beispiel 50667.')
    expect(field(page).getAttribute('aria-invalid')).toBe('true')
    expect(field(page).getAttribute('aria-describedby')).toBe(problem.id)
    expect(searches(page)).toEqual([])
  })

  it('does not complain while she is still typing', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.type(field(page), '506')
    await vi.waitFor(() => expect(location.search).toBe('?q=506'))
    expect(page.in(tag).queryByRole('alert')).toBeNull()
  })

  it('takes the postal code out of what a browser fills in', async () => {
    const page = await found({ at: '/consultants?q=D-50667+K%C3%B6ln' })
    expect(heading(page)).toContain('50667 Köln')
  })

  it('understands a postal code with spaces', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.fill(field(page), ' 50 667 ')
    await page.becomes(tag, 'filled')
    expect(heading(page)).toContain('rund um 50667 Köln')
  })

  it('survives a name of 200 letters, and does not repeat it', async () => {
    const page = await shopPage({ html, at: `/consultants?by=name&q=${'y'.repeat(5000)}` })
    await page.becomes(tag, 'no-name')
    expect(field(page).value).toHaveLength(200)
    expect(page.in(tag).getByText(/namens/).textContent!.length).toBeLessThan(100)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('shows hostile names and addresses as what they are: text', async () => {
    const page = await found({ at: '/consultants?by=name&q=onerror' })
    const link = page.in(tag).getByRole<HTMLAnchorElement>('link', { name: /onerror/ })
    expect(new URL(link.href).pathname).toBe('/consultant')
    expect(new URL(link.href).searchParams.get('moniker')).toBe('../../evil?x=1&search=y#z')
    expect(page.element(tag).shadowRoot!.querySelectorAll('img')).toHaveLength(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    expect(card(page, link.textContent!).text).toContain('<b>Köln</b>')
  })

  it('lets her shop with a consultant: the page sells for her, and goes to the shop', async () => {
    const page = await found()
    const chosen = vi.fn()
    page.container.addEventListener('vitrine-consultant-choose', (event) => chosen((event as CustomEvent).detail))
    await press(page, 'Bei Anna einkaufen')
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
    expect(page.said('moniker-selected')).toMatchObject([{ primaryMoniker: 'anna-berger', source: 'choice' }])
    expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ moniker: 'anna-berger' }))
    expect(page.asked(/connectConsultant/)).toEqual([])
  })

  it('says before a filled cart changes hands: same cart, new consultant, and what she does not have', async () => {
    const [, meryem] = consultants
    const missing = meryem!.unavailableProductIds[0]!
    const page = await found({ at: `/consultants?q=${meryem!.postalCode}&radius=5`, world: (sandbox) => fillCart(sandbox, [[missing, 1]]) })
    page.shop.consultant.set({
      id: consultants[0]!.id,
      firstName: 'Anna',
      lastName: 'Berger',
      moniker: 'anna-berger',
      alternateMoniker: undefined,
      shopActive: true,
      pictureUrl: undefined,
    })
    await press(page, 'Bei Meryem einkaufen')
    const question = await page.in(tag).findByRole('dialog', { name: 'Zu Meryem Yıldız wechseln?' })
    expect(
      within(question).getByText('Dein Warenkorb bleibt derselbe. Du bestellst ihn dann bei Meryem Yıldız statt bei Anna Berger.')
        .isConnected,
    ).toBe(true)
    expect(within(question).getByRole('listitem').textContent).toBe(page.sandbox.world.shelves.byId.get(missing)?.name)
    expect(await complaints(page.container)).toEqual([])
    await press(page, 'Nein, abbrechen')
    expect(page.shop.consultant.get()?.moniker).toBe('anna-berger')
    await userEvent.click(await page.in(tag).findByRole('button', { name: 'Bei Meryem einkaufen' }))
    await userEvent.click(await page.in(tag).findByRole('button', { name: 'Ja, wechseln' }))
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.shop.consultant.get()?.moniker).toBe('meryem-yildiz')
  })

  it('goes back to the checkout with her when she came from there', async () => {
    const page = await found({ at: `${inCologne}&from=checkout`, settings: { 'checkout-url': '/checkout' } })
    await press(page, 'Bei Anna einkaufen')
    await vi.waitFor(() => expect(page.visits).toEqual(['/checkout']))
  })

  it('connects a customer who is signed in', async () => {
    const page = await found({ scene: 'signed-in' })
    await press(page, 'Bei Anna einkaufen')
    await vi.waitFor(() => expect(page.visits).toEqual(['/products']))
    expect(page.asked(/connectConsultant/)).toHaveLength(1)
  })

  it('says at the button when connecting fails, and stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await found({ scene: 'signed-in' })
    page.sandbox.weather({ kind: 'offline', match: 'connectConsultant' })
    await press(page, 'Bei Anna einkaufen')
    expect((await page.in(tag).findByRole('alert')).textContent).toContain('Wir erreichen den Shop gerade nicht.')
    expect(page.visits).toEqual([])
    expect(page.shop.consultant.get()).toBeUndefined()
  })

  it('keeps the search for the way back from the profile', async () => {
    const page = await found({ at: '/consultants?q=50667&specialty=Make-up&from=checkout' })
    const profile = new URL(page.in(tag).getByRole<HTMLAnchorElement>('link', { name: 'Anna Berger' }).href)
    expect(profile.searchParams.get('search')).toBe('from=checkout&q=50667&specialty=Make-up')
    expect(profile.searchParams.get('from')).toBe('checkout')
  })

  it('leads back to the checkout when she comes from there, and only then', async () => {
    const page = await found({ at: `${inCologne}&from=checkout`, settings: { 'checkout-url': '/checkout' } })
    expect(page.in(tag).getByRole('link', { name: 'Zurück zur Kasse' }).getAttribute('href')).toBe('/checkout')
    const other = await found({ at: `${inCologne}&from=elsewhere` })
    expect(other.in(tag).queryByRole('link', { name: 'Zurück zur Kasse' })).toBeNull()
  })

  it('says that the platform cannot be reached, and works when it can', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shopPage({ html, at: inCologne, weather: [{ kind: 'error-500', match: 'findConsultants', times: 1 }] })
    await page.becomes(tag, 'failed')
    await press(page, 'Erneut versuchen')
    await page.becomes(tag, 'filled')
  })

  it('keeps a radius that is chosen before she has finished typing', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    await userEvent.fill(field(page), '50667')
    await userEvent.selectOptions(page.in(tag).getByLabelText('Umkreis'), '50 km')
    await page.becomes(tag, 'filled')
    expect(location.search).toBe('?q=50667&radius=50')
  })

  it('is searched by keyboard alone', async () => {
    const page = await shopPage({ html, at: '/consultants' })
    field(page).focus()
    await userEvent.keyboard('50667{Enter}')
    await page.becomes(tag, 'filled')
    expect(page.element(tag).shadowRoot?.activeElement).toBe(field(page))
  })

  it('leads nowhere once the page was entered by a shop id', async () => {
    const page = await found()
    page.shop.bus.publish(consultantKeySelected, { shopId: 's', consultantKey: 'k', hideHeader: false })
    await vi.waitFor(() => expect(page.element(tag).shadowRoot!.querySelector('[inert]')).not.toBeNull())
  })

  it('answers quickly among 10,000', async () => {
    const page = await shopPage({ html, at: '/consultants', scene: 'many-consultants' })
    await userEvent.fill(field(page), '50667')
    await page.becomes(tag, 'filled')
  })

  it('shows a sample in the editor, and asks nothing', async () => {
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${html}</div>`, at: inCologne })
    expect(names(page)).toEqual(['Anna Berger', 'Meryem Yıldız', 'Sophie Lindner-Achternbusch'])
    expect(searches(page)).toEqual([])
  })

  it('shows the first consultant and the way into her shop on the first screen of a phone: the search is one line', async () => {
    await browserPage.viewport(375, 812)
    const page = await found()
    const root = page.element(tag).shadowRoot!
    const top = root.host.getBoundingClientRect().top
    const box = (selector: string) => root.querySelector(selector)!.getBoundingClientRect()
    expect(box('.radius').top).toBe(box('form').top)
    expect(box('.fold').top).toBe(box('form').top)
    expect(box('.panel').height).toBeLessThan(140)
    expect(box('.person').top - top).toBeLessThan(300)
    expect(await complaints(page.container)).toEqual([])
  })

  it.each([320, 240])('keeps its line of search within %i px', async (width) => {
    await browserPage.viewport(width, 700)
    const page = await found()
    const { scrollWidth, clientWidth } = page.element(tag).shadowRoot!.querySelector('.panel')!
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  it('speaks English', async () => {
    const page = await found({ settings: { locale: 'en' } })
    expect(heading(page)).toMatch(/^\d+ consultants around 50667 Köln$/)
    expect(page.in(tag).getByRole('button', { name: 'Shop with Anna' }).isConnected).toBe(true)
  })

  it.each(schemes)('has nothing axe complains about: %s', async (scheme) => {
    await colourScheme(scheme)
    const page = await found({ at: '/consultants?q=50667&radius=100&specialty=Make-up' })
    expect(await complaints(page.container)).toEqual([])
  })
})
