import type { Json } from '../../src/core/element/declaration.js'
import type { FieldSlot } from '../../src/core/element/fields.js'

/** Syntax of a framework for an element: the parts that frameworks do not share. */
export interface Dialect {
  /** One field of a block. */
  field: (slot: FieldSlot, value: Json) => string
  /** An attribute of a plain element. */
  attribute: (name: string, value: string) => string
  /** Words between elements. */
  text: (words: string) => string
  /** Returns the attributes that listen to an event of the block; none where the dialect has no way to. */
  events: (name: string) => string[]
}

const quoted = (text: string): string => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
const plainText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Mustaches are code in Vue, braces in React and Svelte. */
const inBraces = (words: string): string => (/[{}<>&]/.test(words) ? `{${JSON.stringify(words)}}` : words)
const plainAttribute = (name: string, value: string): string => (value === '' ? name : `${name}=${quoted(value)}`)
/** JSON between double quotes. */
const inQuotes = (value: Json): string => JSON.stringify(value).replaceAll("'", '\\u0027').replaceAll('"', "'")

function scalar(value: Json): value is string | number | boolean {
  return typeof value !== 'object' || value === null
}

/** React 19 sets properties by their own names. */
export const react: Dialect = {
  field({ property }, value) {
    if (value === true) return property
    if (typeof value === 'string' && !/["\n&{}]/.test(value)) return `${property}="${value}"`
    return `${property}={${JSON.stringify(value)}}`
  },
  attribute: (name, value) => plainAttribute(name === 'class' ? 'className' : name, value),
  text: inBraces,
  events: (name) => [`on${name}={({ detail }) => console.log(detail)}`],
}

export const vue: Dialect = {
  field({ attribute, property }, value) {
    if (value === true) return attribute
    if (typeof value === 'string') return `${attribute}=${quoted(value)}`
    return scalar(value) ? `:${attribute}="${value}"` : `:${property}.prop="${inQuotes(value)}"`
  },
  attribute: plainAttribute,
  text: plainText,
  events: (name) => [`@${name}="({ detail }) => console.log(detail)"`],
}

export const angular: Dialect = {
  field({ attribute, property }, value) {
    if (value === true) return attribute
    if (typeof value === 'string') return `${attribute}=${quoted(value)}`
    return `[${property}]="${inQuotes(value)}"`
  },
  attribute: plainAttribute,
  text: (words) => plainText(words).replaceAll('{', "{{ '{' }}"),
  events: (name) => [`(${name})="heard($event)"`],
}

export const svelte: Dialect = {
  field({ attribute, property }, value) {
    if (value === true) return attribute
    if (typeof value === 'string') return /[{}]/.test(value) ? `${attribute}={${JSON.stringify(value)}}` : `${attribute}=${quoted(value)}`
    return scalar(value) ? `${attribute}={${value}}` : `${property}={${JSON.stringify(value)}}`
  },
  attribute: plainAttribute,
  text: inBraces,
  events: (name) => [`on${name}={({ detail }) => console.log(detail)}`],
}
