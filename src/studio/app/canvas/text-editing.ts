import { nodesFromHtml } from '../../../document/from-html.js'
import { nodeAt } from '../../../document/page-edits.js'
import type { Way } from '../../../document/problems.js'
import type { HtmlNode, PageNode, Text } from '../../../element/declaration.js'
import type { Language } from '../kit/language.js'
import type { Editing } from '../session/editing.js'
import { canvasWords } from './canvas.words.js'
import type { CanvasFrame } from './frame.js'
import { mayStandInText, pasted, wordsOf } from './pasted.js'
import type { Picture } from './picture.js'
import { type TextCommands, textCommands, type TextState } from './text-commands.js'

const withText = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'a', 'span', 'small', 'strong', 'em', 'figcaption'])

/** Whether a node is text that may be written in place: words and stresses, no block and no other element. */
export const isWritable = (node: PageNode | undefined): node is HtmlNode =>
  typeof node === 'object' && 'html' in node && withText.has(node.html.toLowerCase()) && (node.children ?? []).every(isInText)

const isInText = (node: PageNode): boolean =>
  typeof node === 'string' || ('html' in node && mayStandInText(node) && (node.children ?? []).every(isInText))

/** What is being written, for whoever draws its tools. */
export interface Written extends TextState {
  way: Way
}

export interface Writing {
  isWriting: (target?: EventTarget | null) => boolean
  /** Begins to write in place; false when the node is no text. */
  begin: (way: Way) => boolean
  /** Takes over what was written, or gives it back. */
  end: (keep: boolean) => void
  /** The focus goes to the tools; the text goes on being written. */
  lendFocus: () => void
  /** The focus comes back to where it was in the text. */
  takeFocus: () => void
  /** The focus has left the tools: unless it is in the text again, writing ends. */
  toolsLeft: () => void
  commands: () => TextCommands | undefined
}

export interface WritingTools {
  frame: CanvasFrame
  picture: Picture
  editing: Editing
  refuse: (why: Text) => void
  words: Language
  changed: (written: Written | undefined) => void
  askForLink: () => void
  goToTools: () => void
}

interface Current {
  way: Way
  element: HTMLElement
  before: string
  done: AbortController
  commands: TextCommands
  /** Where the caret was when the focus was lent. */
  lent: Range | undefined
}

/** Text is written where it stands, and becomes nodes again when it is done: nothing but words, stresses and links is kept. */
export function openWriting({ frame, picture, editing, refuse, words, changed, askForLink, goToTools }: WritingTools): Writing {
  let current: Current | undefined

  function begin(way: Way): boolean {
    const element = picture.elementOf(way)
    if (!element || !isWritable(nodeAt(picture.page(), way))) return false
    end(true)
    const done = new AbortController()
    editing.select(way)
    element.contentEditable = 'true'
    element.setAttribute('data-canvas-editing', '')
    element.setAttribute('aria-description', canvasWords[words].writing)
    current = { way, element, before: element.innerHTML, done, commands: textCommands(element), lent: undefined }
    listen(element, done.signal)
    frame.window.focus()
    element.focus()
    frame.document.getSelection()?.selectAllChildren(element)
    report()
    return true
  }

  function report(): void {
    changed(current && { way: current.way, ...current.commands.state() })
  }

  function lendFocus(): void {
    const selection = frame.document.getSelection()
    if (current) current.lent = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : frame.document.createRange()
  }

  function takeFocus(): void {
    if (!current?.lent) return
    const { element, lent } = current
    frame.window.focus()
    element.focus()
    current.lent = undefined
    if (!element.contains(lent.commonAncestorContainer)) return
    frame.document.getSelection()?.removeAllRanges()
    frame.document.getSelection()?.addRange(lent)
  }

  function toolsLeft(): void {
    if (!current?.lent || !document.hasFocus()) return
    if (isFrameFocused() && frame.document.activeElement === current.element) current.lent = undefined
    else end(true)
  }

  const isFrameFocused = (): boolean => document.activeElement === frame.element

  function textLeft(): void {
    if (!current?.lent) end(true)
    // From the text to another part of the page, not to the tools.
    else setTimeout(() => isFrameFocused() && frame.document.activeElement !== current?.element && end(true))
  }

  function lendFor(event: Event, use: () => void): void {
    event.preventDefault()
    lendFocus()
    use()
  }

  function listen(element: HTMLElement, signal: AbortSignal): void {
    // Until the words are taken over, keys are about them and nothing else.
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
          event.preventDefault()
          end(event.key === 'Enter')
        }
        if (event.key === 'Tab' && !event.shiftKey) lendFor(event, goToTools)
        const letter = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : ''
        if (letter === 'k' && current?.commands.state().canLink) lendFor(event, askForLink)
        // Saving means what was written too.
        if (letter === 's') end(true)
        else event.stopPropagation()
      },
      { signal },
    )
    frame.document.addEventListener('selectionchange', report, { signal })
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        const range = frame.document.caretRangeFromPoint(event.clientX, event.clientY)
        if (range) frame.document.getSelection()?.collapse(range.startContainer, range.startOffset)
        paste(event.dataTransfer)
      },
      { signal },
    )
    element.addEventListener(
      'paste',
      (event) => {
        event.preventDefault()
        paste(event.clipboardData)
      },
      { signal },
    )
    element.addEventListener('blur', textLeft, { signal })
  }

  function paste(clipboard: DataTransfer | null): void {
    const html = clipboard?.getData('text/html')
    const { nodes, without } = html ? pasted(html) : { nodes: [clipboard?.getData('text/plain') ?? ''], without: [] }
    current?.commands.insert(nodes)
    if (without.length > 0) refuse({ de: canvasWords.de.pastedWithout(without), en: canvasWords.en.pastedWithout(without) })
  }

  function end(keep: boolean): void {
    if (!current) return
    const { way, element, before, done } = current
    current = undefined
    done.abort()
    const after = element.innerHTML
    const children = wordsOf(nodesFromHtml(cleaned(element)).nodes)
    element.removeAttribute('contenteditable')
    element.removeAttribute('aria-description')
    element.removeAttribute('data-canvas-editing')
    picture.redraw(way)
    frame.document.getSelection()?.removeAllRanges()
    report()
    const node = nodeAt(picture.page(), way)
    if (!keep || after === before || !isWritable(node)) return
    const { children: _before, ...rest } = node
    const answer = editing.replace(way, children.length > 0 ? { ...rest, children } : rest)
    if ('refused' in answer) refuse(answer.refused)
  }

  return {
    isWriting: (target) => current !== undefined && (target === undefined || current.element.contains(target as Node)),
    begin,
    end,
    lendFocus,
    takeFocus,
    toolsLeft,
    commands: () => current?.commands,
  }
}

/** What was written, without the canvas's marks, in the elements a page document knows. */
function cleaned(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('*')) {
    for (const name of each.getAttributeNames())
      if (name === 'tabindex' || name === 'style' || name.startsWith('data-')) each.removeAttribute(name)
  }
  const stressed = copy.innerHTML.replaceAll(/<(\/?)b(?=[\s>])/g, '<$1strong').replaceAll(/<(\/?)i(?=[\s>])/g, '<$1em')
  return stressed.replace(/<br>$/, '').replaceAll('&nbsp;', ' ')
}
