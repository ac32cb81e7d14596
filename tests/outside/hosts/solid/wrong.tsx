import type {} from '@vitrine/blocks/solid'

/** What the types refuse, and beside it what they take. */
export const all = () => [
  <vitrine-product-list prop:pageSize={4} class="wide" on:vitrine-product-add={(event) => event.detail.quantity.toFixed()} />,
  // @ts-expect-error no number of pieces
  <vitrine-product-list page-size="many" />,
  // @ts-expect-error Solid would set a property that no block has
  <vitrine-product-list pageSize={4} />,
  // @ts-expect-error the quantity is a number
  <vitrine-product-list on:vitrine-product-add={(event) => event.detail.quantity.trim()} />,
]
