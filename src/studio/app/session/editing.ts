import type { PageDocument } from '../../../pages/document/page-document.js'
import {
  insertAt,
  isWithin,
  moveTo,
  nodeAt,
  nodesAt,
  type Place,
  placeOf,
  removeAt,
  replaceAt,
  sameWay,
  parentPath,
  pathTo,
  withField,
} from '../../../pages/document/page-edits.js'
import { wayWhere, withoutTakenIds } from '../../../pages/document/node-ids.js'
import { refusal } from '../../../pages/document/placement.js'
import { duplicateSeveral, moveSeveral, outermost, removeSeveral } from '../../../pages/document/several-edits.js'
import type { NodePath } from '../../../pages/document/problems.js'
import { sharedWithin } from '../../../pages/document/shared-parts.js'
import type { BlockDeclaration, BlockNode, Json, PageNode, LocalizedText } from '../../../core/element/declaration.js'
import type { KnownParts } from './known-parts.js'
import { observable } from './observable.js'

export type Device = 'desktop' | 'tablet' | 'mobile'

export interface EditorState {
  page: PageDocument
  /** The node whose form shows; undefined is the page itself. */
  selected: NodePath | undefined
  /** Nodes that are selected besides. */
  others: readonly NodePath[]
  device: Device
  canUndo: boolean
  canRedo: boolean
}

/** An edit was done and led here, or it was refused and this is why. */
export type EditAnswer = { at: NodePath } | { refused: LocalizedText }

/** Everything about a page but its nodes. */
export type PageAbout = Omit<PageDocument, 'version' | 'nodes'>
/** A property that is set to undefined is removed. */
type AboutChange = { [Name in keyof PageAbout]?: PageAbout[Name] | undefined }

/** One page being edited: the document, the selection, and the undo steps. */
export interface Editing {
  state: () => EditorState
  subscribe: (listener: () => void) => () => void
  select: (way: NodePath | undefined) => void
  /** Selects one more node, or deselects it. */
  selectAlso: (way: NodePath) => void
  /** Selects the nodes of one list from the selected one to this one; elsewhere one more node. */
  selectTo: (way: NodePath) => void
  /** Returns all selected nodes, in the order of the page; a node inside another selected one is not listed by itself. */
  chosen: () => readonly NodePath[]
  setDevice: (device: Device) => void
  insert: (node: PageNode, place: Place) => EditAnswer
  move: (from: NodePath, to: Place) => EditAnswer
  /** Replaces a node: other attributes, another text, a name. `typing` names the typed text, so one undo takes back the whole word. */
  replace: (way: NodePath, node: PageNode, typing?: string) => EditAnswer
  /** Puts several nodes in the place of one. */
  exchangeNode: (way: NodePath, nodes: readonly PageNode[]) => EditAnswer
  /** Replaces `count` nodes while they are edited in place. `typing` as above; `selected` is the selection afterwards. */
  rewrite: (place: Place, count: number, nodes: readonly PageNode[], typing: string, selected: NodePath) => EditAnswer
  /** Sets a block's field by property name; undefined resets it to its default. */
  setField: (way: NodePath, property: string, value: Json | undefined) => void
  setAbout: (about: AboutChange) => void
  /** Gives a node an id, by which comments find it again; that is no step of its own. */
  identify: (way: NodePath, id?: string) => string | undefined
  /** Tells if a page differs from the one before it by such an id alone: that is no edit, and nothing to save. */
  isIdentified: (page: PageDocument) => boolean
  /** Puts a whole other document in its place: an earlier version, a recovered draft. Undo gives the old one back. */
  exchange: (page: PageDocument) => void
  duplicate: (way: NodePath) => EditAnswer
  remove: (way: NodePath) => void
  /** The same with several, named as they stand before; each is one step. */
  insertAll: (nodes: readonly PageNode[], place: Place) => EditAnswer
  moveAll: (ways: readonly NodePath[], to: Place) => EditAnswer
  duplicateAll: (ways: readonly NodePath[]) => EditAnswer
  removeAll: (ways: readonly NodePath[]) => void
  mayMoveAll: (ways: readonly NodePath[], to: Place) => LocalizedText | undefined
  /** Returns why a node may not be put there, without doing it; undefined when it may. */
  mayInsert: (node: PageNode, place: Place) => LocalizedText | undefined
  mayMove: (from: NodePath, to: Place) => LocalizedText | undefined
  undo: () => void
  redo: () => void
  /** Steps that undo goes back to, the oldest first. */
  history: () => readonly Step[]
  /** Registers a function that hands over text typed but not yet in the page; the returned function removes it. */
  holdTyped: (give: () => void) => () => void
  /** Moves all such text into the page. */
  takeTyped: () => void
}

