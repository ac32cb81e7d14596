import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { timingSafeEqual } from 'node:crypto'
import * as oidc from 'openid-client'
import type { Storage } from 'unstorage'
import type { LocalizedText } from '../../core/element/declaration.js'
import { isControl } from '../../sandbox/sandbox.js'
import { doorPage } from './door-page.js'
import { type Person, setPerson, setWhenSignedOut, whoever } from './people.js'
import { addressOf, isFromAny, isFromHere } from '../http/requests.js'
import { hashOf, openSessions, type Sessions } from './sessions.js'
import type { SignInSetting } from './sign-in-setting.js'

export interface SignIn {
  /** Sets the person who makes a request, or turns the request away; below `/studio`. */
  guard: MiddlewareHandler
  /** `/sign-in`, `/signed-in`, `/signed-in-again`, `/sign-out` below `/studio`. */
  routes: Hono
  /** True when people sign in, and can sign out. */
  signsOut: boolean
}

interface SignInOptions {
  setting: SignInSetting
  storage: Storage
  /** Origin of the Studio, such as `https://studio.shop.example`. */
  origin: string
}

/** Opens the sign-in to the Studio, as the setting says. @throws Error when the provider does not answer */
export async function openSignIn({ setting, storage, origin }: SignInOptions): Promise<SignIn> {
  switch (setting.kind) {
    case 'here':
      return { guard: guardedBy((context) => (isThisMachine(context) ? whoever : words.here)), routes: new Hono(), signsOut: false }
    case 'key':
      return { guard: guardedByKey(setting.key, new URL(origin)), routes: new Hono(), signsOut: false }
    case 'everybody':
      return { guard: guardedBy(() => whoever), routes: new Hono(), signsOut: false }
    case 'proxy':
      return { guard: guardedBy((context) => throughProxy(context, setting)), routes: new Hono(), signsOut: false }
    case 'provider':
      return signInAt(setting, await openSessions(storage), origin)
  }
}

/** @param who is asked for everything that is no file of the app; words turn people away */
const guardedBy =
  (who: (context: Context) => Person | LocalizedText): MiddlewareHandler =>
  async (context, next) => {
    const person = who(context)
    if (!('id' in person)) return turnAway(context, 403, person)
    setPerson(context, person)
    await next()
  }

/**
 * Gives a browser that opens the address with the key a cookie, and the address without it; scripts send the key itself. The origin of a
 * request proves nothing: a proxy on this machine passes on those of the whole world.
 */
