/** What page authors import: the names of the page. `vitrine/blocks/…` brings a block, `vitrine/loader` all that are on the page. */
export { Bus, type BusEntry, channel, type Channel, pageBus } from './bus/index.js'
export type { BlockDeclaration, BlockNode, HtmlNode, Mode, PageNode } from './element/index.js'
export { vitrineVersion } from './element/version.js'
export { startPage } from './page.js'
export * from './shop/channels.js'
export type { Cart, CartLine, Consultant, Product, ShopSettings } from './shop/gateways.js'
export type { Shop } from './shop/shop.js'
export type * from './elements.js'
