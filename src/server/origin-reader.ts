import type { Context } from 'hono'
import { isFromAny } from './requests.js'
import type { SignInSetting } from './sign-in-setting.js'

/** Where the site stands as a request names it, with a slash at its end. */
export type OriginReader = (context: Context) => string

/**
 * Headers of a proxy count as its sign-in does: only from the addresses that the setting names. From anybody else they would put a
 * foreign address into pages that a cache keeps for everybody.
 */
export const createOriginReader =
  (setting: SignInSetting): OriginReader =>
  (context) => {
    const own = new URL('/', context.req.url)
    if (setting.kind !== 'proxy' || !isFromAny(context, setting.from)) return own.href
    // Some proxies add theirs behind what the client has sent: the first entries are anybody's.
    const last = (name: string): string | undefined => context.req.header(name)?.split(',').at(-1)?.trim()
    const protocol = last('X-Forwarded-Proto') ?? own.protocol.slice(0, -1)
    const host = last('X-Forwarded-Host') ?? own.host
    const outside = /^https?$/i.test(protocol) && isHost(host) ? `${protocol}://${host}/` : own.href
    return URL.canParse(outside) ? new URL(outside).href : own.href
  }

/** A name or an address, and maybe a port; nothing that an address reads as something else, such as `a\\@b`. */
const isHost = (text: string): boolean => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text)
