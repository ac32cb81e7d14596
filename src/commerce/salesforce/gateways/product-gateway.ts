import type {
  Category,
  Facet,
  Product,
  ProductDetail,
  ProductFacts,
  ProductGateway,
  ProductPage,
  ProductQuery,
  Variants,
} from '../../domain/product/product-gateway.js'
import type { TaxType } from '../../domain/product/money.js'
import type { Commerce } from '../commerce/commerce.js'
import { errorOfAnswer, PlatformError } from '../errors.js'
import { type Names, namer } from '../../domain/names/names.js'
import { detailNames, productNames, rangeNames } from '../../domain/names/product-names.js'
import { badgesOf, fieldNumber, fieldText, pictureOf, ruleOf } from '../wire/fields.js'
import type { Methods } from '../methods/methods.js'
import { batchRequests } from '../batch-requests.js'
import { type FacetTypes, facetsOf, joined, learnTypes, merged, mostOfPage, searchBody, understood } from './product-search.js'
import {
  categoriesShape,
  detailsShape,
  pricesShape,
  productShape,
  productsShape,
  recommendationsShape,
  searchShape,
  type SortRule,
  sortRulesShape,
  suggestionsShape,
  type WireProduct,
} from '../wire/product-wire.js'
import { applicationContextShape, currencyOf, taxTypeOf, parseBody } from '../wire/wire.js'

type NameOf = (key: keyof typeof productNames | keyof typeof detailNames) => string

/** The fields that a product is asked for in lists. */
export const fieldsOf = (name: (key: keyof typeof productNames) => string): string[] => [
  'Name',
  'Description',
  ...namesIn(productNames).map(name).filter(Boolean),
]

const namesIn = <T extends object>(usual: T) => Object.keys(usual) as (keyof T)[]

/** A rule sorts by a field of the product, or (SortByPricebook, v55) by the prices of a pricebook and so by none. */
const byName = ({ nameOrId }: SortRule) => /name/i.test(nameOrId ?? '')
const byPrice = ({ nameOrId, type }: SortRule) => type === 'SortByPricebook' || /price/i.test(nameOrId ?? '')
const orders = {
  name: { fits: byName, direction: 'Ascending' },
  'price-up': { fits: byPrice, direction: 'Ascending' },
  'price-down': { fits: byPrice, direction: 'Descending' },
} as const

interface Hits {
  products: readonly WireProduct[]
  facets: readonly Facet[]
  total?: number | null | undefined
  pageSize?: number | null | undefined
  currencyIsoCode?: string | null | undefined
  corrected?: string | undefined
}

interface Price {
  unitPrice?: string | null | undefined
  listPrice?: string | null | undefined
}

