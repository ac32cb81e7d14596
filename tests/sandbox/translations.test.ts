import { describe, expect, it } from 'vitest'
import { add, type Client, need, openShop } from './client.js'

type Named = { name: string }
/** German letters, and words that no English text of a product has. */
const german = /[äöüß]|\b(?:und|der|die|das|für|mit|ohne|deine?|Haut|Farbton|Neu|Größe|Werktage|Nahaufnahme)\b/i

const found = async (client: Client, searchTerm: string, language: string) =>
  (await client.post(`search/product-search?language=${language}`, { searchTerm })).body
const namesFor = async (client: Client, term: string, language = 'en') =>
  (await found(client, term, language)).productsPage.products.map(({ name }: Named) => name)

describe('a call in English', () => {
  it('is told of every product, its shades, sizes and texts in English', async () => {
    const { client, sandbox } = await openShop()
    const ids = [...sandbox.world.shelves.byId.keys()]
    const told: Record<string, unknown>[] = []
    for (let from = 0; from < ids.length; from += 100) {
      const { body } = await client.get(`products?ids=${ids.slice(from, from + 100).join(',')}&language=en_US`)
      told.push(...body.products)
    }
    expect(told).toHaveLength(ids.length)
    // An address stays the same in every language, and so does the maker's own.
    const words = told.map((product) =>
      JSON.stringify(product, (name, value) => (['urlName', 'Manufacturer__c', 'url', 'Badges__c'].includes(name) ? undefined : value)),
    )
    expect(words.filter((text) => german.test(text)).map((text) => text.match(german)?.[0] + ' in ' + text.slice(0, 300))).toEqual([])
  })

  it('is told in English of categories, orders of a list, facets, suggestions, the cart and an order', async () => {
    const { client, products } = await openShop()
    const { body: categories } = await client.get('product-categories/children?language=en')
    expect(categories.productCategories.map(({ name }: Named) => name)).toEqual([
      'Skincare',
      'Make-up',
      'Lips',
      'Fragrances',
      'Body',
      'Brushes & gifts',
    ])
    const { body: rules } = await client.get('search/sort-rules?language=en')
    expect(rules.sortRules.map(({ label }: { label: string }) => label)).toContain('Price low to high')
    const { facets, locale, categories: counted } = await found(client, 'cream', 'en')
    expect(locale).toBe('en')
    expect(JSON.stringify({ ...counted, names: facets.map(labelsOf) })).not.toMatch(german)
    const { body: suggested } = await client.get('search/suggestions?searchTerm=serum&language=en')
    expect(suggested.recentSearchSuggestions[0].value).toBe('radiance rose serum')
    const { body: context } = await client.get('application-context?language=en')
    expect(context.orderStatuses).toContainEqual({ apiName: 'Fulfilled', displayValue: 'Delivered' })
    await client.put('carts/current')
    await add(client, need(products[0]).id)
    const { body: cart } = await client.get('carts/current/cart-items?language=en')
    expect(cart.cartItems[0].cartItem).toMatchObject({ name: 'Radiance Rose Serum', productDetails: { name: 'Radiance Rose Serum' } })
    await client.post('carts/current/cart-coupons', { couponCode: 'SOMMER10' })
    const { body: promoted } = await client.get('carts/current/promotions?language=en')
    expect(promoted.promotions.promotions[0].displayName).toBe('Summer offer: 10% off everything')
  })

  it('narrows by the same values in both languages', async () => {
    const { client } = await openShop()
    const { body } = await client.get('product-categories/children')
    const [care, , lips] = body.productCategories.map(({ id }: { id: string }) => id)
    for (const [categoryId, nameOrId, value] of [
      [care, 'SkinType__c', 'trockene Haut'],
      [lips, 'Shade__c', '07 Beere'],
    ]) {
      const refinements = [{ type: 'DistinctValue', nameOrId, attributeType: 'Custom', values: [value] }]
      const total = async (language: string) =>
        (await client.post(`search/product-search?language=${language}`, { categoryId, refinements })).body.productsPage.total
      expect(await total('en')).toBe(await total('de'))
      expect(await total('en')).toBeGreaterThan(0)
    }
  })

  it.each([
    ['lipstick', /Lipstick/],
    ['lipstik', /Lipstick/],
    ['Lippenstift', /Lipstick/],
    ['night cream', /^Sage Night Cream/],
    ['sunscreen', /Sun/],
    ['dry skin', /Cream|Lotion|Butter|Serum/],
    ['gift', /Gift Set/],
    ['brushes', /Brush/],
    ['rosewood', /Rosewood/],
  ])('finds for "%s" what English names say', async (term, first) => {
    const { client } = await openShop()
    expect((await namesFor(client, term))[0]).toMatch(first)
  })
})

describe('a call in another language', () => {
  it.each(['de', 'de_DE', 'fr', 'enm', ''])('is answered in German, the default of the store: "%s"', async (language) => {
    const { client } = await openShop()
    expect((await namesFor(client, 'Rosenserum', language))[0]).toBe('Rosenserum Leuchtkraft')
  })

  it('changes nothing of what others are told at the same time', async () => {
    const { client } = await openShop()
    const [english, own] = await Promise.all([namesFor(client, 'serum', 'en'), namesFor(client, 'serum', 'de')])
    expect(english[0]).toMatch(/Serum$/)
    expect(own[0]).toMatch(/[Ss]erum/)
    expect(english).not.toEqual(own)
  })
})

it('what is not translated keeps its German words on an English page', async () => {
  const { client, sandbox } = await openShop()
  sandbox.world.state.settings.catalogue = 'many'
  const [name] = await namesFor(client, 'Lippenstift')
  expect(name).toMatch(/^Lippenstift /)
})

const labelsOf = ({ displayName, values }: { displayName: string; values: { displayName: string }[] }) => [
  displayName,
  ...values.map((value) => value.displayName),
]
