import type { Channels } from '../manifests/blocks-json.js'

/** Properties by which a schema of valibot describes itself. */
interface Schema {
  type: string
  entries?: Readonly<Record<string, Schema>>
  options?: readonly (Schema | string)[]
  literal?: unknown
  item?: Schema
  wrapped?: Schema
}

/** Returns a channel as lines of the public surface: itself, and every member of its message. */
export function channelLines({ name, retain, schema }: Channels[number]): [string, string][] {
  const base = `channel ${name}`
  return [[base, retain ? 'retained' : 'not retained'], ...shapes(schema as unknown as Schema, base)]
}

function shapes(schema: Schema, base: string): [string, string][] {
  if (schema.type === 'object')
    return Object.entries(schema.entries ?? {}).map(([member, inner]) => [`${base} message.${member}`, textOf(inner)])
  if (schema.type === 'union') return (schema.options as Schema[]).map((option) => [`${base} message ${textOf(option)}`, ''])
  return [[`${base} message`, textOf(schema)]]
}

function textOf(schema: Schema): string {
  switch (schema.type) {
    case 'object':
      return `{ ${Object.entries(schema.entries ?? {})
        .map(([name, inner]) => `${name}: ${textOf(inner)}`)
        .join('; ')} }`
    case 'union':
      return (schema.options as Schema[]).map(textOf).join(' | ')
    case 'picklist':
      return (schema.options as string[]).map((option) => `'${option}'`).join(' | ')
    case 'literal':
      return JSON.stringify(schema.literal)
    case 'array':
      return `(${schema.item ? textOf(schema.item) : 'unknown'})[]`
    case 'optional':
      return `${schema.wrapped ? textOf(schema.wrapped) : 'unknown'} | undefined`
    default:
      return schema.type
  }
}
