import '../../src/blocks/consultant-profile/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { type PageOptions, openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()
const [serum] = products as unknown as [(typeof products)[0]]
const detail = '<vitrine-product-detail></vitrine-product-detail>'
const profile = '<vitrine-consultant-profile></vitrine-consultant-profile>'
const own = { title: 'Produkt | Lindenrose', description: 'Ein Produkt von Lindenrose.', canonical: 'https://shop.example/product' }

const said = () => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
})
const shared = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ]),
  )
const saying = (title: string) => vi.waitFor(() => expect(document.title).toBe(title))

const productPage = (options: Partial<PageOptions> = {}) => shopPage({ html: detail, at: `/product?id=${serum.id}`, ...options })

/** Long enough for whoever would still ask, and be answered. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

describe('the head of a page about one record', () => {
  beforeEach(() => {
    document.title = own.title
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="description" content="${own.description}"><link rel="canonical" href="${own.canonical}">`,
    )
  })
  afterEach(() => {
    for (const element of document.head.querySelectorAll('meta:is([name], [property^="og:"]), link[rel="canonical"]')) element.remove()
    document.title = ''
  })

  it('names the product, says what it is, and has an address of its own', async () => {
    await productPage()
    await saying(`${serum.name} | Lindenrose`)
    expect(said()).toEqual({
      title: `${serum.name} | Lindenrose`,
      description: serum.description,
      canonical: `${own.canonical}?id=${serum.id}`,
    })
  })

  it('is shared as the product, also where the page was written without knowing it', async () => {
    document.querySelector('link[rel="canonical"]')?.remove()
    const page = await productPage()
    await saying(`${serum.name} | Lindenrose`)
    const address = `${location.origin}/product?id=${serum.id}`
    expect(said().canonical).toBe(address)
    expect(shared()).toEqual({
      'og:title': `${serum.name} | Lindenrose`,
      'og:description': serum.description,
      'og:url': address,
      'og:image': expect.stringMatching(/^http.*\/cms\//),
    })
    page.element('product-detail').remove()
    await saying(own.title)
    expect(shared()).toEqual({})
    expect(said().canonical).toBeUndefined()
  })

  it('leaves an address that names the product in its path', async () => {
    await productPage({ at: `/product/${serum.urlName}/${serum.id}` })
    await saying(`${serum.name} | Lindenrose`)
    expect(said().canonical).toBe(own.canonical)
  })

  it('names the same product in the other language', async () => {
    const alternate = document.createElement('link')
    Object.assign(alternate, { rel: 'alternate', hreflang: 'en', href: 'https://shop.example/en/product' })
    document.head.append(alternate)
    await productPage()
    await saying(`${serum.name} | Lindenrose`)
    expect(alternate.href).toBe(`https://shop.example/en/product?id=${serum.id}`)
    alternate.remove()
  })

  it('names the consultant, at her primary moniker', async () => {
    await shopPage({ html: profile, at: '/consultant?moniker=anna' })
    await saying('Anna Berger | Lindenrose')
    expect(said()).toEqual({
      title: 'Anna Berger | Lindenrose',
      description: expect.stringContaining(' '),
      canonical: `${own.canonical}?moniker=anna-berger`,
    })
  })

  it('is the page’s own again when the block leaves', async () => {
    const page = await productPage()
    await saying(`${serum.name} | Lindenrose`)
    page.element('product-detail').remove()
    await saying(own.title)
    expect(said()).toEqual(own)
  })

  it('stays while the builder moves the block', async () => {
    const page = await productPage()
    await saying(`${serum.name} | Lindenrose`)
    page.container.append(page.element('product-detail'))
    await aWhile()
    expect(document.title).toBe(`${serum.name} | Lindenrose`)
    expect(page.asked(/seo/)).toHaveLength(1)
  })

  it('keeps what somebody else has said since', async () => {
    const page = await productPage()
    await saying(`${serum.name} | Lindenrose`)
    document.title = '(1) Neue Nachricht'
    page.element('product-detail').remove()
    await vi.waitFor(() => expect(said()).toEqual({ ...own, title: '(1) Neue Nachricht' }))
  })

  it('gets a description where the page has none, and loses it again', async () => {
    document.querySelector('meta[name="description"]')?.remove()
    const page = await productPage()
    await vi.waitFor(() => expect(said().description).toBe(serum.description))
    page.element('product-detail').remove()
    await vi.waitFor(() => expect(said().description).toBeUndefined())
  })

  it('takes a hostile name as text', async () => {
    const name = '</title><script>document.body.id = "hacked"</script>'
    await productPage({ world: ({ world }) => Object.assign(world.shelves.byId.get(serum.id) ?? {}, { name }) })
    await saying(`${name} | Lindenrose`)
    expect(document.body.id).toBe('')
  })

  it('is asked for once the product is there, and not before', async () => {
    const page = await productPage({ weather: [{ kind: 'slow', delay: 60_000, match: `/products/${serum.id}` }] })
    await page.becomes('product-detail', 'loading')
    expect(page.asked(/seo/)).toEqual([])
    page.sandbox.weather({ kind: 'clear' })
    await saying(`${serum.name} | Lindenrose`)
  })

  it.each([
    ['on an editor’s canvas', { html: `<div data-vitrine-mode="edit">${detail}</div>` }, 'filled'],
    ['in a preview', { html: `<div data-vitrine-mode="preview">${detail}</div>` }, 'filled'],
    [
      'where the page names the product itself',
      { html: `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail>` },
      'filled',
    ],
    ['where there is no such product', { at: '/product?id=01t000000000000AAA' }, 'gone'],
  ] as const)('is left alone %s, and nobody asks', async (_, options, state) => {
    const page = await productPage(options)
    if (!('html' in options) || !options.html.includes('edit')) await page.becomes('product-detail', state)
    await aWhile()
    expect(page.asked(/seo/)).toEqual([])
    expect(said()).toEqual(own)
  })

  it('belongs to the first of two blocks', async () => {
    const page = await productPage({ html: `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail>${detail}` })
    await page.becomes('product-detail', 'filled')
    await aWhile()
    expect(page.asked(/seo/)).toEqual([])
    expect(said()).toEqual(own)
  })

  it('says what the block knows where nobody has said which site this is, and nobody asks', async () => {
    const page = await productPage({ settings: { 'community-id': '' } })
    await saying(`${serum.name} | Lindenrose`)
    expect(said()).toMatchObject({ description: serum.description, canonical: `${own.canonical}?id=${serum.id}` })
    expect(page.asked(/seo/)).toEqual([])
  })

  it.each(['offline', 'error-500', 'malformed'] as const)('says what the block knows when the platform does not say: %s', async (kind) => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await productPage({ weather: [{ kind, match: '/seo/' }] })
    await saying(`${serum.name} | Lindenrose`)
    expect(error.mock.calls).toMatchObject([[{ name: 'PlatformError' }]])
    expect(page.state('product-detail')).toBe('filled')
    expect(page.in('product-detail').queryByRole('alert')).toBeNull()
  })

  it('stays as it is when the block leaves before the answer', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const page = await productPage({ weather: [{ kind: 'slow', delay: 60_000, match: '/seo/' }] })
    await vi.waitFor(() => expect(page.sent(/seo/)).toHaveLength(1))
    page.element('product-detail').remove()
    page.sandbox.weather({ kind: 'clear' })
    await aWhile()
    expect(said()).toEqual(own)
    expect(error).not.toHaveBeenCalled()
  })
})
