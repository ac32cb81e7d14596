import { element as anchor, print } from '../../../document/markup.js'
import { markupOf } from '../../../document/node-markup.js'
import type { PageNode } from '../../../element/declaration.js'

/** How the text at the caret looks. */
export interface TextState {
  bold: boolean
  italic: boolean
  /** Where the link at the caret leads. */
  link: string | undefined
  /** Within a link there is no second one. */
  canLink: boolean
}

/** What may be done to the text of one element, at its selection. */
export interface TextCommands {
  state: () => TextState
  stress: (how: 'bold' | 'italic') => void
  /** Makes what is selected a link, or leads the link at the caret elsewhere; without an address there is none. */
  link: (address: string | undefined, words?: string) => void
  insert: (nodes: readonly PageNode[]) => void
}

/** Chromium's own commands, because they keep the browser's undo for what is being written. */
export function textCommands(element: HTMLElement): TextCommands {
  const document = element.ownerDocument
  const selection = () => document.getSelection()

  function linkAtCaret(): HTMLAnchorElement | undefined {
    const at = selection()?.anchorNode
    const found = (at instanceof (document.defaultView as Window & typeof globalThis).Element ? at : at?.parentElement)?.closest('a')
    if (found && found !== element && element.contains(found)) return found
    const chosen = selection()
    const range = chosen && chosen.rangeCount > 0 && !chosen.isCollapsed ? chosen.getRangeAt(0) : undefined
    return [...element.querySelectorAll('a')].find((link) => range?.intersectsNode(link))
  }

  function insert(nodes: readonly PageNode[]): void {
    document.execCommand('insertHTML', false, markupOf(nodes, { declarations: [] }).map(print).join(''))
  }

  return {
    insert,
    state: () => ({
      bold: document.queryCommandState('bold'),
      italic: document.queryCommandState('italic'),
      link: linkAtCaret()?.getAttribute('href') ?? undefined,
      canLink: element.closest('a') === null,
    }),
    stress: (how) => void document.execCommand(how),
    link(address, words) {
      const standing = linkAtCaret()
      if (address === undefined) {
        if (standing) selection()?.selectAllChildren(standing)
        document.execCommand('unlink')
      } else if (standing) standing.setAttribute('href', address)
      else if (selection()?.isCollapsed)
        document.execCommand('insertHTML', false, print(anchor('a', [['href', address]], [words ?? address.replace(/^(mailto|tel):/, '')])))
      else document.execCommand('createLink', false, address)
    },
  }
}

/** An address as people write it: without https://, or only the mailbox. */
export function addressFrom(typed: string): string {
  const text = typed.trim()
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(text)) return `mailto:${text}`
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#]|$)/i.test(text) && !/\.html?$/i.test(text) ? `https://${text}` : text
}
