import { endpoint, type Endpoint } from './endpoint.js'
import { errorResponse, media } from './shared-answers.js'
import { all, is, needs, shape } from './shape.js'

const item = shape('Wishlist Item Input', { productId: needs('String', 49) })
const wishlistInput = shape('Wishlist Input', { name: needs('String', 49), products: is([item], 49) })

const summary = shape('Wishlist Summary', {
  ...all('String', 49, 'createdDate', 'id', 'modifiedDate', 'name'),
  wishlistProductCount: is('Integer', 49),
})

const product = shape('Cart Item Product', {
  ...all('String', 49, 'name', 'productId', 'sku', 'urlName', 'productUrlName'),
  fields: is('Fields', 49),
  purchaseQuantityRule: is('Any', 50),
  thumbnailImage: is(media, 49),
  variationAttributes: is('Any', 50),
})

const wishlistItem = shape('Wishlist Item', {
  ...all('String', 49, 'currencyIsoCode', 'wishlistItemId'),
  ...all('Decimal', 49, 'listPrice', 'salesPrice'),
  error: is(errorResponse, 49),
  productSummary: is(product, 49),
})

const items = shape('Wishlist Item Collection', {
  ...all('String', 49, 'currentPageToken', 'currentPageUrl', 'nextPageToken', 'nextPageUrl', 'previousPageToken', 'previousPageUrl'),
  ...all('String', 49, 'currencyIsoCode', 'wishlistId'),
  ...all('Integer', 49, 'pageSize', 'totalItemCount'),
  hasErrors: is('Boolean', 49),
  items: is([wishlistItem], 49),
})

const wishlist = shape('Wishlist', { page: is(items, 49), summary: is(summary, 49) })

export const wishlistEndpoints: readonly Endpoint[] = [
  endpoint('GET wishlists', 'Commerce Webstore Wishlists', 49, {
    answer: shape('Wishlists Summary', {
      // Only with includeDisplayedList, and then a wishlist with its items.
      displayedList: is('Any', 49),
      summaries: is([summary], 49),
      wishlistCount: is('Integer', 49),
    }),
    printed: 'table',
  }),
  endpoint('POST wishlists', 'Commerce Webstore Wishlists', 49, { body: wishlistInput, answer: wishlist, printed: 'table' }),
  endpoint('GET wishlists/{wishlistId}/wishlist-items', 'Commerce Webstore Wishlist Items', 49, { answer: items, printed: 'table' }),
  endpoint('POST wishlists/{wishlistId}/wishlist-items', 'Commerce Webstore Wishlist Items', 49, {
    body: item,
    answer: wishlistItem,
    printed: 'table',
  }),
  endpoint('DELETE wishlists/{wishlistId}/wishlist-items/{wishlistItemId}', 'Commerce Webstore Wishlist Item', 49),
]
