import type { PageDocument } from '../../builder/page-document.js'
import { insertAt, moveTo, nodeAt, type Place, placeOf, removeAt, replaceAt, wayTo, withField } from '../../builder/page-edits.js'
import { refusal } from '../../builder/placement.js'
import type { Way } from '../../builder/problems.js'
import type { BlockDeclaration, Json, PageNode, Text } from '../../element/declaration.js'

export type Device = 'desktop' | 'tablet' | 'mobile'

export interface EditorState {
  page: PageDocument
  /** The node whose form shows; undefined is the page itself. */
  selected: Way | undefined
  device: Device
  canUndo: boolean
  canRedo: boolean
}

/** An edit was done and led here, or it was refused and this is why. */
export type EditAnswer = { at: Way } | { refused: Text }

/** Everything else about a page but its nodes. */
export type PageAbout = Omit<PageDocument, 'version' | 'nodes'>

/** One page being edited: the document, what is selected, and the way back. */
export interface Editing {
  state: () => EditorState
  subscribe: (listener: () => void) => () => void
  select: (way: Way | undefined) => void
  setDevice: (device: Device) => void
  insert: (node: PageNode, place: Place) => EditAnswer
  move: (from: Way, to: Place) => EditAnswer
  /** Puts another node in its place: other attributes, another text, a name. `typing` names what is typed, so that one undo takes back the whole word. */
  replace: (way: Way, node: PageNode, typing?: string) => EditAnswer
  /** Sets a block's field by property name; undefined resets it to its default. */
  setField: (way: Way, property: string, value: Json | undefined) => void
  setAbout: (about: Partial<PageAbout>) => void
  duplicate: (way: Way) => EditAnswer
  remove: (way: Way) => void
  /** Whether a node may be put there, without doing it. */
  mayInsert: (node: PageNode, place: Place) => Text | undefined
  mayMove: (from: Way, to: Place) => Text | undefined
  undo: () => void
  redo: () => void
}

interface Step {
  page: PageDocument
  selected: Way | undefined
}

export interface EditingTools {
  declarations?: readonly BlockDeclaration[]
  now?: () => number
}

// As long as somebody keeps typing, it is one step.
const pause = 1000
const mostSteps = 500

/** Opens a page for editing. The document is the truth: canvas, outline and forms show it and ask for edits. */
export function openEditing(page: PageDocument, { declarations, now = Date.now }: EditingTools = {}): Editing {
  const listeners = new Set<() => void>()
  let past: Step[] = []
  let future: Step[] = []
  let typed: { what: string; at: number } | undefined
  let state: EditorState = { page, selected: undefined, device: 'desktop', canUndo: false, canRedo: false }

  function show(change: Partial<EditorState>): void {
    state = { ...state, ...change, canUndo: past.length > 0, canRedo: future.length > 0 }
    for (const listener of [...listeners]) listener()
  }

  function commit(next: Step, what?: string): void {
    const goesOn = what !== undefined && typed?.what === what && now() - typed.at < pause
    if (!goesOn) past = [...past, { page: state.page, selected: state.selected }].slice(-mostSteps)
    future = []
    typed = what === undefined ? undefined : { what, at: now() }
    show(next)
  }

  function attempt(next: Step, what?: string): EditAnswer {
    const refused = refusal(state.page, next.page, declarations)
    if (refused) return { refused }
    commit(next, what)
    return { at: next.selected ?? [] }
  }

  const inserted = (node: PageNode, place: Place): Step => ({ page: insertAt(state.page, place, node), selected: wayTo(place) })

  function moved(from: Way, to: Place): Step | undefined {
    const result = moveTo(state.page, from, to)
    return result && { page: result.page, selected: result.at }
  }

  function travel(from: Step[], to: Step[]): void {
    const step = from.pop()
    if (!step) return
    to.push({ page: state.page, selected: state.selected })
    typed = undefined
    show(step)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    select: (way) => show({ selected: way && nodeAt(state.page, way) !== undefined ? way : undefined }),
    setDevice: (device) => show({ device }),
    insert: (node, place) => attempt(inserted(node, place)),
    move(from, to) {
      const next = moved(from, to)
      return next ? attempt(next) : { refused: intoItself }
    },
    replace: (way, node, typing) => attempt({ page: replaceAt(state.page, way, node), selected: way }, typing && JSON.stringify([way, typing])),
    setField(way, property, value) {
      const node = nodeAt(state.page, way)
      if (typeof node !== 'object' || !('block' in node)) return
      commit({ page: replaceAt(state.page, way, withField(node, property, value)), selected: state.selected }, JSON.stringify([way, property]))
    },
    setAbout: (about) => commit({ page: { ...state.page, ...about }, selected: state.selected }, JSON.stringify(Object.keys(about))),
    duplicate(way) {
      const node = nodeAt(state.page, way)
      if (node === undefined) return { at: [] }
      const { list, index } = placeOf(way)
      return attempt(inserted(node, { list, index: index + 1 }))
    },
    remove: (way) => commit({ page: removeAt(state.page, way), selected: undefined }),
    mayInsert: (node, place) => refusal(state.page, inserted(node, place).page, declarations),
    mayMove(from, to) {
      const next = moved(from, to)
      return next ? refusal(state.page, next.page, declarations) : intoItself
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
  }
}

const intoItself: Text = { de: 'Ein Baustein kann nicht in sich selbst stehen.', en: 'A block cannot stand inside itself.' }
