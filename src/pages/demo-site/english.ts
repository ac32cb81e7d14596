import type { PageDocument } from '../document/page-document.js'
import { translatePage } from '../document/translate.js'
import type { PageNode } from '../../core/element/declaration.js'
import { englishTexts } from './english-texts.js'

/** Paths of English pages whose German path is no English word. */
const ownPaths: Readonly<Record<string, string>> = {
  '/': '/en',
  '/widerrufen': '/en/withdrawal',
  '/versand': '/en/shipping',
  '/hauttypen': '/en/skin-types',
  '/fragen': '/en/questions',
  '/beraterin-werden': '/en/become-a-consultant',
  '/ueber-uns': '/en/about-us',
  '/impressum': '/en/imprint',
  '/nachricht': '/en/message',
}

export const englishPath = (path: string): string => ownPaths[path] ?? `/en${path}`

/**
 * The pages, each followed by its English translation: the same blocks with English texts, leading to English pages. A text without an
 * English one stays as it is.
 */
export function inBothLanguages(pages: readonly PageDocument[]): PageDocument[] {
  const paths = new Set(pages.map(({ path }) => path))
  return pages.flatMap((page) => [
    { ...page, translation: englishPath(page.path) },
    { ...inEnglish(page, paths), translation: page.path },
  ])
}

/** @param paths the German pages that have an English translation */
export function inEnglish(page: PageDocument, paths: ReadonlySet<string>): PageDocument {
  const link = (address: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
    return paths.has(path) ? englishPath(path) + rest : address
  }
  const english = translatePage(page, {
    path: englishPath(page.path),
    language: 'en',
    say: (text) => englishTexts[text] ?? text,
    link,
    fits: () => true,
  })
  return { ...english, nodes: english.nodes.map(inItsFrame) }
}

const englishParts: Readonly<Record<string, string>> = { 'part-kopfzeile': 'part-header', 'part-fusszeile': 'part-footer' }

/** An English page shows the English parts. */
function inItsFrame(node: PageNode): PageNode {
  return typeof node === 'object' && 'shared' in node ? { ...node, shared: englishParts[node.shared] ?? node.shared } : node
}
