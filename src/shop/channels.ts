import { array, boolean, literal, number, object, optional, picklist, string, union } from 'valibot'
import { type Channel, channel } from '../bus/channel.js'
import { purposes } from './consent/purposes.js'
import { disableLinksDelay } from './limits.js'

const source = picklist(['query', 'session', 'cookie', 'registration', 'choice', 'shop-id'])

/** Specification, section 9: the platform's five channels keep their names. */
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

export const noMoniker = channel({
  name: 'no-moniker',
  about: 'Nobody is selected: the shopper has no consultant, or one from before who was not chosen on this visit.',
  retain: true,
  clears: ['moniker-selected'],
  schema: union([object({ state: literal(false) }), object({ state: literal(true), moniker: string(), magnet: literal(true) })]),
})

export const communication = channel({
  name: 'communication',
  about: 'Something the shopper should be told once; the block that shows it clears it.',
  retain: true,
  schema: object({
    kind: picklist(['inactive-shop', 'permalink-inactive', 'permalink-not-found', 'first-time-login']),
    moniker: optional(string()),
  }),
})

export const consultantKeySelected = channel({
  name: 'consultant-key-selected',
  about: 'The page was entered in shop-id mode: it shows one shop and leads nowhere else.',
  retain: true,
  locksAfter: disableLinksDelay,
  schema: object({ shopId: string(), consultantKey: string(), moniker: optional(string()), hideHeader: boolean() }),
})

export const relationChanged = channel({
  name: 'relation.changed',
  about: 'The shopper connected with a consultant, parted from one, or chose another primary one.',
  retain: false,
  schema: object({ consultantId: string() }),
})

export const promoBanner = channel({
  name: 'promo-banner',
  about: 'The banner for visitors without a consultant should show.',
  retain: true,
  schema: object({ visible: boolean(), reason: picklist(['not-found', 'no-moniker']) }),
})

export const cartChanged = channel({
  name: 'cart.changed',
  about: 'The cart was read anew; how many pieces it holds.',
  retain: true,
  schema: object({ count: number(), processing: boolean() }),
})

export const cartOpen = channel({
  name: 'cart.open',
  about: 'Somebody asks to see the cart panel; the panel that comes later hears it too, and clears it.',
  retain: true,
  schema: object({ reason: picklist(['added', 'asked', 'told']) }),
})

export const orderPlaced = channel({
  name: 'order.placed',
  about: 'There is an order. What it holds is read from the platform.',
  retain: false,
  schema: object({ orderReferenceNumber: string() }),
})

export const sessionChanged = channel({
  name: 'session.changed',
  about: 'The shopper signed in or out.',
  retain: true,
  schema: object({ guest: boolean() }),
})

export const consentChanged = channel({
  name: 'consent',
  about: 'What the shopper has agreed to.',
  retain: true,
  schema: object({ purposes: array(picklist(purposes)) }),
})

const from = picklist(['shop', 'catalogue', 'permalink'])

/** Said only with the shopper's consent; tag managers hear it as `vitrine:analytics`, and read it from the data layer. */
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

export const announce = channel({
  name: 'announce',
  about: 'A sentence for the live region of the page.',
  retain: false,
  schema: object({ text: string(), urgent: optional(boolean()) }),
})

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

/** The five that a real site has as message channels of its own (specification, section 9). */
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