function guardedByKey(key: string, { port, protocol }: URL): MiddlewareHandler {
  // Cookies are the same for all ports of a machine, and each may have its own server.
  const name = `vitrine-studio-key-${port || protocol.slice(0, -1)}`
  const kept = hashOf(`cookie of ${key}`)
  return async (context, next) => {
    const { req } = context
    const url = new URL(req.url)
    const bearer = /^Bearer (\S+)$/i.exec(req.header('Authorization') ?? '')?.[1]
    const isGiven = isSame(url.searchParams.get('key') ?? '', key)
    if (!isGiven && !isSame(bearer ?? '', key) && !isSame(getCookie(context, name) ?? '', kept)) return turnAway(context, 403, words.key)
    if (isGiven) {
      setCookie(context, name, kept, { httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax', path: '/' })
      context.header('Referrer-Policy', 'no-referrer')
      url.searchParams.delete('key')
      if (req.method === 'GET') return context.redirect(url.pathname + url.search)
    }
    setPerson(context, whoever)
    await next()
  }
}

/** Compares in the same time whatever is different. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

function turnAway(context: Context, status: 401 | 403, text: LocalizedText): Response {
  const isPage = /\btext\/html\b/.test(context.req.header('Accept') ?? '')
  const isApi = context.req.path.startsWith('/studio/api/') || (isControl(context.req.path) && !isPage)
  return isApi ? context.json({ error: status === 401 ? 'signed-out' : 'not-allowed', text }, status) : doorPage(context, text, 403)
}

/** Returns true when a request comes from this machine and through no proxy on it. Not every proxy says so: the key is for those. */
const isThisMachine = (context: Context): boolean =>
  /^(127\.|::1$)/.test(addressOf(context)) && !Object.keys(context.req.header()).some((name) => ofProxy.test(name))

/** These headers come from RFC 7239, RFC 9110 (`Via`), and from proxies and delivery networks. */
const ofProxy =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-(?:real|client|cluster-client|original)-?(?:ip|forwarded-for)|[a-z]+-(?:connecting|client)-ip)$/i

function throughProxy(context: Context, { from, rolesOf }: Extract<SignInSetting, { kind: 'proxy' }>): Person | LocalizedText {
  if (!isFromAny(context, from)) return words.notThroughProxy
  const id = context.req.header('X-Forwarded-User')
  const role = rolesOf((context.req.header('X-Forwarded-Groups') ?? '').split(',').map((group) => group.trim()))
  if (!id || !role) return words.noRole
  return { id, name: context.req.header('X-Forwarded-Preferred-Username') ?? id, role }
}

async function signInAt(
  { issuer, client, secret, claim, rolesOf }: Extract<SignInSetting, { kind: 'provider' }>,
  sessions: Sessions,
  origin: string,
): Promise<SignIn> {
  const plain = issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}
  let discovered: oidc.Configuration | undefined
  // The provider may be away when the server begins.
  const provider = async (): Promise<oidc.Configuration> =>
    (discovered ??= await oidc.discovery(issuer, client, undefined, secret ? oidc.ClientSecretPost(secret) : oidc.None(), plain))
  const secure = origin.startsWith('https:')
  const prefixed = secure ? ({ prefix: 'host' } as const) : {}
  const cookie = { httpOnly: true, secure, sameSite: 'Lax', path: '/', ...prefixed } as const
  const read = (context: Context, name: string) => (secure ? getCookie(context, name, 'host') : getCookie(context, name))
  const callback = `${origin}/studio/signed-in`

  const routes = new Hono()
  routes.get('/sign-in', async (context) => {
    const verifier = oidc.randomPKCECodeVerifier()
    const begun = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce(), to: ownPath(context.req.query('to')) }
    setCookie(context, beginning, Buffer.from(JSON.stringify(begun)).toString('base64url'), { ...cookie, maxAge: 600 })
    const address = oidc.buildAuthorizationUrl(await provider(), {
      redirect_uri: callback,
      scope: 'openid profile email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: begun.state,
      nonce: begun.nonce,
    })
    return context.redirect(address.href)
  })
  routes.get('/signed-in', async (context) => {
    const begun = readBeginning(read(context, beginning))
    deleteCookie(context, beginning, cookie)
    if (!begun) return doorPage(context, words.tooLate, 400, again)
    let tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>
    try {
      tokens = await oidc.authorizationCodeGrant(await provider(), new URL(`${callback}${new URL(context.req.url).search}`), {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      })
    } catch (error) {
      console.warn('A sign-in was refused.', error)
      return doorPage(context, words.refused, 400, again)
    }
    const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {}
    const given = claims[claim]
    const role = rolesOf(([] as unknown[]).concat(given ?? []).map(String))
    if (!role) return doorPage(context, words.noRole, 403, again)
    const name = [claims.name, claims.preferred_username, claims.email].find((each) => typeof each === 'string' && each !== '')
    // The session is replaced by a new one, so that nobody can have planted it.
    await sessions.end(read(context, session))
    setCookie(
      context,
      session,
      await sessions.begin({ id: String(claims.sub), name: String(name ?? claims.sub), role }, tokens.id_token),
      cookie,
    )
    return context.redirect(begun.to)
  })
  // This page is for a window that a session which ended in the middle of writing opens: it tells the others and closes.
  routes.get('/signed-in-again', (context) =>
    doorPage(context, words.again, 200, {
      heading: words.signedIn,
      script: `new BroadcastChannel('vitrine-studio-signed-in').postMessage(1); close()`,
    }),
  )
  routes.post('/sign-out', async (context) => {
    if (!isFromHere(context.req)) return doorPage(context, words.foreign, 403)
    const idToken = await sessions.end(read(context, session))
    deleteCookie(context, session, cookie)
    const configuration = await provider()
    if (!configuration.serverMetadata().end_session_endpoint) return context.redirect('/studio')
    const hint = idToken === undefined ? {} : { id_token_hint: idToken }
    return context.redirect(oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: `${origin}/studio`, ...hint }).href)
  })

  const guard: MiddlewareHandler = async (context, next) => {
    const person = await sessions.find(read(context, session))
    if (!person && /^\/studio\/api\/|\/sandbox\//.test(context.req.path)) return turnAway(context, 401, words.signedOut)
    if (!person) return context.redirect(`/studio/sign-in?to=${encodeURIComponent(context.req.path + new URL(context.req.url).search)}`)
    setPerson(context, person)
    setWhenSignedOut(context, (listener) => sessions.whenEnded(read(context, session), listener))
    await next()
  }
  return { guard, routes, signsOut: true }
}

