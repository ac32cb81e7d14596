import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { everyNode } from '../../pages/document/page-walk.js'
import { isRunning } from '../../pages/document/running-text.js'
import type { BlockDeclaration, BlockNode, HtmlNode, PageNode } from '../../core/element/declaration.js'
import type { ContentPage } from '../../sandbox/index.js'

/** Elements around the page's content, which say nothing of this page. */
const aroundThePage = new Set(['header', 'footer', 'nav'])

/** Returns a page as a search knows it: its main part, without what it shares with all the others. */
export function contentOf(
  page: PageDocument,
  siteName: string,
  declarations: readonly BlockDeclaration[] = ownDeclarations,
): Omit<ContentPage, 'changed'> {
  const known = new Map(declarations.map((declaration) => [declaration.tag as string, declaration]))
  const main = [...everyNode(page.nodes)].find((node): node is HtmlNode => 'html' in node && node.html === 'main')
  const words = (main?.children ?? page.nodes).map((node) => wordsOf(node, known)).join(' ')
  return {
    path: page.path,
    language: page.language,
    role: page.role,
    title: withoutSite(page.title, siteName),
    summary: page.description,
    text: inOneLine(words),
  }
}

type Known = ReadonlyMap<string, BlockDeclaration>

function wordsOf(node: PageNode, known: Known): string {
  if (typeof node === 'string') return node
  if ('shared' in node) return ''
  if ('block' in node) {
    const below = Object.values(node.slots ?? {})
      .flat()
      .map((each) => wordsOf(each, known))
    return ` ${[...ownWords(node, known.get(node.block)), ...below].join(' ')} `
  }
  if (aroundThePage.has(node.html)) return ''
  const inside = [node.attributes?.alt ?? '', ...(node.children ?? []).map((each) => wordsOf(each, known))].join('')
  return isRunning(node) && !isButton(node) ? inside : ` ${sentence(inside)} `
}

/** Returns the texts that an editor has written into the block, if people read them. */
function ownWords({ fields = {} }: BlockNode, declaration: BlockDeclaration | undefined): string[] {
  if (declaration?.category === 'page') return []
  return Object.entries(declaration?.fields ?? {}).flatMap(([name, { type, group }]) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    return group === 'content' && (type === 'text' || type === 'textarea') && typeof value === 'string' ? [sentence(value)] : []
  })
}

/** Returns true for links that look like buttons: each stands for itself. */
const isButton = ({ attributes = {} }: HtmlNode): boolean => /\bbutton\b/.test(attributes.class ?? '')

/** A heading has no full stop, but in running text it needs one. */
const sentence = (text: string): string => text.trim().replace(/[\p{L}\p{N}“"]$/u, '$&.')

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** "Impressum | Lindenrose" is found as "Impressum". */
function withoutSite(title: string, siteName: string): string {
  const end = ` | ${siteName}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
