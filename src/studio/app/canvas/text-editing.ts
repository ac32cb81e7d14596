import { history } from 'prosemirror-history'
import type { Node as WrittenNode } from 'prosemirror-model'
import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { nodeAt, nodesAt, type Place, placeOf, pathTo } from '../../../pages/document/page-edits.js'
import type { PageDocument } from '../../../pages/document/page-document.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockDeclaration, HtmlNode, PageNode, LocalizedText } from '../../../core/element/declaration.js'
import type { Language } from '../kit/language.js'
import type { Editing } from '../session/editing.js'
import { hiddenSigns } from '../writing/hidden-signs.js'
import { paste } from '../writing/pasting.js'
import { writingKeys, writingRules } from '../writing/writing-keys.js'
import { inTableBlock } from '../writing/table-block.js'
import { isFlow, isRunningWord, nodesOf, writtenFlow, writtenSentence } from '../writing/writing-nodes.js'
import { type Box, boxOf } from './boxes.js'
import { canvasMessages } from './canvas.messages.js'
import type { CanvasFrame } from './frame.js'
import type { Picture } from './picture.js'
import { type PointerPlace, selectLine, selectWord, type TextCommands, textCommands, type TextState } from './text-commands.js'

const withText = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'a',
  'span',
  'small',
  's',
  'sub',
  'sup',
  'strong',
  'em',
  'figcaption',
  'summary',
  'caption',
  'th',
  'td',
])
const inPoints = new Set(['li', 'ul', 'ol'])

/** Returns true when a node is text that can be edited in place: words and emphasis, no blocks or other elements. */
export const isWritable = (node: PageNode | undefined): node is HtmlNode =>
  typeof node === 'object' && 'html' in node && withText.has(node.html.toLowerCase()) && (node.children ?? []).every(isRunningWord)

/** State of the text being edited, for the parts that draw its tools. */
export interface Written extends TextState {
  way: NodePath
}

export interface Writing {
  isWriting: (target?: EventTarget | null) => boolean
  /** Begins to write in place; false when the node is no text. */
  /** @param at where a pointer was: the word there is selected, and not the line */
  begin: (way: NodePath, at?: PointerPlace) => boolean
  /** Takes over the written text, and ends the editing. */
  end: () => void
  /** Draws the page around the text that is written; what was written into it is drawn when it is done. */
  drawAround: (page: PageDocument) => void
  /** Returns the box of the text, and that of its caret with all that is selected. */
  box: () => { text: Box; caret: Box } | undefined
  /** Moves the focus to the tools; editing goes on. */
  lendFocus: () => void
  /** Moves the focus back to where it was in the text. */
  takeFocus: () => void
  /** Called when the focus has left the tools: unless it is in the text again, editing ends. */
  toolsLeft: () => void
  commands: () => TextCommands | undefined
}

export interface WritingTools {
  frame: CanvasFrame
  declarations: readonly BlockDeclaration[]
  picture: Picture
  editing: Editing
  refuse: (why: LocalizedText) => void
  words: Language
  changed: (written: Written | undefined) => void
  askForLink: () => void
  goToTools: () => void
}

interface Current {
  view: EditorView
  /** Element on the canvas in place of the elements that are edited. */
  surface: HTMLElement
  place: Place
  /** Nodes of the page at that place. */
  nodes: readonly PageNode[]
  whole: boolean
  done: AbortController
  commands: TextCommands
  isLent: boolean
  isDrawing: boolean
  session: string
}

const hidden = 'data-canvas-written'
// Milliseconds: the page is not updated at every key, so that fast typing is not held up.
const soon = 400
let sessions = 0

/**
 * Text is written where it stands: a paragraph together with the paragraphs, headings and lists around it, anything
 * else by itself. What is written becomes the page's soon after each key, also without a pause, and at once when the page
 * is saved or left, so that nothing is lost by whatever ends it.
 */
