import type { ExtensionName } from './extensions.js'
import type { Shape, Type } from './shape.js'

/**
 * `documented`: published by Salesforce. `stated`: named by the specification of this shop, and by nothing published.
 * `own`: made for this shop, part of an extension.
 */
export type Certainty = 'documented' | 'stated' | 'own'

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/commerce/webstores/{webstoreId}`, or from `/` on. */
  path: string
  /** The page of the reference, by its title. */
  resource: string
  /** The API version that brought it. */
  since: number
  /** The last one that had it. */
  until?: number
  certainty: Certainty
  /** Only there when it is on. */
  extension?: ExtensionName
  /** Shape of the query; its members are texts. */
  query?: Shape
  /** `none`: the reference says that it takes no body. Absent: any body, as it is not ours to judge. */
  body?: Shape | 'none'
  answer?: Type
  /**
   * Published of the answer: an example as JSON unless said, `table` is a table of members only, `nothing` not even that
   * (its members are then the specification's).
   */
  printed?: 'table' | 'nothing'
  /** Required where nothing of ours asks: the reason why the sandbox has it. */
  because?: string
}

type Facts = Omit<Endpoint, 'method' | 'path' | 'resource' | 'since' | 'certainty'> & Partial<Pick<Endpoint, 'certainty'>>

/** `endpoint('POST carts', 'Commerce Webstore Carts', 49, {…})` */
export function endpoint(call: `${Endpoint['method']} ${string}`, resource: string, since: number, facts: Facts = {}): Endpoint {
  const [method, path = ''] = call.split(' ') as [Endpoint['method'], string]
  return { method, path, resource, since, certainty: 'documented', ...facts }
}

/** Names in a path do not count, their places do: `carts/{}/cart-items`. */
export const keyOf = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/:\w+|\{\w+\}/g, '{}')}`
