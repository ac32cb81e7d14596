import type { CartResult, UserError } from '../../commerce/domain/actions/storefront-actions.js'

// Shapes of the Storefront API (shopify.dev, 2026-07: Cart, CartUserError), as the standard storefront actions hand them out.

export interface ShopifyMoney {
  amount: string
  currencyCode: string
}

export interface ShopifyCart {
  id: string
  totalQuantity: number
  /** Undefined while the amounts are being calculated. */
  cost: { subtotalAmount: ShopifyMoney; totalAmount: ShopifyMoney } | undefined
  lines: {
    nodes: readonly {
      id: string
      quantity: number
      cost: { totalAmount: ShopifyMoney; amountPerQuantity: ShopifyMoney } | undefined
      merchandise: { id: string; title: string; product: { id: string; title: string; url: string } }
    }[]
  }
  discountCodes: readonly { code: string; applicable: boolean }[]
  checkoutUrl: string | undefined
}

export interface ShopifyUserError {
  code: string
  message: string
  field: readonly string[]
}

export function shopifyCart(cart: CartResult, checkoutUrl: string | undefined): ShopifyCart {
  const { cartId, lines, subtotal, total, couponCodes } = cart
  return {
    id: cartId,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cost: subtotal && total && { subtotalAmount: money(subtotal), totalAmount: money(total) },
    lines: {
      nodes: lines.map(({ lineId, productId, name, quantity, url, price, pricePerItem }) => ({
        id: lineId,
        quantity,
        cost: price && pricePerItem && { totalAmount: money(price), amountPerQuantity: money(pricePerItem) },
        // A shade is a product of its own here, so both have one id.
        merchandise: { id: productId, title: name, product: { id: productId, title: name, url } },
      })),
    },
    discountCodes: couponCodes.map((code) => ({ code, applicable: true })),
    checkoutUrl,
  }
}

const money = ({ amount, currency }: { amount: string; currency: string }): ShopifyMoney => ({ amount, currencyCode: currency })

const codes: Partial<Record<UserError['code'], string>> = {
  stock: 'MERCHANDISE_NOT_ENOUGH_STOCK',
  rule: 'INVALID_INCREMENT',
  gone: 'INVALID_MERCHANDISE_LINE',
}

export const shopifyUserError = ({ code, message, path }: UserError): ShopifyUserError => ({
  code: codes[code] ?? 'INVALID',
  message,
  field: path.replace('couponCodes', 'discountCodes').split('/').filter(Boolean),
})
