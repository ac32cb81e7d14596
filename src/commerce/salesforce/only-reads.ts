import type { CommerceRow } from './commerce/row.js'
import { commerceRows } from './commerce/rows.js'
import { type MethodRow, methodRows } from './methods/methods.js'

/** Ends of the addresses that are posted to and change nothing: the platform searches and prices by POST. */
const readings = [
  ...Object.values<CommerceRow>(commerceRows).flatMap((row) => (row.method === 'POST' && row.asks ? row.path : [])),
  ...Object.entries<MethodRow>(methodRows).flatMap(([name, row]) => (row.read ? `/${name}` : [])),
]

/**
 * Returns true for a request that changes nothing at the platform, as the tables of calls and methods say.
 * @param body of the request, as text: `apex/execute` says its method there
 */
export function onlyReads(method: string, pathname: string, body: unknown): boolean {
  if (method === 'GET') return true
  const end = pathname.endsWith('/apex/execute') && typeof body === 'string' ? `/${JSON.parse(body).method}` : pathname
  return method === 'POST' && readings.some((reading) => end.endsWith(reading))
}
