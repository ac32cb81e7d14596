import type { FieldValue } from './record-state.js'
import type { Thing } from './record-things.js'
import { Refusal } from '../refusal.js'

export interface ListWishes {
  sortBy?: readonly string[]
  searchTerm?: string
  where?: string
}

/** Returns the records that are searched for, in the requested order; by name when none is requested. */
export function arranged(things: readonly Thing[], { sortBy = [], searchTerm = '', where = '' }: ListWishes): Thing[] {
  const looked = searchTerm.trim().toLowerCase()
  const found = things.filter((thing) => contains(thing, looked)).filter(conditionOf(where))
  const fallback = things[0]?.object.nameField ?? 'Name'
  return found.sort(byFields(sortBy.length > 0 ? sortBy : [fallback]))
}

const contains = ({ fields }: Thing, looked: string) =>
  looked === '' || Object.values(fields).some((value) => typeof value === 'string' && value.toLowerCase().includes(looked))

const operators: Readonly<Record<string, (left: FieldValue, right: FieldValue) => boolean>> = {
  eq: (left, right) => left === right,
  ne: (left, right) => left !== right,
  gt: (left, right) => left !== null && right !== null && left > right,
  lt: (left, right) => left !== null && right !== null && left < right,
  like: (left, right) =>
    String(left ?? '')
      .toLowerCase()
      .includes(String(right).replaceAll('%', '').toLowerCase()),
}

/** `{Name:{eq:"A"}}`: of the platform's language one condition only. */
function conditionOf(where: string): (thing: Thing) => boolean {
  if (where.trim() === '') return () => true
  const [, field = '', operator = '', value = ''] =
    /^\s*\{\s*(\w+)\s*:\s*\{\s*(\w+)\s*:\s*("[^"]*"|-?[\d.]+|true|false|null)\s*\}\s*\}\s*$/.exec(where) ?? []
  const compare = Object.hasOwn(operators, operator) ? operators[operator] : undefined
  if (!compare) throw new Refusal(400, 'INVALID_QUERY_FILTER_OPERATOR', `The sandbox does not understand this condition: ${where}`)
  const right = JSON.parse(value) as FieldValue
  return ({ fields }) => compare(fields[field] ?? null, right)
}

function byFields(names: readonly string[]) {
  const rules = names.map((name) => ({ field: name.replace(/^-/, '').split('.').at(-1) ?? '', sign: name.startsWith('-') ? -1 : 1 }))
  return (left: Thing, right: Thing): number => {
    for (const { field, sign } of rules) {
      const order = compared(left.fields[field] ?? null, right.fields[field] ?? null)
      if (order !== 0) return order * sign
    }
    return left.id < right.id ? -1 : 1
  }
}

function compared(left: FieldValue, right: FieldValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left ?? '').localeCompare(String(right ?? ''), 'de')
}
