/** The gateways of products and categories read Salesforce's published answers. */
import { describe, expect, it } from 'vitest'
import { coffeeMachine, prices, searchResults } from './corpus/answers.js'
import * as answers from './corpus/catalogue-answers.js'
import { behindContext, json, platformWith } from './support.js'

const platformOf = (...told: readonly (readonly [path: RegExp, body: unknown, status?: number])[]) =>
  platformWith(
    behindContext(({ url }) => {
      const found = told.find(([path]) => path.test(url.pathname))
      return found ? json(found[1], found[2]) : json([{ errorCode: 'NOT_FOUND', message: 'No.' }], 404)
    }),
  )

describe('a published catalogue', () => {
  it('has its categories with their words, and none where the field says nothing', async () => {
    expect(await platformOf([/product-categories/, answers.categories]).gateways.products.categories()).toEqual([
      { id: '0ZG560000008OI5GAM', name: 'Machines', description: 'All that makes coffee.' },
      { id: '0ZG560000008OIAGA2', name: 'Coffee Beans', description: '' },
    ])
  })

  it('suggests what was looked for, be it nothing', async () => {
    const suggest = (body: unknown) => platformOf([/suggestions/, body]).gateways.products.suggest('coffee')
    expect(await suggest(answers.suggestions)).toEqual(['coffee machine', 'coffee'])
    for (const nothing of [{ recentSearchSuggestions: [] }, { recentSearchSuggestions: null }, {}])
      expect(await suggest(nothing)).toEqual([])
  })

  it.each([
    ['name', '0srxx0000000002AAA'],
    ['price-down', '0srxx0000000003AAA'],
    // The organisation has no rule for it: the platform's own order is left.
    ['price-up', undefined],
  ] as const)('is sorted by %s with the rule that the organisation has for it', async (sort, sortRuleId) => {
    const { asked, gateways } = platformOf([/sort-rules/, answers.sortRules], [/product-search/, searchResults], [/pricing/, prices])
    await gateways.products.search({ term: 'coffee', sort, page: 0, pageSize: 20 })
    const body = asked.find(({ url }) => url.pathname.endsWith('product-search'))?.body as { sortRuleId?: string }
    expect(body.sortRuleId).toBe(sortRuleId)
  })

  it('recommends others than the product itself', async () => {
    const [own, other] = answers.recommendations.productPage.products
    const { gateways } = platformOf(
      [/recommendations/, answers.recommendations],
      [/pricing\/products/, prices],
      [/\/products\/01t/, { ...coffeeMachine, id: own?.id }],
      [/\/products$/, { total: 2, products: [own, other].map((one) => ({ ...one, fields: { Name: one?.name }, success: true })) }],
    )
    expect((await gateways.products.related(own?.id ?? '', 4)).map(({ name, price }) => [name, price])).toEqual([
      ['Coffee Grinder', '250.00'],
    ])
  })

  it.each([
    [{ productPage: null, recoUUID: null }, 200],
    [[{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE', message: 'Unknown recommender.' }], 400],
    [[{ errorCode: 'FUNCTIONALITY_NOT_ENABLED', message: 'Commerce Einstein is off.' }], 403],
  ])('recommends nothing where the platform says %j', async (body, status) => {
    const { gateways } = platformOf(
      [/recommendations/, body, status],
      [/pricing\/products/, prices],
      [/\/products\/01t/, { ...coffeeMachine, id: '01txx000000000VAAQ', primaryProductCategoryPath: null }],
    )
    expect(await gateways.products.related('01txx000000000VAAQ', 4)).toEqual([])
  })
})
