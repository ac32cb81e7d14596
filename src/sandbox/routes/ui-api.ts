import { answerJson } from '../answers.js'
import { type Answer, type Call, isRecord, type Method, normalId, type Route } from '../call.js'
import { objectNamed, type ObjectFacts } from '../world/records/record-objects.js'
import { RecordRefusal } from '../world/records/record-changes.js'
import { type Thing, thingById, type Viewer } from '../world/records/record-things.js'
import { illegalParameter, notFound, Refusal } from '../world/refusal.js'

/** A route of the record interface. */
export const uiRoute = (method: Method, path: string, answer: Answer): Route => ({
  method,
  path: `/services/data/:version/ui-api/${path}`,
  answer: (call) => refusing(() => answer(call)),
})

/** A route that answers with what is made of the call. */
export const uiRead = (path: string, body: (call: Call) => unknown): Route => uiRoute('get', path, (call) => answerJson(body(call)))

/** A read whose parameters stand in the body. */
export const uiAsk = (path: string, body: (call: Call, input: Record<string, unknown>) => unknown): Route =>
  uiRoute('post', path, async (call) => answerJson(body(call, await call.body())))

/** Writes of records are refused with an object of their own (contracts, 1.6). */
async function refusing(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof RecordRefusal) return answerJson(error.toBody(), { status: error.status })
    throw error
  }
}

export const viewerOf = ({ world, caller }: Call): Viewer => ({ world, customer: caller.customer })

export function objectOf(call: Call, name = call.param('object')): ObjectFacts {
  const object = objectNamed(name)
  if (!object || isUnknownHere(call, object)) throw new Refusal(400, 'INVALID_TYPE', `The object '${name}' does not exist.`)
  return object
}

/** Custom objects are there where somebody made them. */
const isUnknownHere = ({ extensions }: Call, { apiName }: ObjectFacts): boolean => apiName.endsWith('__c') && !extensions.has('records')

/** An id of 15 or 18 characters, with 18. */
export function idIn(id: string): string {
  if (!/^[0-9A-Za-z]{15}([0-9A-Za-z]{3})?$/.test(id)) throw new Refusal(400, 'INVALID_ID_FIELD', `Invalid ID: ${id}`)
  return normalId(id)
}

export function thingOf(call: Call, id: string): Thing {
  const thing = thingById(viewerOf(call), idIn(id))
  if (!thing || isUnknownHere(call, thing.object)) throw notFound()
  return thing
}

export const listIn = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** A list in a body is an array, or one text. */
export const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String)

export interface BatchResult {
  statusCode: number
  result: unknown
}

/** The members of a batch, each with its own outcome. */
export function batchOf<One>(all: readonly One[], answer: (one: One) => unknown): BatchResult[] {
  return all.map((one) => {
    try {
      return { statusCode: 200, result: answer(one) }
    } catch (error) {
      return failedMember(error)
    }
  })
}

export function failedMember(error: unknown): BatchResult {
  if (error instanceof Refusal) return { statusCode: error.status, result: error.toEntries() }
  // Also where a call by itself would be refused with an object (contracts, 1.6).
  if (error instanceof RecordRefusal) return { statusCode: error.status, result: error.problems }
  throw error
}

export const withErrors = (results: readonly BatchResult[]) => ({ hasErrors: results.some(({ statusCode }) => statusCode >= 400), results })

export interface Page<One> {
  shown: readonly One[]
  size: number
  token: string
  next: string | null
  previous: string | null
}

/** Page tokens are offsets (contracts, 5.4). */
export function pageOf<One>(
  all: readonly One[],
  { pageSize, pageToken }: { pageSize?: unknown; pageToken?: unknown },
  usual: number,
  most = 2000,
): Page<One> {
  const size = numberIn('pageSize', pageSize ?? usual, { least: 1, most })
  const from = numberIn('pageToken', pageToken ?? 0, { least: 0, most: 2000 })
  const next = from + size < all.length ? String(from + size) : null
  return {
    shown: all.slice(from, from + size),
    size,
    token: String(from),
    next,
    previous: from === 0 ? null : String(Math.max(0, from - size)),
  }
}

export function numberIn(name: string, value: unknown, { least, most }: { least: number; most: number }): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most) throw illegalParameter(name, String(value))
  return number
}

/** Returns the query's parameters, by name. */
export const queryOf = ({ query }: Call): Record<string, string> => Object.fromEntries([...query].filter(([name]) => name !== '__proto__'))

export const recordIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
