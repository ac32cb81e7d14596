import { safePictureUrl } from '../../core/dom/safe-url.js'

export interface Message {
  /** The same for every attempt at the same message, so that nobody gets it twice. */
  id: string
  /** Moniker of the consultant whose shop it is. */
  moniker: string
  name: string
  email: string
  /** Phone number at which the shopper may be called; empty when there is none. */
  phone: string
  topic: string
  message: string
}

/** Returns the address that messages are sent to: a path of the own site, or https; undefined where the setting is neither. */
export const receiverAt = safePictureUrl

const patience = 15_000

/** Pages without a secure context have no `randomUUID`. */
export const messageId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a message. `lost` means that it is unknown whether it has arrived. */
export async function sendMessage(address: string, message: Message): Promise<'sent' | 'refused' | 'broken' | 'lost'> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    })
    return ok ? 'sent' : [400, 413, 422].includes(status) ? 'refused' : 'broken'
  } catch (error) {
    // `fetch` throws these when there is no network, and when the time limit is reached.
    if (error instanceof TypeError || error instanceof DOMException) return 'lost'
    throw error
  }
}