const session = 'vitrine-studio'
const again = { again: '/studio/sign-in' }
const beginning = 'vitrine-studio-sign-in'

/** Returns a path within the Studio, and leads to no other place. */
function ownPath(to = ''): string {
  const address = URL.canParse(to, 'http://own') ? new URL(to, 'http://own') : undefined
  return address?.origin === 'http://own' && /^\/studio(\/|$)/.test(address.pathname) ? address.pathname + address.search : '/studio'
}

function readBeginning(cookie = ''): { verifier: string; state: string; nonce: string; to: string } | undefined {
  try {
    const { verifier, state, nonce, to } = JSON.parse(Buffer.from(cookie, 'base64url').toString()) as Record<string, string>
    return verifier && state && nonce ? { verifier, state, nonce, to: ownPath(to) } : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const words = {
  here: {
    de: 'Hier meldet sich niemand an, deshalb öffnet sich das Studio nur an dem Rechner, auf dem der Server läuft. Wer ihn betreibt, stellt die Anmeldung mit VITRINE_SIGN_IN ein.',
    en: 'Nobody signs in here, and so the Studio opens only on the machine that runs the server. Whoever runs it sets up signing in with VITRINE_SIGN_IN.',
  },
  key: {
    de: 'Hier meldet sich niemand an, deshalb öffnet sich das Studio nur mit dem Schlüssel in der Adresse, die der Server beim Start ausgibt: …/studio?key=…. Für mehrere Menschen stellt, wer ihn betreibt, mit VITRINE_SIGN_IN eine Anmeldung ein.',
    en: 'Nobody signs in here, and so the Studio opens only with the key in the address that the server prints when it starts: …/studio?key=…. For several people, whoever runs it sets up signing in with VITRINE_SIGN_IN.',
  },
  notThroughProxy: {
    de: 'Das Studio öffnet sich nur über die Anmeldung davor. Ruf es unter seiner üblichen Adresse auf.',
    en: 'The Studio opens only through the sign-in in front of it. Open it at its usual address.',
  },
  noRole: {
    de: 'Du bist angemeldet, darfst aber noch nicht ins Studio. Bitte jemanden, der Konten verwaltet, dich in eine Gruppe für das Studio aufzunehmen.',
    en: 'You are signed in, but may not enter the Studio yet. Ask whoever looks after accounts to put you in one of its groups.',
  },
  signedOut: {
    de: 'Du bist nicht mehr angemeldet. Es wurde nichts geändert.',
    en: 'You are not signed in any more. Nothing was changed.',
  },
  tooLate: {
    de: 'Diese Anmeldung hat zu lange gedauert oder begann in einem anderen Browser. Öffne das Studio noch einmal.',
    en: 'This sign-in took too long, or began in another browser. Open the Studio again.',
  },
  refused: { de: 'Die Anmeldung hat nicht geklappt. Öffne das Studio noch einmal.', en: 'Signing in did not work. Open the Studio again.' },
  again: {
    de: 'Du bist wieder angemeldet. Dieses Fenster kannst du schließen.',
    en: 'You are signed in again. You can close this window.',
  },
  signedIn: { de: 'Angemeldet', en: 'Signed in' },
  foreign: { de: 'Das kam von einer fremden Website.', en: 'This came from a foreign website.' },
} satisfies Record<string, LocalizedText>
