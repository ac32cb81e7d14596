import type { Cache } from './cache.js'
import { createClients, type PlatformOptions, type PlatformSettings } from './clients.js'
import type { Commerce } from './commerce/commerce.js'
import { createPlainGateways, type PlainGateways } from './gateways/plain-gateways.js'
import { createMethods, type Methods } from './methods/methods.js'
import { createRecords, type Records } from './records/records.js'
import { recordRows } from './records/table.js'
import { endpointNamed } from './endpoint-named.js'

export interface Platform {
  commerce: Commerce
  /** The shop's server methods. */
  methods: Methods
  /** The record interface. */
  records: Records
  cache: Cache
  /** The shop's gateways, in the shop's own types. */
  gateways: PlainGateways
}

/**
 * Creates the clients of the platform, joined; runs in Node as in a browser (specification, sections 7 to 9).
 * @param options no more than a fetch and a webstoreId are needed; cookies are the fetch's own affair
 * @returns clients whose calls throw PlatformError for a world that is broken or refuses
 * @example
 * ```ts
 * import { createPlatform } from '@vitrine/blocks/platform'
 *
 * const { records } = createPlatform({ fetch, webstoreId: '0ZE000000000001GAA', basePath: '/webruntime/api', locale: 'de' })
 * const account = await records.getRecord({ recordId: '001000000000001AAA', fields: ['Account.Name'] })
 * const unsubscribe = account?.subscribe(({ state, data }) => console.log(state, data))
 * ```
 */
export function createPlatform(options: PlatformOptions): Platform {
  const clients = createClients({ ...options, settings: options.settings ?? (() => defaultSettings(options)) })
  const { commerce, cache } = clients
  const methods = createMethods(clients)
  const records = createRecords({ ...clients, http: clients.data })
  const gateways = createPlainGateways({ ...clients, methods, records })
  return { commerce, methods, records: refusingOthers(records), cache, gateways }
}

const defaultSettings = ({
  webstoreId = '',
  basePath = '',
  sitePath = '',
  locale = 'de',
  apexTransport = 'path',
  credentials,
  names,
}: PlatformOptions): PlatformSettings => ({
  webstoreId,
  communityId: '',
  apiBasePath: basePath,
  sitePath,
  apexTransport,
  locale,
  subsidiaryCode: '23',
  ...(credentials && { credentials }),
  ...(names && { names }),
})

/** Names the calls there are to a caller without types who asks for an unknown one. */
function refusingOthers(records: Records): Records {
  const refuse = (name: string) => async () => endpointNamed(recordRows, name, 'record call')
  return new Proxy(records, {
    get: (calls, name) => {
      // `await` looks up `then` on the records to see if they are a promise.
      const isOther = typeof name === 'string' && name !== 'then' && !(name in calls)
      return isOther ? refuse(name) : Reflect.get(calls, name)
    },
  })
}
