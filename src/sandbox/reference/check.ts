import { type Body, isBody, type Kind, type Member, type Shape, type Type } from './shape.js'
import type { ExtensionName } from './extensions.js'

/** The platform's own error entry. */
export interface Fault {
  errorCode: string
  message: string
  field?: string
}

/** Returns the faults for which the platform would refuse a body; it reports the first one. */
export const faultsOf = (shape: Shape, body: Body, on: ReadonlySet<ExtensionName>): Fault[] => bodyFaults(shape, body, on, '')

function bodyFaults(shape: Shape, body: Body, on: ReadonlySet<ExtensionName>, path: string): Fault[] {
  const known = (name: string): Member | undefined => {
    const member = Object.hasOwn(shape.members, name) ? shape.members[name] : undefined
    return member?.extension && !on.has(member.extension) ? undefined : member
  }
  const said = Object.entries(body).flatMap(([name, value]) => {
    const member = known(name)
    if (member) return memberFaults(member, value, on, `${path}${name}`)
    return shape.open?.test(name)
      ? []
      : [{ errorCode: 'JSON_PARSER_ERROR', message: `Unrecognized field "${path}${name}" in ${shape.name}` }]
  })
  const missing = Object.entries(shape.members).filter(([name, { required }]) => required && (body[name] ?? null) === null)
  return [
    ...said,
    ...missing.map(([name]) => ({
      errorCode: 'REQUIRED_FIELD_MISSING',
      message: `Required fields are missing: [${path}${name}]`,
      field: name,
    })),
    ...(shape.rules ?? []).filter(({ holds }) => !holds(body)).map(({ message }) => ({ errorCode: 'INVALID_API_INPUT', message: message })),
  ]
}

function memberFaults({ type, values }: Member, value: unknown, on: ReadonlySet<ExtensionName>, path: string): Fault[] {
  if (value === null || value === undefined) return []
  const faults = typeFaults(type, value, on, path)
  if (faults.length > 0 || !values || values.includes(String(value))) return faults
  return [{ errorCode: 'INVALID_API_INPUT', message: `${path} must be one of ${values.join(', ')}.`, field: path }]
}

function typeFaults(type: Type, value: unknown, on: ReadonlySet<ExtensionName>, path: string): Fault[] {
  if (typeof type === 'string') return isOfKind[type](value) ? [] : [wrongType(path, type)]
  if (isListOf(type)) {
    if (!Array.isArray(value)) return [wrongType(path, 'List')]
    return value.flatMap((one: unknown, place) => typeFaults(type[0], one, on, `${path}[${place}]`))
  }
  if (!isBody(value)) return [wrongType(path, 'Object')]
  if ('mapOf' in type) return Object.entries(value).flatMap(([name, one]) => typeFaults(type.mapOf, one, on, `${path}.${name}`))
  return bodyFaults(type, value, on, `${path}.`)
}

const wrongType = (path: string, wanted: string): Fault => ({
  errorCode: 'JSON_PARSER_ERROR',
  message: `Cannot deserialize the value of "${path}": ${wanted} expected`,
})

export const isListOf = (type: Type): type is readonly [Type] => Array.isArray(type)

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isOfKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  String: (value) => isText(value) || isNumber(value),
  Integer: (value) => Number.isInteger(value) || (isText(value) && /^-?\d+$/.test(String(value))),
  Boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  Decimal: (value) => isNumber(value) || (isText(value) && /^-?\d+(\.\d+)?$/.test(String(value))),
  Any: () => true,
  Fields: isBody,
}
