import type { CartResult, ShownPrice } from '../../commerce/domain/actions/storefront-actions.js'
import type { Cart } from '../../commerce/domain/cart/cart-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { formatMoney, type Money } from '../../commerce/domain/product/money.js'
import { isAmount } from '../../commerce/domain/product/prices.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { messagesIn } from '../../commerce/domain/translations.js'
import { cartMessages } from '../cart/cart.messages.js'
import { productAddress } from './product-actions.js'

/** Milliseconds for which a result waits until the platform has calculated the cart; then it says `processing`. */
const maxCalculatingMs = 15_000

/** Reads the cart, and waits until its amounts are known. */
export async function readCart(shop: Shop, signal?: AbortSignal): Promise<CartResult | undefined> {
  await shop.cart.refresh()
  await calculated(shop, signal)
  const { cart, processing } = shop.cart.view.get()
  if (!cart) return undefined
  // The view holds the lines that the shopper looks at, 25 at first.
  const whole = cart.lines.length < cart.lineCount ? await (await shop.cart.get()).whole() : cart
  return whole && cartResult(whole, processing, shop)
}

/** Resolves when nothing of the cart is under way any more, or after some time. */
function calculated(shop: Shop, signal: AbortSignal | undefined): Promise<void> {
  const { view } = shop.cart
  if (!view.get().processing) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = (settle: () => void) => {
      unsubscribe()
      over.abort()
      settle()
    }
    const unsubscribe = view.subscribe(() => {
      if (!view.get().processing) end(resolve)
    })
    const wanted = signal ? AbortSignal.any([signal, over.signal]) : over.signal
    shop.page.clock.wait(maxCalculatingMs, wanted).then(
      () => end(resolve),
      (reason) => signal?.aborted && end(() => reject(reason)),
    )
  })
}

function cartResult(cart: Cart, processing: boolean, shop: Shop): CartResult {
  const settings = shop.settings.get()
  const t = messagesIn(cartMessages, settings)
  const { currency, taxType } = cart
  const format = (amount: Money) => formatMoney(amount, { locale: settings.locale, currency })
  const tax = { Gross: t.included, Net: t.excluded, '': '' }[taxType ?? '']
  // While the platform calculates, no amount is known.
  const shown = (amount: Money | undefined, note = tax): ShownPrice | undefined =>
    processing || !isAmount(amount) ? undefined : { amount, currency, text: format(amount), note }
  const consultant = shop.consultant.get()
  const shipping = Number(cart.shipping) > 0 ? shown(cart.shipping) : undefined
  return {
    cartId: cart.id,
    lines: cart.lines.map((line) => ({
      lineId: line.id,
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      url: productAddress(shop, line.productId, line.urlName),
      price: shown(line.actual),
      pricePerItem: shown(line.perItem),
      problems: line.problems,
    })),
    subtotal: shown(cart.subtotal),
    shipping,
    // Without tax in it, the total's note says the amount that comes on top, where it is known.
    total: shown(cart.total, taxType === 'Net' && cart.tax ? t.includedTax(format(cart.tax)) : tax),
    shippingNote: shipping
      ? `${t.shipping}: ${shipping.text}`
      : `${t.shipping}: ${cart.shipping && !processing ? t.freeShipping : t.shippingLater}`,
    couponCodes: cart.coupons.map(({ code }) => code),
    processing,
    consultant: consultant && { moniker: consultant.moniker, name: displayName(consultant) },
  }
}
