import type { Gateways } from '../domain/gateways.js'
import { lazy } from '../domain/lazy.js'
import { createClients, type ClientOptions } from './clients.js'
import { createGateways } from './gateways/gateways.js'

/** Creates a page's gateways to the platform: the code of each loads when the page first wants it. */
export function createPageGateways(options: ClientOptions): Gateways {
  const clients = createClients(options)
  return createGateways({
    ...clients,
    methods: lazy(() => import('./methods/methods.js').then(({ createMethods }) => createMethods(clients))),
    records: lazy(() => import('./records/records.js').then(({ createRecords }) => createRecords({ ...clients, http: clients.data }))),
  })
}
