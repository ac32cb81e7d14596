import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment } from 'parse5'
import type { BlockDeclaration, PageNode } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { readElements } from './html-nodes.js'
import type { PageDocument } from './page-document.js'
import type { Problem } from './problems.js'
import { isPagePath } from './page-path.js'

export interface ReadPage {
  page: PageDocument
  /** Parts that were left out, and why. */
  problems: Problem[]
}

export interface ReadNodes {
  nodes: PageNode[]
  problems: Problem[]
}

/**
 * Reads a published page back into a document, or any other HTML page as far as blocks can say it. Facts that only an editor sees (names
 * in the outline, the page's role) do not stand in HTML and cannot be read from it.
 * @param html a whole page, from anywhere; scripts and styles in it are left out and reported
 * @param declarations the blocks that may stand on it
 * @param site address of the site it was published for, when that lies below the root of its server
 * @returns a document whose blocks have the version of their declarations; never throws
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { fromHtml } from '@vitrine/blocks/document'
 *
 * const { page, problems } = fromHtml(readFileSync('pflege.html', 'utf8'))
 * for (const { text } of problems) console.warn(text.de)
 * ```
 */
export function fromHtml(html: string, declarations: readonly BlockDeclaration[] = ownDeclarations, site?: string): ReadPage {
  const document = parse(html)
  const root = childElement(document, 'html')
  const head = root && childElement(root, 'head')
  const body = root && childElement(root, 'body')
  const { nodes, problems } = readElements([...foreignParts(head), ...(body?.childNodes ?? [])], declarations, 'page')
  return { page: { version: 1, ...readAbout(root, head, site), nodes }, problems }
}

/**
 * Reads a piece of HTML: from the clipboard, or from a text that was edited in place.
 * @param html a fragment, from anywhere, such as the clipboard of a word processor
 * @param declarations the blocks that may stand in it
 * @returns nodes for a page document, and what was left out; `at` of a problem leads through `['nodes', …]`; never throws
 * @example
 * ```ts
 * import { nodesFromHtml } from '@vitrine/blocks/document'
 *
 * document.addEventListener('paste', ({ clipboardData }) => {
 *   const { nodes, problems } = nodesFromHtml(clipboardData?.getData('text/html') ?? '')
 *   console.log(nodes, problems)
 * })
 * ```
 */
export function nodesFromHtml(html: string, declarations: readonly BlockDeclaration[] = ownDeclarations): ReadNodes {
  return readElements(parseFragment(html).childNodes, declarations, 'running')
}

type About = Omit<PageDocument, 'version' | 'nodes'>

function readAbout(root: Tree.Element | undefined, head: Tree.Element | undefined, site: string | undefined): About {
  const canonical = linkOf(head, 'canonical')
  const home = site ?? (canonical && URL.canParse(canonical) ? new URL(canonical).origin : undefined)
  const path = pathOf(canonical, home)
  const role = metaOf(head, 'name', 'vitrine-role')
  const image = onSite(metaOf(head, 'property', 'og:image'), home)
  return {
    path: path ?? '/',
    language: /^en\b/i.test(attributeOf(root, 'lang') ?? '') ? 'en' : 'de',
    title: textOf(head && childElement(head, 'title')),
    description: metaOf(head, 'name', 'description') ?? '',
    ...(canonical && path === undefined && { canonical }),
    ...(role && { role }),
    ...(image && { openGraph: { image } }),
    ...(isLeftOut(head) && { noindex: true }),
  }
}

const isLeftOut = (head: Tree.Element | undefined): boolean => /\b(?:noindex|none)\b/i.test(metaOf(head, 'name', 'robots') ?? '')

// The canonical address says where the page lives; a document names another one only for a copy.
function pathOf(canonical: string | undefined, home: string | undefined): string | undefined {
  const path = onSite(canonical, home)
  return path !== undefined && isPagePath(path) ? path : undefined
}

/** Returns the path of a page or picture of the same site, so that the site may move. */
function onSite(address: string | undefined, home: string | undefined): string | undefined {
  if (!address || home === undefined) return address
  const base = home.replace(/\/$/, '')
  return address.startsWith(`${base}/`) ? address.slice(base.length) : address
}

// Returns the scripts and styles of others; our own loader and import map are written anew by every publishing.
function foreignParts(head: Tree.Element | undefined): Tree.ChildNode[] {
  return (head?.childNodes ?? []).filter(
    (node) => 'tagName' in node && (node.tagName === 'style' || (node.tagName === 'script' && !isOwnScript(node))),
  )
}

function isOwnScript(script: Tree.Element): boolean {
  const type = attributeOf(script, 'type')
  return (
    type === 'importmap' ||
    type === 'application/ld+json' ||
    (type === 'module' && /(^|\/)loader[\w.-]*\.js$/.test(attributeOf(script, 'src') ?? ''))
  )
}

const elementsOf = ({ childNodes }: Tree.ParentNode): Tree.Element[] => childNodes.filter((node) => 'tagName' in node)
const childElement = (parent: Tree.ParentNode, name: string): Tree.Element | undefined =>
  elementsOf(parent).find(({ tagName }) => tagName === name)
const attributeOf = (node: Tree.Element | undefined, name: string): string | undefined =>
  node?.attrs.find((attribute) => attribute.name === name)?.value
const textOf = (node: Tree.Element | undefined): string =>
  (node?.childNodes ?? []).map((child) => ('value' in child ? child.value : '')).join('')

function metaOf(head: Tree.Element | undefined, key: string, name: string): string | undefined {
  const found = head && elementsOf(head).find((node) => node.tagName === 'meta' && attributeOf(node, key) === name)
  return attributeOf(found, 'content')
}

function linkOf(head: Tree.Element | undefined, rel: string): string | undefined {
  const found = head && elementsOf(head).find((node) => node.tagName === 'link' && attributeOf(node, 'rel') === rel)
  return attributeOf(found, 'href')
}
