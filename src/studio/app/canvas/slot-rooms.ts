import { isDefaultSlot } from '../../../pages/document/names.js'
import { nodeAt, nodesAt, type Place } from '../../../pages/document/page-edits.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { canvasMessages } from './canvas.messages.js'
import type { Sketching } from './sketch.js'

/** Puts a room into each empty named slot of the selected block, for as long as it is selected. */
export interface SlotRooms {
  show: (element: HTMLElement | undefined, way: NodePath | undefined, page: PageDocument) => void
  /** The gap of the slot whose room this is. */
  placeOf: (node: Node) => Place | undefined
}

export function openSlotRooms({ declarations, language }: Sketching): SlotRooms {
  let rooms = new Map<string, HTMLElement>()
  let places = new WeakMap<Node, Place>()

  function emptySlots(way: NodePath, page: PageDocument): string[] {
    const node = nodeAt(page, way)
    const slots = typeof node === 'object' && 'block' in node ? declarations.get(node.block)?.slots : undefined
    return Object.keys(slots ?? {}).filter((slot) => !isDefaultSlot(slot) && nodesAt(page, [...way, 'slots', slot]).length === 0)
  }

  // A room that stays is not touched: the block would hear of it.
  function room(slot: string, element: HTMLElement): HTMLElement {
    const standing = rooms.get(slot)
    if (standing?.parentElement === element) return standing
    const made = element.ownerDocument.createElement('canvas-room')
    made.slot = slot
    made.dataset.canvasLabel = canvasMessages[language].room
    element.append(made)
    return made
  }

  return {
    show(element, way, page) {
      const wanted = new Map(element && way ? emptySlots(way, page).map((slot) => [slot, room(slot, element)]) : [])
      for (const [slot, standing] of rooms) if (wanted.get(slot) !== standing) standing.remove()
      rooms = wanted
      places = new WeakMap([...wanted].map(([slot, made]) => [made, { list: [...(way as NodePath), 'slots', slot], index: 0 }]))
    },
    placeOf: (node) => places.get(node),
  }
}
