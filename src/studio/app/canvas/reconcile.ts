import type { PageDocument } from '../../../pages/document/page-document.js'
import type { PageNode } from '../../../core/element/declaration.js'
import { dress } from './dress.js'
import { type Entry, entriesIn, pageEntries, type Sketching, sketchOf } from './sketch.js'

/** Element or text on the canvas that shows an entry of the page. */
export interface Shown {
  element: HTMLElement | Text
  /** The node it shows, as an object of the document; a room shows none. */
  node: PageNode | undefined
  tag: string
  slot: string | undefined
  inside: Shown[]
}

/** An empty page in an element of the frame. */
export const emptyPage = (root: HTMLElement): Shown => ({
  element: root,
  node: undefined,
  tag: root.localName,
  slot: undefined,
  inside: [],
})

/**
 * Brings what stands on the canvas to the page as it is now. Nodes that did not change are the very same objects,
 * so whole branches are passed over; a block that stays in its list keeps its element, and what it shows.
 */
export function reconcile(root: Shown, page: PageDocument, sketching: Sketching): void {
  bringList(root, pageEntries(page), sketching)
}

function bringList(parent: Shown, entries: readonly Entry[], sketching: Sketching): void {
  const before = parent.inside
  const matches = matched(before, entries, sketching)
  const kept = new Set(matches)
  for (const shown of before) if (!kept.has(shown)) shown.element.remove()
  const moved = new Set(outOfOrder(matches.map((match) => (match ? before.indexOf(match) : -1))))
  parent.inside = entries.map((entry, index) => {
    const match = matches[index]
    if (match) bring(match, entry, sketching)
    return match ?? draw(entry, sketching, parent.element.ownerDocument)
  })
  // Entries are placed from the last to the first, so that the next one stands in its place already.
  let next: Node | null = null
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const { element } = parent.inside[index] as Shown
    if (!matches[index]) parent.element.insertBefore(element, next)
    else if (moved.has(index)) move(element, parent.element, next)
    next = element
  }
}

type Moving = Node & { moveBefore?: (node: Node, next: Node | null) => void }

// Moved like this, a block is neither taken out nor put in, and keeps even a film that plays.
function move(element: Node, parent: Moving, next: Node | null): void {
  if (parent.moveBefore && parent.isConnected) parent.moveBefore(element, next)
  else parent.insertBefore(element, next)
}

/** Finds for every entry what showed it: the same node first, then one of the same tag, in order. */
function matched(before: readonly Shown[], entries: readonly Entry[], sketching: Sketching): (Shown | undefined)[] {
  const free = new Set(before)
  const nodes = new Set(entries.map(nodeOf))
  const take = (fits: (was: Shown) => boolean): Shown | undefined => {
    for (const shown of free) {
      if (!fits(shown)) continue
      free.delete(shown)
      return shown
    }
    return undefined
  }
  const matches = entries.map((entry) => {
    const node = nodeOf(entry)
    return typeof node === 'object' ? take((was) => was.node === node && was.slot === entry.slot) : undefined
  })
  return matches.map((match, index) => {
    if (match) return match
    const entry = entries[index] as Entry
    const { tag } = sketchOf(entry, sketching)
    return take((was) => was.tag === tag && was.slot === entry.slot && !(typeof was.node === 'object' && nodes.has(was.node)))
  })
}

function bring(shown: Shown, entry: Entry, sketching: Sketching): void {
  const node = nodeOf(entry)
  if (typeof node === 'object' && shown.node === node && !sketching.whole) return
  shown.node = node
  if (typeof node === 'string') write(shown.element, node)
  else {
    dress(shown.element as HTMLElement, sketchOf(entry, sketching).wears)
    bringList(shown, entriesIn(entry, sketching), sketching)
  }
}

function write(element: Node, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Builds an element whole before it stands on the page, so that a block finds all it needs when it gets there. */
function draw(entry: Entry, sketching: Sketching, document: Document): Shown {
  const { tag, wears } = sketchOf(entry, sketching)
  const node = nodeOf(entry)
  const shown = { node, tag, slot: entry.slot, inside: [] }
  if (typeof node === 'string' && entry.slot === undefined) return { ...shown, element: document.createTextNode(node) }
  const element = document.createElement(typeof node === 'string' ? 'span' : tag)
  dress(element, wears)
  if (typeof node === 'string') {
    element.textContent = node
    return { ...shown, element }
  }
  const inside = entriesIn(entry, sketching).map((inner) => draw(inner, sketching, document))
  element.append(...inside.map((each) => each.element))
  return { ...shown, element, inside }
}

const nodeOf = (entry: Entry): PageNode | undefined => ('node' in entry ? entry.node : undefined)

/** Returns the fewest entries that must move: those outside the longest rising run. New ones are -1. */
function outOfOrder(order: readonly number[]): number[] {
  const tails: number[] = []
  const previous: number[] = []
  order.forEach((value, index) => {
    if (value < 0) return
    let at = tails.findIndex((tail) => (order[tail] as number) >= value)
    if (at < 0) at = tails.length
    previous[index] = tails[at - 1] ?? -1
    tails[at] = index
  })
  const stays = new Set<number>()
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) stays.add(at)
  return order.flatMap((value, index) => (value >= 0 && !stays.has(index) ? [index] : []))
}