export function createProductGateway(
  { call }: Commerce,
  methods: Pick<Methods, 'call'>,
  sitePath: () => string,
  names: () => Names | undefined = () => undefined,
): ProductGateway {
  const name = namer({ ...productNames, ...rangeNames, ...detailNames }, names)
  const wanted = () => fieldsOf(name)
  const allWanted = () => [...wanted(), 'StockKeepingUnit', ...namesIn(detailNames).map(name).filter(Boolean)]

  const pricesOf = batchRequests(async (ids: readonly string[], signal) => {
    const body = { pricingLineItems: ids.map((productId) => ({ productId })) }
    const answer = await call('prices', { body, signal })
    const { pricingLineItemResults, currencyIsoCode, success } = parseBody(pricesShape, answer.body, 'prices')
    const priced = pricingLineItemResults.filter(({ success: isPriced, unitPrice }) => isPriced !== false && unitPrice)
    // A failure may come as a 200 (Pricing Result, 49.0): nobody is told that there are no goods.
    const { error } = answer.body as { error?: unknown }
    if (success === false && typeof error === 'object' && error !== null && priced.length === 0)
      throw errorOfAnswer(answer.status, error, 'prices')
    const byId = new Map<string, Price>(priced.map((price) => [shortId(price.productId), price]))
    return { byId, currency: currencyIsoCode ?? (await currencyOfStore(signal)) }
  }, batch)

  /** A single product is asked for alone: that answer tells more, and is cached for later readers. */
  const detailsOf = batchRequests(async (ids: readonly string[], signal) => {
    if (ids.length === 1) return new Map([[shortId(ids[0]!), await detailOf(ids[0]!, signal)]])
    const { body } = await call('products', { query: { ids, fields: allWanted() }, signal })
    return new Map(parseBody(productsShape, body, 'products').products.map((product) => [shortId(product.id), product]))
  }, batch)

  async function detailOf(productId: string, signal: AbortSignal | undefined): Promise<WireProduct> {
    const { body } = await call('product', { path: { product: productId }, query: { fields: allWanted() }, signal })
    // One with fields and no id of its own is the one that was asked for.
    const known = body as { fields?: unknown } | undefined
    return parseBody(productShape, known?.fields ? { id: productId, ...known } : body, 'product')
  }

  /**
   * An answer about many knows neither class nor shades, further pictures, rules or categories (Product Overview, 54.0); one that
   * knows them may lack a family's list, which is long.
   */
  async function wireOf(productId: string, signal: AbortSignal | undefined): Promise<WireProduct | undefined> {
    const wire = (await detailsOf([productId], signal)).get(shortId(productId))
    if (wire?.success === false) return undefined
    const isWhole = wire?.variationInfo || (wire?.productClass && !wire.productClass.startsWith('Variation'))
    return wire && !isWhole ? detailOf(productId, signal) : wire
  }

  async function storeOf(signal: AbortSignal | undefined) {
    const answer = await call('applicationContext', { signal })
    return parseBody(applicationContextShape, answer.body, 'applicationContext')
  }

  const currencyOfStore = async (signal: AbortSignal | undefined): Promise<string> => currencyOf(await storeOf(signal))

  /** Nothing is claimed of tax where the store does not say it. */
  async function taxTypeOfStore(signal: AbortSignal | undefined): Promise<TaxType | undefined> {
    try {
      return taxTypeOf((await storeOf(signal)).taxType)
    } catch (error) {
      if (error instanceof PlatformError) return undefined
      throw error
    }
  }

  /** Some search indexes know names only; the fields then come in one call more. */
  async function withFields(hits: readonly WireProduct[], signal: AbortSignal | undefined): Promise<readonly WireProduct[]> {
    const bare = hits.filter(isBare)
    if (bare.length === 0) return hits
    const answer = await call('products', { query: { ids: bare.map(({ id }) => id), fields: wanted() }, signal })
    const { products } = parseBody(productsShape, answer.body, 'products')
    const byId = new Map(products.map((product) => [shortId(product.id), product]))
    return hits.map((hit) => ({ ...hit, ...byId.get(shortId(hit.id)), prices: hit.prices }))
  }

  /** A store may answer with the parent of a family, which has no price: one of its members is shown. */
  async function withMembers(hits: readonly WireProduct[], signal: AbortSignal | undefined): Promise<readonly WireProduct[]> {
    const parents = hits.filter((hit) => hit.productClass === 'VariationParent' && !hit.prices?.unitPrice)
    if (parents.length === 0) return hits
    const answers = await Promise.all(
      parents.map(({ id }) => call('product', { path: { product: id }, query: { fields: wanted() }, signal })),
    )
    const memberIds = new Map(
      answers.map(({ body }, place) => [parents[place]?.id, firstMember(parseBody(productShape, body, 'product'))] as const),
    )
    const ids = [...memberIds.values()].flatMap((id) => id ?? [])
    if (ids.length === 0) return hits
    const answer = await call('products', { query: { ids, fields: wanted() }, signal })
    const byId = new Map(parseBody(productsShape, answer.body, 'products').products.map((product) => [shortId(product.id), product]))
    return hits.map((hit) => byId.get(shortId(memberIds.get(hit.id) ?? '')) ?? hit)
  }

  /** Leaves out a product that has no price for the shopper: it is not sold to her. */
  async function withPrices(found: readonly WireProduct[], said: string | undefined, signal: AbortSignal | undefined) {
    const unpriced = found.filter(({ prices }) => !prices?.unitPrice)
    const prices =
      unpriced.length === 0
        ? undefined
        : await pricesOf(
            unpriced.map(({ id }) => id),
            signal,
          )
    const currency = prices?.currency ?? said ?? (await currencyOfStore(signal))
    const taxType = await taxTypeOfStore(signal)
    return found.flatMap((wire) => {
      // In an answer about many, this one is not for her, or not there (Product Overview, 54.0).
      if (wire.success === false) return []
      const price = wire.prices?.unitPrice ? wire.prices : prices?.byId.get(shortId(wire.id))
      return productOf(wire, price, { currency, taxType }, sitePath(), name) ?? []
    })
  }

  /** A store has its own ids for orders; one that it does not know is left to it. */
  async function sortRuleOf(sort: keyof typeof orders, signal: AbortSignal | undefined): Promise<string | undefined> {
    const answer = await call('sortRules', { signal })
    const { fits, direction } = orders[sort]
    const { sortRules } = parseBody(sortRulesShape, answer.body, 'sortRules')
    return sortRules.find((rule) => fits(rule) && rule.direction === direction)?.sortRuleId
  }

  const facetTypes: FacetTypes = new Map()

  async function hitsOf(query: ProductQuery, signal: AbortSignal | undefined) {
    const sortRuleId = query.sort && (await sortRuleOf(query.sort, signal))
    const asking = { fields: wanted(), badges: name('field.badges'), types: facetTypes }
    const answer = await call('searchProducts', { body: { ...searchBody(query, asking), sortRuleId }, signal })
    const { productsPage, facets, correctedSearchTerm } = parseBody(searchShape, answer.body, 'searchProducts')
    learnTypes(facets, facetTypes)
    return { ...productsPage, facets: facetsOf(facets), corrected: correctedSearchTerm || undefined }
  }

  /** The platform searches below a term or a category only: without them, below each category that has none above it. */
  async function rangeOf(query: ProductQuery, signal: AbortSignal | undefined) {
    const categoryId = name('category.range')
    if (categoryId) return hitsOf({ ...query, categoryId }, signal)
    const answer = await call('categories', { query: { fields: ['Name', 'Description'] }, signal })
    const { productCategories } = parseBody(categoriesShape, answer.body, 'categories')
    const [only, another] = productCategories
    if (!only) return { products: [], facets: [], total: 0 }
    if (!another) return hitsOf({ ...query, categoryId: only.id }, signal)
    const from = query.page * query.pageSize
    const wanted = from + query.pageSize
    const pageSize = Math.min(wanted, mostOfPage)
    const pageOf = (categoryId: string, page: number) => hitsOf({ ...query, categoryId, page, pageSize }, signal)
    const firsts = await Promise.all(productCategories.map(({ id }) => pageOf(id, 0)))
    // Only as far as a category goes: an address may name a page far behind the last one.
    const answers = await Promise.all(
      productCategories.flatMap(({ id }, index) => {
        const first = firsts[index]
        const count = Math.ceil(Math.min(wanted, first?.total ?? 0) / pageSize)
        return [first ?? pageOf(id, 0), ...Array.from({ length: Math.max(0, count - 1) }, (_, page) => pageOf(id, page + 1))]
      }),
    )
    const hits = merged(
      answers.map(({ products }) => products),
      query.sort,
    )
    const told = answers.reduce((count, { products }) => count + products.length, 0)
    return {
      products: hits.slice(from, wanted),
      facets: joined(firsts.map(({ facets }) => facets)),
      total: firsts.reduce((sum, { total, products }) => sum + (total ?? products.length), 0) - (told - hits.length),
      currencyIsoCode: firsts[0]?.currencyIsoCode,
      pageSize: query.pageSize,
    }
  }

  /** A link may name a facet of which the platform has not said yet what it is. */
  async function learn(query: ProductQuery, signal: AbortSignal | undefined): Promise<void> {
    const isKnown = Object.entries(query.facets ?? {}).every(([id, values]) => values.length === 0 || facetTypes.has(id))
    const { term, categoryId } = query
    if (!isKnown) await (term || categoryId ? hitsOf : rangeOf)({ term, categoryId, page: 0, pageSize: 1 }, signal)
  }

  async function search(query: ProductQuery, signal?: AbortSignal): Promise<ProductPage> {
    await learn(query, signal)
    const page: Hits = await (query.term || query.categoryId ? hitsOf : rangeOf)(query, signal)
    const found = await withFields(await withMembers(page.products, signal), signal)
    const products = await withPrices(found, page.currencyIsoCode ?? undefined, signal)
    return {
      products,
      facets: page.facets,
      total: page.total ?? query.page * query.pageSize + products.length,
      pageSize: page.pageSize ?? query.pageSize,
      ...(page.corrected !== undefined && { corrected: page.corrected }),
    }
  }

  async function named(productIds: readonly string[], signal?: AbortSignal): Promise<readonly Product[]> {
    const batches = Array.from({ length: Math.ceil(productIds.length / mostAtOnce) }, (_, index) =>
      productIds.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
    )
    const priced = batches.map(async (ids) => {
      const { body } = await call('products', { query: { ids, fields: wanted() }, signal })
      return withPrices(parseBody(productsShape, body, 'products').products, undefined, signal)
    })
    return (await Promise.all(priced)).flat()
  }

  async function read(productId: string, signal?: AbortSignal): Promise<ProductDetail | undefined> {
    const [found, prices] = await Promise.all([
      wireOf(productId, signal).catch(unlessUnknown),
      pricesOf([productId], signal).catch(unlessUnknown),
    ])
    if (!found || !prices) return undefined
    const member = found.productClass === 'VariationParent' ? firstMember(found) : undefined
    if (member) return read(member, signal)
    const sold = { currency: prices.currency, taxType: await taxTypeOfStore(signal) }
    const product = productOf(found, prices.byId.get(shortId(found.id)), sold, sitePath(), name)
    return product && { ...product, variants: variantsOf(found), path: pathOf(found), facts: factsOf(found, name) }
  }

  /** A store without the platform's recommendations says so by refusing. */
  async function recommended(productId: string, signal: AbortSignal | undefined): Promise<readonly string[]> {
    try {
      const answer = await call('recommendations', { query: { recommender: 'SimilarProducts', anchor: productId }, signal })
      const { productPage } = parseBody(recommendationsShape, answer.body, 'recommendations')
      return productPage?.products.map(({ id }) => id) ?? []
    } catch (error) {
      if (error instanceof PlatformError && error.status >= 400 && error.status < 500) return []
      throw error
    }
  }

  async function related(productId: string, most: number, signal?: AbortSignal): Promise<readonly Product[]> {
    const [own, ids] = await Promise.all([read(productId, signal), recommended(productId, signal)])
    const family = own?.variants?.choices.map((choice) => choice.productId) ?? [productId]
    const others = (found: readonly Product[]) => found.filter(({ id }) => id !== productId && !family.includes(id)).slice(0, most)
    const found = ids.length > 0 ? others(await named(ids.slice(0, mostAtOnce), signal)) : []
    if (found.length > 0 || !own?.categoryId) return found
    return others((await search({ categoryId: own.categoryId, page: 0, pageSize: most + 1 }, signal)).products)
  }

  return {
    async categories(signal) {
      const answer = await call('categories', { query: { fields: ['Name', 'Description'] }, signal })
      return parseBody(categoriesShape, answer.body, 'categories').productCategories.map(categoryOf)
    },
    async byPartIds(partIds, subsidiary) {
      const answer = await methods.call('getProductDetails', { partIds, subsidiary })
      const found = parseBody(detailsShape, answer ?? [], 'getProductDetails')
      return found.flatMap(({ Id: id, EnterpriseMarketingPartID_t__c: partId }) => (id && partId ? [{ id, partId }] : []))
    },
    search,
    named,
    related,
    async suggest(term, signal) {
      const answer = await call('searchSuggestions', { query: { term: understood(term), most: mostSuggestions }, signal })
      return parseBody(suggestionsShape, answer.body, 'searchSuggestions').recentSearchSuggestions.map(({ value }) => value)
    },
    read,
  }
}

