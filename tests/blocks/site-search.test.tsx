import '../../src/blocks/site-search/index.js'
import { within } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { publishedAtFirst } from '../../src/sandbox/world/shop/content-facts.js'
import type { ContentPage } from '../../src/sandbox/world/shop/content-facts.js'
import { publishPages } from '../../src/sandbox/world/shop/content-pages.js'
import { consultantKeySelected } from '../../src/commerce/domain/channels.js'
import { colourScheme, complaints, type ShopPage, openSandbox, userEvent } from '../support/shop-page.js'
import { schemes } from '../support/sample.js'

const shopPage = openSandbox()
const tag = 'site-search'
const html = '<vitrine-site-search></vitrine-site-search>'
const forCare = '/search?q=pflege'

const searches = (page: ShopPage) => page.asked(/search\/results/)
const field = (page: ShopPage) => page.in(tag).getByRole<HTMLInputElement>('searchbox', { name: 'Suchbegriff' })
const heading = (page: ShopPage) => page.in(tag).getByRole('heading', { level: 2 }).textContent
const results = (page: ShopPage) => page.in(tag).queryAllByRole('article')
const titles = (page: ShopPage) => results(page).map((result) => within(result).getByRole('heading', { level: 3 }).textContent)
const part = (result: HTMLElement | undefined, name: string) => result?.querySelector(`[part="${name}"]`)?.textContent
const focused = (page: ShopPage) => page.element(tag).shadowRoot?.activeElement

type Options = Partial<Parameters<typeof shopPage>[0]> & { pages?: readonly ContentPage[] }

/** A page of the site with these results, as soon as they are there. */
async function found({ at = forCare, ...options }: Options = {}) {
  const page = await site({ at, ...options })
  await page.becomes(tag, 'filled')
  return page
}

async function site({ pages = publishedAtFirst, world, ...options }: Options = {}) {
  return shopPage({
    html,
    at: '/search',
    ...options,
    world: (sandbox) => {
      publishPages(sandbox.world, () => pages)
      world?.(sandbox)
    },
  })
}

const written = (more: Partial<ContentPage>): ContentPage => ({
  path: '/neu',
  title: 'Neu',
  summary: '',
  text: '',
  changed: '2026-11-20T08:00:00.000Z',
  ...more,
})

