import type { PlatformOptions, PlatformSettings } from '../../src/commerce/salesforce/clients.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { allExtensions, createSandbox, type Sandbox, usualWebstoreId } from '../../src/sandbox/index.js'

export const store = `/services/data/v64.0/commerce/webstores/${usualWebstoreId}`

const defaultSettings: PlatformSettings = {
  webstoreId: usualWebstoreId,
  communityId: '0DB000000000001GAA',
  apiBasePath: '',
  sitePath: '',
  apexTransport: 'path',
  locale: 'de',
  subsidiaryCode: '23',
}

export interface Asked {
  method: string
  url: URL
  headers: Headers
  body: unknown
  signal: AbortSignal | null | undefined
  credentials: RequestCredentials | undefined
}

export type Reply = (asked: Asked) => Response | Promise<Response>

/** A fetch that writes down what it is asked and answers as told. */
export function recordingFetch(reply: Reply) {
  const asked: Asked[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      url: new URL(String(input), 'http://shop.test'),
      headers: new Headers(init.headers),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
      signal: init.signal,
      credentials: init.credentials,
    }
    asked.push(one)
    return reply(one)
  }
  return { asked, fetch }
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers })

export const applicationContext = {
  defaultCurrency: 'EUR',
  supportedCurrencies: ['EUR'],
  guestBrowsingEnabled: true,
  guestCartEnabled: true,
  propertiesEx: { highScaleCartEnabled: false },
}

/** The application context for who asks for it, and for the rest what is told. */
export const behindContext =
  (reply: Reply, context: unknown = applicationContext): Reply =>
  (asked) =>
    asked.url.pathname.endsWith('/application-context') ? json(context) : reply(asked)

export function platformWith(reply: Reply, options: Partial<PlatformOptions> = {}, settings: Partial<PlatformSettings> = {}) {
  const { asked, fetch } = recordingFetch(reply)
  const platform = createPlatform({ fetch, settings: () => ({ ...defaultSettings, ...settings }), ...options })
  return { asked, ...platform, platform }
}

/** The platform's clients on a sandbox of their own, whose keys the sandbox keeps. */
export async function platformOnSandbox(scene: Parameters<Sandbox['scene']>[0] = 'guest', settings: Partial<PlatformSettings> = {}) {
  const sandbox = await createSandbox({ oneClient: true, extensions: allExtensions })
  sandbox.scene(scene)
  const answers: Response[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await sandbox.respond(new Request(new URL(String(input), 'http://shop.test'), init))
    if (!response) throw new Error(`${input} is not for the platform.`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    answers.push(response.clone())
    return response
  }
  const platform = createPlatform({ fetch, settings: () => ({ ...defaultSettings, ...settings }) })
  return { sandbox, answers, ...platform }
}

/** Settles what is under way without waiting for time to pass. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A promise to be kept later. */
export function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve }
}

export function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`Should have failed, but gave ${JSON.stringify(value)}.`)
    },
    (error) => error,
  )
}
