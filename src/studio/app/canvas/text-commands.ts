import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { Mark, Node as WrittenNode, ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { nonBreakingSpace, softHyphen } from '../writing/hidden-signs.js'
import { typed } from '../writing/writing-keys.js'
import { writingSchema as schema } from '../writing/writing-schema.js'

export type LineKind = 'p' | 'h1' | 'h2' | 'h3' | 'h4'
export type ListKind = 'ul' | 'ol'

/** Formatting of the text at the caret. */
export interface TextState {
  bold: boolean
  italic: boolean
  /** Address of the link at the caret. */
  link: string | undefined
  /** True when that link opens a tab of its own. */
  opensTab: boolean
  /** False inside a link, because links cannot be nested. */
  canLink: boolean
  /** Kind of the line; undefined for a single sentence, which cannot become another kind. */
  line: LineKind | undefined
  list: ListKind | undefined
}

/** Commands on the selection of the text being edited. */
export interface TextCommands {
  state: () => TextState
  stress: (how: 'bold' | 'italic') => void
  /** Makes what is selected a link, or leads the link at the caret elsewhere; without an address there is none. */
  link: (address: string | undefined, words?: string, opensTab?: boolean) => void
  /** Makes the lines a paragraph or a heading. */
  become: (kind: LineKind) => void
  /** Makes the lines points of a list, or the points lines again. */
  list: (kind: ListKind) => void
  /** Moves the point deeper into its list, or out of it. */
  indent: (step: 1 | -1) => void
  type: (sign: 'space' | 'hyphen') => void
}

const { strong, em, link: linkMark } = schema.marks
const { item, list: listNode, paragraph, heading } = schema.nodes

export function textCommands(view: EditorView, isInLink: boolean): TextCommands {
  const run = (command: Command) => void command(view.state, view.dispatch, view)

  return {
    state: () => ({
      bold: isMarked(view.state, 'strong'),
      italic: isMarked(view.state, 'em'),
      link: linkAt(view.state)?.mark.attrs.attributes.href,
      opensTab: linkAt(view.state)?.mark.attrs.attributes.target === '_blank',
      canLink: !isInLink,
      line: lineOf(view.state),
      list: listAround(view.state.selection.$from)?.node.attrs.tag,
    }),
    stress: (how) => run(toggleMark(how === 'bold' ? strong! : em!)),
    link(address, words, opensTab = false) {
      const standing = linkAt(view.state)
      const { from, to, empty } = view.state.selection
      const { tr } = view.state
      if (address === undefined) {
        if (standing) view.dispatch(tr.removeMark(standing.from, standing.to, linkMark))
        return
      }
      const { target: _target, rel: _rel, ...kept } = standing?.mark.attrs.attributes ?? {}
      const attributes = { ...kept, href: address, ...(opensTab && { target: '_blank', rel: 'noopener' }) }
      const mark = linkMark!.create({ ...standing?.mark.attrs, attributes })
      if (standing) return view.dispatch(tr.addMark(standing.from, standing.to, mark))
      if (!empty) return view.dispatch(tr.addMark(from, to, mark))
      view.dispatch(tr.replaceSelectionWith(schema.text(words ?? address.replace(/^(mailto|tel):/, ''), [mark]), false))
    },
    become(kind) {
      while (listAround(view.state.selection.$from) && liftListItem(item!)(view.state, view.dispatch));
      run(kind === 'p' ? setBlockType(paragraph!, { tag: 'p' }) : setBlockType(heading!, { tag: kind }))
    },
    list(kind) {
      const around = listAround(view.state.selection.$from)
      if (!around) return run((state, dispatch) => asPoints(state, kind, dispatch))
      if (around.node.attrs.tag === kind) return run(liftListItem(item!))
      view.dispatch(view.state.tr.setNodeMarkup(around.position, null, { ...around.node.attrs, tag: kind }))
    },
    indent: (step) => run(step > 0 ? sinkListItem(item!) : liftListItem(item!)),
    type: (sign) => run(typed(sign === 'space' ? nonBreakingSpace : softHyphen)),
  }
}

// A point holds words and no heading: headings become paragraphs first.
function asPoints(state: EditorState, kind: ListKind, dispatch: Parameters<Command>[1]): boolean {
  const { tr } = state
  const { from, to } = state.selection
  tr.setBlockType(from, to, paragraph!, { tag: 'p' })
  const plain = state.apply(tr)
  return wrapInList(listNode!, { tag: kind })(plain, (wrapping) => {
    for (const step of wrapping.steps) tr.step(step)
    dispatch?.(tr)
  })
}

function isMarked({ selection, storedMarks, doc }: EditorState, name: 'strong' | 'em'): boolean {
  const type = schema.marks[name]!
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return doc.rangeHasMark(selection.from, selection.to, type)
}

function lineOf({ selection }: EditorState): LineKind | undefined {
  for (let depth = selection.$from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = selection.$from.node(depth)
    if (type === paragraph || type === heading) return attrs.tag as LineKind
  }
  return undefined
}

function listAround(at: ResolvedPos): { node: WrittenNode; position: number } | undefined {
  for (let depth = at.depth; depth > 0; depth -= 1) {
    const node = at.node(depth)
    if (node.type === listNode) return { node, position: at.before(depth) }
  }
  return undefined
}

interface LinkFound {
  mark: Mark
  from: number
  to: number
}

/** Returns the link at the caret, or the first one in the selection. */
function linkAt({ doc, selection }: EditorState): LinkFound | undefined {
  let found: LinkFound | undefined
  const { from, to, empty } = selection
  doc.nodesBetween(Math.max(0, from - (empty ? 1 : 0)), Math.min(doc.content.size, to + (empty ? 1 : 0)), (node, position) => {
    const mark = linkMark!.isInSet(node.marks)
    if (!mark || !node.isInline) return
    if (!found) found = { mark, from: position, to: position + node.nodeSize }
    else if (found.mark.eq(mark) && found.to === position) found.to += node.nodeSize
  })
  return found && wholeLink(doc, found)
}

// Emphasis cuts a link into pieces.
function wholeLink(document: WrittenNode, { mark, from, to }: LinkFound): LinkFound {
  const at = document.resolve(from)
  let start = from
  let end = to
  const parent = at.parent
  const begin = at.start()
  parent.forEach((child, offset) => {
    if (mark.isInSet(child.marks) && begin + offset === end) end += child.nodeSize
  })
  for (let again = true; again; ) {
    again = false
    parent.forEach((child, offset) => {
      if (mark.isInSet(child.marks) && begin + offset + child.nodeSize === start) {
        start = begin + offset
        again = true
      }
    })
  }
  return { mark, from: start, to: end }
}

/** Puts all of the line at the caret into the selection. */
export function selectLine(view: EditorView): void {
  const { $from } = view.state.selection
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, $from.start(), $from.end())))
}

/** Position of a pointer in the window of the canvas. */
export interface PointerPlace {
  left: number
  top: number
}

/** Puts the word at a point into the selection, as a double click does in any text; beside the words nothing changes. */
export function selectWord(view: EditorView, point: PointerPlace): void {
  const found = view.posAtCoords(point)
  if (!found) return
  const at = view.state.doc.resolve(found.pos)
  if (!at.parent.isTextblock && !at.parent.inlineContent) return
  const text = at.parent.textBetween(0, at.parent.content.size, undefined, ' ')
  // No word is longer.
  const before = /[\p{L}\p{N}\u00ad'’-]{0,100}$/u.exec(text.slice(Math.max(0, at.parentOffset - 100), at.parentOffset))?.[0] ?? ''
  const after = /^[\p{L}\p{N}\u00ad'’-]*/u.exec(text.slice(at.parentOffset))?.[0] ?? ''
  if (before === '' && after === '') return
  const selection = TextSelection.create(view.state.doc, found.pos - before.length, found.pos + after.length)
  view.dispatch(view.state.tr.setSelection(selection))
}
