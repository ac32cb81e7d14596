import type {} from '@vitrine/blocks/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

type ProductList = SvelteHTMLElements['vitrine-product-list']

/** What the types refuse, and beside it what they take. */
export const all: ProductList[] = [
  { 'page-size': 4, pageSize: 4, class: 'wide', 'onvitrine-product-add': (event) => event.detail.quantity.toFixed() },
  // @ts-expect-error no number of pieces
  { 'page-size': 'many' },
  // @ts-expect-error no field has this name
  { pages: 4 },
  // @ts-expect-error the quantity is a number
  { 'onvitrine-product-add': (event) => event.detail.quantity.trim() },
]
