import { answerJson, answerNothing } from '../answers.js'
import { checkAccount, isRecord, needCustomer, normalId, storeRoute, type Answer, type Call, type Method, type Route } from '../call.js'
import type { WishlistState } from '../world/state.js'
import { addWish, createWishlist, findWishlist, removeWish, wishlistsOf } from '../world/shop/wishlists.js'
import { pictureOf } from '../view/product-view.js'

const customerRoute = (method: Method, path: string, answer: Answer): Route =>
  storeRoute(method, path, answer, (call) => {
    needCustomer(call)
    checkAccount(call)
  })

/** The member names of the answers are partly inferred. */
export const wishlistRoutes: readonly Route[] = [
  customerRoute('get', 'wishlists', (call) => answerJson(overview(call))),
  customerRoute('post', 'wishlists', create),
  customerRoute('get', 'wishlists/:wishlist/wishlist-items', (call) => answerJson(itemCollection(call, wishlistOf(call)))),
  customerRoute('post', 'wishlists/:wishlist/wishlist-items', addItem),
  customerRoute('delete', 'wishlists/:wishlist/wishlist-items/:item', (call) => {
    removeWish(call.world, wishlistOf(call), normalId(call.param('item')))
    return answerNothing()
  }),
]

const wishlistOf = (call: Call) => findWishlist(call.world, needCustomer(call), normalId(call.param('wishlist')))

const summaryOf = ({ id, name, createdDate, modifiedDate, items }: WishlistState) => ({
  id,
  name,
  createdDate,
  modifiedDate,
  wishlistProductCount: items.length,
})

function overview(call: Call) {
  const summaries = wishlistsOf(call.world, needCustomer(call)).map(summaryOf)
  return { displayedList: summaries[0] ?? null, summaries, wishlistCount: summaries.length }
}

async function create(call: Call): Promise<Response> {
  const { name, products } = await call.body()
  const wishlist = createWishlist(call.world, needCustomer(call), name)
  const wanted = Array.isArray(products) ? products.filter(isRecord) : []
  for (const { productId } of wanted) addWish(call.world, wishlist, normalId(String(productId)))
  return answerJson({ summary: summaryOf(wishlist) }, { status: 201 })
}

async function addItem(call: Call): Promise<Response> {
  const { productId } = await call.body()
  const { item, isNew } = addWish(call.world, wishlistOf(call), normalId(String(productId)))
  return answerJson(itemView(call, item), { status: isNew ? 201 : 200 })
}

function itemView({ world }: Call, item: WishlistState['items'][number]) {
  const product = world.shelves.byId.get(item.productId)
  return {
    ...item,
    name: product?.name ?? null,
    productSummary: product && {
      name: product.name,
      productId: product.id,
      sku: product.sku,
      urlName: product.urlName,
      thumbnailImage: pictureOf(product),
      fields: { StockKeepingUnit: product.sku, EnterpriseMarketingPartID_t__c: product.partId },
    },
    error: product ? null : { errorCode: 'INVALID_PRODUCT', message: 'The product is not for sale.' },
  }
}

const itemCollection = (call: Call, wishlist: WishlistState) => ({
  items: wishlist.items.map((item) => itemView(call, item)),
  totalItemCount: wishlist.items.length,
  wishlistId: wishlist.id,
})
