import type { Call, Route } from './call.js'
import { type Fault, faultsOf } from './reference/check.js'
import { payment, paymentBefore } from './reference/checkouts.js'
import { documented } from './reference/documented.js'
import { endpointOf } from './reference/endpoints.js'
import { Refusal } from './world/refusal.js'

const writes = ['POST', 'PUT', 'PATCH']

/**
 * Refuses, in a strict sandbox and before anybody looks at the call, a resource that this organisation or this version does
 * not have, and a body or a query that the reference would not take.
 * @throws {Refusal}
 */
export async function judge(route: Route, call: Call): Promise<void> {
  if (!call.strict) return
  const known = endpointOf(route.method, route.path)
  if (!known) return
  if (known.extension && !call.extensions.has(known.extension))
    throw known.until === undefined
      ? new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist')
      : new Refusal(410, 'GONE', `The requested resource was retired after version ${known.until}.0`)
  if (known.query) {
    const said = Object.fromEntries([...call.query].filter(([name]) => Object.hasOwn(known.query?.members ?? {}, name)))
    refuse(faultsOf(known.query, said, call.extensions))
  }
  if (!known.body || !writes.includes(known.method)) return
  const body = await call.body()
  const shape = known.body === payment && call.extensions.has('client-request') ? paymentBefore : known.body
  if (shape !== 'none') return refuse(faultsOf(shape, body, call.extensions))
  if (Object.keys(body).length > 0) throw new Refusal(400, 'JSON_PARSER_ERROR', `${known.resource} takes no request body.`)
}

function refuse([first]: readonly Fault[]): void {
  if (first) throw new Refusal(400, first.errorCode, first.message, first.field === undefined ? {} : { field: first.field })
}

/** An answer as the reference has it. */
export async function told(route: Route, call: Call, answer: Response): Promise<Response> {
  const shape = call.strict ? endpointOf(route.method, route.path)?.answer : undefined
  if (!shape || (!answer.ok && answer.status !== 422) || !answer.headers.get('Content-Type')?.includes('json')) return answer
  const { status, headers } = answer
  return new Response(JSON.stringify(documented(shape, await answer.json(), call.extensions)), { status, headers })
}
