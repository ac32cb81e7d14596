import { describe, expect, it } from 'vitest'
import { type Asking, searchBody as bodyWith } from '../../src/commerce/salesforce/gateways/product-search.js'
import { platformOnSandbox } from '../platform/support.js'

const everything = { page: 0, pageSize: 200 }
const asking: Asking = { fields: ['Name'], badges: 'Badges__c', types: new Map() }
const searchBody = (query: Parameters<typeof bodyWith>[0]) => bodyWith(query, asking)
const skin = 'SkinType__c'
const badges = 'Badges__c'

async function shelves() {
  const { gateways } = await platformOnSandbox('guest')
  return gateways.products
}

describe('the product search', () => {
  it('finds what has one of the values of each filter', async () => {
    const products = await shelves()
    const dry = await products.search({ ...everything, facets: { [skin]: ['trockene Haut'] } })
    const ripe = await products.search({ ...everything, facets: { [skin]: ['reife Haut'] } })
    const either = await products.search({ ...everything, facets: { [skin]: ['trockene Haut', 'reife Haut'] } })
    const ids = new Set([...dry.products, ...ripe.products].map(({ id }) => id))
    expect(either.total).toBe(ids.size)
    const both = await products.search({ ...everything, facets: { [skin]: ['trockene Haut'], [badges]: ['best-seller'] } })
    expect(both.products.every(({ badges: has }) => has.includes('best-seller'))).toBe(true)
    expect(both.total).toBeLessThan(dry.total)
  })

  it('counts beside each filter what the others leave', async () => {
    const products = await shelves()
    const all = await products.search(everything)
    const count = (facets: typeof all.facets, id: string, value: string) =>
      facets.find((facet) => facet.id === id)?.values.find((one) => one.id === value)?.count
    const chosen = await products.search({ ...everything, facets: { [skin]: ['trockene Haut'] } })
    expect(count(chosen.facets, skin, 'reife Haut')).toBe(count(all.facets, skin, 'reife Haut'))
    expect(count(chosen.facets, badges, 'best-seller')).toBeLessThan(count(all.facets, badges, 'best-seller') ?? 0)
    const none = await products.search({ ...everything, term: 'xyzzy', facets: { [skin]: ['trockene Haut'] } })
    expect(count(none.facets, skin, 'trockene Haut')).toBe(0)
  })

  it('takes a range of prices', async () => {
    const products = await shelves()
    const { products: found } = await products.search({ ...everything, from: 20, to: 30 })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ price }) => Number(price) >= 20 && Number(price) <= 30)).toBe(true)
  })

  it('finds one of each family, the one that fits best, or all of them when it is asked to', async () => {
    const { gateways, commerce } = await platformOnSandbox('guest')
    const usual = await gateways.products.search({ ...everything, term: 'Lippenstift Samt' })
    expect(usual.products.filter(({ name }) => name === 'Lippenstift Samt').map(({ detail }) => detail)).toEqual(['Farbton 07 Beere'])
    const meant = await gateways.products.search({ ...everything, term: 'Lippenstift Klatschmohn' })
    expect(meant.products.map(({ detail }) => detail)).toEqual(['Farbton 10 Klatschmohn'])
    const body = { ...searchBody({ ...everything, term: 'Lippenstift Samt Farbton' }), grouping: { groupingOption: 'NoGrouping' } }
    const { body: answer } = await commerce.call('searchProducts', { body })
    expect((answer as { productsPage: { total: number } }).productsPage.total).toBeGreaterThan(15)
  })

  it('has more than 2,000 products in shades and sizes in its large catalogue', async () => {
    const { sandbox } = await platformOnSandbox('many-products')
    expect(sandbox.world.shelves.byId.size).toBeGreaterThan(5000)
    const [head] = sandbox.world.shelves.products
    expect(sandbox.world.shelves.byId.get(head!.id)).toBe(head)
    expect(sandbox.world.shelves.familyById.size).toBeGreaterThan(2000)
  })

  it('sells a family by its members: the parent has no price', async () => {
    const { gateways, commerce, sandbox } = await platformOnSandbox('guest')
    const { parentId, members } = [...sandbox.world.shelves.familyById.values()][0]!
    const { body } = await commerce.call('product', { path: { product: parentId } })
    expect(body).toMatchObject({ productClass: 'VariationParent', id: parentId })
    const prices = await commerce.call('prices', { body: { pricingLineItems: [{ productId: parentId }] } })
    expect(prices.body).toMatchObject({ success: false })
    expect((await gateways.products.read(parentId))?.id).toBe(members[0]!.id)
  })

  it('recommends what goes with a product, and falls back to its category where the store has no recommendations', async () => {
    const { gateways, sandbox } = await platformOnSandbox('guest')
    const { products } = sandbox.world.shelves
    const serum = products[0]!
    const categoryOf = (id: string) => sandbox.world.shelves.byId.get(id)?.categoryId
    for (const kind of ['clear', 'gone-410'] as const) {
      sandbox.weather(kind === 'clear' ? { kind } : { kind: 'gone-410', match: 'ai/recommendations' })
      const related = await gateways.products.related(serum.id, 4)
      expect(related).toHaveLength(4)
      expect(new Set(related.map(({ id }) => categoryOf(id)))).toEqual(new Set([serum.categoryId]))
      expect(related.some(({ name }) => name === serum.name)).toBe(false)
    }
  })

  it('is asked for no more than the platform takes: 32 words, 100 characters', () => {
    const { searchTerm } = searchBody({ ...everything, term: `${'ab '.repeat(50)}${'x'.repeat(200)}` }) as { searchTerm: string }
    expect(searchTerm.split(' ')).toHaveLength(32)
    expect((searchBody({ ...everything, term: 'x'.repeat(200) }) as { searchTerm: string }).searchTerm).toHaveLength(100)
  })
})
