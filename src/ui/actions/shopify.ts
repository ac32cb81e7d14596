/** All that the adapter for Shopify's names fetches when it is installed. */
export { pageActions } from './page-actions.js'
export { createShopifyActions } from './shopify-actions.js'
export { tellOfCartChanges } from './shopify-events.js'
