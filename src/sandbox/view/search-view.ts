import { isRecord, normalId } from '../call.js'
import { toCents } from '../world/money.js'
import { illegalParameter } from '../world/refusal.js'
import { currencyOf } from '../world/state.js'
import { type Fit, fitsOf, isEnough, meaningOf } from '../world/shop/search-words.js'
import { skinsOf } from '../world/shop/skins.js'
import type { ProductFacts } from '../world/types.js'
import { isGone, type World } from '../world/world.js'
import { wholeNumber } from './cart-page.js'
import { facetsOf, fitsAll, readRefinements, type Refinement } from './search-facets.js'
import { chosenFields, moneyOf, pictureOf, quantityRuleOf, variationSetOf } from './product-view.js'
import { rangeCategoryId } from '../world/shop/catalogue.js'

export interface Search {
  searchTerm: string
  categoryId: string | undefined
  page: number
  pageSize: number
  sortOrderId: string | undefined
  fields: string | null
  refinements: readonly Refinement[]
  /** Shades and sizes each for itself, or the one that fits best for all of them. */
  isGrouped: boolean
}

type Order = (left: ProductFacts, right: ProductFacts) => number

const collators = { de: new Intl.Collator('de'), en: new Intl.Collator('en') }
const byName: Order = (left, right) => collators[left.translatedFrom ? 'en' : 'de'].compare(left.name, right.name)
/** Products without a price come last. */
const priceFor = ({ price, unpriced }: ProductFacts): number => (unpriced ? Number.MAX_SAFE_INTEGER : toCents(price))
const byPrice: Order = (left, right) => priceFor(left) - priceFor(right)

const orders = new Map<string, { label: string; english: string; suffix: string; order: Order }>([
  ['NameAsc', { label: 'Name A–Z', english: 'Name A–Z', suffix: 'Az', order: byName }],
  ['NameDesc', { label: 'Name Z–A', english: 'Name Z–A', suffix: 'Za', order: (left, right) => byName(right, left) }],
  ['PriceAsc', { label: 'Preis aufsteigend', english: 'Price low to high', suffix: 'LowHigh', order: byPrice }],
  [
    'PriceDesc',
    { label: 'Preis absteigend', english: 'Price high to low', suffix: 'HighLow', order: (left, right) => byPrice(right, left) },
  ],
])

export const sortRules = ({ language }: World) =>
  [...orders].map(([sortRuleId, { label, english, suffix }], place) => ({
    sortRuleId,
    label: language === 'en' ? english : label,
    labelSuffix: suffix,
    // A pricebook's rule has no field of a product.
    nameOrId: sortRuleId.startsWith('Name') ? 'Name' : null,
    direction: sortRuleId.endsWith('Asc') ? 'Ascending' : 'Descending',
    sortOrder: place + 1,
    type: sortRuleId.startsWith('Name') ? 'ProductBased' : 'SortByPricebook',
  }))

const defaultPageSize = 20
const mostPerPage = 200

