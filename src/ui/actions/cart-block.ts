import { cartOpen } from '../../commerce/domain/channels.js'
import type { Shop } from '../../commerce/domain/shop.js'

/** Returns the block of the page that shows the cart when it is asked to: the one that listens on the channel for it. */
export function cartBlock({ bus }: Pick<Shop, 'bus'>): Element | undefined {
  const tags = bus.inspect().listening[cartOpen.name] ?? []
  return tags.flatMap((tag) => (tag && document.querySelector(tag)) || [])[0]
}
