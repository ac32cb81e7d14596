import type { Schema } from '../../src/tools/manifests/blocks-schema.js'

const understood = new Set([
  '$schema',
  '$id',
  '$ref',
  '$defs',
  'title',
  'description',
  'type',
  'const',
  'enum',
  'pattern',
  'minimum',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'anyOf',
])

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isEntries,
}

function isEntries(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with a value, by its place; a word of the schema that is not understood throws. */
export function complaints(value: unknown, schema: Schema, root: Schema = schema, at = ''): string[] {
  const strange = Object.keys(schema).filter((word) => !understood.has(word))
  if (strange.length > 0) throw new Error(`This check does not understand ${strange.join(', ')}.`)
  if (schema.$ref) return complaints(value, root.$defs![schema.$ref.replace('#/$defs/', '')]!, root, at)
  if (schema.anyOf) {
    const tries = schema.anyOf.map((each) => complaints(value, each, root, at))
    return tries.some((each) => each.length === 0)
      ? []
      : [`${at}: fits none of ${tries.length}: ${tries.map((each) => each[0]).join(' / ')}`]
  }
  return [...ownComplaints(value, schema, at), ...innerComplaints(value, schema, root, at)]
}

function ownComplaints(value: unknown, schema: Schema, at: string): string[] {
  return [
    schema.type && !kinds[schema.type]!(value) ? `${at}: is no ${schema.type}` : '',
    schema.const !== undefined && value !== schema.const ? `${at}: is not ${schema.const}` : '',
    schema.enum && !schema.enum.includes(value as string) ? `${at}: is none of ${schema.enum.join(', ')}` : '',
    schema.pattern && typeof value === 'string' && !new RegExp(schema.pattern, 'u').test(value)
      ? `${at}: does not match ${schema.pattern}`
      : '',
    schema.minimum !== undefined && typeof value === 'number' && value < schema.minimum ? `${at}: is below ${schema.minimum}` : '',
  ].filter(Boolean)
}

function innerComplaints(value: unknown, schema: Schema, root: Schema, at: string): string[] {
  if (Array.isArray(value))
    return schema.items ? value.flatMap((each, index) => complaints(each, schema.items!, root, `${at}/${index}`)) : []
  if (!isEntries(value)) return []
  const entries = value as Record<string, unknown>
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(entries, name)).map((name) => `${at}: lacks ${name}`)
  return [
    ...missing,
    ...Object.entries(entries).flatMap(([name, each]) => {
      const known = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
      if (known) return complaints(each, known, root, `${at}/${name}`)
      if (schema.additionalProperties === false) return [`${at}: may not have ${name}`]
      return typeof schema.additionalProperties === 'object' ? complaints(each, schema.additionalProperties, root, `${at}/${name}`) : []
    }),
  ]
}
