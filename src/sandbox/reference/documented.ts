import type { ExtensionName } from './extensions.js'
import { isListOf } from './check.js'
import { isBody, type Type } from './shape.js'

/** Fields of a custom kind that the specification itself names (section 7): no extension. */
const statedFields = ['EnterpriseMarketingPartID_t__c']

/** An answer as the reference has it: members that it does not name are left out, unless their extension is on. */
export function documented(type: Type, value: unknown, on: ReadonlySet<ExtensionName>): unknown {
  if (value === null || value === undefined || typeof type === 'string') return type === 'Fields' ? knownFields(value, on) : value
  if (isListOf(type)) return Array.isArray(value) ? value.map((one: unknown) => documented(type[0], one, on)) : value
  if (!isBody(value)) return value
  const entries = Object.entries(value)
  if ('mapOf' in type) return Object.fromEntries(entries.map(([name, one]) => [name, documented(type.mapOf, one, on)]))
  return Object.fromEntries(
    entries.flatMap(([name, one]) => {
      const member = Object.hasOwn(type.members, name) ? type.members[name] : undefined
      if (member && (!member.extension || on.has(member.extension))) return [[name, documented(member.type, one, on)]]
      return type.open?.test(name) ? [[name, one]] : []
    }),
  )
}

function knownFields(value: unknown, on: ReadonlySet<ExtensionName>): unknown {
  if (!isBody(value) || on.has('product-fields')) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !name.endsWith('__c') || statedFields.includes(name)))
}
