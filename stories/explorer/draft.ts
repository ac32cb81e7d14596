import type { Operation, Parameter, ParameterKind, Values } from './operations.js'

/** Input of the form: texts by parameter, a file, and the time for If-Unmodified-Since. */
export interface Draft {
  texts: Readonly<Record<string, string>>
  file?: File | undefined
  since: string
}

const lists: readonly ParameterKind[] = ['ids', 'fields', 'objects', 'texts', 'anyTexts', 'order']
const asJson: readonly ParameterKind[] = ['values', 'list', 'given']

export const isList = (kind: ParameterKind): boolean => lists.includes(kind)
export const isJson = (kind: ParameterKind): boolean => asJson.includes(kind)

export function draftOf({ parameters }: Operation, example: Values): Draft {
  const said = parameters.filter(({ name, kind }) => kind !== 'file' && Object.hasOwn(example, name))
  const file = parameters.find(({ kind }) => kind === 'file')
  const given = file && example[file.name]
  return {
    texts: Object.fromEntries(said.map(({ name, kind }) => [name, textOf(kind, example[name])])),
    file: given instanceof File ? given : undefined,
    since: '',
  }
}

function textOf(kind: ParameterKind, value: unknown): string {
  if (isJson(kind)) return JSON.stringify(value, null, 2)
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')) return value.join(', ')
  return typeof value === 'object' || value === '' ? JSON.stringify(value) : String(value)
}

export interface Reading {
  config: Values
  /** Problems by parameter, in the words of the JSON parser. */
  problems: Readonly<Record<string, string>>
}

/** Reads the form as a configuration. Empty fields are left out. */
export function read({ parameters }: Operation, { texts, file }: Draft): Reading {
  const config: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const parameter of parameters) {
    const text = (texts[parameter.name] ?? '').trim()
    if (parameter.kind === 'file') {
      if (file) config[parameter.name] = file
    } else if (text !== '') readText(parameter, text, { config, problems })
  }
  return { config, problems }
}

function readText(
  { name, kind }: Parameter,
  text: string,
  { config, problems }: { config: Record<string, unknown>; problems: Record<string, string> },
): void {
  try {
    config[name] = valueIn(kind, text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    problems[name] = error.message
  }
}

/** Wrong values may be sent on purpose: what is no number stays a text. */
function valueIn(kind: ParameterKind, text: string): unknown {
  if (text === 'undefined') return undefined
  if (text === 'null' || isJson(kind) || /^[[{"]/.test(text)) return JSON.parse(text)
  if (kind === 'scalar' && /^(true|false|-?\d{1,9})$/.test(text)) return JSON.parse(text)
  if (kind === 'flag' && /^(true|false)$/.test(text)) return text === 'true'
  if (kind === 'count' && !Number.isNaN(Number(text))) return Number(text)
  return isList(kind) ? text.split(',').map((one) => one.trim()) : text
}
