import type { Cart, CartGateway, CartLine, Money } from '../shop/gateways.js'
import { cartPageSize } from '../shop/limits.js'
import type { Commerce } from './commerce.js'
import { PlatformError } from './errors.js'
import { customFields, fieldNumber, fieldText, pictureOf, ruleOf } from './fields.js'
import { asAnswer } from './refusals.js'
import { cartItemsShape, preserveShape, understand, type WireCart, type WireCartItem, type WireCartSummary } from './wire.js'

/** The platform sends at most five fields with a line, besides name and SKU. */
const productFields = [customFields.line, customFields.available]

/** The most lines that the platform sends at once. */
const mostLines = 100

export function createCartGateway({ call }: Commerce, sitePath: () => string): CartGateway {
  async function readPage(page: number, size: number, signal: AbortSignal | undefined): Promise<WireCart> {
    const query = { page, size, sort: 'CreatedDateDesc', productFields }
    const { body } = await call('cartItems', { query, signal })
    return understand(cartItemsShape, body, 'cartItems')
  }

  /** Several of our pages come as one of the platform's, as far as it goes. */
  async function readPages(wanted: number, signal: AbortSignal | undefined): Promise<Cart | undefined> {
    const size = Math.min(wanted * cartPageSize, mostLines)
    const first = await readPage(1, size, signal)
    if (!first.cartSummary) return undefined
    const last = Math.min(first.totalNumberOfPages ?? 1, Math.ceil((wanted * cartPageSize) / size))
    const others = Array.from({ length: last - 1 }, (_, index) => readPage(index + 2, size, signal))
    const pages = [first, ...(await Promise.all(others))]
    const cartItems = pages.flatMap((page) => page.cartItems).slice(0, wanted * cartPageSize)
    return cartOf(first.cartSummary, cartItems, sitePath())
  }

  return {
    async read(pages = 1, signal) {
      try {
        return await readPages(pages, signal)
      } catch (error) {
        if (error instanceof PlatformError && error.kind === 'missing') return undefined
        throw error
      }
    },
    add: (productId, quantity) =>
      asAnswer(call('addCartItem', { body: { productId, quantity: String(quantity), type: 'Product' } })),
    setQuantity: (lineId, quantity) =>
      asAnswer(call('changeCartItem', { path: { item: lineId }, body: { quantity: String(quantity) } })),
    remove: (lineId) => asAnswer(call('deleteCartItem', { path: { item: lineId } })),
    async preserve(guestCartId) {
      const { body } = await call('preserveCart', { path: { cart: guestCartId } })
      return Boolean(understand(preserveShape, body, 'preserveCart')?.cartId)
    },
  }
}

function cartOf(summary: WireCartSummary, cartItems: WireCart['cartItems'], sitePath: string): Cart {
  const processing = summary.asyncOperationStatus === 'Processing'
  const amount = amountsOf(processing)
  const items = cartItems.flatMap(({ cartItem }) => (cartItem?.type === 'Product' ? [cartItem] : []))
  const lineCount = summary.totalProductLineItemCount ?? summary.uniqueProductCount ?? items.length
  return {
    id: summary.cartId,
    currency: summary.currencyIsoCode,
    processing,
    lines: items.map((item) => lineOf(item, amount, sitePath)),
    lineCount,
    productCount: summary.totalProductCount,
    subtotal: amount('the subtotal', summary.totalAmountWithItemAdjustment ?? summary.totalProductAmount),
    original: amount('the original amount', summary.totalProductListAmount ?? summary.totalProductAmount),
    shipping: summary.totalChargeAmount ?? nothing,
    tax: summary.totalTaxAmount ?? nothing,
    total: amount('the total', summary.grandTotalAmount),
    pageCount: Math.max(1, Math.ceil(lineCount / cartPageSize)),
  }
}

const nothing: Money = '0.00'

type Amount = (what: string, ...candidates: (string | null | undefined)[]) => Money

/** What costs something must be known, unless the platform still reckons; then no price is shown at all. */
function amountsOf(processing: boolean): Amount {
  return (what, ...candidates) => {
    const known = candidates.find((candidate) => typeof candidate === 'string')
    if (known !== undefined || processing) return known ?? nothing
    const message = `The answer to cartItems is not understood: ${what} is missing.`
    throw new PlatformError({ kind: 'broken', code: 'UNEXPECTED_SHAPE', message })
  }
}

/** Contracts, 2.5: the mapping for the product's cart screen. */
function lineOf(item: WireCartItem, amount: Amount, sitePath: string): CartLine {
  const details = item.productDetails
  return {
    id: item.cartItemId ?? '',
    productId: item.productId,
    name: details?.name ?? item.name ?? '',
    detail: fieldText(details?.fields, customFields.line) ?? '',
    picture: pictureOf(details?.thumbnailImage, sitePath),
    quantity: item.quantity,
    original: amount('a line’s original price', item.totalListPrice, item.totalPrice),
    actual: amount('a line’s price', item.totalPrice),
    perItem: amount('a price per item', item.unitAdjustedPriceWithItemAdj, item.salesPrice),
    savings: item.totalAdjustmentAmount ?? nothing,
    bundleCount: item.childProductCount ?? 0,
    available: fieldNumber(details?.fields, customFields.available),
    rule: ruleOf(details?.purchaseQuantityRule),
    problems: problemsOf(item),
  }
}

function problemsOf({ messagesSummary }: WireCartItem): string[] {
  const messages = messagesSummary?.limitedMessages ?? []
  return messages.flatMap((message) => (typeof message === 'string' ? message : (message.message ?? message.title ?? [])))
}