export function openWriting({
  frame,
  declarations,
  picture,
  editing,
  refuse,
  words,
  changed,
  askForLink,
  goToTools,
}: WritingTools): Writing {
  let current: Current | undefined
  let saving: ReturnType<typeof setTimeout> | undefined
  let isOwnChange = false

  function begin(given: NodePath, at?: PointerPlace): boolean {
    const way = outOfList(given)
    const page = picture.page()
    const node = nodeAt(page, way)
    if (node === undefined || !picture.elementOf(way)) return false
    const whole = standsFreely(way, page) && isFlow(node)
    if (!whole && !isWritable(node)) return false
    end()
    open(way, whole, given)
    if (at && current) selectWord(current.view, at)
    return true
  }

  /** A point of a list is written in its list. */
  function outOfList(way: NodePath): NodePath {
    const page = picture.page()
    let found = way
    for (let at = way; at.length > 2; at = at.slice(0, -2)) {
      const node = nodeAt(page, at)
      if (typeof node !== 'object' || !('html' in node) || !inPoints.has(node.html)) break
      if (node.html !== 'li' && isFlow(node)) found = at
    }
    return found
  }

  // In a paragraph's place only text may stand; where a block expects certain elements they stay what they are.
  function standsFreely(way: NodePath, page: PageDocument): boolean {
    const parent = nodeAt(page, way.slice(0, -2))
    const inHtml = typeof parent === 'object' && 'html' in parent
    return inHtml ? /^(div|main|header|footer|details)$/.test(parent.html) : way.at(-2) === 'default' || way.length === 2
  }

  function open(way: NodePath, whole: boolean, given: NodePath): void {
    const page = picture.page()
    const place = whole ? startOfRun(way, page) : placeOf(way)
    const nodes = whole ? runAt(place, page) : [nodeAt(page, way) as HtmlNode]
    const first = picture.elementOf(pathTo(place)) as HTMLElement
    const surface = whole ? flowSurface(first) : (first.cloneNode(false) as HTMLElement)
    surface.setAttribute('data-canvas-editing', '')
    surface.setAttribute('aria-description', canvasMessages[words].writing)
    surface.setAttribute('aria-label', canvasMessages[words].text)
    surface.setAttribute('role', 'textbox')
    surface.setAttribute('aria-multiline', 'true')
    surface.spellcheck = true
    first.before(surface)
    const document = whole ? writtenFlow(nodes as HtmlNode[]) : writtenSentence((nodes[0] as HtmlNode).children ?? [])
    const view = new EditorView(
      { mount: surface },
      {
        state: EditorState.create({ doc: document, plugins: [...writingKeys, writingRules, hiddenSigns, history()] }),
        handleKeyDown: (_view, event) => keyed(event),
        handlePaste: (given, event) => took(given, event.clipboardData),
        handleDrop: (given, event, _slice, moved) => !moved && dropped(given, event),
        dispatchTransaction(transaction) {
          view.updateState(view.state.apply(transaction))
          if (transaction.docChanged) saveSoon()
          report()
        },
      },
    )
    const done = new AbortController()
    const commands = textCommands(view, !whole && surface.closest('a') !== null)
    current = { view, surface, place, nodes, whole, done, commands, isLent: false, isDrawing: false, session: `writing-${++sessions}` }
    hide()
    surface.addEventListener('blur', textLeft, { signal: done.signal })
    done.signal.addEventListener('abort', editing.holdTyped(save))
    choose(view, whole ? placeOf(way).index - place.index : 0, given, way)
    editing.select(way)
    frame.window.focus()
    view.focus()
    report()
  }

  function choose(view: EditorView, index: number, given: NodePath, way: NodePath): void {
    const before = view.state.doc.type.name === 'doc' ? view.state.doc.children.slice(0, index) : []
    let position = before.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    // Inside a list, the item that was meant is selected.
    const steps = given.slice(way.length).filter((step) => typeof step === 'number')
    let node = view.state.doc.type.name === 'doc' ? view.state.doc.nodeAt(position) : null
    for (const step of steps) {
      if (node?.type.name !== 'list') break
      const list: WrittenNode = node
      position += 1
      position += list.children.slice(0, step).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
      node = null
    }
    const at = Selection.findFrom(view.state.doc.resolve(position), 1, true)
    if (at) view.dispatch(view.state.tr.setSelection(at))
    selectLine(view)
  }

  /** Takes the room of the elements it stands for, and lays them out as their parent does. */
  function flowSurface(first: HTMLElement): HTMLElement {
    const surface = frame.document.createElement('div')
    const parent = first.assignedSlot?.parentElement ?? first.parentElement
    const { display, rowGap } = frame.window.getComputedStyle(parent as Element)
    const slot = first.getAttribute('slot')
    if (slot) surface.slot = slot
    if (/grid|flex/.test(display)) surface.style.cssText = `display: grid; grid-template-columns: minmax(0, 1fr); row-gap: ${rowGap}`
    return surface
  }

  function hide(): void {
    if (!current) return
    for (const [offset] of current.nodes.entries())
      picture.elementOf(pathTo({ ...current.place, index: current.place.index + offset }))?.setAttribute(hidden, '')
  }

  function saveSoon(): void {
    saving ??= setTimeout(save, soon)
  }

  /** Takes the text written so far over into the page. */
  function save(): void {
    clearTimeout(saving)
    saving = undefined
    if (!current) return
    const { view, place, nodes, whole, session } = current
    const written = nodesOf(view.state.doc, (table) => inTableBlock(table, declarations))
    const next = whole ? written : [withChildren(nodes[0] as HtmlNode, written)]
    if (next.length === nodes.length && next.every((node, index) => same(node, nodes[index]))) return
    current.nodes = next
    isOwnChange = true
    const answer = editing.rewrite(place, nodes.length, next, session, pathTo({ ...place, index: place.index + caretIndex(current) }))
    isOwnChange = false
    if ('refused' in answer) {
      current.nodes = nodes
      refuse(answer.refused)
    }
  }

  function caretIndex({ view, whole }: Current): number {
    return whole ? view.state.selection.$from.index(0) : 0
  }

  function report(): void {
    changed(current && { way: pathTo({ ...current.place, index: current.place.index + caretIndex(current) }), ...current.commands.state() })
  }

  // Until the text is done, keys are about it and nothing else; but saving means what was written too.
  function keyed(event: KeyboardEvent): boolean {
    const letter = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
    if (letter === 's') {
      save()
      return false
    }
    event.stopPropagation()
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (letter !== '' || (!current?.whole && !event.shiftKey)))
    if (isDone && !event.isComposing) {
      end()
      return true
    }
    if (event.key === 'Tab' && !event.shiftKey) return lendFor(event, goToTools)
    if (letter === 'k' && current?.commands.state().canLink) return lendFor(event, askForLink)
    return false
  }

  function lendFor(event: Event, use: () => void): boolean {
    event.preventDefault()
    lendFocus()
    use()
    return true
  }

  function took(view: EditorView, clipboard: DataTransfer | null): boolean {
    const without = paste(view, clipboard)
    if (without.length > 0) refuse({ de: canvasMessages.de.pastedWithout(without), en: canvasMessages.en.pastedWithout(without) })
    return true
  }

  function dropped(view: EditorView, event: DragEvent): boolean {
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
    return took(view, event.dataTransfer)
  }

  function lendFocus(): void {
    if (current) current.isLent = true
  }

  function takeFocus(): void {
    if (!current?.isLent) return
    frame.window.focus()
    current.isLent = false
    current.view.focus()
  }

  const isFrameFocused = (): boolean => document.activeElement === frame.element
  const isInText = (): boolean => isFrameFocused() && frame.document.activeElement === current?.surface

  function toolsLeft(): void {
    if (!current?.isLent || !document.hasFocus()) return
    if (isInText()) current.isLent = false
    else end()
  }

  function textLeft(): void {
    if (current?.isDrawing) return
    if (!current?.isLent) end()
    // The focus goes from the text to another part of the page, not to the tools.
    else setTimeout(() => isFrameFocused() && !isInText() && end())
  }

  function end(): void {
    if (!current) return
    save()
    close()
    picture.show(editing.state().page)
  }

  function close(): void {
    if (!current) return
    const { view, surface, done } = current
    current = undefined
    done.abort()
    view.destroy()
    surface.remove()
    for (const element of frame.document.querySelectorAll(`[${hidden}]`)) element.removeAttribute(hidden)
    frame.document.getSelection()?.removeAllRanges()
    report()
  }

  function drawAround(page: PageDocument): void {
    if (isOwnChange) return
    if (!current || !isStillThere(current, page)) {
      close()
      return picture.show(page)
    }
    const { surface, view, place } = current
    const had = isInText()
    current.isDrawing = true
    surface.remove()
    picture.show(page)
    picture.elementOf(pathTo(place))?.before(surface)
    current.isDrawing = false
    hide()
    if (had) view.focus()
  }

  function isStillThere({ place, nodes }: Current, page: PageDocument): boolean {
    const there = nodesAt(page, place.list).slice(place.index, place.index + nodes.length)
    return there.length === nodes.length && there.every((node, index) => node === nodes[index])
  }

  return {
    isWriting: (target) => current !== undefined && (target === undefined || current.surface.contains(target as Node)),
    begin,
    end,
    drawAround,
    box() {
      if (!current) return undefined
      const { view, surface } = current
      const { from, to, head } = view.state.selection
      const [y, bottom] = [view.coordsAtPos(from).top, view.coordsAtPos(to, from < to ? -1 : 1).bottom]
      return { text: boxOf(surface), caret: { x: view.coordsAtPos(head).left, y, width: 1, height: Math.max(0, bottom - y) } }
    },
    lendFocus,
    takeFocus,
    toolsLeft,
    commands: () => current?.commands,
  }
}

/** The paragraphs, headings and lists that stand together with the one at a way. */
function startOfRun(way: NodePath, page: PageDocument): Place {
  const { list, index } = placeOf(way)
  const nodes = nodesAt(page, list)
  let first = index
  while (first > 0 && isFlow(nodes[first - 1] as PageNode)) first -= 1
  return { list, index: first }
}

function runAt({ list, index }: Place, page: PageDocument): HtmlNode[] {
  const nodes = nodesAt(page, list).slice(index)
  const end = nodes.findIndex((node) => !isFlow(node))
  return (end < 0 ? nodes : nodes.slice(0, end)) as HtmlNode[]
}

function withChildren(node: HtmlNode, children: readonly PageNode[]): HtmlNode {
  const { children: _before, ...rest } = node
  return children.length > 0 ? { ...rest, children } : rest
}

const same = (one: PageNode, other: PageNode | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