/** From a query or a body; the platform counts pages from 0. */
export function readSearch(input: Readonly<Record<string, unknown>>): Search {
  const text = (name: string) => {
    const value = input[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  }
  const sortOrderId = text('sortOrderId') || text('sortRuleId') || undefined
  if (sortOrderId && !orders.has(sortOrderId)) throw illegalParameter('sortOrderId', sortOrderId)
  const categoryId = normalId(text('categoryId') ?? '')
  return {
    searchTerm: text('searchTerm') ?? '',
    categoryId: categoryId && categoryId !== rangeCategoryId ? categoryId : undefined,
    page: wholeNumber('page', text('page'), 0, Number.MAX_SAFE_INTEGER, 0),
    pageSize: wholeNumber('pageSize', text('pageSize'), defaultPageSize, mostPerPage),
    sortOrderId,
    fields: Array.isArray(input.fields) ? input.fields.join(',') : text('fields'),
    refinements: readRefinements(input.refinements),
    isGrouped: !(isRecord(input.grouping) && input.grouping.groupingOption === 'NoGrouping'),
  }
}

export function searchAnswer(world: World, search: Search) {
  const { shelves } = world
  const meaning = meaningOf(search.searchTerm, shelves.words)
  const groupsInCategory = filterGroups(groupsOnSale(world, search), (product) => isInCategory(product, search))
  const fits = fitsOf(shelves.words, meaning)
  const fitFor = (product: ProductFacts): Fit => fits[shelves.placeOf.get(product) ?? -1] ?? noFit
  const most = groupsInCategory.reduce((before, group) => group.reduce((most, product) => Math.max(most, fitFor(product).found), before), 0)
  const groups =
    meaning.parts.length === 0 ? groupsInCategory : filterGroups(groupsInCategory, (product) => isEnough(fitFor(product), meaning, most))
  const found = groups.flatMap((group) => group.find((product) => fitsAll(product, search.refinements)) ?? [])
  // The best fit comes first; products that fit equally well stay in the shop's order.
  const byFit: Order = (left, right) => fitFor(right).weight - fitFor(left).weight
  const sorted = found.toSorted(orders.get(search.sortOrderId ?? '')?.order ?? byFit)
  const start = search.page * search.pageSize
  return {
    categories: categoriesOf(world, search, found),
    correctedSearchTerm: found.length > 0 ? meaning.corrected : null,
    facets: facetsOf(groups, search.refinements, world.language),
    locale: world.language,
    productsPage: {
      currencyIsoCode: currencyOf(world.state),
      currentPage: search.page,
      pageSize: search.pageSize,
      products: sorted.slice(start, start + search.pageSize).map((product) => hit(world, product, search.fields)),
      total: found.length,
    },
  }
}

/** The head of a family comes first: it is shown where all of them fit. */
function groupsOnSale(world: World, { isGrouped }: Pick<Search, 'isGrouped'>): readonly (readonly ProductFacts[])[] {
  const { groups } = world.shelves
  const onSale = world.state.goneProducts.length === 0 ? groups : filterGroups(groups, ({ id }) => !isGone(world, id))
  return isGrouped ? onSale : onSale.flat().map((product) => [product])
}

/** Returns what is left of the groups; a group of which nothing is left is none. */
const filterGroups = (
  groups: readonly (readonly ProductFacts[])[],
  isWanted: (product: ProductFacts) => boolean,
): readonly (readonly ProductFacts[])[] =>
  groups.flatMap((group) => {
    const wanted = group.filter(isWanted)
    return wanted.length > 0 ? [wanted] : []
  })

const noFit: Fit = { found: 0, named: 0, weight: 0 }

const isInCategory = (product: ProductFacts, { categoryId }: Search): boolean =>
  categoryId === undefined || product.categoryId === categoryId

/** Unlike a product's own page, a search wraps each field. */
function hit(world: World, product: ProductFacts, wanted: string | null) {
  const fields = chosenFields(world, product, wanted)
  const variationAttributeSet = variationSetOf(world, product)
  return {
    defaultImage: pictureOf(product),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    id: product.id,
    name: product.name,
    prices: { currencyIsoCode: currencyOf(world.state), isLoading: false, ...moneyOf(product) },
    productClass: variationAttributeSet ? 'Variation' : 'Simple',
    purchaseQuantityRule: quantityRuleOf(product),
    urlName: product.urlName,
    variationAttributeSet,
  }
}

function categoriesOf({ shelves, language }: World, { categoryId }: Search, found: readonly ProductFacts[]) {
  const counts = countBy(found.map((product) => product.categoryId))
  const shown = shelves.categories.filter(({ id }) => (categoryId === undefined ? counts.has(id) : id === categoryId))
  return {
    category: { id: null, name: language === 'en' ? 'All products' : 'Alle Produkte' },
    children: shown.map(({ id, name }) => ({ category: { id, name }, children: [], productCount: counts.get(id) ?? 0 })),
    productCount: found.length,
  }
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const mostRecommended = 10

/** Recommends products of the same category, the same kind first; the real platform learns from what others look at. */
export function recommendations(world: World, query: URLSearchParams) {
  const recommender = query.get('recommender')
  if (recommender !== 'SimilarProducts') throw illegalParameter('recommender', String(recommender))
  const anchor = world.shelves.byId.get(normalId(query.get('anchorValues')?.split(',')[0] ?? ''))
  const heads = groupsOnSale(world, { isGrouped: true }).flatMap((group) => (anchor && group.includes(anchor) ? [] : group.slice(0, 1)))
  const alike = heads.filter(({ categoryId }) => categoryId === anchor?.categoryId)
  // A shop with one product in a category has others to show.
  const beside = alike.length > 0 || !anchor ? alike : heads
  const closeness = (product: ProductFacts) =>
    Number(product.drawing !== undefined && product.drawing.shape === anchor?.drawing?.shape) +
    skinsOf(product).filter((skin) => anchor && skinsOf(anchor).includes(skin)).length
  const products = beside.toSorted((left, right) => closeness(right) - closeness(left)).slice(0, mostRecommended)
  return {
    productPage: {
      currencyIsoCode: currencyOf(world.state),
      products: products.map((product) => hit(world, product, null)),
      total: products.length,
    },
    recoUUID: anchor ? `reco-${anchor.id}` : null,
  }
}

/** The platform continues what others have searched for; here they are taken to search for what there is. */
export function suggestions({ shelves, language }: World, searchTerm: string, most: number) {
  const term = searchTerm.trim().toLowerCase()
  // The kind of product stands first in a German name, and last in an English one.
  const kindOf = (name: string) => name.split(' ').at(language === 'en' ? -1 : 0) ?? ''
  const words = [...shelves.categories.map(({ name }) => name), ...shelves.products.flatMap(({ name }) => [kindOf(name), name])]
  const begun = [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => term !== '' && word !== term && word.includes(term))
  const sorted = begun.toSorted(
    (left, right) => Number(right.startsWith(term)) - Number(left.startsWith(term)) || left.length - right.length,
  )
  return { recentSearchSuggestions: sorted.slice(0, most).map((value) => ({ value })) }
}
