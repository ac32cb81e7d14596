import { safePictureUrl } from '../../web/safe-url.js'

export interface Message {
  /** The same for every try of the same message, so that nobody gets it twice. */
  id: string
  /** Whose shop it is. */
  moniker: string
  name: string
  email: string
  /** Empty, or where she may be called. */
  phone: string
  topic: string
  message: string
}

/** Where messages go: a path of the own site, or https; undefined where the setting is neither. */
export const receiverAt = safePictureUrl

const patience = 15_000

/** Pages without a secure context have no `randomUUID`. */
export const messageId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** `lost`: nobody knows whether it has come. */
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
    // What the network says when there is none, and what the time limit says.
    if (error instanceof TypeError || error instanceof DOMException) return 'lost'
    throw error
  }
}
