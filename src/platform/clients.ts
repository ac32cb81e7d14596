import type { Names } from '../shop/names/names.js'
import type { ShopSettings } from '../shop/settings.js'
import { type Cache, createCache } from './cache.js'
import { type Commerce, createCommerce } from './commerce/commerce.js'
import { createHttp, type Fetch, type Http } from './http.js'

/** Of the platform, unless another is given. */
export const defaultVersion = 'v64.0'

export type PlatformSettings = Pick<
  ShopSettings,
  'webstoreId' | 'communityId' | 'apiBasePath' | 'sitePath' | 'apexTransport' | 'locale' | 'subsidiaryCode' | 'names'
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
  /** How server methods are asked: `path` when not given; a deployed site wants `execute`. */
  apexTransport?: PlatformSettings['apexTransport'] | undefined
  /** How the organisation names what the platform leaves to it; as usual where it is not said. */
  names?: Names | undefined
  /** In every path of commerce calls, records, search engine properties and server methods; `v64.0` when not given. */
  apiVersion?: string | undefined
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
  /** Milliseconds until an answer counts as lost; 15 s when not given. */
  timeout?: number | undefined
  /** The account that the shopper acts for; blank and `000000000000000` mean none. */
  effectiveAccountId?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** When the page knows it better than the last session context. */
  signedIn?: (() => boolean | undefined) | undefined
}

/** What whoever builds a platform stands on. */
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
  /** Who is there, and what belongs to him, is to be asked anew. */
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
  // The one place that knows the version of the data API: whoever asks it gives what comes after.
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
