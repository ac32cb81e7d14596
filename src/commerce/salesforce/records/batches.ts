import { array, number, unknown } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { HttpRequest } from '../http.js'
import { rowOf } from './facts.js'
import { type Values, WrongValue } from './parameters.js'
import { type Prepared, prepare } from './prepare.js'
import type { Each, RecordCall } from './table.js'

export interface BatchItem {
  statusCode: number
  result: unknown
}

export const batchShape = object({ results: array(object({ statusCode: number(), result: unknown() })) })

export const isGood = ({ statusCode }: BatchItem) => statusCode >= 200 && statusCode < 300

export const batchOf = (results: BatchItem[]) => ({ hasErrors: !results.every(isGood), results })

/** Returns true when an answer that could not be taken apart has members that failed. */
export function hasFailures(body: unknown): boolean {
  const { results } = (body ?? {}) as { results?: unknown }
  return Array.isArray(results) && !results.every((item: BatchItem | null) => item !== null && isGood(item))
}

/** Returns the list of the configuration that has the members; none when several do. */
function eachOf(prepared: Prepared): Each | undefined {
  const { each, orEach } = rowOf(prepared)
  const said = [each, orEach].flatMap((one) => (one && prepared.config[one.list] !== undefined ? [one] : []))
  return said.length === 1 ? said[0] : undefined
}

const membersKnown = new WeakMap<Prepared, Prepared[]>()

/**
 * The members of a batch, each as a call of its own; undefined when it is none.
 * @throws WrongValue
 */
export function membersOf(prepared: Prepared): Prepared[] | undefined {
  const each = eachOf(prepared)
  if (!each) return undefined
  const list = prepared.config[each.list] as readonly unknown[]
  const members = membersKnown.get(prepared) ?? list.map((one) => memberOf(prepared, each, one))
  membersKnown.set(prepared, members)
  return members
}

function memberOf({ name, config }: Prepared, { call, list, as }: Each, one: unknown): Prepared {
  const { [list]: _, ...rest } = config
  const member = prepare(call as RecordCall, { ...rest, ...memberConfig(as, one) })
  if (!member) throw new WrongValue('INVALID_CONFIG: a member of the batch lacks something.')
  if (call !== name) return member
  // The platform has no call for one alone.
  const { each: _each, orEach: _orEach, ...row } = rowOf(member)
  return { ...member, row, key: `${member.key} alone` }
}

function memberConfig(as: string | undefined, one: unknown): Values {
  if (as === undefined) return one as Values
  const names = as.split('.')
  const values = names.length === 1 ? [one] : String(one).split('.')
  return Object.fromEntries(names.map((name, place) => [name, values[place] ?? '']))
}

/** The same call for some of its members only. */
export function requestFor(prepared: Prepared, places: readonly number[]): HttpRequest {
  const each = eachOf(prepared)
  const list = each ? (prepared.config[each.list] as readonly unknown[]) : []
  const some = each && prepare(prepared.name, { ...prepared.config, [each.list]: places.map((place) => list[place]) })
  return some?.request ?? prepared.request
}
