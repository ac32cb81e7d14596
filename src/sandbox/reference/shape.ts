import type { ExtensionName } from './extensions.js'

/**
 * The kinds of the reference's tables. A text may come as a number, a number or a flag as its text: the reference itself
 * prints `"visibility": "true"`. `Fields` are a record's fields by name.
 */
export type Kind = 'String' | 'Integer' | 'Boolean' | 'Decimal' | 'Any' | 'Fields'

export type Type = Kind | Shape | readonly [Type] | { readonly mapOf: Type }

/** A line of a table. */
export interface Member {
  type: Type
  /** The API version that brought it. */
  since: number
  /** The last one that had it. */
  until?: number
  required?: true
  values?: readonly string[]
  /** The reference names none such: part of an extension. */
  extension?: ExtensionName
}

/** A combination that the reference demands or forbids, in its words. */
export interface Rule {
  message: string
  holds: (body: Body) => boolean
}

export type Body = Readonly<Record<string, unknown>>

export interface Shape {
  /** The reference's name for it. */
  name: string
  members: Readonly<Record<string, Member>>
  /** Names of further members: a record's own fields. */
  open?: RegExp
  rules?: readonly Rule[]
}

type More = Omit<Member, 'type' | 'since' | 'required'>

export const shape = (name: string, members: Shape['members'], more: Omit<Shape, 'name' | 'members'> = {}): Shape => ({
  name,
  members,
  ...more,
})

export const is = (type: Type, since: number, more: More = {}): Member => ({ type, since, ...more })

export const needs = (type: Type, since: number, more: More = {}): Member => ({ type, since, required: true, ...more })

/** Several members of one kind and one version. */
export const all = (type: Type, since: number, ...names: readonly string[]): Record<string, Member> =>
  Object.fromEntries(names.map((name) => [name, is(type, since)]))

export const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

export const oneOf = (...names: readonly string[]): Rule => ({
  message: `Specify ${names.join(' or ')}.`,
  holds: (body) => names.some((name) => isSaid(body[name])),
})

export const notBoth = (one: string, other: string): Rule => ({
  message: `${one} and ${other} can't be specified together.`,
  holds: (body) => !(isSaid(body[one]) && isSaid(body[other])),
})

export const atMost = (most: number, name: string): Rule => ({
  message: `Specify at most ${most} ${name}.`,
  holds: (body) => !(Array.isArray(body[name]) && body[name].length > most),
})

export const listIn = (body: Body, name: string): readonly Body[] =>
  Array.isArray(body[name]) ? body[name].filter((one): one is Body => isBody(one)) : []

export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
