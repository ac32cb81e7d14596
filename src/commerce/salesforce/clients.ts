import type { Names } from '../domain/names/names.js'
import type { ShopSettings } from '../domain/settings.js'
import { type Cache, createCache } from './cache.js'
import { type Commerce, createCommerce } from './commerce/commerce.js'
import { createHttp, type Fetch, type Http } from './http.js'

/**
 * Version of the platform's API, unless another is given.
 * @example
 * ```ts
 * import { apiVersion } from '@vitrine/blocks/platform'
 *
 * const dataApi = `/webruntime/api/services/data/${apiVersion}`
 * ```
 */
export const defaultVersion = 'v64.0'

export type PlatformSettings = Pick<
  ShopSettings,
  'webstoreId' | 'communityId' | 'apiBasePath' | 'sitePath' | 'apexTransport' | 'credentials' | 'locale' | 'subsidiaryCode' | 'names'
>

export interface PlatformOptions {
  fetch: Fetch
  /** Read for every call, so that they may still change. Who says none says the next five, as far as they are not as usual. */
  settings?: (() => PlatformSettings) | undefined
  webstoreId?: string | undefined
  /** Before `/services/data`; empty when not given. */
  basePath?: string | undefined
  /** Before `/webruntime/module`, where the token of signed-in writes comes from; empty when not given. */
  sitePath?: string | undefined
  /** `de` when not given. */
  locale?: PlatformSettings['locale'] | undefined
  /** Form of requests for server methods: `path` when not given; a deployed site wants `execute`. */
  apexTransport?: PlatformSettings['apexTransport'] | undefined
  /** `include` sends cookies to a platform on another origin; `same-origin` when not given. */
  credentials?: PlatformSettings['credentials'] | undefined
  /** The organisation's names for what the platform leaves to it; the usual ones where it is not said. */
  names?: Names | undefined
  /** In every path of commerce calls, records, search engine properties and server methods; `v64.0` when not given. */
  apiVersion?: string | undefined
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
  /** Milliseconds until an answer counts as lost; 15 s when not given. */
  timeout?: number | undefined
  /** The account that the shopper acts for; blank and `000000000000000` mean none. */
  effectiveAccountId?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** Tells if the user is signed in, when the page knows it better than the last session context. */
  signedIn?: (() => boolean | undefined) | undefined
}

/** The clients that a platform is built on. */
export interface Clients {
  /** Knows the base path and nothing of versions. */
  http: Http
  /** The data API: paths begin after its version. */
  data: Http
  apiVersion: string
  cache: Cache
  commerce: Commerce
  settings: () => PlatformSettings
  clock: (() => number) | undefined
  /** Makes the session, and all that belongs to its user, be read again. */
  forgetSession: () => void
}

export type ClientOptions = PlatformOptions & Pick<Clients, 'settings'>

export function createClients({
  fetch,
  settings,
  clock,
  timeout,
  effectiveAccountId,
  signedIn,
  apiVersion = defaultVersion,
}: ClientOptions): Clients {
  let lastSession: boolean | undefined
  const cache = createCache({ clock })
  const http = createHttp({ fetch, settings, timeout, signedIn: () => signedIn?.() ?? lastSession })
  // The one place that knows the version of the data API: callers give only the path after it.
  const data: Http = { ...http, api: (request) => http.api({ ...request, path: `/services/data/${apiVersion}${request.path}` }) }
  const onSession = (body: unknown) => {
    lastSession = (body as { guestUser?: unknown } | undefined)?.guestUser === false
  }
  const commerce = createCommerce({ http: data, cache, settings, effectiveAccountId, onSession })
  const forgetSession = () => {
    lastSession = undefined
    http.forgetToken()
  }
  return { http, data, apiVersion, cache, commerce, settings, clock, forgetSession }
}