/** An id that is none comes from a link and is no fault of the platform: there is no such product. */
const isUnknown = (error: unknown): boolean =>
  error instanceof PlatformError && (error.kind === 'missing' || ['INVALID_ID_FIELD', 'INVALID_PRODUCT'].includes(error.code))

function unlessUnknown(error: unknown): undefined {
  if (!isUnknown(error)) throw error
}

/** Products that the platform names, and prices, in one answer. */
const mostAtOnce = 100
const batch = { most: mostAtOnce, isOfOne: isUnknown }
const mostSuggestions = 6
/** A hit says its name beside its fields, too (Product Summary, 52.0); one without any fields was told by an index of names. */
const isBare = ({ name, fields }: WireProduct): boolean =>
  fieldText(fields, 'Name') === undefined && (!name || Object.keys(fields).length === 0)

const membersOf = ({ variationInfo }: WireProduct): Variants['choices'] =>
  (variationInfo?.attributesToProductMappings ?? []).flatMap(({ productId, selectedAttributes }) => {
    const values = selectedAttributes.flatMap(({ apiName, value }) => (apiName && value ? [[apiName, value] as const] : []))
    return productId ? [{ productId, values: Object.fromEntries(values) }] : []
  })

/** The same record has an id of 15 and one of 18 letters. */
const shortId = (id: string): string => id.slice(0, 15)

