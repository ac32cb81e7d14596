import type { PageDocument } from '../../../pages/document/page-document.js'
import { type Place, sameWay } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { emptyPage, reconcile, type Shown } from './reconcile.js'
import { type Entry, entriesIn, pageEntries, type Sketching } from './sketch.js'
import { openSlotRooms } from './slot-rooms.js'

/** A block that opens over the page. */
export interface OverPage {
  element: HTMLElement
  name: string
  /** Path of the block, or of the shared part that contains it. */
  way: NodePath
}

/** Maps each node of the page to the element of the canvas that shows it. */
export interface Picture {
  show: (page: PageDocument) => void
  /** Shows the shared parts as they are now. */
  renewParts: () => void
  /** The node whose empty slots are shown too. */
  choose: (way: NodePath | undefined) => void
  page: () => PageDocument
  elementOf: (way: NodePath) => HTMLElement | undefined
  /** Returns the path of the nearest node around an element. */
  wayOf: (target: EventTarget | null) => NodePath | undefined
  /** Returns the gap of an empty list whose room this is. */
  roomOf: (target: EventTarget | null) => Place | undefined
  /** Returns every path on the canvas, in reading order; texts are not among them. */
  ways: () => readonly NodePath[]
  /** Blocks that open over the page: none takes room on the canvas, and at most one is shown. */
  over: () => readonly OverPage[]
  opened: () => HTMLElement | undefined
  /** Shows one of them; it stays for as long as it, or its part, is chosen. */
  open: (element: HTMLElement) => void
}

/** Folded on the canvas as on the published page, or because few visitors see it. */
const foldable = 'details, [data-canvas-folded]'

/** @param shownElements is told which elements stand on the canvas, after every change */
export function openPicture(
  body: HTMLElement,
  first: PageDocument,
  sketching: Sketching,
  shownElements: (elements: Iterable<HTMLElement>) => void,
): Picture {
  const root = emptyPage(body)
  let page = first
  let elements = new Map<string, HTMLElement>()
  let ways: NodePath[] = []
  let wayOfElement = new WeakMap<Node, NodePath>()
  let rooms = new WeakMap<Node, Place>()
  let chosen: NodePath | undefined
  let over: readonly OverPage[] = []
  let opened: HTMLElement | undefined
  let unfolded: ReadonlySet<Element> = new Set()
  const slotRooms = openSlotRooms(sketching)

  function locate({ inside }: Shown, entries: readonly Entry[]): void {
    for (const [index, entry] of entries.entries()) {
      const shown = inside[index] as Shown
      if ('room' in entry) rooms.set(shown.element, entry.room)
      if (!('node' in entry) || typeof entry.node === 'string' || entry.inPart) continue
      elements.set(JSON.stringify(entry.way), shown.element as HTMLElement)
      wayOfElement.set(shown.element, entry.way)
      ways.push(entry.way)
      locate(shown, entriesIn(entry, sketching))
    }
  }

  function show(next: PageDocument, whole = false): void {
    page = next
    reconcile(root, page, { ...sketching, whole })
    elements = new Map()
    ways = []
    wayOfElement = new WeakMap()
    rooms = new WeakMap()
    locate(root, pageEntries(page))
    const found = overlays()
    if (!sameOver(found, over)) over = found
    choose(chosen)
    shownElements(elements.values())
  }

  function choose(way: NodePath | undefined): void {
    chosen = way
    const element = way && elements.get(JSON.stringify(way))
    slotRooms.show(element, way, page)
    unfold(element)
    const own = element?.closest<HTMLElement>('[data-canvas-over]') ?? undefined
    open(own ?? (way && sameWay(opened && wayOf(opened), way) ? opened : undefined))
  }

  /** Opens what is folded around the chosen element, and closes what was open around the one before. */
  function unfold(element: HTMLElement | undefined): void {
    const around = new Set<Element>()
    for (let at = element?.closest(foldable); at; at = at.parentElement?.closest(foldable)) around.add(at)
    for (const before of unfolded) if (!around.has(before)) before.removeAttribute('data-canvas-unfolded')
    for (const each of around) each.setAttribute('data-canvas-unfolded', '')
    unfolded = around
  }

  function open(element: HTMLElement | undefined): void {
    if (opened !== element) opened?.removeAttribute('data-canvas-open')
    opened = element
    if (element && !element.hasAttribute('data-canvas-open')) element.setAttribute('data-canvas-open', '')
  }

  function overlays(): OverPage[] {
    return [...body.querySelectorAll<HTMLElement>('[data-canvas-over]')].flatMap((element) => {
      const way = wayOf(element)
      return way ? [{ element, name: element.dataset.canvasOver ?? '', way }] : []
    })
  }

  const wayOf = (target: EventTarget | null): NodePath | undefined => nearest(target, (node) => wayOfElement.get(node))

  function nearest<Found>(target: EventTarget | null, found: (node: Node) => Found | undefined): Found | undefined {
    for (let at = target as Node | null; at; at = at.parentNode) {
      const value = found(at)
      if (value !== undefined) return value
    }
    return undefined
  }

  show(first)
  return {
    show: (next) => show(next),
    renewParts: () => show(page, true),
    choose,
    page: () => page,
    elementOf: (way) => elements.get(JSON.stringify(way)),
    wayOf,
    roomOf: (target) => nearest(target, (node) => rooms.get(node) ?? slotRooms.placeOf(node)),
    ways: () => ways,
    over: () => over,
    opened: () => opened,
    open,
  }
}

const sameOver = (some: readonly OverPage[], others: readonly OverPage[]): boolean =>
  some.length === others.length &&
  some.every(({ element, name, way }, index) => {
    const other = others[index] as OverPage
    return element === other.element && name === other.name && sameWay(way, other.way)
  })
