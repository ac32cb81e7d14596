/**
 * The API for your own blocks: their declaration, their element, their channels, and the parts and hooks that ours
 * are drawn with. The guide "A block of your own" begins with nothing and ends with one in the Studio.
 */
import { pageBus } from '../core/bus/index.js'
import { type BlockDeclaration, register as registerElement, type Registration } from '../core/element/index.js'
import { startPage } from './start.js'
import base from '../ui/theme/base.css?inline'

export { channel, type Channel } from '../core/bus/index.js'
export {
  type BlockDeclaration,
  type BlockEvent,
  type BlockTools,
  defineBlock,
  type Field,
  type FieldsOf,
  type Json,
  type Mode,
  type Preset,
  type LocalizedText,
  type ViewOf,
} from '../core/element/index.js'
export type { Cart, CartLine } from '../commerce/domain/cart/cart-gateway.js'
export * from '../commerce/domain/channels.js'
export type { Consultant } from '../commerce/domain/consultant/consultant-gateway.js'
export type { Product } from '../commerce/domain/product/product-gateway.js'
export type { ShopSettings } from '../commerce/domain/settings.js'
export type { Shop } from '../commerce/domain/shop.js'
export { type Message, type Messages, missingMessages, registerMessages } from '../commerce/domain/messages.js'
export { plural, type Translations, messages } from '../commerce/domain/translations.js'
export * from '../ui/index.js'

export interface OwnBlock<D extends BlockDeclaration> extends Omit<Registration<D>, 'styles'> {
  /** Style sheets of its own, as text. Ours, with the tokens' buttons, fields, links and cards, comes before them. */
  styles?: readonly string[]
}

/**
 * Makes a declaration and its view a custom element of this page, and begins the page if nothing has yet. In Node it does
 * nothing. The first definition of a tag stays; a second one is reported on the console.
 * @param declaration the block, as `defineBlock` returns it
 * @param views `live` draws the block, `sample` draws it on an editor's canvas, and `styles` are its style sheets as text
 * @throws DOMException when the tag is no valid name of a custom element
 * @example
 * ```tsx
 * import { defineBlock, register } from '@vitrine/blocks/kit'
 *
 * const greeting = defineBlock({
 *   tag: 'acme-greeting',
 *   version: 1,
 *   name: { de: 'Gruß', en: 'Greeting' },
 *   summary: { de: 'Ein Gruß an alle, die hereinkommen.', en: 'A greeting for everyone who comes in.' },
 *   inserter: { tagline: { de: 'Gäste begrüßen', en: 'Greet guests' } },
 *   category: 'shop', icon: 'card', fields: {},
 * })
 *
 * register(greeting, { live: () => <p className="text">Willkommen!</p>, styles: ['.text { padding: 24px; }'] })
 * ```
 */
export function register<const D extends BlockDeclaration>(declaration: D, { styles = [], ...views }: OwnBlock<D>): void {
  if (typeof document === 'undefined') return
  startPage()
  pageBus().declare([...(declaration.publishes ?? []), ...(declaration.subscribes ?? [])])
  registerElement(declaration, { ...views, styles: [base, ...styles] } as Registration<D>)
}
