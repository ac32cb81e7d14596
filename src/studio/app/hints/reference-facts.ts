import { use, useEffect, useSyncExternalStore } from 'react'
import { keyOf, type Kept, namingsIn } from '../../../pages/document/lint/lint-references.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import { visitsOf } from '../../../pages/document/page-walk.js'
import type { BlockDeclaration } from '../../../core/element/declaration.js'
import { observable } from '../session/observable.js'
import { type References, ReferencesContext } from '../session/references.js'

const kinds = ['product', 'category', 'consultant'] as const
const nothing: ReadonlySet<string> = new Set()
const never = () => () => {}

/** Milliseconds until a platform that did not answer is asked again. */
const pause = 30_000

// Shell, canvas and outline look at the same page: each thing is asked for once.
const told = new WeakMap<References, ReturnType<typeof asking>>()

/** Returns the references of a page that the platform no longer has; none while the platform is silent. */
export function useGoneReferences(page: PageDocument, declarations: readonly BlockDeclaration[]): ReadonlySet<string> {
  const references = use(ReferencesContext)
  if (references && !told.has(references)) told.set(references, asking(references))
  const platform = references && told.get(references)
  useEffect(() => platform?.ask(namingsIn(visitsOf(page, declarations))), [platform, page, declarations])
  return useSyncExternalStore(platform?.gone.subscribe ?? never, platform?.gone.get ?? (() => nothing))
}

function asking(references: References) {
  const gone = observable(nothing)
  const asked = new Set<string>()
  let silentSince = Number.NEGATIVE_INFINITY

  async function look(to: Kept, ids: readonly string[]): Promise<void> {
    const keys = ids.map((id) => keyOf(to, id))
    for (const key of keys) asked.add(key)
    try {
      const found = await references.named(to, ids, new AbortController().signal)
      const lost = ids.filter((id) => !found.has(id)).map((id) => keyOf(to, id))
      if (lost.length > 0) gone.set(new Set([...gone.get(), ...lost]))
    } catch (error) {
      console.warn('The platform did not say what is gone.', error)
      silentSince = Date.now()
      for (const key of keys) asked.delete(key)
    }
  }

  return {
    gone,
    ask(namings: ReturnType<typeof namingsIn>): void {
      if (Date.now() - silentSince < pause) return
      for (const to of kinds) {
        const ids = namings.filter((naming) => naming.to === to).flatMap((naming) => naming.ids)
        const fresh = ids.filter((id) => !asked.has(keyOf(to, id)))
        if (fresh.length > 0) void look(to, [...new Set(fresh)])
      }
    },
  }
}
