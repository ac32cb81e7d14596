import { nodeAt, replaceAt, withField } from '../../../pages/document/page-edits.js'
import { type PageText, piecesOf } from '../../../pages/document/page-texts.js'
import type { NodePath } from '../../../pages/document/problems.js'
import type { BlockNode, HtmlNode, Source, Sources } from '../../../core/element/declaration.js'
import type { Editing } from '../session/editing.js'

/** A stretch of a text that is typed in a field of its own. */
export interface TypedPiece {
  /** Path from the node; empty for a field, an attribute, or a property of the page. */
  way: NodePath
  text: string
  /** Innermost element around the stretch. */
  mark: string | undefined
}

/** Returns the pieces a text is typed in: one, or one for each stretch with formatting of its own. */
export function typedPieces({ way, key, text }: PageText, editing: Editing): readonly TypedPiece[] {
  const node = way.length > 0 ? nodeAt(editing.state().page, way) : undefined
  if (key !== 'text' || typeof node !== 'object' || !('html' in node)) return [{ way: [], text, mark: undefined }]
  return piecesOf(node).map((piece) => ({ way: piece.way, text: piece.text, mark: piece.marks.at(-1) }))
}

interface Typed {
  piece: NodePath
  value: string
  /** Original text that this one translates, once it is typed. */
  source: Source | undefined
}

/** Types into a text of a page. All that is typed into one text is one step to undo. */
export function typeText(editing: Editing, { way, key }: PageText, { piece, value, source }: Typed): void {
  const { page } = editing.state()
  if (way.length === 0) {
    const translates = withSource(page.translates, key, source)
    return editing.setAbout({ [key]: value, ...(translates && { translates }) })
  }
  const node = nodeAt(piece.length > 0 ? replaceAt(page, [...way, ...piece], value) : page, way)
  if (typeof node !== 'object' || 'shared' in node) return
  const typed = piece.length > 0 ? node : 'block' in node ? withField(node, key, value) : withAttribute(node, key, value)
  editing.replace(way, sourced(typed, key, source), `text ${key}`)
}

/** Records what a text translates, and leaves the text as it is. */
export function setSource(editing: Editing, { way, key }: PageText, source: Source): void {
  const { page } = editing.state()
  if (way.length === 0) return editing.setAbout({ translates: withSource(page.translates, key, source) })
  const node = nodeAt(page, way)
  if (typeof node === 'object' && !('shared' in node)) editing.replace(way, sourced(node, key, source))
}

const withAttribute = (node: HtmlNode, name: string, value: string): HtmlNode => ({
  ...node,
  attributes: { ...node.attributes, [name]: value },
})

function sourced(node: BlockNode | HtmlNode, key: string, source: Source | undefined): BlockNode | HtmlNode {
  const translates = withSource(node.translates, key, source)
  return translates ? { ...node, translates } : node
}

const withSource = (sources: Sources | undefined, key: string, source: Source | undefined): Sources | undefined =>
  source ? { ...sources, [key]: source } : sources
