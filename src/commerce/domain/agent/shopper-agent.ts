import { pageShare } from '../../../core/bus/index.js'
import { type Observable, observable } from '../observable.js'

export interface AgentLink {
  href: string
  text: string
}

/** One message of the conversation, by the shopper or by the agent. */
export interface AgentTurn {
  by: 'shopper' | 'agent'
  text: string
}

export interface AgentQuestion {
  text: string
  /** The messages before this one, the oldest first. */
  history: readonly AgentTurn[]
  locale: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

export interface AgentAnswer {
  /** Plain text; lines are kept, markup is shown as it is. */
  text: string
  /** Links to go on with: pages of the shop, or of origins that the store trusts. */
  links?: readonly AgentLink[]
}

/** A program that answers shoppers' questions. */
export interface ShopperAgent {
  /** @throws when it cannot answer; the shopper may ask again */
  ask: (question: AgentQuestion) => Promise<AgentAnswer>
}

declare module '../../../core/bus/page-bus.js' {
  interface PageShare {
    /** One for every copy of this module on a page. */
    agent?: Observable<ShopperAgent | undefined>
  }
}

/**
 * Answers for `vitrine-shopper-agent` from now on, in place of its `agent-url`. It is asked only where the platform
 * says that the shop has an agent (`propertiesEx.shopperCopilotUIEnabled`). Blocks may be there already.
 * @param agent answers one question at a time, with the messages before it
 * @example
 * ```ts
 * import { registerShopperAgent } from '@vitrine/blocks/agent'
 *
 * registerShopperAgent({
 *   async ask({ text, history, locale, signal }) {
 *     const response = await fetch('/agent', { method: 'POST', body: JSON.stringify({ text, history, locale }), signal })
 *     if (!response.ok) throw new Error(`The agent answered with ${response.status}.`)
 *     const { reply } = await response.json()
 *     return { text: reply, links: [{ href: '/versand', text: 'Versand und Lieferung' }] }
 *   },
 * })
 * ```
 */
export function registerShopperAgent(agent: ShopperAgent): void {
  registeredAgent().set(agent)
}

/** Undefined where nobody has registered one. */
export function registeredAgent(): Observable<ShopperAgent | undefined> {
  const share = pageShare()
  share.agent ??= observable<ShopperAgent | undefined>(undefined)
  return share.agent
}
