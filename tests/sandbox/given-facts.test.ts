import { describe, expect, it } from 'vitest'
import { createSandbox, type SandboxOptions } from '../../src/sandbox/sandbox.js'
import type { Facts } from '../../src/sandbox/world/world.js'
import { exampleExtensions } from '../../src/pages/demo-site/extensions.js'
import { clientOf } from './client.js'

/** Facts as they come from a file that somebody else wrote. */
const given = (facts: object) => facts as Partial<Facts>

const shirt = {
  id: '01t9W0000000001AAA',
  sku: 'HEMD-1',
  partId: 'HEMD-1',
  name: 'Hemd',
  urlName: 'hemd',
  categoryId: '0ZG9W0000000001AAA',
  line: '',
  description: '<p>Baumwolle</p>',
  price: '39.90',
  badges: [],
  stock: 4,
}

const open = (facts: object, options: SandboxOptions = {}) =>
  createSandbox({ facts: given(facts), extensions: exampleExtensions, ...options })

const nulls = Object.fromEntries(Object.keys(shirt).map((name) => [name, null]))
const consultant = { id: '0019W0000000001AAA', moniker: 'mia', firstName: 'Mia', lastName: null, imprint: null, latitude: null }

describe('a sandbox with facts of somebody’s own', () => {
  it('makes up nothing for a product: no ingredients, maker, shades, skin types or pictures', async () => {
    const client = clientOf(await open({ products: [{ ...shirt, description: 'Für jede Haut, LSF 30' }] }))
    const { body } = await client.get(`products/${shirt.id}`)
    expect(body.fields).toMatchObject({
      Ingredients__c: null,
      Manufacturer__c: null,
      Application__c: null,
      DeliveryTime__c: null,
      SkinType__c: null,
      Concern__c: null,
      LowestPrice30Days__c: null,
    })
    expect(body).toMatchObject({ defaultImage: null, productClass: 'Simple', variationInfo: null })
  })

  it.each([
    ['AT', 'AT'],
    [null, 'DE'],
  ])('says where a consultant is at home in her imprint, and Germany where nobody said: %s', async (country, told) => {
    const client = clientOf(await open({ consultants: [{ ...consultant, country }] }))
    const { body } = await client.post('/lwr/apex/v64.0/ShopController/getConsultantProfile', { consultantMoniker: 'mia' })
    expect(body.imprint).toMatchObject({ firstName: 'Mia', country: told })
  })

  it.each([
    ['every field but id and name', { ...nulls, id: shirt.id, name: 'Hemd' }],
    ['an id of another form', { ...shirt, id: '7', pictures: [{ key: 'own-a', alt: '' }] }],
    ['numbers with 37 decimals', { ...shirt, price: `1.${'3'.repeat(37)}` }],
  ])('answers every call about products properly when %s is odd or null', async (_, product) => {
    const client = clientOf(
      await open({ products: [product, null, { id: null, name: 'x' }], categories: [null, { id: null }], consultants: [] }),
    )
    const calls = [
      await client.get(`products/${product.id}`),
      await client.get(`products?ids=${product.id}`),
      await client.post('search/product-search', { searchTerm: 'hemd' }),
      await client.get(`pricing/products/${product.id}`),
      await client.get('search/suggestions?searchTerm=he'),
      await client.get('product-categories/children'),
      await client.get(`ai/recommendations?recommender=SimilarProducts&anchorValues=${product.id}`),
    ]
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect(calls[2]?.body.productsPage.total).toBe(1)
  })

  it('shows a product without a price, and sells it not', async () => {
    const client = clientOf(await open({ products: [{ ...shirt, price: null }] }))
    const { body } = await client.post('search/product-search', { searchTerm: 'hemd' })
    expect(body.productsPage.products[0].prices).toMatchObject({ unitPrice: null, listPrice: null })
    const added = await client.post('carts/current/cart-items', { productId: shirt.id, quantity: 1, type: 'Product' })
    expect([added.status, added.body[0].errorCode]).toEqual([400, 'INVALID_PRODUCT'])
  })

  it('has the variants that were given, in every dimension', async () => {
    const colours = ['rot', 'blau'].flatMap((colour) => ['S', 'M'].map((size) => ({ Shade__c: colour, Size__c: size })))
    const members = colours.map((options, place) => ({ ...shirt, id: `01t9W000000000${place}AAA`, sku: `H-${place}`, options }))
    const family = {
      parentId: '01t9W0000000009AAA',
      attributes: [
        { apiName: 'Shade__c', label: 'Farbe' },
        { apiName: 'Size__c', label: 'Größe' },
      ],
      members,
    }
    const client = clientOf(await open({ products: [{ ...members[0], family }] }))
    const { body } = await client.get('products/01t9W0000000009AAA')
    expect(body.variationInfo.variationAttributeInfo.Shade__c).toMatchObject({ label: 'Farbe', allowableValues: ['rot', 'blau'] })
    expect(body.variationInfo.attributesToProductMappings).toHaveLength(4)
    expect((await client.get('products/01t9W0000000003AAA')).body.variationAttributeSet.attributes).toEqual({
      Shade__c: 'blau',
      Size__c: 'M',
    })
  })

  it('hands out the pictures that were given, and 404 for others', async () => {
    const bytes = new TextEncoder().encode('picture')
    const pictures = async (key: string) => (key === 'own-a' ? { bytes, type: 'image/webp' } : undefined)
    const client = clientOf(await open({ products: [{ ...shirt, pictures: [{ key: 'own-a', alt: 'Ein Hemd' }] }] }, { pictures }))
    const { body } = await client.get(`products/${shirt.id}`)
    expect(body.defaultImage).toMatchObject({ url: '/cms/delivery/media/own-a', alternateText: 'Ein Hemd' })
    const picture = await client.get('/cms/delivery/media/own-a')
    expect([picture.headers.get('content-type'), picture.text]).toEqual(['image/webp', 'picture'])
    expect((await client.get('/cms/delivery/media/own-b')).status).toBe(404)
  })

  it('knows a consultant whose place nobody knows, and finds her by name, not by distance', async () => {
    const sandbox = await open({ products: [shirt], consultants: [consultant] })
    expect(sandbox.world.finder.byName('mia')).toHaveLength(1)
    expect(sandbox.world.finder.near({ latitude: 50.9, longitude: 6.9 }, 1000)).toEqual([])
  })

  it('has its own currency and no coupons of the example shop', async () => {
    const client = clientOf(await open({ products: [shirt], currency: 'CHF', promotions: [] }))
    await client.post('carts/current/cart-items', { productId: shirt.id, quantity: 1, type: 'Product' })
    const coupon = await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })
    expect([coupon.status, coupon.body[0].errorCode]).toEqual([400, 'INVALID_COUPON_CODE'])
    expect((await client.get('session-context')).status).toBe(200)
    expect((await client.get('carts/current')).body).toMatchObject({ currencyIsoCode: 'CHF' })
  })
})
