import type { Channel } from '../../core/bus/channel.js'
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

/** Channels that the shop itself publishes on, for any block. Blocks declare the channels of their own views besides. */
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
