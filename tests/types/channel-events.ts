import type { AnalyticsFact } from '../../src/commerce/domain/analytics.js'

// What must compile.
document.addEventListener('vitrine:analytics', ({ detail }) => {
  if (detail.event === 'open_cart') detail.cartId.trim()
  if (detail.event === 'add_to_cart') detail.quantity.toFixed()
})
document.addEventListener('vitrine:cart.changed', ({ detail }) => detail.count.toFixed())
export const opened: AnalyticsFact = { event: 'open_cart', cartId: 'a' }

// @ts-expect-error: an opened cart has an id.
export const bare: AnalyticsFact = { event: 'open_cart' }
// @ts-expect-error: a fact is one of five.
export const unknown: AnalyticsFact = { event: 'page_view' }
// @ts-expect-error: pieces are counted, not spelled.
document.addEventListener('vitrine:cart.changed', ({ detail }) => detail.count.trim())
