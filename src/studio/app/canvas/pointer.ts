import { nodeAt, sameWay, parentPath } from '../../../pages/document/page-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { PageNode, LocalizedText } from '../../../core/element/declaration.js'
import type { Dragging } from '../session/studio-context.js'
import type { EditAnswer, Editing } from '../session/editing.js'
import { dropIn, dropRefusal, type DropSite } from './drop-in.js'
import type { CanvasFrame } from './frame.js'
import type { Point } from './boxes.js'
import { type Drop, dropAt } from './gaps.js'
import { selectedPaths } from '../session/chosen-edits.js'
import type { Picture } from './picture.js'
import type { Sketching } from './sketch.js'
import type { PointerPlace } from './text-commands.js'

/** State of the pointer, for the parts that draw it. */
export interface Pointing {
  hovered: NodePath | undefined
  dragging: boolean
  drop: Drop | undefined
  at: Point | undefined
}

export interface PointerTools {
  frame: CanvasFrame
  picture: Picture
  editing: Editing
  sketching: Sketching
  site: DropSite
  show: (pointing: Pointing) => void
  choose: (way: NodePath | undefined) => void
  openRoom: (target: EventTarget | null) => boolean
  /** False when there is no text to write in. */
  editText: (way: NodePath, at?: PointerPlace) => boolean
  isWriting: (target?: EventTarget | null) => boolean
  refuse: (why: LocalizedText) => void
}

type Taken = { from: NodePath; ways: readonly NodePath[] } | { node: PageNode }

const nothing: Pointing = { hovered: undefined, dragging: false, drop: undefined, at: undefined }
const farEnough = 5
const scrollEdge = 56
const inline = new Set(['strong', 'em', 'small', 's', 'sub', 'sup', 'br'])

