import { array, boolean, literal, number, object, optional, picklist, string, union } from 'valibot'
import { type Channel, channel } from '../../core/bus/channel.js'
import { purposes } from './consent/purposes.js'
import { disableLinksDelay } from './limits.js'

const source = picklist(['query', 'session', 'cookie', 'registration', 'choice', 'shop-id'])

/**
 * The channel of the chosen consultant. Specification, section 9: the platform's five channels keep their names.
 * @example
 * ```ts
 * import { monikerSelected, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(monikerSelected, ({ moniker }) => console.log(`Beraterin: ${moniker}`))
 * ```
 */
export const monikerSelected = channel({
  name: 'moniker-selected',
  about: 'A consultant with an active shop was found; the page sells for her from now on.',
  retain: true,
  clears: ['no-moniker'],
  schema: object({
    moniker: string(),
    primaryMoniker: string(),
    alternateMoniker: optional(string()),
    isAlternate: boolean(),
    consultantId: string(),
    shopActive: boolean(),
    source,
  }),
})

/**
 * The channel of a page without a consultant.
 * @example
 * ```ts
 * import { noMoniker, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(noMoniker, ({ state }) => console.log(state ? 'Magnet' : 'Keine Beraterin'))
 * ```
 */
export const noMoniker = channel({
  name: 'no-moniker',
  about: 'Nobody is selected: the shopper has no consultant, or one from before who was not chosen on this visit.',
  retain: true,
  clears: ['moniker-selected'],
  schema: union([object({ state: literal(false) }), object({ state: literal(true), moniker: string(), magnet: literal(true) })]),
})

/**
 * The channel of notices that the shopper sees once.
 * @example
 * ```ts
 * import { communication, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(communication, ({ kind }) => console.log(`Hinweis: ${kind}`))
 * ```
 */
export const communication = channel({
  name: 'communication',
  about: 'Something the shopper should be told once; the block that shows it clears it.',
  retain: true,
  schema: object({
    kind: picklist(['inactive-shop', 'permalink-inactive', 'permalink-not-found', 'first-time-login']),
    moniker: optional(string()),
  }),
})

/**
 * The channel of a page in shop-id mode.
 * @example
 * ```ts
 * import { consultantKeySelected, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(consultantKeySelected, ({ shopId }) => console.log(`Shop: ${shopId}`))
 * ```
 */
export const consultantKeySelected = channel({
  name: 'consultant-key-selected',
  about: 'The page was entered in shop-id mode: it shows one shop and leads nowhere else.',
  retain: true,
  locksAfter: disableLinksDelay,
  schema: object({ shopId: string(), consultantKey: string(), moniker: optional(string()), hideHeader: boolean() }),
})

/**
 * The channel of changes between the shopper and her consultants.
 * @example
 * ```ts
 * import { relationChanged, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(relationChanged, ({ consultantId }) => console.log(consultantId))
 * ```
 */
export const relationChanged = channel({
  name: 'relation.changed',
  about: 'The shopper connected with a consultant, parted from one, or chose another primary one.',
  retain: false,
  schema: object({ consultantId: string() }),
})

/**
 * The channel of the banner for visitors without a consultant.
 * @example
 * ```ts
 * import { promoBanner, type Shop } from '@vitrine/blocks/kit'
 *
 * const hide = (shop: Shop) => shop.bus.publish(promoBanner, { visible: false, reason: 'no-moniker' })
 * ```
 */
export const promoBanner = channel({
  name: 'promo-banner',
  about: 'The banner for visitors without a consultant should show.',
  retain: true,
  schema: object({ visible: boolean(), reason: picklist(['not-found', 'no-moniker']) }),
})

/**
 * The channel of the number of pieces in the cart.
 * @example
 * ```ts
 * import { cartChanged, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(cartChanged, ({ count }) => console.log(`${count} Artikel`))
 * ```
 */
export const cartChanged = channel({
  name: 'cart.changed',
  about: 'The cart was read anew; how many pieces it holds.',
  retain: true,
  schema: object({ count: number(), processing: boolean() }),
})

/**
 * The channel of requests to see the cart panel.
 * @example
 * ```ts
 * import { cartOpen, type Shop } from '@vitrine/blocks/kit'
 *
 * const openCart = (shop: Shop) => shop.bus.publish(cartOpen, { reason: 'asked' })
 * ```
 */
