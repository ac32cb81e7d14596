import { type Bus, pageBus } from '../../core/bus/index.js'
import type { Action, ActionCall, ActionOptions, ActionTools } from '../../commerce/domain/actions/action.js'
import { createRateLimiter } from '../../commerce/domain/actions/rate-limit.js'
import type { ActionName, StorefrontActions } from '../../commerce/domain/actions/storefront-actions.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { cartBlock } from './cart-block.js'
import { createCartActions } from './cart-actions.js'
import { createConsultantActions } from './consultant-actions.js'
import { createProductActions } from './product-actions.js'

declare module '../../core/bus/bus.js' {
  interface Bus {
    /** The actions of this page, once something has asked for them: one table for all bundles. */
    actions?: StorefrontActions
  }
}

const minute = 60_000
/** A shopper does less; a script that runs wild is stopped before the platform stops the shopper. */
const readLimit = { maxCalls: 60, windowMs: minute }
const writeLimit = { maxCalls: 20, windowMs: minute }

/** Their events begin at the block that shows the cart. */
const ofTheCart: readonly string[] = ['getCart', 'updateCart', 'openCart', 'startCheckout'] satisfies readonly ActionName[]

/**
 * A call of an action has begun. It bubbles from the `target` of the call, or the block that shows the cart, or the document, and carries
 * the promise of its result, as the standard storefront events of shopify.dev do (storefront events and actions, June 2026).
 * @example
 * ```ts
 * import type { ActionEvent } from '@vitrine/blocks/actions'
 *
 * document.addEventListener('vitrine-action', async ({ action, promise }: ActionEvent) => {
 *   if (action === 'updateCart') console.log(await promise)
 * })
 * ```
 */
export class ActionEvent extends Event {
  declare readonly action: ActionName
  declare readonly input: object
  declare readonly promise: Promise<unknown>

  constructor({ action, input, promise }: Pick<ActionCall, 'action' | 'input' | 'promise'>) {
    super('vitrine-action', { bubbles: true, composed: true })
    Object.assign(this, { action, input, promise })
  }
}

/** A request of a script that imports nothing: the page sets `detail.promise` while the event is dispatched. */
export interface ActionRequest {
  action: ActionName
  input?: object
  promise?: Promise<unknown>
}

declare global {
  interface DocumentEventMap {
    'vitrine-action': ActionEvent
    'vitrine-action-request': CustomEvent<ActionRequest>
  }
}

/** Returns the actions of this page: they stand on the bus, and `document` takes requests for them from now on. */
export function pageActions(shop: Shop): StorefrontActions {
  const bus: Bus = pageBus()
  if (!bus.actions) {
    bus.actions = createActions(shop)
    listenForRequests(bus.actions)
  }
  return bus.actions
}

function createActions(shop: Shop): StorefrontActions {
  const { now } = shop.page.clock
  const tools: ActionTools = {
    takeRead: createRateLimiter(readLimit, now),
    takeWrite: createRateLimiter(writeLimit, now),
    began: ({ target, ...call }) => (target ?? placeOf(shop, call.action)).dispatchEvent(new ActionEvent(call)),
  }
  return { ...createProductActions(shop, tools), ...createCartActions(shop, tools), ...createConsultantActions(shop, tools) }
}

const placeOf = (shop: Shop, action: string): EventTarget => (ofTheCart.includes(action) ? cartBlock(shop) : undefined) ?? document

/** Answers `vitrine-action-request`. An event without a known action is left alone. */
function listenForRequests(actions: StorefrontActions): void {
  document.addEventListener('vitrine-action-request', (event) => {
    const { detail, target } = event
    if (typeof detail !== 'object' || detail === null || !Object.hasOwn(actions, detail.action)) return
    const promise = callAction(actions, detail.action, detail.input, target && target !== document ? { target } : {})
    promise.catch(() => {})
    detail.promise = promise
  })
}

/** Calls an action by its name, with an input that nobody has looked at yet: the action checks it. */
export function callAction(
  actions: StorefrontActions,
  name: ActionName,
  input: object | undefined,
  options: ActionOptions,
): Promise<unknown> {
  const action = actions[name] as Action<object, unknown>
  return action(input, options)
}