const firstMember = (wire: WireProduct): string | undefined => membersOf(wire)[0]?.productId

/** Returns the choices of a product; undefined when it comes in one shade or size only. */
function variantsOf(wire: WireProduct): Variants | undefined {
  const choices = membersOf(wire)
  if (choices.length < 2) return undefined
  const attributes = Object.entries(wire.variationInfo?.variationAttributeInfo ?? {})
    .toSorted(([, left], [, right]) => (left?.sequence ?? 0) - (right?.sequence ?? 0))
    .map(([id, info]) => ({
      id,
      name: info?.label || id,
      values: (info?.availableValues ?? []).flatMap((value) =>
        value && choices.some(({ values }) => values[id] === value) ? [value] : [],
      ),
    }))
  return { attributes: attributes.filter(({ values }) => values.length > 0), choices }
}

const pathOf = ({ primaryProductCategoryPath }: WireProduct): ProductDetail['path'] =>
  (primaryProductCategoryPath?.path ?? []).flatMap(({ id, name }) => (id && name ? [{ id, name }] : []))

function factsOf({ fields: wire, sku }: WireProduct, name: NameOf): ProductFacts {
  const text = (key: keyof typeof detailNames) => fieldText(wire, name(key))?.trim() ?? ''
  return {
    articleNumber: sku || fieldText(wire, 'StockKeepingUnit') || '',
    application: text('field.application'),
    skinTypes: text('field.skinTypes')
      .split(';')
      .map((skin) => skin.trim())
      .filter(Boolean),
    ingredients: text('field.ingredients'),
    manufacturer: text('field.manufacturer'),
    safety: text('field.safety'),
    deliveryTime: text('field.deliveryTime'),
  }
}