export const cartOpen = channel({
  name: 'cart.open',
  about: 'Somebody asks to see the cart panel; the panel that comes later hears it too, and clears it.',
  retain: true,
  schema: object({ reason: picklist(['added', 'asked', 'told']) }),
})

/**
 * The channel of placed orders.
 * @example
 * ```ts
 * import { orderPlaced, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(orderPlaced, ({ orderReferenceNumber }) => console.log(orderReferenceNumber))
 * ```
 */
export const orderPlaced = channel({
  name: 'order.placed',
  about: 'There is an order. What it holds is read from the platform.',
  retain: false,
  schema: object({ orderReferenceNumber: string() }),
})

/**
 * The channel of sign-ins and sign-outs.
 * @example
 * ```ts
 * import { sessionChanged, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(sessionChanged, ({ guest }) => console.log(guest ? 'Gast' : 'Angemeldet'))
 * ```
 */
export const sessionChanged = channel({
  name: 'session.changed',
  about: 'The shopper signed in or out.',
  retain: true,
  schema: object({ guest: boolean() }),
})

/**
 * The channel of the purposes that the shopper has agreed to.
 * @example
 * ```ts
 * import { consentChanged, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(consentChanged, ({ purposes }) => console.log(purposes.includes('media')))
 * ```
 */
export const consentChanged = channel({
  name: 'consent',
  about: 'What the shopper has agreed to.',
  retain: true,
  schema: object({ purposes: array(picklist(purposes)) }),
})

const from = picklist(['shop', 'catalogue', 'permalink'])

/**
 * The channel of facts for statistics. They are published only with the shopper's consent; tag managers hear them as
 * `vitrine:analytics`, and read them from the data layer.
 * @example
 * ```ts
 * import { analytics, type Shop } from '@vitrine/blocks/kit'
 *
 * const follow = (shop: Shop) => shop.bus.subscribe(analytics, (fact) => console.log(fact.event))
 * ```
 */
export const analytics = channel({
  name: 'analytics',
  about: 'A fact for statistics. Said only when the shopper has agreed.',
  retain: false,
  schema: union([
    object({ event: literal('open_cart'), cartId: string() }),
    object({ event: literal('add_to_cart'), productId: string(), quantity: number(), from }),
    object({ event: literal('remove_from_cart'), productId: string() }),
    object({ event: literal('view_cart'), cartId: string(), lineCount: number() }),
    object({ event: literal('catalogue_open'), project: string(), language: string() }),
  ]),
})

/**
 * The channel of sentences for the live region of the page.
 * @example
 * ```ts
 * import { announce, type Shop } from '@vitrine/blocks/kit'
 *
 * const tell = (shop: Shop) => shop.bus.publish(announce, { text: 'Dein Gutschein ist eingelöst.', urgent: false })
 * ```
 */
export const announce = channel({
  name: 'announce',
  about: 'A sentence for the live region of the page.',
  retain: false,
  schema: object({ text: string(), urgent: optional(boolean()) }),
})

/**
 * All channels of the shop.
 * @example
 * ```ts
 * import { channels } from '@vitrine/blocks/kit'
 *
 * console.table(channels.map(({ name, about }) => ({ name, about })))
 * ```
 */
export const channels = [
  monikerSelected,
  noMoniker,
  communication,
  consultantKeySelected,
  relationChanged,
  promoBanner,
  cartChanged,
  cartOpen,
  orderPlaced,
  sessionChanged,
  consentChanged,
  analytics,
  announce,
] as const

/**
 * The five channels that a real site has as message channels of its own (specification, section 9).
 * @example
 * ```ts
 * import { platformChannels } from '@vitrine/blocks/kit'
 *
 * const names = platformChannels.map(({ name }) => name)
 * ```
 */
export const platformChannels = [noMoniker, monikerSelected, communication, consultantKeySelected, promoBanner] as const

/** Message of each channel, by the channel's name. */
export type ChannelMessages = {
  [Each in (typeof channels)[number] as Each['name']]: Each extends Channel<infer Message> ? Message : never
}

type ChannelEvents = { [Name in keyof ChannelMessages as `vitrine:${Name}`]: CustomEvent<ChannelMessages[Name]> }

declare global {
  /** Every message is an event on `document` as well. */
  interface DocumentEventMap extends ChannelEvents {}
}
