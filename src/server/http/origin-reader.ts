import type { Context } from 'hono'
import { isFromAny } from './requests.js'
import type { SignInSetting } from '../sign-in/sign-in-setting.js'

/** Returns the address of the site as a request names it, with a slash at its end. */
export type OriginReader = (context: Context) => string

/**
 * Creates a reader that trusts the headers of a proxy as its sign-in is trusted: only from the addresses that the setting names. From
 * anybody else they would put a foreign address into pages that a cache keeps for everybody.
 */
export const createOriginReader =
  (setting: SignInSetting): OriginReader =>
  (context) => {
    const own = new URL('/', context.req.url)
    if (setting.kind !== 'proxy' || !isFromAny(context, setting.from)) return own.href
    // Some proxies add their entry behind what the client has sent, so the client may have written the first entries.
    const last = (name: string): string | undefined => context.req.header(name)?.split(',').at(-1)?.trim()
    const protocol = last('X-Forwarded-Proto') ?? own.protocol.slice(0, -1)
    const host = last('X-Forwarded-Host') ?? own.host
    const outside = /^https?$/i.test(protocol) && isHost(host) ? `${protocol}://${host}/` : own.href
    return URL.canParse(outside) ? new URL(outside).href : own.href
  }

/** Returns true for a name or an address, and maybe a port; nothing that an address reads as something else, such as `a\\@b`. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text)
