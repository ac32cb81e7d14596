import { type DragEvent, useState } from 'react'
import { type Place, placeOf, sameWay } from '../../../pages/document/page-edits.js'
import type { LocalizedText } from '../../../core/element/declaration.js'
import { selectedPaths } from '../session/chosen-edits.js'
import { useStudio } from '../session/studio-context.js'
import type { Item } from './items.js'
import { listInside } from './moves.js'
import type { Row } from './rows.js'
import type { Zone } from './tree-row.js'

interface Drop {
  id: string
  zone: Zone
  refused: LocalizedText | undefined
}

/** Dragging a line of the tree with the mouse: between others, or into one. */
export function useTreeDrag(rowAt: (target: EventTarget) => Row | undefined, move: (item: Item, to: Place) => void) {
  const { editing, declarations } = useStudio()
  const [dragged, setDragged] = useState<Item>()
  const [drop, setDrop] = useState<Drop>()

  function placeIn(row: Row, zone: Zone): Place | undefined {
    if (row.kind === 'page') return { list: ['nodes'], index: editing.state().page.nodes.length }
    if (row.list) return { list: row.list.way, index: lengthOf(row.list.items) }
    if (!row.item) return undefined
    const { list, index } = placeOf(row.item.way)
    const within = listInside(row.item, declarations)
    // Below an open branch is before its first leaf.
    if (zone === 'after' && row.expanded && within) return { list: within, index: 0 }
    if (zone === 'inside')
      return within && { list: within, index: lengthOf(row.item.lists.find((one) => sameWay(one.way, within))?.items ?? []) }
    return { list, index: zone === 'after' ? index + 1 : index }
  }

  function under(event: DragEvent): { item: Item; row: Row; zone: Zone } | undefined {
    const row = dragged && rowAt(event.target)
    return (
      row && { item: dragged, row, zone: zoneOf(event, row, row.item !== undefined && listInside(row.item, declarations) !== undefined) }
    )
  }

  function over(event: DragEvent) {
    const found = under(event)
    if (!found) return
    event.preventDefault()
    const { item, row, zone } = found
    if (drop?.id === row.id && drop.zone === zone) return
    const place = placeIn(row, zone)
    setDrop({ id: row.id, zone, refused: place && editing.mayMoveAll(selectedPaths(item.way, editing), place) })
  }

  function end() {
    setDragged(undefined)
    setDrop(undefined)
  }

  return {
    drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const item = rowAt(event.target)?.item
        if (!item) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(item)
      },
      onDragOver: over,
      onDrop(event: DragEvent) {
        event.preventDefault()
        // The place is computed anew: on a slow machine the editor lets go before the last one is drawn.
        const found = under(event)
        const place = found && placeIn(found.row, found.zone)
        if (place) move(found.item, place)
        end()
      },
      onDragEnd: end,
    },
  }
}

function zoneOf(event: DragEvent, { kind }: Row, holds: boolean): Zone {
  if (kind !== 'node') return 'inside'
  const line = (event.target as Element).closest('[data-row]')!.getBoundingClientRect()
  const share = (event.clientY - line.top) / line.height
  if (!holds) return share < 0.5 ? 'before' : 'after'
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside'
}

const lengthOf = (items: readonly Item[]): number => (items.length > 0 ? placeOf(items.at(-1)!.way).index + 1 : 0)
