import { answerJson, answerNothing } from '../answers.js'
import { normalId, type Answer, type Call, type Method, type Route } from '../call.js'
import { pageWish, wholeNumber } from '../view/cart-page.js'
import { deliveryGroup, groupCollection, type ItemPage } from '../view/delivery-view.js'
import { readCart } from '../world/cart/carts.js'
import type { DeliveryGroupState } from '../world/checkout/checkout-state.js'
import { addGroup, arrangeItems, changeableGroup, changeGroup, deleteGroup, findGroup } from '../world/checkout/deliveries.js'
import { groupsOf } from '../world/checkout/delivery-groups.js'
import type { CartState } from '../world/state.js'
import { checkAccountNamed } from './account-named.js'
import { cartRoute, glance, openCartOf, readingOf } from './carts.js'
import { pageOf } from './ui-api.js'

const groupRoute = (method: Method, path: string, answer: Answer): Route => {
  const route = cartRoute(method, `carts/:cart/delivery-groups${path}`, answer)
  return {
    ...route,
    gate(call) {
      route.gate?.(call)
      checkAccountNamed(call)
    },
  }
}

export const deliveryGroupRoutes: readonly Route[] = [
  groupRoute('get', '', (call) => answerJson(collection(call))),
  groupRoute('post', '', async (call) => {
    const input = await call.body()
    const cart = openCartOf(call)
    return answerJson(groupView(call, cart, addGroup(call.world, cart, input)), { status: 201 })
  }),
  groupRoute('post', '/actions/arrange-items', arrange),
  groupRoute('get', '/:group', (call) => {
    const reading = readingOf(call)
    return answerJson(deliveryGroup(reading, findGroup(reading.cart, groupId(call)), { page: itemPage(call) }))
  }),
  groupRoute('patch', '/:group', async (call) => {
    const input = await call.body()
    const cart = openCartOf(call)
    const group = changeableGroup(cart, groupId(call))
    changeGroup(call.world, cart, group, input)
    return answerJson(groupView(call, cart, group))
  }),
  groupRoute('delete', '/:group', remove),
]

const groupId = (call: Call) => normalId(call.param('group'))

const groupView = (call: Call, cart: CartState, group: DeliveryGroupState) =>
  deliveryGroup(glance(call, cart), group, { page: itemPage(call) })

const defaultPageSize = 25
const mostPerPage = 100

function itemPage({ query }: Call): ItemPage {
  const { pageNumber, pageSize, sort } = pageWish(query)
  return { pageNumber, pageSize, sort }
}

/** Pages of groups are counted as those of records are; each group shows its first items. */
function collection(call: Call) {
  const { query } = call
  const limit = wholeNumber('cartItemLimit', query.get('cartItemLimit'), defaultPageSize, mostPerPage, 0)
  const size = wholeNumber('pageSize', query.get('pageSize'), defaultPageSize, mostPerPage)
  const { sort } = pageWish(new URLSearchParams({ sort: query.get('sort') ?? '' }))
  const reading = readingOf(call)
  const page = pageOf(groupsOf(reading.cart), { pageSize: size, pageToken: query.get('page') }, defaultPageSize)
  const { count: _, items } = groupCollection(reading, page.shown, { pageNumber: 1, pageSize: limit, sort })
  return {
    count: groupsOf(reading.cart).length,
    items,
    currentPageToken: page.token,
    nextPageToken: page.next,
    previousPageToken: page.previous,
  }
}

/** Asked again with the same wishes, it tells whether the cart is done. */
async function arrange(call: Call): Promise<Response> {
  const { arrangements } = await call.body()
  const cart = openCartOf(call)
  const isNew = arrangeItems(call.world, cart, arrangements, { deleteEmpty: call.query.get('deleteEmptyDeliveryGroups') !== 'false' })
  const isProcessing = isNew ? cart.pendingReads > 0 : readCart(cart)
  const body = groupCollection(glance(call, cart), groupsOf(cart), { pageNumber: 1, pageSize: defaultPageSize, sort: 'CreatedDateDesc' })
  if (isProcessing) return answerJson(body, { status: 202, headers: { 'Retry-After': '1' } })
  return answerJson(body, { status: isNew ? 201 : 200 })
}

function remove(call: Call): Response {
  const { world, query } = call
  const cart = openCartOf(call)
  deleteGroup(world, cart, findGroup(cart, groupId(call)), { deleteCartItems: query.get('deleteCartItems') === 'true' })
  if (!world.state.settings.simplifiedCartCleanup) return answerNothing()
  cart.pendingReads = Math.max(1, cart.pendingReads)
  return answerJson({ cartId: cart.cartId }, { status: 202, headers: { 'Retry-After': '1' } })
}
