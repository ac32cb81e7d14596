import { useEffect, useMemo, useRef } from 'react'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { Hint } from '../../../pages/document/lint/page-lint.js'
import { useStudio } from '../session/studio-context.js'
import { useHints } from '../hints/use-hints.js'
import { type Item, itemsOf } from './items.js'
import { pageId, type Row, trailTo } from './rows.js'

/** The page as items that stay the same through edits. */
export function useItems(page: PageDocument): readonly Item[] {
  const { declarations } = useStudio()
  const before = useRef<readonly Item[]>([])
  const items = useMemo(() => itemsOf(page, declarations, before.current), [page, declarations])
  useEffect(() => {
    before.current = items
  }, [items])
  return items
}

/** Returns the hints by the item they are about. */
export function useItemHints(items: readonly Item[]): ReadonlyMap<string, readonly Hint[]> {
  const hints = useHints()
  return useMemo(() => {
    const byItem = new Map<string, Hint[]>()
    for (const hint of hints) {
      const id = trailTo(items, hint.at).at(-1)?.id ?? pageId
      byItem.set(id, [...(byItem.get(id) ?? []), hint])
    }
    return byItem
  }, [hints, items])
}

/** Returns the hints at an item and, when it is folded, those inside it. */
export function hintsAt({ id, item, expanded }: Row, hints: ReadonlyMap<string, readonly Hint[]>): readonly Hint[] | undefined {
  if (expanded !== false || !item) return hints.get(id)
  const inside = idsIn(item).flatMap((each) => hints.get(each) ?? [])
  return inside.length > 0 ? inside : undefined
}

const idsIn = ({ id, lists }: Item): string[] => [id, ...lists.flatMap(({ items }) => items.flatMap(idsIn))]
