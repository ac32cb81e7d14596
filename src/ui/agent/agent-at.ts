import { array, is, nullish, object, safeParse, string, unknown } from 'valibot'
import type { AgentAnswer, ShopperAgent } from '../../commerce/domain/agent/shopper-agent.js'

/** Milliseconds after which the shopper stops waiting for an answer. */
const patience = 30_000

const linkShape = object({ href: string(), text: string() })
const answerShape = object({ text: string(), links: nullish(array(unknown()), []) })

/**
 * An agent behind an address: it is posted `{ text, history, locale }` as JSON and answers `{ text, links }`. No cookie
 * of another origin goes along.
 */
export const agentAt = (address: string): ShopperAgent => ({
  async ask({ text, history, locale, signal }): Promise<AgentAnswer> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ text, history, locale }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    if (!response.ok) throw new Error(`The shopper agent answered ${response.status}.`)
    return read(await response.json())
  },
})

/** The text is shown even when one of the links is invalid. */
function read(body: unknown): AgentAnswer {
  const { success, output } = safeParse(answerShape, body)
  if (!success) throw new TypeError('The shopper agent’s answer is not understood.')
  return { text: output.text, links: output.links.filter((link) => is(linkShape, link)) }
}
