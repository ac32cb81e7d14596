import type { BlockElement, BlockEvent } from '@vitrine/blocks/angular'

/** What the types refuse, and beside it what they take. */
export function look(list: BlockElement<'vitrine-product-list'>, { detail }: BlockEvent<'vitrine-product-add'>): number {
  list.pageSize = detail.quantity
  // @ts-expect-error no number of pieces
  list.pageSize = 'many'
  // @ts-expect-error the quantity is a number
  return detail.quantity.trim()
}
