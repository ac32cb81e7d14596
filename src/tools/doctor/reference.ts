import { keyOf } from '../../sandbox/reference/endpoint.js'
import { endpoints } from '../../sandbox/reference/endpoints.js'
import { isListOf } from '../../sandbox/reference/check.js'
import { isBody, type Kind, type Member, type Type } from '../../sandbox/reference/shape.js'
import type { Difference } from './report.js'

export interface Compared {
  /** Members of another kind than the reference prints. */
  differs: readonly Difference[]
  /** Members that the reference of our version does not name. */
  beyond: readonly string[]
}

/**
 * Compares an answer with the published reference, member by member. A member that is null or absent is as documented: the
 * reference leaves both open.
 * @param call as in the reference: `GET carts/{cart}/cart-items`, below the store
 */
export function compareWithReference(call: string, body: unknown): Compared {
  const [method = '', path = ''] = call.split(' ')
  const key = keyOf(method, path)
  const answer = endpoints.find((each) => keyOf(each.method, each.path) === key)?.answer
  if (!answer) throw new RangeError(`The reference has no answer for ${call}.`)
  const differs = new Map<string, Difference>()
  const beyond = new Set<string>()
  compare(answer, body, '', { differs, beyond })
  return { differs: [...differs.values()], beyond: [...beyond] }
}

interface Found {
  differs: Map<string, Difference>
  beyond: Set<string>
}

function compare(type: Type, value: unknown, member: string, found: Found): void {
  if (value === null || value === undefined) return
  const differs = (expected: string) => {
    const name = member || 'the answer'
    if (!found.differs.has(name)) found.differs.set(name, { member: name, expected, is: kindOf(value) })
  }
  if (typeof type === 'string') return void (isOfKind(type, value) || differs(kindNames[type]))
  if (isListOf(type)) {
    if (!Array.isArray(value)) return differs('a list')
    for (const one of value) compare(type[0], one, `${member}[]`, found)
    return
  }
  if (!isBody(value)) return differs('an object')
  const below = (name: string): string => (member ? `${member}.${name}` : name)
  if ('mapOf' in type) {
    for (const one of Object.values(value)) compare(type.mapOf, one, below('*'), found)
    return
  }
  for (const [name, one] of Object.entries(value)) {
    const known = Object.hasOwn(type.members, name) ? type.members[name] : undefined
    if (known) {
      compare(known.type, one, below(name), found)
      compareWithValues(known, one, below(name), found)
    } else if (!type.open?.test(name)) found.beyond.add(below(name))
  }
}

/** A word that the reference does not list is no other kind, but one that this version does not have. */
function compareWithValues({ values }: Member, value: unknown, member: string, { differs }: Found): void {
  if (!values || typeof value !== 'string' || values.includes(value) || differs.has(member)) return
  differs.set(member, { member, expected: `one of ${values.join(', ')}`, is: 'another text' })
}

const kindNames: Readonly<Record<Kind, string>> = {
  String: 'a text',
  Integer: 'a whole number',
  Boolean: 'true or false',
  Decimal: 'a number',
  Any: 'anything',
  Fields: 'an object',
}

/** A text may come as a number and the other way round, as the reference's own examples have it. */
function isOfKind(kind: Kind, value: unknown): boolean {
  if (kind === 'Any') return true
  if (kind === 'Fields') return isBody(value)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  if (kind === 'Boolean') return typeof value === 'boolean' || text === 'true' || text === 'false'
  if (text === undefined) return false
  if (kind === 'String') return true
  return kind === 'Integer' ? /^-?\d+(\.0+)?$/.test(text) : /^-?\d+(\.\d+)?$/.test(text)
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return value === '' ? 'an empty text' : 'a text'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
