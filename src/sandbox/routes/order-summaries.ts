import { answerJson } from '../answers.js'
import { type Call, checkAccount, effectiveAccountId, isRecord, needCustomer, normalId, type Route, storeRoute } from '../call.js'
import { listedFields, lookedUpFields } from '../view/order-fields.js'
import { orderSummary, wholeOrder } from '../view/order-view.js'
import { findOrder, numberOf, ordersOfAccount, type Proof, withdraw } from '../world/checkout/order-history.js'
import { orderOfToken, tokenFor } from '../world/checkout/order-tokens.js'
import { illegalParameter, Refusal } from '../world/refusal.js'
import { accountFor } from '../world/shop/owners.js'
import { numberIn, pageOf } from './ui-api.js'

export const orderSummaryRoutes: readonly Route[] = [
  storeRoute('get', 'order-summaries', (call) => answerJson(collection(call)), checkAccount),
  // The platform asks with POST as well; the body has what a guest proves.
  storeRoute(
    'post',
    'order-summaries/actions/lookup',
    async (call) => answerJson(lookedUp(call, viewed(call, await call.body()))),
    checkAccount,
  ),
  storeRoute('get', 'order-summaries/actions/lookup', (call) => answerJson(lookedUp(call, fromQuery(call))), checkAccount),
  storeRoute('post', 'order-summaries/actions/authorize', async (call) => answerJson(authorize(call, await call.body()))),
  // A call of the shop's own: the platform documents none.
  storeRoute(
    'post',
    'order-summaries/actions/withdraw',
    async (call) => {
      const input = await call.body()
      const { order } = knownOrder(() => viewed(call, input))
      const receivedDate = withdraw(call.world, order, { name: textOf(input.name), email: textOf(input.email) })
      return answerJson({ orderNumber: numberOf(order), receivedDate }, { status: 201 })
    },
    checkAccount,
  ),
]