function categoryOf({ id, name, fields }: { id: string; name?: string | null | undefined; fields: object }): Category {
  const known = fields as Record<string, unknown>
  return { id, name: fieldText(known, 'Name') ?? name ?? '', description: fieldText(known, 'Description') ?? '' }
}

type Sold = Pick<Product, 'currency' | 'taxType'>

function productOf(wire: WireProduct, price: Price | undefined, sold: Sold, sitePath: string, name: NameOf): Product | undefined {
  if (!price?.unitPrice) return undefined
  const field = (key: keyof typeof productNames) => fieldText(wire.fields, name(key))
  return {
    id: wire.id,
    name: fieldText(wire.fields, 'Name') ?? wire.name ?? '',
    urlName: wire.urlName ?? undefined,
    detail: field('field.line') ?? '',
    description: fieldText(wire.fields, 'Description') ?? '',
    categoryId: wire.primaryProductCategoryPath?.path?.at(-1)?.id ?? categoryIdOf(field('field.category')),
    pictures: picturesOf(wire, sitePath),
    badges: badgesOf(wire.fields, name('field.badges')),
    price: price.unitPrice,
    original: price.listPrice ?? undefined,
    lowestPrice30Days: field('field.lowestPrice30Days') || undefined,
    content: contentOf(fieldNumber(wire.fields, name('field.baseAmount')), field('field.baseUnit')),
    ...sold,
    available: fieldNumber(wire.fields, name('field.available')),
    rule: ruleOf(wire.purchaseQuantityRule),
    swatch: swatchOf(field('field.swatch')),
  }
}

const swatchOf = (text: string | undefined): string | undefined => (text && /^#[0-9a-f]{6}$/i.test(text.trim()) ? text.trim() : undefined)

/** The field holds an id or a name, as the organisation likes; only an id leads anywhere. */
function categoryIdOf(text: string | undefined): string | undefined {
  return text && /^0ZG\w{12}(\w{3})?$/.test(text) ? text : undefined
}

function contentOf(amount: number | undefined, unit: string | undefined): Product['content'] {
  return amount !== undefined && amount > 0 && (unit === 'l' || unit === 'kg') ? { amount, unit } : undefined
}

function picturesOf({ defaultImage, mediaGroups }: WireProduct, sitePath: string) {
  const media = mediaGroups.filter(({ usageType }) => usageType !== 'Attachment').flatMap(({ mediaItems }) => mediaItems)
  const byUrl = new Map([defaultImage, ...media].flatMap((item) => pictureOf(item, sitePath) ?? []).map((one) => [one.url, one]))
  return [...byUrl.values()]
}
