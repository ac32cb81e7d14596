import { namer } from '../../commerce/domain/names/names.js'
import { detailNames, productNames } from '../../commerce/domain/names/product-names.js'
import { mediaPath, mediaUrl } from '../../commerce/domain/media-address.js'
import { fieldsOf } from '../../commerce/salesforce/gateways/product-gateway.js'
import { searchBody } from '../../commerce/salesforce/gateways/product-search.js'
import { parseBody } from '../../commerce/salesforce/wire/wire.js'
import {
  categoriesShape,
  pricesShape,
  productShape,
  searchShape,
  sortRulesShape,
  suggestionsShape,
} from '../../commerce/salesforce/wire/product-wire.js'
import { ask, type Asked, notAsked, read } from './ask.js'
import type { Finding } from './report.js'

export async function productChecks(asked: Asked): Promise<Finding[]> {
  return (await Promise.all([listChecks(asked), goodsChecks(asked)])).flat()
}

/** Beside the goods themselves: what leads to them. */
const listChecks = (asked: Asked): Promise<Finding[]> =>
  Promise.all([
    ask('Categories', asked, async ({ platform }) => {
      const { body } = await platform.commerce.call('categories', { query: { fields: ['Name', 'Description'] } })
      return read(categoriesShape, body, `${lengthIn(body, 'productCategories')} categories`, 'GET product-categories/children')
    }),
    ask('Sort rules', asked, async ({ platform }) => {
      const { body } = await platform.commerce.call('sortRules')
      return read(sortRulesShape, body, `${lengthIn(body, 'sortRules')} rules`, 'GET search/sort-rules')
    }),
    ask('Suggestions', asked, async ({ platform }) => {
      const { body } = await platform.commerce.call('searchSuggestions', { query: { term: 'a', most: 6 } })
      return read(suggestionsShape, body, 'answered', 'GET search/suggestions')
    }),
  ])

function lengthIn(body: unknown, member: string): number {
  const list = (body as Readonly<Record<string, unknown>> | undefined)?.[member]
  return Array.isArray(list) ? list.length : 0
}

/** The search first; then the first product that it found, its price and its picture. */
async function goodsChecks(asked: Asked): Promise<Finding[]> {
  const name = namer({ ...productNames, ...detailNames }, () => asked.names)
  const fields = fieldsOf(name)
  const ofDetail = (Object.keys(detailNames) as (keyof typeof detailNames)[]).map(name).filter(Boolean)
  let body: unknown
  const search = await ask('Product search', asked, async ({ platform }) => {
    const { body: told } = await platform.commerce.call('categories', { query: { fields: ['Name', 'Description'] } })
    const [category] = parseBody(categoriesShape, told, 'categories').productCategories
    if (!category) return { state: 'fault', said: 'no categories', todo: ['A category for guests: the platform searches below one only.'] }
    const asking = { fields, badges: name('field.badges'), types: new Map() }
    body = (await platform.commerce.call('searchProducts', { body: searchBody({ categoryId: category.id, page: 0, pageSize: 4 }, asking) }))
      .body
    const products = productsIn(body)
    const answered = read(searchShape, body, `${totalIn(body)} products`, 'POST search/product-search')
    if (answered.state === 'fault' || products.length > 0) return answered
    return {
      state: 'fault',
      said: 'no products',
      todo: ['Products for guests: the search index, the buyer group and the entitlement policy of the guest.'],
    }
  })
  const [first] = productsIn(body)
  if (search.state !== 'well' || !first) return [search, notAsked('Product'), notAsked('Prices'), notAsked('Media')]
  return [
    search,
    ...(await Promise.all([product(asked, first.id, [...fields, ...ofDetail]), prices(asked, first.id), media(asked, first)])),
  ]
}

interface Found {
  id: string
  defaultImage?: { url?: unknown } | null
}

function productsIn(body: unknown): readonly Found[] {
  const { products } = (body as { productsPage?: { products?: unknown } } | undefined)?.productsPage ?? {}
  return Array.isArray(products) ? products : []
}

const totalIn = (body: unknown): unknown => (body as { productsPage?: { total?: unknown } }).productsPage?.total

const product = (asked: Asked, id: string, fields: readonly string[]): Promise<Finding> =>
  ask('Product', asked, async ({ platform }) => {
    const { body } = await platform.commerce.call('product', { path: { product: id }, query: { fields } })
    const answered = read(productShape, body, 'answered', 'GET products/{productId}')
    const told = (body as { fields?: object } | undefined)?.fields ?? {}
    const missing = fields.filter((name) => !Object.hasOwn(told, name)).map((name) => `fields.${name}`)
    return { ...answered, leftOut: [...(answered.leftOut ?? []), ...missing] }
  })

const prices = (asked: Asked, id: string): Promise<Finding> =>
  ask('Prices', asked, async ({ platform }) => {
    const { body } = await platform.commerce.call('prices', { body: { pricingLineItems: [{ productId: id }] } })
    const results = (body as { pricingLineItemResults?: { unitPrice?: unknown }[] } | undefined)?.pricingLineItemResults
    const answered = read(pricesShape, body, 'answered with a price', 'POST pricing/products')
    if (answered.state === 'fault' || results?.[0]?.unitPrice) return answered
    return { state: 'fault', said: 'no price for a guest', todo: ['A price book for guests: the buyer group of the guest needs one.'] }
  })

const media = (asked: Asked, { defaultImage }: Found): Promise<Finding> =>
  ask('Media', asked, async ({ fetch }) => {
    const { url } = defaultImage ?? {}
    if (typeof url !== 'string' || url === '') return { said: 'the first product has no picture' }
    const address = new URL(mediaUrl(url, mediaPath({ apiBasePath: asked.basePath, sitePath: asked.sitePath })), asked.site.url)
    const todo = ['The pictures: published for guests, at the address that products name.']
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(asked.timeout) })
      await answer.arrayBuffer()
      const type = answer.headers.get('Content-Type') ?? 'of no type'
      if (answer.ok && type.startsWith('image/')) return { said: `${address.pathname} is ${type}` }
      return { state: 'fault', said: `${address.pathname} answered ${answer.status}, ${type}, and is no picture`, todo }
    } catch (error) {
      const why =
        (error as Error).name === 'TimeoutError'
          ? `no answer within ${asked.timeout / 1000} s`
          : 'the connection broke before the answer had come'
      return { state: 'fault', said: `${address.pathname}: ${why}`, todo }
    }
  })
