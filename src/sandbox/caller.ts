import { sessionOf } from './world/shop/sessions.js'
import type { ClientKeys, SessionState } from './world/state.js'
import type { CustomerFacts } from './world/types.js'
import type { World } from './world/world.js'

/** Changes to the keys that a client sends with every call; `null` removes a key. */
type KeyChanges = { [Key in keyof ClientKeys]: string | null }

/** The client of a call, and the effects of the answer on its keys. */
export interface Caller {
  readonly session: SessionState | undefined
  readonly customer: CustomerFacts | undefined
  readonly guestKey: string | undefined
  give(changes: KeyChanges): void
  /** The answer reaches the client: hand over what it should carry from now on. */
  deliver(response: Response): void
}

export interface Door {
  world: World
  webstoreId: string
  /** All requests come from one client whose keys are kept here: a service worker cannot set HttpOnly cookies. */
  oneClient: boolean
}

/** Says for which scene a client was cast; a client of an older scene is cast anew. */
const sceneCookie = 'vitrine_sandbox'

export function recognise(door: Door, request: Request): Caller {
  const { world, oneClient } = door
  const cookies = oneClient ? new Map<string, string>() : parseCookies(request.headers.get('cookie') ?? '')
  const { scene, client } = world.state
  const strange = !oneClient && (cookies.get(sceneCookie) ?? '') !== scene.run
  const keys = oneClient ? client : strange ? scene.client : cookieKeys(cookies, door.webstoreId)
  const session = sessionOf(world, keys.sid)
  const changes: KeyChanges = strange ? recast(cookieKeys(cookies, door.webstoreId), keys) : {}
  const send = (response: Response) => {
    const secure = new URL(request.url).protocol === 'https:'
    for (const cookie of cookiesFor(changes, door.webstoreId)) response.headers.append('Set-Cookie', attributes(cookie, secure))
    if (strange) response.headers.append('Set-Cookie', attributes([sceneCookie, scene.run], secure))
  }
  return {
    session,
    customer: session && world.directory.byUserId.get(session.userId),
    guestKey: keys.guestKey,
    give: (given) => void Object.assign(changes, given),
    deliver: oneClient ? () => remember(world, changes) : send,
  }
}

/** Takes away only what the client has: its first calls run side by side, and one may just have opened a cart. */
const recast = (held: ClientKeys, keys: ClientKeys): KeyChanges => ({
  ...(held.sid !== undefined && { sid: null }),
  ...(held.guestKey !== undefined && { guestKey: null }),
  ...keys,
})

function remember(world: World, changes: KeyChanges): void {
  for (const key of ['sid', 'guestKey'] as const) {
    const value = changes[key]
    if (value === null) delete world.state.client[key]
    else if (value !== undefined) world.state.client[key] = value
  }
}

export const guestCookieName = (webstoreId: string) => `GuestCartSessionId_${webstoreId}`

function cookieKeys(cookies: ReadonlyMap<string, string>, webstoreId: string): ClientKeys {
  const sid = cookies.get('sid')
  const guestKey = cookies.get(guestCookieName(webstoreId))
  return { ...(sid && { sid }), ...(guestKey && { guestKey }) }
}

function cookiesFor({ sid, guestKey }: KeyChanges, webstoreId: string): [string, string | null][] {
  const cookies: [string, string | null | undefined][] = [
    ['sid', sid],
    [guestCookieName(webstoreId), guestKey],
  ]
  return cookies.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as [string, string | null]]))
}

const attributes = ([name, value]: readonly [string, string | null], secure: boolean) =>
  `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${value === null || value === '' ? '; Max-Age=0' : ''}`

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of header.split(';')) {
    const [name = '', ...value] = pair.split('=')
    if (!cookies.has(name.trim())) cookies.set(name.trim(), value.join('=').trim())
  }
  return cookies
}
