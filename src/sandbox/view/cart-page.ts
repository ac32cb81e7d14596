import { approachingOf, type CartPrice, priceCart } from '../world/cart/pricing.js'
import { illegalParameter, Refusal } from '../world/refusal.js'
import { toCents, toMoney } from '../world/money.js'
import type { CartLine } from '../world/state.js'
import type { World } from '../world/world.js'
import type { CartItemCollection } from '../wire.js'
import { cartCoupons, cartItem, cartPromotions, cartSummary, type CartReading } from './cart-view.js'

type Order = (world: World, left: CartLine, right: CartLine) => number

const nameOf = (world: World, line: CartLine) => world.shelves.byId.get(line.productId)?.name ?? ''
const priceOf = (world: World, line: CartLine) => toCents(world.shelves.byId.get(line.productId)?.price ?? '0')
const byName: Order = (world, left, right) => nameOf(world, left).localeCompare(nameOf(world, right), 'de')
const byPrice: Order = (world, left, right) => priceOf(world, left) - priceOf(world, right)

/** Lines stand in order of creation; equal ones keep it. */
const orders = new Map<string, Order>([
  ['CreatedDateAsc', () => 0],
  ['CreatedDateDesc', () => 0],
  ['NameAsc', byName],
  ['NameDesc', (world, left, right) => byName(world, right, left)],
  ['SalesPriceAsc', byPrice],
  ['SalesPriceDesc', (world, left, right) => byPrice(world, right, left)],
])

export interface PageWish {
  pageNumber: number
  pageSize: number
  sort: string
}

const defaultPageSize = 25
const mostPerPage = 100

/** Understands the documented names and the specification's `page` and `size`. */
export function pageWish(query: URLSearchParams): PageWish {
  const page = query.get('page')
  const token = page !== null && !/^\d+$/.test(page) ? page : null
  const sort = query.get('sort') || 'CreatedDateDesc'
  if (!orders.has(sort)) throw illegalParameter('sort', sort)
  return {
    sort,
    pageNumber:
      token === null ? wholeNumber('pageNumber', query.get('pageNumber') ?? page, 1, Number.MAX_SAFE_INTEGER) : pageOfToken(token),
    pageSize: wholeNumber('pageSize', query.get('pageSize') ?? query.get('size'), defaultPageSize, mostPerPage),
  }
}

export function wholeNumber(name: string, text: string | null, usual: number, most: number, least = 1): number {
  if (text === null || text === '') return usual
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new Refusal(400, 'NUMBER_OUTSIDE_VALID_RANGE', `${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

const tokenOf = (pageNumber: number) => btoa(JSON.stringify({ p: pageNumber })).replaceAll('=', '')

function pageOfToken(token: string): number {
  const [, page] = /^\{"p":(\d{1,9})\}$/.exec(decoded(token)) ?? []
  if (page === undefined) throw illegalParameter('page', token)
  return Number(page)
}

function decoded(token: string): string {
  try {
    return atob(token)
  } catch (error) {
    if (error instanceof DOMException) return ''
    throw error
  }
}

export function cartItemCollection(reading: CartReading, query: URLSearchParams, path: string): CartItemCollection {
  const { world, cart } = reading
  const wish = pageWish(query)
  const price = priceCart(world, cart)
  const lines = sorted(world, cart.lines, wish.sort)
  const pages = Math.max(1, Math.ceil(lines.length / wish.pageSize))
  const page = Math.min(Math.max(1, wish.pageNumber), pages)
  const shown = lines
    .slice((page - 1) * wish.pageSize, page * wish.pageSize)
    .map((line) => ({ cartItem: cartItem(reading, line, price, query.get('productFields')) }))
  return {
    approachingDiscounts: query.get('includePromotions') === 'true' ? approachingDiscounts(reading.world, price) : [],
    ...(query.get('includeCoupons') === 'true' && { cartCoupons: cartCoupons(reading) }),
    cartItems: shown,
    ...(query.get('includePromotions') === 'true' && { cartPromotions: cartPromotions(reading) }),
    cartSummary: cartSummary(reading),
    ...pageLinks(page, pages, (token) => `${path}?pageSize=${wish.pageSize}&sort=${wish.sort}&page=${token}`),
    hasErrors: shown.some(({ cartItem: { messagesSummary } }) => messagesSummary.hasErrors),
    totalItemCount: lines.length,
    totalNumberOfPages: pages,
  }
}

const approachingDiscounts = (world: World, price: CartPrice) =>
  approachingOf(world, price).map(({ promotionId, target: targetType, missing }) => ({
    promotionId,
    qualifyingAmount: toMoney(price.products + missing),
    qualifyingProductTotal: toMoney(price.products),
    targetType,
  }))

export function sorted(world: World, lines: readonly CartLine[], sort: string): CartLine[] {
  const order = orders.get(sort) ?? (() => 0)
  const newestFirst = sort === 'CreatedDateDesc' ? lines.toReversed() : [...lines]
  return newestFirst.sort((left, right) => order(world, left, right))
}

export function pageLinks(page: number, pages: number, urlOf: (token: string) => string) {
  const next = page < pages ? tokenOf(page + 1) : null
  const previous = page > 1 ? tokenOf(page - 1) : null
  return {
    currentPage: page,
    currentPageToken: tokenOf(page),
    currentPageUrl: urlOf(tokenOf(page)),
    nextPageToken: next,
    nextPageUrl: next && urlOf(next),
    previousPageToken: previous,
    previousPageUrl: previous && urlOf(previous),
  }
}