/** The page as it was before an edit, and what was selected. */
export interface Step {
  page: PageDocument
  selected: NodePath | undefined
  others?: readonly NodePath[]
}

interface EditingTools {
  /** Shared parts of the site. */
  parts?: Pick<KnownParts, 'partOf'>
  /** The id of what is edited, so that a shared part does not come to stand in itself. */
  own?: string
  declarations?: readonly BlockDeclaration[]
  /** Undo steps from before the window was reloaded, the oldest first. */
  history?: readonly Step[]
  now?: () => number
}

// Typing is one step for each second of it, so that undo takes back a few words and no paragraph.
const pause = 1000
const mostSteps = 500

/** Opens a page for editing. The document is the truth: canvas, outline and forms show it and ask for edits. */
export function openEditing(page: PageDocument, { declarations, parts, own, history = [], now = Date.now }: EditingTools = {}): Editing {
  let past: Step[] = [...history]
  let future: Step[] = []
  let typed: { what: string; since: number } | undefined
  const givers = new Set<() => void>()
  const identified = new WeakSet<PageDocument>()
  const shown = observable<EditorState>({
    page,
    selected: undefined,
    others: [],
    device: 'desktop',
    canUndo: past.length > 0,
    canRedo: false,
  })
  const state = shown.get

  function show(change: Partial<EditorState>): void {
    // A new selection drops the other selected nodes.
    const { others = 'selected' in change ? [] : state().others } = change
    shown.set({ ...state(), ...change, others, canUndo: past.length > 0, canRedo: future.length > 0 })
  }

  function commit(next: Step, what?: string): void {
    const goesOn = what !== undefined && typed?.what === what && now() - typed.since < pause
    if (!goesOn) past = [...past, { page: state().page, selected: state().selected }].slice(-mostSteps)
    future = []
    if (!goesOn) typed = what === undefined ? undefined : { what, since: now() }
    show(next)
  }

  function whyNot(next: PageDocument): LocalizedText | undefined {
    const partOf = parts?.partOf()
    if (own !== undefined && partOf && sharedWithin(next, partOf).has(own)) return intoItsPart
    return refusal(state().page, next, declarations, partOf)
  }

  function attempt(next: Step | undefined, what?: string): EditAnswer {
    const refused = next ? whyNot(next.page) : goneFromHere
    if (!next || refused) return { refused: refused ?? goneFromHere }
    commit(next, what)
    return { at: next.selected ?? [] }
  }

  const isThere = (way: NodePath): boolean => nodeAt(state().page, way) !== undefined

  function hasRoom({ list, index }: Place): boolean {
    const around = parentPath(list)
    return (around === undefined || isThere(around)) && index <= nodesAt(state().page, list).length
  }

  function inserted(node: PageNode, place: Place): Step | undefined {
    return hasRoom(place)
      ? { page: insertAt(state().page, place, withoutTakenIds(node, state().page)), selected: pathTo(place) }
      : undefined
  }

  function moved(from: NodePath, to: Place): Step | undefined {
    const result = hasRoom(to) ? moveTo(state().page, from, to) : undefined
    return result && { page: result.page, selected: result.at }
  }

  function withoutNodes({ list, index }: Place, count: number): PageDocument {
    return Array.from({ length: count }).reduce<PageDocument>((page) => removeAt(page, pathTo({ list, index })), state().page)
  }

  // A reference that is added to a list, or moved in it, is a step of its own.
  const isTyped = (block: string, property: string): boolean =>
    declarations?.find(({ tag }) => tag === block)?.fields[property]?.type !== 'references'

  const chosen = (): readonly NodePath[] => {
    const { selected, others } = state()
    return outermost(selected ? [selected, ...others] : others)
  }

  function selectAll(ways: readonly NodePath[], last: NodePath | undefined): void {
    show({ selected: last, others: ways.filter((way) => !sameWay(way, last)) })
  }

  function selectAlso(way: NodePath): void {
    const { selected, others } = state()
    if (!isThere(way)) return
    const before = selected ? [...others, selected] : others
    const without = before.filter((each) => !sameWay(each, way))
    if (without.length < before.length) selectAll(without, without.at(-1))
    else selectAll([...before, way], way)
  }

  function selectTo(way: NodePath): void {
    const { selected, others } = state()
    if (!selected) return show({ selected: way })
    // It goes on from where it began, not from where it went last.
    const from = others.find((each) => sameWay(placeOf(each).list, placeOf(selected).list)) ?? selected
    const { list, index } = placeOf(from)
    const end = isWithin(way, list) ? (way[list.length] as number) : undefined
    if (end === undefined) return selectAlso(way)
    const length = Math.abs(end - index) + 1
    const ways = Array.from({ length }, (_, offset) => pathTo({ list, index: end < index ? index - offset : index + offset }))
    selectAll(ways, ways.at(-1))
  }

  const several = (next: { page: PageDocument; at: readonly NodePath[] } | undefined): Step | undefined =>
    next && { page: next.page, selected: next.at.at(-1), others: next.at.slice(0, -1) }

  function insertedAll(nodes: readonly PageNode[], place: Place): Step | undefined {
    if (!hasRoom(place)) return undefined
    const at = nodes.map((_node, offset) => pathTo({ ...place, index: place.index + offset }))
    const next = nodes.reduce(
      (page, node, offset) => insertAt(page, { ...place, index: place.index + offset }, withoutTakenIds(node, page)),
      state().page,
    )
    return several({ page: next, at })
  }

  function movedAll(ways: readonly NodePath[], to: Place): Step | undefined {
    return hasRoom(to) && ways.every(isThere) ? several(moveSeveral(state().page, outermost(ways), to)) : undefined
  }

  const whyNoMove = (from: NodePath): LocalizedText => (isThere(from) ? intoItself : goneFromHere)

  function travel(from: Step[], to: Step[]): void {
    const step = from.pop()
    if (!step) return
    to.push({ page: state().page, selected: state().selected })
    typed = undefined
    show(step)
  }

  return {
    state,
    subscribe: shown.subscribe,
    select: (way) => show({ selected: way && nodeAt(state().page, way) !== undefined ? way : undefined }),
    selectAlso,
    selectTo,
    chosen,
    setDevice: (device) => show({ device }),
    insert: (node, place) => attempt(inserted(node, place)),
    move(from, to) {
      const next = moved(from, to)
      if (!next) return { refused: whyNoMove(from) }
      if (!sameWay(next.selected, from)) return attempt(next)
      show({ selected: from })
      return { at: from }
    },
    replace: (way, node, typing) =>
      attempt(
        isThere(way) ? { page: replaceAt(state().page, way, node), selected: way } : undefined,
        typing && JSON.stringify([way, typing]),
      ),
    exchangeNode(way, nodes) {
      const place = placeOf(way)
      if (!isThere(way)) return { refused: goneFromHere }
      const page = insertAt(removeAt(state().page, way), place, ...nodes)
      return attempt({ page, selected: nodes.length > 0 ? way : parentPath(way) })
    },
    rewrite({ list, index }, count, nodes, typing, selected) {
      const isWhole = nodesAt(state().page, list).length >= index + count
      const next = isWhole ? { page: insertAt(withoutNodes({ list, index }, count), { list, index }, ...nodes), selected } : undefined
      return attempt(next, JSON.stringify([list, index, typing]))
    },
    setField(way, property, value) {
      const node = nodeAt(state().page, way)
      if (typeof node !== 'object' || !('block' in node) || hasValue(node, property, value)) return
      commit(
        { page: replaceAt(state().page, way, withField(node, property, value)), selected: state().selected },
        isTyped(node.block, property) ? JSON.stringify([way, property]) : undefined,
      )
    },
    setAbout: (about) => commit({ page: withAbout(state().page, about), selected: state().selected }, JSON.stringify(Object.keys(about))),
    isIdentified: (given) => identified.has(given),
    identify(way, given) {
      const node = nodeAt(state().page, way)
      if (typeof node !== 'object' || node.id !== undefined) return typeof node === 'object' ? node.id : undefined
      const id = given ?? crypto.randomUUID().slice(0, 8)
      const named = { ...node, id }
      // It was the same node before it was moved or typed into: going back must not lose it.
      const withId = (page: PageDocument): PageDocument => {
        const same = nodeAt(page, way) === node ? way : wayWhere(page, (each) => each === node)
        if (same) return replaceAt(page, same, named)
        const other = nodeAt(page, way)
        return typeof other === 'object' && other.id === undefined && isAlike(other, node) ? replaceAt(page, way, { ...other, id }) : page
      }
      past = past.map((step) => ({ ...step, page: withId(step.page) }))
      future = future.map((step) => ({ ...step, page: withId(step.page) }))
      const next = withId(state().page)
      identified.add(next)
      show({ page: next })
      return id
    },
    exchange: (next) => commit({ page: next, selected: undefined }),
    duplicate(way) {
      const node = nodeAt(state().page, way)
      if (node === undefined) return { refused: goneFromHere }
      const { list, index } = placeOf(way)
      return attempt(inserted(node, { list, index: index + 1 }))
    },
    remove(way) {
      if (isThere(way)) commit({ page: removeAt(state().page, way), selected: undefined })
    },
    insertAll: (nodes, place) => attempt(insertedAll(nodes, place)),
    moveAll(ways, to) {
      const next = movedAll(ways, to)
      return next ? attempt(next) : { refused: ways.every(isThere) ? intoItself : goneFromHere }
    },
    duplicateAll: (ways) => attempt(ways.every(isThere) ? several(duplicateSeveral(state().page, outermost(ways))) : undefined),
    removeAll(ways) {
      if (ways.length > 0 && ways.every(isThere)) commit({ page: removeSeveral(state().page, outermost(ways)), selected: undefined })
    },
    mayMoveAll(ways, to) {
      const next = movedAll(ways, to)
      return next ? whyNot(next.page) : ways.every(isThere) ? intoItself : goneFromHere
    },
    mayInsert(node, place) {
      const next = inserted(node, place)
      return next ? whyNot(next.page) : goneFromHere
    },
    mayMove(from, to) {
      const next = moved(from, to)
      return next ? whyNot(next.page) : whyNoMove(from)
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    history: () => past,
    holdTyped(give) {
      givers.add(give)
      return () => void givers.delete(give)
    },
    takeTyped() {
      for (const give of givers) give()
    },
  }
}

const withAbout = (page: PageDocument, about: AboutChange): PageDocument =>
  Object.fromEntries(Object.entries({ ...page, ...about }).filter(([, value]) => value !== undefined)) as unknown as PageDocument

const isAlike = (one: Exclude<PageNode, string>, other: Exclude<PageNode, string>): boolean =>
  'block' in one ? 'block' in other && one.block === other.block : 'html' in one && 'html' in other && one.html === other.html

const hasValue = ({ fields = {} }: BlockNode, property: string, value: Json | undefined): boolean =>
  JSON.stringify(Object.hasOwn(fields, property) ? fields[property] : undefined) === JSON.stringify(value)

const goneFromHere: LocalizedText = {
  de: 'Was hier stand, gibt es nicht mehr. Die Seite hat sich inzwischen geändert.',
  en: 'What stood here is gone. The page has changed in the meantime.',
}
const intoItsPart: LocalizedText = {
  de: 'Ein geteilter Teil kann nicht in sich selbst stehen, auch nicht in einem anderen, der ihn zeigt.',
  en: 'A shared part cannot stand inside itself, nor inside another one that shows it.',
}
const intoItself: LocalizedText = { de: 'Ein Baustein kann nicht in sich selbst stehen.', en: 'A block cannot stand inside itself.' }