describe('vitrine-site-search', () => {
  it('asks nothing before she does', async () => {
    const page = await site()
    await page.becomes(tag, 'ready')
    expect(heading(page)).toBe('Wonach suchst du?')
    expect(searches(page)).toEqual([])
    expect(field(page).closest('search')).not.toBeNull()
  })

  it('finds pages, says how many and which page of how many, and keeps the words in the address', async () => {
    const page = await site()
    await userEvent.fill(field(page), 'pflege')
    await page.becomes(tag, 'filled')
    expect(heading(page)).toBe('11 Treffer für „pflege“')
    expect(page.in(tag).getByText('Seite 1 von 2').isConnected).toBe(true)
    expect(titles(page)[1]).toBe('Pflege für Männer')
    expect(location.search).toBe('?q=pflege')
    await page.announced('11 Treffer für „pflege“, Seite 1 von 2')
  })

  it('says that it is the one page where all is on one', async () => {
    const page = await found({ at: '/search?q=hauttyp' })
    expect(page.in(tag).getByText('Seite 1 von 1').isConnected).toBe(true)
    expect(page.in(tag).queryByRole('navigation', { name: 'Seiten' })).toBeNull()
  })

  it('waits until she pauses, and asks once', async () => {
    const page = await site()
    await userEvent.type(field(page), 'versand')
    await page.becomes(tag, 'filled')
    expect(searches(page)).toHaveLength(1)
  })

  it('marks the words that were looked for, in titles and passages, also by another spelling', async () => {
    const page = await found({ at: '/search?q=kuehlungsborn%20rose' })
    const [first] = results(page)
    expect(part(first, 'title')).toBe('Über uns')
    expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['rose', 'Kühlungsborn', 'Rose'])
  })

  it('leads to the page that was found, and says where it stands', async () => {
    const page = await found({ at: '/search?q=hauttyp' })
    const [first] = results(page)
    expect(within(first!).getByRole('link', { name: 'Welcher Hauttyp bist du?' }).getAttribute('href')).toBe('/hauttypen')
    expect(part(first, 'address')).toBe(`Adresse: ${location.host} › hauttypen`)
  })

  it.each([
    ['excerpt', ['excerpt']],
    ['path', ['address']],
    ['date', ['address']],
    ['excerpt path date', ['excerpt', 'address']],
    ['', []],
  ])('shows with every result what its editor wishes: %j', async (show, parts) => {
    const page = await found({ html: `<vitrine-site-search show="${show}"></vitrine-site-search>`, at: '/search?q=versand' })
    expect(['excerpt', 'address'].filter((name) => part(results(page)[0], name) !== undefined)).toEqual(parts)
    expect(part(results(page)[0], 'address')?.includes('Stand 20. Oktober 2026') ?? false).toBe(show.includes('date'))
  })

  it('never shows the pages that no search shows, and counts without them', async () => {
    const page = await found({ html: '<vitrine-site-search page-size="50"></vitrine-site-search>' })
    expect(titles(page)).toHaveLength(11)
    const paths = page
      .in(tag)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    for (const path of ['/beauty-profile', '/account', '/privacy-policy', '/consultant', '/checkout-terms', '/terms-of-use-and-purchase'])
      expect(paths).not.toContain(path)
  })

  it('leaves out what its editor leaves out', async () => {
    const page = await found({ html: '<vitrine-site-search leave-out="/widerruf\n/faq"></vitrine-site-search>', at: '/search?q=kosten' })
    expect(titles(page)).not.toContain('Widerruf und Rückgabe')
    expect(heading(page)).toMatch(/^1 Treffer/)
  })

  it('pages with links, and comes back from behind the last page', async () => {
    const page = await found()
    const [first] = titles(page)
    const link = page.in(tag).getByRole<HTMLAnchorElement>('link', { name: 'Seite 2' })
    expect(link.search).toBe('?q=pflege&page=2')
    await userEvent.click(link)
    await vi.waitFor(() => expect(titles(page)[0]).not.toBe(first))
    expect(titles(page)).toHaveLength(1)
    expect(location.search).toBe('?q=pflege&page=2')
    await page.announced('11 Treffer für „pflege“, Seite 2 von 2')
    await vi.waitFor(() => expect(page.element(tag).shadowRoot?.activeElement?.part.contains('heading')).toBe(true))
    const behind = await found({ at: '/search?q=pflege&page=700' })
    await vi.waitFor(() => expect(location.search).toBe('?q=pflege&page=2'))
    await vi.waitFor(() => expect(titles(behind)).toHaveLength(1))
  })

  it('begins at the first page with other words', async () => {
    const page = await found({ at: '/search?q=pflege&page=2' })
    await userEvent.fill(field(page), 'haut')
    await vi.waitFor(() => expect(location.search).toBe('?q=haut'))
  })

  it('goes back to the search before, and forward again', async () => {
    const page = await site({ html: '<vitrine-site-search suggestions="Rose"></vitrine-site-search>' })
    await userEvent.click(page.in(tag).getByRole('button', { name: 'Rose' }))
    await page.becomes(tag, 'filled')
    history.back()
    await page.becomes(tag, 'ready')
    await vi.waitFor(() => expect(field(page).value).toBe(''))
    history.forward()
    await page.becomes(tag, 'filled')
    await vi.waitFor(() => expect(field(page).value).toBe('Rose'))
  })

  it('takes a suggestion, although she has just typed something else', async () => {
    const page = await site({ html: '<vitrine-site-search suggestions="Versand"></vitrine-site-search>' })
    await userEvent.fill(field(page), 'xylophon')
    page.in(tag).getByRole('button', { name: 'Versand' }).click()
    await page.becomes(tag, 'filled')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([field(page).value, location.search]).toEqual(['Versand', '?q=Versand'])
  })

  it('loses no letter to an answer that comes while she types on', async () => {
    const page = await site()
    for (const letter of 'kuehlungsborn') {
      await userEvent.type(field(page), letter)
      await new Promise((resolve) => setTimeout(resolve, 140 + (letter.charCodeAt(0) % 20)))
    }
    expect(field(page).value).toBe('kuehlungsborn')
    await vi.waitFor(() => expect(titles(page)).toEqual(['Über uns']))
  })

  it('shows the newest question’s answer, however late the older one comes', async () => {
    const page = await site()
    page.sandbox.weather({ kind: 'slow', match: 'search/results', delay: 60_000, times: 1 })
    const before = page.sent(/search\/results/).length
    await userEvent.fill(field(page), 'versand')
    await vi.waitFor(() => expect(page.sent(/search\/results/).length).toBeGreaterThan(before))
    await userEvent.fill(field(page), 'geschenk')
    await page.becomes(tag, 'filled')
    page.sandbox.weather({ kind: 'clear' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(titles(page)).toEqual(['Geschenke verpacken lassen'])
  })

  it('keeps the old results, dimmed, while it searches anew', async () => {
    const page = await found()
    page.sandbox.weather({ kind: 'slow', match: 'search/results', delay: 60_000 })
    await userEvent.fill(field(page), 'haut')
    await page.becomes(tag, 'loading')
    expect(titles(page)).toHaveLength(10)
    expect(page.in(tag).getByRole('list').className).toContain('dim')
    expect(page.in(tag).getByRole('region', { name: 'Suchergebnis' }).getAttribute('aria-busy')).toBe('true')
  })

  it('says that nothing was found, what to try and where to go, and announces it', async () => {
    const page = await site({ html: '<vitrine-site-search suggestions="Versand, Rose"></vitrine-site-search>', at: '/search?q=xylophon' })
    await page.becomes(tag, 'empty')
    expect(heading(page)).toBe('Zu „xylophon“ haben wir nichts gefunden.')
    await page.announced('Zu „xylophon“ haben wir nichts gefunden.')
    expect(page.in(tag).getByText('Prüf die Schreibweise.').isConnected).toBe(true)
    expect(page.in(tag).getByRole('link', { name: 'Alle Produkte ansehen' }).getAttribute('href')).toBe('/products?q=xylophon')
    expect(page.in(tag).getByRole('link', { name: 'Beraterin finden' }).getAttribute('href')).toBe('/consultants')
    page.in(tag).getByRole('button', { name: 'Versand' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes(tag, 'filled')
    expect(focused(page)).toBe(field(page))
    expect(field(page).value).toBe('Versand')
  })

  it('offers no way on to a page that does not exist', async () => {
    const page = await site({
      html: '<vitrine-site-search products-url="" consultants-url=""></vitrine-site-search>',
      at: '/search?q=xylophon',
    })
    await page.becomes(tag, 'empty')
    expect(page.in(tag).queryAllByRole('link')).toEqual([])
    expect(page.in(tag).queryAllByRole('group')).toEqual([])
  })

  it('does not complain while she is still typing, and says where she types what is too short', async () => {
    const page = await site()
    await userEvent.type(field(page), 'v')
    await vi.waitFor(() => expect(location.search).toBe('?q=v'))
    expect(page.in(tag).queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    const problem = await page.in(tag).findByRole('alert')
    expect(problem.textContent).toBe('Bitte gib mindestens zwei Buchstaben ein.')
    expect(field(page).getAttribute('aria-describedby')).toBe(problem.id)
    await vi.waitFor(() => expect(focused(page)).toBe(field(page)))
    expect(searches(page)).toEqual([])
    await userEvent.type(field(page), 'ersand')
    await page.becomes(tag, 'filled')
    expect(page.in(tag).queryByRole('alert')).toBeNull()
  })

  it.each([
    ['offline', 'Wir erreichen den Shop gerade nicht.'],
    ['error-500', 'Der Shop hat gerade eine Störung.'],
  ] as const)('says what is wrong when the platform is %s, and tries again', async (kind, words) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await site({ at: forCare, weather: [{ kind, match: 'search/results' }] })
    await page.becomes(tag, 'failed')
    expect(page.in(tag).getByRole('alert').textContent).toContain(words)
    page.sandbox.weather({ kind: 'clear' })
    page.in(tag).getByRole('button', { name: 'Erneut versuchen' }).focus()
    await userEvent.keyboard('{Enter}')
    await page.becomes(tag, 'filled')
    expect(focused(page)?.localName).toBe('h2')
  })

  it('shows hostile pages as what they are: text', async () => {
    const page = await found({
      at: '/search?q=%3Cimg',
      pages: [
        written({
          title: '<img src=x onerror=hacked=1>',
          text: `<script>hacked=1</script> <img> ${'x'.repeat(3000)}`,
          path: '/<b>?x="><script>',
        }),
        written({ title: 'Img draußen', path: '//evil.example/img' }),
        written({ title: 'img', path: 'javascript:alert(1)' }),
      ],
    })
    expect(titles(page)).toEqual(['<img src=x onerror=hacked=1>'])
    expect(page.element(tag).shadowRoot?.querySelectorAll('img, script, b')).toHaveLength(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    expect('hacked' in window).toBe(false)
  })

  it('survives a question of many letters, and does not repeat it', async () => {
    const page = await site({ at: `/search?q=${'y'.repeat(5000)}` })
    await page.becomes(tag, 'empty')
    expect(field(page).value).toHaveLength(200)
    expect(heading(page)?.length).toBeLessThan(80)
  })

  it('tells nobody else what she looks for', async () => {
    const page = await found({ at: '/search?q=hagebutte' })
    const said = page.share.bus.inspect().log.filter(({ channel }) => channel !== 'announce')
    expect(JSON.stringify(said)).not.toContain('hagebutte')
    expect([...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].join()).not.toContain('hagebutte')
  })

  it('is locked in shop-id mode', async () => {
    const page = await found()
    page.shop.bus.publish(consultantKeySelected, { shopId: 's', consultantKey: 'k', hideHeader: false })
    await vi.waitFor(() => expect(page.element(tag).shadowRoot?.querySelector('[inert]')).not.toBeNull())
  })

  it('shows its editor all that she may change, asks nothing and leaves the address alone', async () => {
    const changed = '<vitrine-site-search heading="Was suchst du?" suggestions="Rose, Versand" page-size="2"></vitrine-site-search>'
    const page = await shopPage({ html: `<div data-vitrine-mode="edit">${changed}</div>`, at: '/search?q=pflege' })
    await page.becomes(tag, 'filled')
    expect(heading(page)).toBe('Was suchst du?')
    expect(page.in(tag).getByText('12 Treffer für „pflege“').isConnected).toBe(true)
    expect(page.in(tag).getByRole('button', { name: 'Versand' }).isConnected).toBe(true)
    expect(titles(page)).toHaveLength(2)
    expect(page.in(tag).getByText('Seite 1 von 6').isConnected).toBe(true)
    expect(page.in(tag).getByRole('navigation', { name: 'Seiten' }).isConnected).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect([searches(page), location.search]).toEqual([[], '?q=pflege'])
  })

  it('speaks English', async () => {
    const page = await found({ settings: { locale: 'en' } })
    expect(heading(page)).toBe('11 results for "pflege"')
    expect(page.in(tag).getByText('Page 1 of 2').isConnected).toBe(true)
  })

  it.each(schemes)('passes axe in the %s, before, with and without results', async (scheme) => {
    await colourScheme(scheme)
    for (const at of ['/search', forCare, '/search?q=xylophon', '/search?q=v']) {
      const page = await site({
        html: '<vitrine-site-search suggestions="Rose, Versand" show="excerpt path date"></vitrine-site-search>',
        at,
      })
      await vi.waitFor(() => expect(page.state(tag)).not.toBe('loading'))
      expect([at, await complaints(page.container)]).toEqual([at, []])
    }
  })
})
