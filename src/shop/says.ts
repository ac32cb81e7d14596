import type { Channel } from '../bus/channel.js'
import {
  analytics,
  announce,
  cartChanged,
  cartOpen,
  communication,
  consentChanged,
  consultantKeySelected,
  monikerSelected,
  noMoniker,
  orderPlaced,
  promoBanner,
  relationChanged,
  sessionChanged,
} from './channels.js'

/** What the shop itself says, whichever block had it do something. Blocks declare what their views say beside that. */
export const shopSays: readonly Channel<unknown>[] = [
  // Detection and the shopper's own choice.
  monikerSelected,
  noMoniker,
  communication,
  consultantKeySelected,
  promoBanner,
  relationChanged,
  // The cart, and what goes into it.
  cartChanged,
  cartOpen,
  orderPlaced,
  // Coming and going.
  sessionChanged,
  consentChanged,
  analytics,
  announce,
]
