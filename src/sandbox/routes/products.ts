import { answerJson } from '../answers.js'
import { isRecord, mayBrowse, normalId, storeRoute, type Answer, type Call, type Method, type Route } from '../call.js'
import { illegalParameter, notFound, Refusal } from '../world/refusal.js'
import { currencyOf } from '../world/state.js'
import type { Category, ProductFacts } from '../world/types.js'
import { isGone, productById, productsOnSale, type World } from '../world/world.js'
import { moneyOf, parentDetail, pictureOf, productDetail } from '../view/product-view.js'
import { wholeNumber } from '../view/cart-page.js'
import { readSearch, recommendations, searchAnswer, sortRules, suggestions } from '../view/search-view.js'

export const shopRoute = (method: Method, path: string, answer: Answer): Route => storeRoute(method, path, answer, mayBrowse)

export const productRoutes: readonly Route[] = [
  shopRoute('get', 'products', (call) => answerJson({ products: namedProducts(call) })),
  shopRoute('get', 'search/products', search),
  shopRoute('get', 'search/suggestions', ({ world, query }) =>
    answerJson(suggestions(world, query.get('searchTerm') ?? '', wholeNumber('maxResults', query.get('maxResults'), 10, 10))),
  ),
  shopRoute('get', 'ai/recommendations', ({ world, query }) => answerJson(recommendations(world, query))),
  shopRoute('get', 'search/sort-rules', ({ world }) => answerJson({ sortRules: sortRules(world) })),
  shopRoute('post', 'search/product-search', async (call) => answerJson(searchAnswer(call.world, readSearch(await call.body())))),
  shopRoute('get', 'products/:product', (call) => answerJson(namedProduct(call, normalId(call.param('product'))))),
  shopRoute('get', 'product-categories/children', childCategories),
  shopRoute('get', 'product-categories/:category', (call) => answerJson(categoryDetail(call.world, categoryById(call)))),
  shopRoute('get', 'pricing/products/:product', (call) =>
    answerJson(priceOf(call.world, productById(call.world, normalId(call.param('product'))))),
  ),
  shopRoute('post', 'pricing/products', pricing),
]

function namedProduct({ world, query }: Call, id: string) {
  const family = world.shelves.familyById.get(id)
  return family?.parentId === id
    ? parentDetail(world, family, query.get('fields'))
    : productDetail(world, productById(world, id), query.get('fields'))
}

const mostAtOnce = 100

function namedProducts({ world, query }: Call) {
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean).map(normalId)
  const skus = (query.get('skus') ?? '').split(',').filter(Boolean)
  if (ids.length + skus.length === 0) throw new Refusal(400, 'INVALID_API_INPUT', 'Name products by ids or skus.')
  if (ids.length + skus.length > mostAtOnce) throw illegalParameter('ids', `${ids.length + skus.length} entries, at most ${mostAtOnce}`)
  const found = [
    ...ids.map((id) => ({ id, product: world.shelves.byId.get(id) })),
    ...skus.map((sku) => ({ id: sku, product: world.shelves.bySku.get(sku) })),
  ]
  return found.map(({ id, product }) => overview(world, id, product, query.get('fields')))
}

function overview(world: World, id: string, product: ProductFacts | undefined, fields: string | null) {
  if (product && !isGone(world, product.id)) return productDetail(world, product, fields)
  return { id, success: false, error: { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' } }
}

function search({ world, query }: Call): Response {
  return answerJson(searchAnswer(world, readSearch(Object.fromEntries(query))))
}

function categoryById({ world, ...call }: Call): Category {
  const category = world.shelves.categoryById.get(normalId(call.param('category')))
  if (!category) throw notFound()
  return category
}

/** All our categories stand side by side: none has children. */
function childCategories({ world, query }: Call): Response {
  const parent = query.get('parentProductCategoryId')
  if (parent && !world.shelves.categoryById.has(normalId(parent))) throw notFound()
  return answerJson(categoryCollection(world, parent ? [] : world.shelves.categories))
}

const categoryCollection = (world: World, categories: readonly Category[]) => ({
  productCategories: categories.map((category) => categoryDetail(world, category)),
})

function categoryDetail(world: World, category: Category) {
  const example = productsOnSale(world).find(({ categoryId }) => categoryId === category.id)
  return {
    attachments: {},
    bannerImage: null,
    fields: { Name: category.name, Description: category.description },
    id: category.id,
    isNavigational: true,
    name: category.name,
    parentCategoryId: null,
    tileImage: example ? pictureOf(example) : null,
    urlName: category.urlName,
  }
}

function priceOf(world: World, product: ProductFacts) {
  return {
    currencyIsoCode: currencyOf(world.state),
    priceAdjustment: null,
    pricebookEntryId: null,
    productId: product.id,
    ...moneyOf(product),
  }
}

async function pricing(call: Call): Promise<Response> {
  const { pricingLineItems } = await call.body()
  if (!Array.isArray(pricingLineItems)) throw new Refusal(400, 'INVALID_API_INPUT', 'pricingLineItems is required.')
  const pricingLineItemResults = pricingLineItems.map((item: unknown) => pricedLine(call.world, item))
  return answerJson({
    currencyIsoCode: currencyOf(call.world.state),
    pricingLineItemResults,
    success: pricingLineItemResults.every(({ success }) => success),
  })
}

function pricedLine(world: World, item: unknown) {
  const productId = isRecord(item) && typeof item.productId === 'string' ? normalId(item.productId) : ''
  const product = world.shelves.byId.get(productId)
  if (product && !isGone(world, productId)) return { ...priceOf(world, product), success: true, error: null }
  return { productId, success: false, error: { errorCode: 'INVALID_PRODUCT', message: 'The product is not for sale.' } }
}
