import type { Field } from '../../../core/element/declaration.js'
import { isFieldShown } from '../field-visibility.js'
import { isBlockVisit, fieldValue, type Visit } from '../page-walk.js'
import { type Problem, problem, type NodePath } from '../problems.js'

/** Kinds of things that the platform keeps and a field may name. */
export type Kept = Extract<Field, { type: 'references' }>['to']

/** Returns the key of one thing in the facts. */
export const keyOf = (to: Kept, id: string): string => `${to} ${id}`

interface Naming {
  to: Kept
  ids: readonly string[]
  way: NodePath
  field: string
  /** True for a list chosen by hand, which goes on without one of them. */
  isList: boolean
}

/** Lists the things kept by the platform that a page names, field by field. */
export function namingsIn(visits: readonly Visit[]): Naming[] {
  return visits.filter(isBlockVisit).flatMap((visit) =>
    Object.entries(visit.declaration.fields).flatMap(([field, declared]) => {
      const isList = declared.type === 'references'
      if ((declared.type !== 'reference' && !isList) || declared.to === 'page') return []
      // A field that its form does not show, because of another one's value, means nothing.
      if (!isFieldShown(visit.declaration, field, visit.node.fields ?? {})) return []
      const value = fieldValue(visit, field)
      const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '')
      return ids.length > 0 ? [{ to: declared.to, ids: [...new Set(ids)], way: visit.way, field, isList }] : []
    }),
  )
}

/** Finds products, categories and consultants that the platform does not have any more. */
export function lintReferences(visits: readonly Visit[], gone: ReadonlySet<string> = new Set()): Problem[] {
  if (gone.size === 0) return []
  return namingsIn(visits).flatMap(({ to, ids, way, field, isList }) => {
    const most = ids.filter((id) => gone.has(keyOf(to, id))).length
    return most === 0 ? [] : [problem(isList ? 'gone-chosen' : `gone-${to}`, way, { most }, field)]
  })
}