/** A missing order is not a missing resource. */
function knownOrder<T>(find: () => T): T {
  try {
    return find()
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) throw new Refusal(422, 'UNKNOWN_ORDER', error.message)
    throw error
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function viewed(call: Call, input: Readonly<Record<string, unknown>>) {
  const { customer } = call.caller
  const accountId = customer && accountFor(customer, effectiveAccountId(call))
  const order = findOrder(call.world, textOf(input.orderSummaryIdOrRefNumber), { accountId, proof: proofIn(input) })
  return { world: call.world, order, customer }
}

/** In `verification` (Order Summary Lookup Input), and nowhere else. */
function proofIn(input: Readonly<Record<string, unknown>>): Proof {
  const said = isRecord(input.verification) ? input.verification : {}
  return { email: textOf(said.email), lastName: textOf(said.lastName), phoneNumber: textOf(said.phoneNumber) }
}

/** v64: who has a session, or a token that says which order it is for. */
function fromQuery(call: Call) {
  const { world, query, caller } = call
  const { customer } = caller
  const named = query.get('orderSummaryIdOrRefNumber') ?? ''
  const token = query.get('accessToken')
  const order = token ? orderOfToken(world, token, named) : viewed(call, { orderSummaryIdOrRefNumber: named }).order
  return { world, order, customer }
}

/** A guest proves it with her e-mail address and her phone number, and may look for an hour. */
function authorize(call: Call, input: Readonly<Record<string, unknown>>) {
  const { world } = call
  const proof = { email: textOf(input.email), lastName: textOf(input.lastName), phoneNumber: textOf(input.phoneNumber) }
  if (proof.phoneNumber === '') throw new Refusal(400, 'REQUIRED_FIELD_MISSING', 'phoneNumber is required.', { field: 'phoneNumber' })
  return { accessToken: tokenFor(world, findOrder(world, textOf(input.orderSummaryRefNumber), { accountId: undefined, proof })) }
}

const allParts = { Adjustments: 'adjustments', AdjustmentAggregates: 'adjustmentAggregates', DeliveryGroups: 'deliveryGroups' } as const

/** The parts that are not asked for: `excludeParameters` of GET (v64), a flag of each of POST (v58), which both leave out. */
function excludedParts({ query }: Call): ReadonlySet<string> {
  const named = (query.get('excludeParameters') ?? '').split(',').map((name) => name.trim())
  const flagged = [...query].flatMap(([name, value]) =>
    value === 'true' && name.startsWith('exclude') ? [name.slice('exclude'.length)] : [],
  )
  return new Set([...named, ...flagged])
}

/** The order as it is asked for: with `fields`, one delivery group of it, without the parts that are excluded. */
function lookedUp(call: Call, { order, customer }: ReturnType<typeof viewed>) {
  const { world, query, webstoreId, extensions } = call
  const { deliveryGroups, ...whole } = wholeOrder({
    world,
    order,
    customer,
    webstoreId,
    choose: lookedUpFields(query.get('fields'), extensions),
  })
  const named = query.get('deliveryGroupId')
  const excluded = excludedParts(call)
  const groups = deliveryGroups
    .filter(({ id }) => !named || id === normalId(named))
    .map((group) => (excluded.has('LineItems') ? { ...group, lineItems: null } : group))
  const left = Object.entries(allParts).flatMap(([name, part]) => (excluded.has(name) ? [[part, null] as const] : []))
  return { ...whole, deliveryGroups: groups, ...Object.fromEntries(left) }
}

const defaultPageSize = 25
const mostPerPage = 100

function collection(call: Call) {
  const { world, query, url, webstoreId, extensions } = call
  const choose = listedFields(query.get('fields'), extensions)
  const customer = needCustomer(call)
  const sortOrder = query.get('sortOrder') || 'CreatedDateDesc'
  const newestFirst = ordersOfAccount(world, accountFor(customer, effectiveAccountId(call))).filter(isBetween(query))
  const orders = inOrder(newestFirst, sortOrder)
  const pageSize = numberIn('pageSize', query.get('pageSize') ?? defaultPageSize, { least: 1, most: mostPerPage })
  const page = pageOf(orders, { pageSize, pageToken: query.get('pageToken') }, defaultPageSize)
  const urlOf = (token: string | null) => token && `${url.pathname}?pageSize=${pageSize}&sortOrder=${sortOrder}&pageToken=${token}`
  return {
    count: page.shown.length,
    currentPageToken: page.token,
    currentPageUrl: urlOf(page.token),
    nextPageToken: page.next,
    nextPageUrl: urlOf(page.next),
    orderSummaries: page.shown.map((order) =>
      orderSummary({ world, order, customer, webstoreId, choose }, query.get('includeProducts') === 'true'),
    ),
    pageSize,
    previousPageToken: page.previous,
    previousPageUrl: urlOf(page.previous),
    sortOrder,
  }
}

/** "Any orders on and after" the earliest date, and "before" the latest. */
function isBetween(query: URLSearchParams): (order: { orderedDate: string }) => boolean {
  const [earliest, latest] = ['earliestDate', 'latestDate'].map((name) => {
    const said = query.get(name)
    if (said && Number.isNaN(Date.parse(said))) throw illegalParameter(name, said)
    return said ? Date.parse(said) : undefined
  })
  return ({ orderedDate }) => Date.parse(orderedDate) >= (earliest ?? -Infinity) && Date.parse(orderedDate) < (latest ?? Infinity)
}

function inOrder<One>(newestFirst: readonly One[], sortOrder: string): readonly One[] {
  if (sortOrder === 'CreatedDateDesc' || sortOrder === 'OrderedDateDesc') return newestFirst
  if (sortOrder === 'CreatedDateAsc' || sortOrder === 'OrderedDateAsc') return newestFirst.toReversed()
  throw illegalParameter('sortOrder', sortOrder)
}
