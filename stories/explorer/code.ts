import type { Operation, Values } from './operations.js'
import { inputOf } from './shop-operations.js'

/** The line that makes this call. */
export function codeOf(operation: Operation, config: Values, since = ''): string {
  const { client, name } = operation
  const words = literal(inputOf(operation, config))
  const options = since === '' ? '' : `, { ifUnmodifiedSince: ${quoted(since)} }`
  if (client === 'records') return `await platform.records.${name}(${words === '{}' && options === '' ? '' : words}${options})`
  return `await platform.${client}.call(${quoted(name)}${words === '{}' ? '' : `, ${words}`})`
}

const widest = 60

/** Formats a value as a developer would type it: on one line as long as it fits. */
function literal(value: unknown, indent = ''): string {
  const [open, close, members] = partsOf(value)
  if (!members) return open
  if (members.length === 0) return open + close
  const oneLine = members.map(([start, one]) => start + literal(one, indent)).join(', ')
  const space = open === '{' ? ' ' : ''
  if (oneLine.length + indent.length < widest && !oneLine.includes('\n')) return open + space + oneLine + space + close
  const deeper = `${indent}  `
  return `${open}\n${members.map(([start, one]) => `${deeper}${start}${literal(one, deeper)},\n`).join('')}${indent}${close}`
}

function partsOf(value: unknown): [open: string, close: string, members?: [start: string, value: unknown][]] {
  if (value instanceof File) return [`new File([…], ${quoted(value.name)})`, '']
  if (Array.isArray(value)) return ['[', ']', value.map((one) => ['', one])]
  if (typeof value === 'object' && value !== null) return ['{', '}', Object.entries(value).map(([name, one]) => [`${keyOf(name)}: `, one])]
  return [typeof value === 'string' ? quoted(value) : String(value), '']
}

const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const keyOf = (name: string): string => (/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) ? name : quoted(name))
