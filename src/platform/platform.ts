import type { Gateways } from '../shop/gateways.js'
import type { ShopSettings } from '../shop/settings.js'
import { type Cache, createCache } from './cache.js'
import { type Commerce, createCommerce } from './commerce/commerce.js'
import { createGateways } from './gateways/gateways.js'
import { createHttp, type Http } from './http.js'
import { later } from '../shop/later.js'
import type { Methods } from './methods/methods.js'
import type { Records } from './records/records.js'

/** Of the platform, unless another is said. */
export const apiVersion = 'v64.0'

export type PlatformSettings = Pick<
  ShopSettings,
  'webstoreId' | 'communityId' | 'apiBasePath' | 'sitePath' | 'apexTransport' | 'locale' | 'subsidiaryCode'
>

export interface PlatformOptions {
  fetch: typeof globalThis.fetch
  /** Read for every call, so that they may still change. Who says none says the next five, as far as they are not as usual. */
  settings?: (() => PlatformSettings) | undefined
  webstoreId?: string | undefined
  /** Before `/services/data`; empty when not said. */
  basePath?: string | undefined
  /** Before `/webruntime/module`, where the token of signed-in writes comes from; empty when not said. */
  sitePath?: string | undefined
  /** `de` when not said. */
  locale?: PlatformSettings['locale'] | undefined
  /** How server methods are asked: `path` when not said; a deployed site wants `execute`. */
  apexTransport?: PlatformSettings['apexTransport'] | undefined
  /** In every path of commerce calls, records, search engine properties and server methods; `v64.0` when not said. */
  apiVersion?: string | undefined
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined
  /** Milliseconds until an answer counts as lost; 15 s when not said. */
  timeout?: number | undefined
  /** The account that the shopper acts for; blank and `000000000000000` mean none. */
  effectiveAccountId?: (() => string | undefined | Promise<string | undefined>) | undefined
  /** When the page knows it better than the last session context. */
  signedIn?: (() => boolean | undefined) | undefined
}

export interface Platform {
  commerce: Commerce
  /** The shop's server methods; their code is fetched when the first is called. */
  methods: Methods
  /** The record interface; its code is fetched when it is first used. */
  records: Records
  cache: Cache
  /** What the shop needs, in its own words. */
  gateways: Gateways
}

const usualSettings = ({
  webstoreId = '',
  basePath = '',
  sitePath = '',
  locale = 'de',
  apexTransport = 'path',
}: PlatformOptions): PlatformSettings => ({
  webstoreId,
  communityId: '',
  apiBasePath: basePath,
  sitePath,
  apexTransport,
  locale,
  subsidiaryCode: '23',
})

/**
 * The clients of the platform, joined; runs in Node as in a browser (specification, sections 7 to 9).
 * @param options no more than a fetch and a webstoreId are needed; cookies are the fetch's own affair
 * @returns clients whose calls throw PlatformError for a world that is broken or refuses
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { fetch, settings = () => usualSettings(options), clock, timeout, effectiveAccountId, signedIn } = options
  const version = options.apiVersion ?? apiVersion
  let lastSession: boolean | undefined
  const cache = createCache({ clock })
  const http = createHttp({ fetch, settings, timeout, signedIn: () => signedIn?.() ?? lastSession })
  // The one place that knows the version of the data API: whoever asks it gives what comes after.
  const data: Http = { ...http, api: (request) => http.api({ ...request, path: `/services/data/${version}${request.path}` }) }
  const onSession = (body: unknown) => {
    lastSession = (body as { guestUser?: unknown } | undefined)?.guestUser === false
  }
  const commerce = createCommerce({ http: data, cache, settings, effectiveAccountId, onSession })
  const methods = later<Methods>(() =>
    import('./methods/methods.js').then(({ createMethods }) => createMethods({ http, apiVersion: version, cache, settings })),
  )
  const records = later<Records>(() =>
    import('./records/records.js').then(({ createRecords }) => createRecords({ http: data, cache, clock })),
  )
  const forgetSession = () => {
    lastSession = undefined
    http.forgetToken()
  }
  return {
    commerce,
    methods,
    records,
    cache,
    gateways: createGateways({ commerce, methods, records: async () => records, cache, settings, forgetSession, clock }),
  }
}
