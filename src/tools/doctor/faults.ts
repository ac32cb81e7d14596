import type { PlatformError } from '../../commerce/salesforce/errors.js'
import { apiVersion } from '../../commerce/salesforce/index.js'

/** The last answer, as far as it helps to say why it was not understood. */
export interface Seen {
  status: number
  type: string
  milliseconds: number
}

interface Fault {
  said: string
  todo?: string
}

const byStatus: Readonly<Record<number, Fault>> = {
  401: {
    said: 'guests are kept out, or the session has expired',
    todo: 'Guest access: let guests see the site (Experience Builder, Settings, General) and browse the store (Commerce, Settings, Store).',
  },
  403: { said: 'guests may not do this', todo: 'The permissions of the guest user: objects, fields and Apex classes that the shop reads.' },
  404: { said: 'there is no such address' },
  409: { said: 'it conflicts with another request; ask again' },
  410: { said: 'it is retired there', todo: `The API version: this library speaks ${apiVersion}.` },
  429: { said: 'too many requests; ask again in a moment', todo: 'The request limit of the site, when this stays so.' },
  503: { said: 'too many requests, or maintenance; ask again later' },
}

/** Describes a fault in words for the people who run the site. */
export function faultOf({ status, code, message }: PlatformError, seen: Seen | undefined, timeout: number): Fault {
  if (code === 'TIMEOUT') return { said: `no answer within ${timeout / 1000} s` }
  if (code === 'OFFLINE') return { said: 'the connection broke before the answer had come' }
  if (code === 'NOT_JSON' && seen?.type.includes('html')) {
    return {
      said: `${status}, a page of HTML where JSON belongs`,
      todo: 'The base path, or what keeps this path from the platform: a proxy, a login page.',
    }
  }
  if (code === 'NOT_JSON') return { said: `${status}, but the answer is malformed: no JSON, or cut short` }
  const known: Fault = byStatus[status] ?? { said: status >= 500 ? 'the platform failed' : message }
  return { ...known, said: `${status} ${code}: ${known.said}` }
}
