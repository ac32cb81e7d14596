/** The part of JSON Schema (draft 2020-12) that describes the inputs of actions: agents read it, and `inputProblems` checks it. */
export type InputSchema = ObjectSchema | ArraySchema | StringSchema | NumberSchema

interface Described {
  description?: string
}

export interface ObjectSchema extends Described {
  type: 'object'
  properties: Readonly<Record<string, InputSchema>>
  required?: readonly string[]
  additionalProperties: false
}

export interface ArraySchema extends Described {
  type: 'array'
  items: InputSchema
  minItems?: number
  maxItems: number
}

export interface StringSchema extends Described {
  type: 'string'
  minLength?: number
  maxLength: number
  enum?: readonly string[]
}

export interface NumberSchema extends Described {
  type: 'integer'
  minimum: number
  maximum: number
}

/** One thing that is wrong with an input. */
export interface InputProblem {
  /** A JSON pointer (RFC 6901) such as `/lines/0/quantity`; empty for the input itself. */
  path: string
  message: string
}

/** Returns what is wrong with an input, in English for the log and for agents; nothing where it fits the schema. */
export function inputProblems(schema: InputSchema, value: unknown, path = ''): readonly InputProblem[] {
  switch (schema.type) {
    case 'object':
      return objectProblems(schema, value, path)
    case 'array':
      return arrayProblems(schema, value, path)
    case 'string':
      return stringProblems(schema, value, path)
    case 'integer': {
      const { minimum, maximum } = schema
      const fits = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
      return fits ? [] : [{ path, message: `must be a whole number from ${minimum} to ${maximum}` }]
    }
  }
}

function objectProblems({ properties, required = [] }: ObjectSchema, value: unknown, path: string): readonly InputProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [{ path, message: 'must be an object' }]
  const known = Object.keys(properties)
  const given = Object.entries(value).filter(([, each]) => each !== undefined)
  const missing = required.filter((name) => !given.some(([key]) => key === name))
  return [
    ...missing.map((name) => ({ path: `${path}/${name}`, message: 'is missing' })),
    ...given.flatMap(([name, each]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (!schema) return [{ path: `${path}/${name}`, message: `is not known; there are: ${known.join(', ') || 'none'}` }]
      return inputProblems(schema, each, `${path}/${name}`)
    }),
  ]
}

function arrayProblems({ items, minItems = 0, maxItems }: ArraySchema, value: unknown, path: string): readonly InputProblem[] {
  if (!Array.isArray(value)) return [{ path, message: 'must be a list' }]
  if (value.length < minItems || value.length > maxItems) return [{ path, message: `must have from ${minItems} to ${maxItems} entries` }]
  return value.flatMap((each, index) => inputProblems(items, each, `${path}/${index}`))
}

function stringProblems({ minLength = 0, maxLength, enum: choices }: StringSchema, value: unknown, path: string): readonly InputProblem[] {
  if (typeof value !== 'string') return [{ path, message: 'must be a text' }]
  if (choices && !choices.includes(value)) return [{ path, message: `must be one of ${choices.join(', ')}` }]
  const { length } = value.trim()
  return length < minLength || value.length > maxLength ? [{ path, message: `must have from ${minLength} to ${maxLength} characters` }] : []
}
