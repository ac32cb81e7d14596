import type { Gateways, ShopSettings } from '../shop/gateways.js'
import { type Cache, createCache } from './cache.js'
import { type Commerce, createCommerce } from './commerce.js'
import { createGateways } from './gateway.js'
import { createHttp } from './http.js'
import { later } from './later.js'
import type { Methods } from './methods.js'
import type { Records } from './records.js'

export type PlatformSettings = Pick<
  ShopSettings,
  'webstoreId' | 'apiBasePath' | 'sitePath' | 'apexTransport' | 'locale' | 'subsidiaryCode'
>

export interface PlatformOptions {
  fetch: typeof globalThis.fetch
  /** Read for every call, so that they may still change. Who says none says the next two. */
  settings?: (() => PlatformSettings) | undefined
  webstoreId?: string | undefined
  /** Before `/services/data`; empty when not said. */
  basePath?: string | undefined
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
  methods: Methods
  /** The record interface; its code is fetched when it is first used. */
  records: Records
  cache: Cache
  gateways: Gateways
}

const usualSettings = ({ webstoreId = '', basePath = '' }: PlatformOptions): PlatformSettings =>
  ({ webstoreId, apiBasePath: basePath, sitePath: '', apexTransport: 'path', locale: 'de', subsidiaryCode: '23' })

/** The clients of the platform, joined; runs in Node as in a browser. */
export function createPlatform(options: PlatformOptions): Platform {
  const { fetch, settings = () => usualSettings(options), clock, timeout, effectiveAccountId, signedIn } = options
  let lastSession: boolean | undefined
  const cache = createCache({ clock })
  const http = createHttp({ fetch, settings, timeout, signedIn: () => signedIn?.() ?? lastSession })
  const onSession = (body: unknown) => {
    lastSession = (body as { guestUser?: unknown } | undefined)?.guestUser === false
  }
  const commerce = createCommerce({ http, cache, settings, effectiveAccountId, onSession })
  const methods = later<Methods>(() => import('./methods.js').then(({ createMethods }) => createMethods({ http, cache, settings })))
  const records = later<Records>(() => import('./records.js').then(({ createRecords }) => createRecords({ http, cache, clock })))
  const forgetSession = () => {
    lastSession = undefined
    http.forgetToken()
  }
  return { commerce, methods, records, cache, gateways: createGateways({ commerce, methods, records: async () => records, cache, settings, forgetSession, clock }) }
}