/** Handles mouse and touch on the canvas: choosing, dragging, and drags from the inserter. Returns the inserter's calls, and the undo. */
export function followPointer(tools: PointerTools): { dragging: Dragging; stop: () => void } {
  const { frame, picture, editing, sketching, site } = tools
  const ended = new AbortController()
  const { signal } = ended
  let pressed: { way: NodePath; at: Point } | undefined
  let dragged: Taken | undefined
  let pointing = nothing
  let asked = new Map<string, LocalizedText | undefined>()
  let scrolling = 0
  let isFinger = false

  function point(change: Partial<Pointing>): void {
    pointing = { ...pointing, ...change }
    tools.show(pointing)
  }

  /** An editor who points at a sentence means the sentence and not an emphasised word in it. */
  function wayAt(target: EventTarget | null): NodePath | undefined {
    let way = picture.wayOf(target)
    while (way && isInline(nodeAt(picture.page(), way))) way = parentPath(way)
    return way
  }

  function refusal(what: Taken): (place: Drop['place']) => LocalizedText | undefined {
    return (place) => {
      const key = JSON.stringify(place)
      if (!asked.has(key)) asked.set(key, 'from' in what ? mayMove(what, place) : dropRefusal(what.node, place, site))
      return asked.get(key)
    }
  }

  const mayMove = ({ from, ways }: { from: NodePath; ways: readonly NodePath[] }, place: Drop['place']): LocalizedText | undefined =>
    ways.length > 1 ? editing.mayMoveAll(ways, place) : editing.mayMove(from, place)

  function framesPage(node: PageNode | undefined): boolean {
    if (typeof node !== 'object' || 'html' in node) return false
    const declaration = 'block' in node ? sketching.declarations.get(node.block) : undefined
    return 'shared' in node || declaration?.placement?.insertAt !== undefined || declaration?.category === 'page'
  }

  function begin(what: Taken): void {
    dragged = what
    asked = new Map()
    frame.document.defaultView?.getSelection()?.removeAllRanges()
    if ('from' in what) for (const way of what.ways) picture.elementOf(way)?.setAttribute('data-canvas-dragged', '')
    point({ dragging: true, hovered: undefined })
  }

  function over(at: Point): void {
    if (!dragged) return
    const drop = dropAt(at, frame.document.elementFromPoint(at.x, at.y), picture, sketching, {
      framesPage: framesPage('from' in dragged ? nodeAt(picture.page(), dragged.from) : dragged.node),
      refusal: refusal(dragged),
    })
    point({ drop, at })
    scrollNear(at)
  }

  /** Near the upper and lower edge the page goes on. */
  function scrollNear({ x, y }: Point): void {
    cancelAnimationFrame(scrolling)
    const { innerHeight } = frame.window
    const speed = y < scrollEdge ? y - scrollEdge : Math.max(0, y - (innerHeight - scrollEdge))
    if (speed === 0) return
    scrolling = requestAnimationFrame(() => {
      const { scrollY } = frame.window
      frame.window.scrollBy(0, speed / 3)
      if (frame.window.scrollY !== scrollY) over({ x, y })
      else if (dragged) scrollNear({ x, y })
    })
  }

  function drop(): void {
    const target = pointing.drop
    const what = dragged
    finish()
    if (!target || !what) return
    if (target.refused) return tools.refuse(target.refused)
    if ('from' in what && what.ways.length === 1 && staysPut(what.from, target.place)) return
    const answer = 'from' in what ? move(what, target.place) : dropIn(what.node, target.place, site)
    if ('refused' in answer) tools.refuse(answer.refused)
  }

  const move = ({ from, ways }: { from: NodePath; ways: readonly NodePath[] }, place: Drop['place']): EditAnswer =>
    ways.length > 1 ? editing.moveAll(ways, place) : editing.move(from, place)

  function finish(): void {
    cancelAnimationFrame(scrolling)
    if (dragged && 'from' in dragged) for (const way of dragged.ways) picture.elementOf(way)?.removeAttribute('data-canvas-dragged')
    dragged = undefined
    pressed = undefined
    point(nothing)
  }

  const on = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    frame.document.addEventListener(name, listener, { capture: true, signal })
  const placeOfPointer = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })

  on('pointerdown', (event) => {
    isFinger = event.pointerType === 'touch'
    if (event.button !== 0 || event.pointerType === 'touch' || tools.isWriting(event.target)) return
    const way = wayAt(event.target)
    if (way) pressed = { way, at: placeOfPointer(event) }
  })
  on('pointermove', (event) => {
    const at = placeOfPointer(event)
    if (dragged) return over(at)
    if (pressed && event.buttons === 0) pressed = undefined
    if (pressed && Math.hypot(at.x - pressed.at.x, at.y - pressed.at.y) > farEnough) {
      begin({ from: pressed.way, ways: selectedPaths(pressed.way, editing) })
      return over(at)
    }
    if (tools.isWriting()) return pointing.hovered && point({ hovered: undefined })
    const hovered = wayAt(event.target)
    if (!sameWay(hovered, pointing.hovered)) point({ hovered })
  })
  on('pointerup', () => {
    if (dragged) {
      // The click that follows is the end of the drag.
      frame.document.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => frame.document.removeEventListener('click', swallow, true))
      drop()
    }
    pressed = undefined
  })
  on('pointercancel', finish)
  frame.document.addEventListener('mouseleave', () => dragged ?? point({ hovered: undefined }), { signal })
  on('dragstart', (event) => event.preventDefault())
  on('submit', (event) => event.preventDefault())
  on('click', (event) => {
    if (tools.isWriting(event.target)) return
    swallow(event)
    // Nothing on the canvas takes the focus: keys would still go to the field that had it.
    frame.window.focus()
    const way = wayAt(event.target)
    if (way && (event.ctrlKey || event.metaKey)) return editing.selectAlso(way)
    if (way && event.shiftKey) return editing.selectTo(way)
    if (tools.openRoom(event.target)) return
    // A finger that comes back to what it has chosen means the words.
    if (!isFinger || !way || !sameWay(way, editing.state().selected) || !tools.editText(way)) tools.choose(way)
  })
  on('dblclick', (event) => {
    const way = wayAt(event.target)
    if (way && !tools.isWriting(event.target)) tools.editText(way, { left: event.clientX, top: event.clientY })
  })

  // A refused gap takes the drop too: only then can it say why.
  on('dragover', (event) => {
    if (!dragged) return
    event.preventDefault()
    over(placeOfPointer(event))
  })
  on('dragleave', (event) => {
    if (dragged && event.relatedTarget === null) {
      cancelAnimationFrame(scrolling)
      point({ drop: undefined, at: undefined })
    }
  })
  on('drop', (event) => {
    if (!dragged) return
    event.preventDefault()
    drop()
  })

  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragged) return
    event.stopImmediatePropagation()
    finish()
  }
  on('keydown', giveUp)
  document.addEventListener('keydown', giveUp, { capture: true, signal })

  return {
    dragging: {
      begin: (node) => begin({ node }),
      lift: (way) => begin({ from: way, ways: selectedPaths(way, editing) }),
      over({ x, y }) {
        const { left, top, right, bottom, width } = frame.element.getBoundingClientRect()
        const scale = width / frame.element.offsetWidth
        if (x < left || x > right || y < top || y > bottom) return point({ drop: undefined, at: undefined })
        over({ x: (x - left) / scale, y: (y - top) / scale })
      },
      drop,
      end: finish,
      write: (way) => void tools.editText(way),
    },
    stop() {
      cancelAnimationFrame(scrolling)
      ended.abort()
    },
  }
}

const isInline = (node: PageNode | undefined): boolean => typeof node === 'object' && 'html' in node && inline.has(node.html)

function staysPut(from: NodePath, { list, index }: Drop['place']): boolean {
  const own = from.at(-1) as number
  return sameWay(from.slice(0, -1), list) && (index === own || index === own + 1)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
