import type { Bus } from '../../../core/bus/index.js'
import type { AnalyticsFact } from '../analytics.js'
import type { Clock } from '../clock.js'
import type { CartGateway } from './cart-gateway.js'
import type { ShopSettings } from '../settings.js'
import type { Memory } from '../memory.js'

export interface CartTools {
  gateway: CartGateway
  bus: Bus
  clock: Clock
  /** Keeps the id of a guest's cart, so that it can be brought along at login. */
  memory: Memory
  /** Specification, section 4: an inactive shop blocks buying, whichever block asks. */
  mayBuy?: () => boolean
  /** True when the platform is on another origin, where the browser may drop its cookies. */
  isElsewhere?: () => boolean
  /** Undefined while nobody knows. */
  isGuest: () => boolean | undefined
  /** Tells if the store lets this shopper fill a cart. */
  mayFill?: () => boolean | undefined
  /** Asks the platform again who is here: the shopper's session may have ended. */
  recognise: () => Promise<void>
  /** Lasts for this visit: notices that the shopper has still to read. */
  visit: Memory
  nameOf: (productId: string) => Promise<string | undefined>
  consent: () => ShopSettings['consent']
  report: (fact: AnalyticsFact) => void
  /** No other tab of this shop changes its cart at the same time; `waited`: one just did. */
  withLock: <T>(work: (waited: boolean) => Promise<T>) => Promise<T>
  /** Called after this tab changed the cart. */
  changed?: () => void
}
