import { isObject } from './objects.js'
import { type Prepared, prepare } from './prepare.js'
import type { Reader } from './reader.js'

/**
 * Shows sections as they are wished before the platform has answered, when every one of them is known (contracts, 5.3).
 * @returns the end of it
 */
export function showUserState(reader: Reader, { config }: Prepared): (() => void) | undefined {
  const { sectionUserStates: wished, ...rest } = config
  const read = prepare('getLayoutUserState', rest)
  if (!read || !isObject(wished) || !knowsAll(reader.peek(read).data, Object.keys(wished))) return undefined
  return reader.overlay(read.key, (data) => withSections(data, wished))
}

const sectionsIn = (data: unknown) => (isObject(data) && isObject(data.sectionUserStates) ? data.sectionUserStates : {})

const knowsAll = (data: unknown, ids: readonly string[]) => ids.every((id) => Object.hasOwn(sectionsIn(data), id))

function withSections(data: unknown, wished: Readonly<Record<string, unknown>>): unknown {
  const sections = sectionsIn(data)
  const next = Object.entries(wished).map(([id, section]) => [id, { ...(sections[id] as object), ...(section as object) }])
  return { ...(data as object), sectionUserStates: { ...sections, ...Object.fromEntries(next) } }
}
