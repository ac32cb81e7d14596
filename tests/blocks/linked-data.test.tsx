import '../../src/blocks/consultant-profile/index.js'
import '../../src/blocks/product-search/index.js'
import { describe, expect, it, vi } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { registerReviews } from '../../src/commerce/domain/reviews/index.js'
import type * as LinkedData from '../../src/ui/hooks/linked-data.js'
import { openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()
const serum = products[0]!
const lipstick = products.find(({ name }) => name.includes('Lippenstift'))!

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

  it('says of delivery and return what the product and the settings say, and nothing where they say nothing', async () => {
    const at = `/product?id=${serum.id}`
    await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at })
    const { offers } = (await told()).Product as unknown as { offers: object }
    expect(offers).toMatchObject({
      priceSpecification: { valueAddedTaxIncluded: true, referenceQuantity: { value: 0.03, unitCode: 'LTR' } },
    })
    expect(offers).not.toHaveProperty('hasMerchantReturnPolicy')
    expect(offers).not.toHaveProperty('shippingDetails.shippingRate')
    const terms = {
      shippingRate: '4,90',
      shippingCountries: 'DE AT',
      returnDays: 14,
      returnFees: 'customer',
      returnUrl: '/widerruf',
      other: 'x',
    }
    await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at, settings: { 'offer-terms': JSON.stringify(terms) } })
    expect((await told()).Product).toMatchObject({
      offers: {
        shippingDetails: {
          shippingRate: { value: '4.90', currency: 'EUR' },
          shippingDestination: [{ addressCountry: 'DE' }, { addressCountry: 'AT' }],
        },
        hasMerchantReturnPolicy: {
          applicableCountry: ['DE', 'AT'],
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          merchantReturnLink: new URL('/widerruf', location.href).href,
        },
      },
    })
  })

  it('is the family of a shade, with an offer for each, from the question that its swatches ask', async () => {
    const page = await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: `/product?id=${lipstick.id}` })
    const { Product: product, ProductGroup: group } = await told()
    const variants = (group?.hasVariant ?? []) as { '@id': string; color?: string; offers?: object }[]
    expect(product?.isVariantOf).toEqual({ '@id': group?.['@id'] })
    expect(group).toMatchObject({ variesBy: ['https://schema.org/color'], productGroupID: expect.stringMatching(/^01t/) })
    expect(variants.length).toBeGreaterThan(2)
    const others = variants.filter((variant) => variant['@id'] !== product?.['@id'])
    expect(others).toHaveLength(variants.length - 1)
    for (const variant of others) expect(variant).toMatchObject({ color: expect.stringMatching(/\w/), offers: { priceCurrency: 'EUR' } })
    expect(page.asked(/\/products\?/).length).toBeLessThanOrEqual(1)
  })

  it('is what shoppers think of the product, where the shop keeps it', async () => {
    await shopPage({ html: '<vitrine-product-detail></vitrine-product-detail>', at: `/product?id=${serum.id}` })
    expect((await told()).Product).not.toHaveProperty('aggregateRating')
    registerReviews({
      read: async () => ({
        average: 4.5,
        count: 12,
        reviews: [
          { stars: 5, text: 'Fein.', author: 'Mia' },
          { stars: 1, text: 'Namenlos.' },
        ],
        checked: 'Nur Käufe.',
      }),
    })
    await vi.waitFor(async () =>
      expect((await told()).Product).toMatchObject({
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
        review: [{ author: { name: 'Mia' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Fein.' }],
      }),
    )
  })

  it('is the consultant and for whom she works', async () => {
    await shopPage({ html: '<vitrine-consultant-profile></vitrine-consultant-profile>', at: '/consultant?moniker=anna' })
    const { ProfilePage: page } = await told()
    expect(page).toMatchObject({
      url: expect.stringMatching(/moniker=anna-berger$/),
      mainEntity: {
        '@type': 'Person',
        name: 'Anna Berger',
        identifier: 'anna-berger',
        knowsAbout: expect.arrayContaining([expect.stringMatching(/\w/)]),
        sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
      },
    })
  })

  it('is how the shop is searched, where a search field stands', async () => {
    await shopPage({ html: '<vitrine-product-search></vitrine-product-search>' })
    const { WebSite: site } = await told()
    expect(site).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${location.origin}/products?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
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
