import { openPage, PageDocumentError } from '../../../pages/document/page-document.js'
import { print } from '../../../pages/document/markup.js'
import { markupOf } from '../../../pages/document/node-markup.js'
import { nodeAt, type Place, placeOf } from '../../../pages/document/page-edits.js'
import type { BlockDeclaration, PageNode } from '../../../core/element/declaration.js'
import type { Language } from '../kit/language.js'
import { besideIfRefused, fittedAll } from './fitting.js'
import { endOfPage, told } from './places.js'
import type { KnownParts } from '../session/known-parts.js'
import type { Editing } from '../session/editing.js'
import { clipboardMessages } from './clipboard.messages.js'
import { nodeTitle } from '../session/node-names.js'

const type = 'application/x-vitrine-nodes'
export const clipboardEvents = ['copy', 'cut', 'paste'] as const

interface ClipboardSite {
  editing: Editing
  declarations: readonly BlockDeclaration[]
  parts?: KnownParts | undefined
  language: Language
  tell: (sentence: string) => void
}

/** Copies, cuts or pastes the selection by the system clipboard, for other pages and windows too. Returns true if it held blocks. */
export function clip(event: ClipboardEvent, site: ClipboardSite): boolean {
  const { clipboardData } = event
  if (!clipboardData) return false
  const done = event.type === 'paste' ? paste(clipboardData, site) : copy(clipboardData, event.type === 'cut', site)
  if (done) event.preventDefault()
  return done
}

function copy(clipboard: DataTransfer, takeAway: boolean, site: ClipboardSite): boolean {
  const { editing, declarations, language, tell } = site
  const { page } = editing.state()
  const ways = editing.chosen()
  const nodes = ways.flatMap((way) => nodeAt(page, way) ?? [])
  const [first] = nodes
  if (first === undefined) return false
  clipboard.setData(type, JSON.stringify(nodes))
  // HTML and plain text are for every other program that takes the copy.
  clipboard.setData('text/html', markupOf(nodes, { declarations, fallback: page.language }).map(print).join(''))
  clipboard.setData('text/plain', nodes.map((node) => nodeTitle(node, site)).join('\n'))
  if (takeAway) editing.removeAll(ways)
  const words = clipboardMessages[language]
  const title = nodeTitle(first, site)
  if (nodes.length > 1) tell(takeAway ? words.cutSeveral(nodes.length) : words.copiedSeveral(nodes.length))
  else tell(takeAway ? words.cut(title) : words.copied(title))
  return true
}

function paste(clipboard: DataTransfer, site: ClipboardSite): boolean {
  const text = clipboard.getData(type)
  if (!text) return false
  const { editing, declarations, language, tell } = site
  const words = clipboardMessages[language]
  const nodes = nodesFrom(text, declarations)
  const [first] = nodes
  if (first === undefined) {
    tell(words.nothing)
    return true
  }
  const wanted = told(editing.state().page, afterSelected(editing))
  const { place } = nodes.length > 1 ? wanted : besideIfRefused(first, wanted, { editing, declarations })
  const answer = editing.insertAll(fittedAll(nodes, place, { editing, declarations }), place)
  const pasted = nodes.length > 1 ? words.pastedSeveral(nodes.length) : words.pasted(nodeTitle(first, site))
  tell('refused' in answer ? answer.refused[language] : pasted)
  return true
}

/** Reads what another window, or a colleague, put there by the rules of every stored page. */
function nodesFrom(text: string, declarations: readonly BlockDeclaration[]): readonly PageNode[] {
  try {
    return openPage({ version: 1, path: '/', nodes: JSON.parse(text) }, declarations).page.nodes
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof PageDocumentError) return []
    throw error
  }
}

function afterSelected(editing: Editing): Place {
  const last = editing.chosen().at(-1)
  if (!last) return endOfPage(editing.state().page).place
  const { list, index } = placeOf(last)
  return { list, index: index + 1 }
}
