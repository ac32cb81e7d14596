export const cartNames = {
  /** Sent with every cart call where the store has carts of high scale. Not documented anywhere. */
  'header.highScaleCart': 'x-high-scale-cart',
} as const
