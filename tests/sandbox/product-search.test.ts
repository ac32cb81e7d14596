import { describe, expect, it } from 'vitest'
import { searchBody } from '../../src/platform/gateways/product-gateway.js'
import { platformOnSandbox } from '../platform/support.js'

const everything = { page: 0, pageSize: 200 }
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

  it('is asked for no more than the platform takes: 32 words, 100 characters', () => {
    const { searchTerm } = searchBody({ ...everything, term: `${'ab '.repeat(50)}${'x'.repeat(200)}` }) as { searchTerm: string }
    expect(searchTerm.split(' ')).toHaveLength(32)
    expect((searchBody({ ...everything, term: 'x'.repeat(200) }) as { searchTerm: string }).searchTerm).toHaveLength(100)
  })
})
