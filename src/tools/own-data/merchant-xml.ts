import { SaxesParser } from 'saxes'
import type { ProductDraft } from './product-draft.js'
import { merchantDraft } from './merchant-table.js'

const maxDepth = 64

/**
 * Reads a Google Merchant feed as RSS 2.0 or Atom. The parser expands no entities of a document's own, so that a small file stays small.
 * @throws {SyntaxError} when it is not well-formed XML; what came before it is lost
 */
export function merchantXmlDrafts(file: string, text: string): ProductDraft[] {
  const drafts: ProductDraft[] = []
  let values: Record<string, string> | undefined
  let name: string | undefined
  let [written, line, depth] = ['', 0, 0]
  const parser = new SaxesParser({ position: true })
  parser.on('error', (error) => {
    throw new SyntaxError(error.message)
  })
  parser.on('opentag', ({ name: tag }) => {
    depth += 1
    if (depth > maxDepth) throw new SyntaxError(`Elements lie deeper than ${maxDepth}.`)
    if (tag === 'item' || tag === 'entry') [values, line] = [{}, parser.line]
    else if (values) [name, written] = [tag.replace(/^g:/, ''), '']
  })
  parser.on('text', (piece) => {
    written += piece
  })
  parser.on('cdata', (piece) => {
    written += piece
  })
  parser.on('closetag', ({ name: tag }) => {
    depth -= 1
    if (!values) return
    if (tag === 'item' || tag === 'entry') {
      drafts.push(merchantDraft(file, { line, values }))
      values = undefined
    } else if (tag.replace(/^g:/, '') === name) {
      const before = values[name]
      values[name] = before ? `${before}\n${written.trim()}` : written.trim()
      name = undefined
    }
  })
  parser.write(text).close()
  return drafts
}
