import '../../src/blocks/consultant-profile/index.js'
import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { registerReviews } from '../../src/commerce/domain/reviews/index.js'
import type * as LinkedData from '../../src/ui/hooks/linked-data.js'
import { openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]

interface Told {
  '@type': string
  [member: string]: unknown
}

/** What search engines are told, by its type. */
async function told(): Promise<Record<string, Told>> {
  await vi.waitFor(() => expect(scripts()).toHaveLength(1))
  const { '@graph': graph } = JSON.parse(scripts()[0]?.textContent ?? '') as { '@graph': Told[] }
  return Object.fromEntries(graph.map((each) => [each['@type'], each]))
}

describe('what search engines are told as JSON-LD', () => {
  it('is the product with the price that has just been read, and where it stands in the shop', async () => {
    await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: `/product?id=${serum.id}` })
    const { Product: product, BreadcrumbList: path } = await told()
    expect(product).toMatchObject({ name: serum.name, offers: { price: serum.price, priceCurrency: 'EUR' } })
    expect(product?.image).toEqual(expect.arrayContaining([expect.stringMatching(/^https?:/)]))
    expect(path?.itemListElement).toHaveLength(3)
  })

  it('is what shoppers think of the product, where the shop keeps it', async () => {
    await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: `/product?id=${serum.id}` })
    expect((await told()).Product).not.toHaveProperty('aggregateRating')
    registerReviews({ read: async () => ({ average: 4.5, count: 12, reviews: [{ stars: 5, text: 'Fein.' }], checked: 'Nur Käufe.' }) })
    await vi.waitFor(async () =>
      expect((await told()).Product).toMatchObject({ aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 } }),
    )
  })

  it('is the consultant and for whom she works', async () => {
    await shopPage({ html: '<vitrine-consultant-profile></vitrine-consultant-profile>', at: '/consultant?moniker=anna' })
    const { ProfilePage: page } = await told()
    expect(page).toMatchObject({
      url: expect.stringMatching(/moniker=anna-berger$/),
      mainEntity: { '@type': 'Person', name: 'Anna Berger' },
    })
  })

  it('ends with the block, and is nothing where a product only stands on a page', async () => {
    const page = await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: `/product?id=${serum.id}` })
    await told()
    page.element('product-detail').remove()
    await vi.waitFor(() => expect(scripts()).toEqual([]))
    const other = await shopPage({ html: `<vitrine-product-detail product="${serum.id}"></vitrine-product-detail>`, at: '/' })
    await other.becomes('product-detail', 'filled')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(scripts()).toEqual([])
  })

  it('cannot end the script that holds it', async () => {
    const name = '</script><script>hacked=1</script>'
    const page = await shopPage({
      html: '<vitrine-product-detail></vitrine-product-detail>',
      at: `/product?id=${serum.id}`,
      before: () => {
        const meta = document.head.querySelector('meta[property="og:site_name"]') ?? document.createElement('meta')
        meta.setAttribute('property', 'og:site_name')
        meta.setAttribute('content', name)
        document.head.append(meta)
      },
    })
    const { Product: product } = await told()
    expect(product).toMatchObject({ brand: { name } })
    expect(scripts()[0]?.textContent).not.toContain('<')
    document.head.querySelector('meta[property="og:site_name"]')?.remove()
    expect(page.visits).toEqual([])
  })

  it('is let through by one policy of trusted types, whichever versions are on the page', async () => {
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    const named = vi.spyOn(trustedTypes, 'createPolicy')
    await shopPage({ html: '' })
    const other = '../../src/ui/hooks/linked-data.ts?other'
    const versions = [await import('../../src/ui/hooks/linked-data.js'), (await import(/* @vite-ignore */ other)) as typeof LinkedData]
    const gone = new AbortController()
    for (const { tellSearchEngines } of versions) tellSearchEngines([{ '@type': 'Thing' }], gone.signal)
    expect(scripts()).toHaveLength(2)
    gone.abort()
    expect(versions[0]).not.toBe(versions[1])
    expect(named.mock.calls.map(([name]) => name)).toEqual(['vitrine-data'])
  })
})
