import { nodesFromHtml } from '../../../builder/from-html.js'
import { print } from '../../../builder/markup.js'
import { markupOf } from '../../../builder/node-markup.js'
import { nodeAt } from '../../../builder/page-edits.js'
import type { Way } from '../../../builder/problems.js'
import type { HtmlNode, PageNode, Text } from '../../../element/declaration.js'
import type { Editing } from '../editing.js'
import type { CanvasFrame } from './frame.js'
import type { Picture } from './picture.js'

const withText = new Set(['h1', 'h2', 'h3', 'h4', 'p', 'li', 'a', 'span', 'small', 'strong', 'em', 'figcaption'])
const inText = new Set(['a', 'strong', 'em', 'small', 'span', 'br'])

/** Whether a node is text that may be written in place: words and stresses, no block and no other element. */
export const isWritable = (node: PageNode | undefined): node is HtmlNode => (
  typeof node === 'object' && 'html' in node && withText.has(node.html.toLowerCase()) && (node.children ?? []).every(isInText)
)

const isInText = (node: PageNode): boolean => (
  typeof node === 'string' || ('html' in node && inText.has(node.html.toLowerCase()) && (node.children ?? []).every(isInText))
)

export interface Writing {
  isWriting: (target?: EventTarget | null) => boolean
  /** Begins to write in place; false when the node is no text. */
  begin: (way: Way) => boolean
  /** Takes over what was written, or gives it back. */
  end: (keep: boolean) => void
}

export interface WritingTools {
  frame: CanvasFrame
  picture: Picture
  editing: Editing
  refuse: (why: Text) => void
}

/** Text is written where it stands, and becomes nodes again when it is done: nothing but words, stresses and links is kept. */
export function openWriting({ frame, picture, editing, refuse }: WritingTools): Writing {
  let current: { way: Way; element: HTMLElement; before: string; done: AbortController } | undefined

  function begin(way: Way): boolean {
    const element = picture.elementOf(way)
    if (!element || !isWritable(nodeAt(picture.page(), way))) return false
    end(true)
    const done = new AbortController()
    editing.select(way)
    element.contentEditable = 'true'
    element.setAttribute('data-canvas-editing', '')
    current = { way, element, before: element.innerHTML, done }
    listen(element, done.signal)
    frame.window.focus()
    element.focus()
    frame.document.getSelection()?.selectAllChildren(element)
    return true
  }

  function listen(element: HTMLElement, signal: AbortSignal): void {
    // Until the words are taken over, keys are about them and nothing else.
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
        event.preventDefault()
        end(event.key === 'Enter')
      }
      event.stopPropagation()
    }, { signal })
    element.addEventListener('paste', (event) => {
      event.preventDefault()
      paste(event.clipboardData)
    }, { signal })
    element.addEventListener('blur', () => end(true), { signal })
  }

  // Chromium's own command keeps the browser's undo for what is being written.
  function paste(clipboard: DataTransfer | null): void {
    const html = clipboard?.getData('text/html')
    const nodes = html ? wordsOf(nodesFromHtml(html).nodes) : [clipboard?.getData('text/plain') ?? '']
    frame.document.execCommand('insertHTML', false, markupOf(nodes, { declarations: [] }).map(print).join(''))
  }

  function end(keep: boolean): void {
    if (!current) return
    const { way, element, before, done } = current
    current = undefined
    done.abort()
    const after = element.innerHTML
    const children = wordsOf(nodesFromHtml(cleaned(element)).nodes)
    element.removeAttribute('contenteditable')
    element.removeAttribute('data-canvas-editing')
    picture.redraw(way)
    frame.document.getSelection()?.removeAllRanges()
    const node = nodeAt(picture.page(), way)
    if (!keep || after === before || !isWritable(node)) return
    const { children: _before, ...rest } = node
    const answer = editing.replace(way, children.length > 0 ? { ...rest, children } : rest)
    if ('refused' in answer) refuse(answer.refused)
  }

  return { isWriting: (target) => current !== undefined && (target === undefined || current.element.contains(target as Node)), begin, end }
}

/** What was written, without the canvas's marks, in the elements a page document knows. */
function cleaned(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('*')) {
    for (const name of each.getAttributeNames()) if (name === 'tabindex' || name === 'style' || name.startsWith('data-')) each.removeAttribute(name)
  }
  const stressed = copy.innerHTML.replaceAll(/<(\/?)b(?=[\s>])/g, '<$1strong').replaceAll(/<(\/?)i(?=[\s>])/g, '<$1em')
  return stressed.replace(/<br>$/, '').replaceAll('&nbsp;', ' ')
}

/** Only what may stand in a running text; of everything else its words. */
function wordsOf(nodes: readonly PageNode[]): PageNode[] {
  return nodes.flatMap((node): PageNode[] => {
    if (typeof node === 'string') return node === '' ? [] : [node]
    if ('block' in node) return []
    const children = wordsOf(node.children ?? [])
    if (!inText.has(node.html)) return children
    return [{ ...node, ...(node.children && { children }) }]
  })
}
