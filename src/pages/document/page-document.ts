import type { BlockDeclaration, BlockNode, HtmlNode, Json, PageNode, SharedNode, Source, Sources } from '../../core/element/declaration.js'
import { declarations as ownDeclarations } from '../../blocks/declarations.js'
import { readDevices } from './hidden-on.js'
import { migrateNodes } from './migrate.js'
import type { PageDocument } from './page.js'
import { type Problem, problem, type NodePath } from './problems.js'

export type { PageDocument } from './page.js'
export { type Problem, problemsOf } from './problems.js'

export interface OpenedPage {
  page: PageDocument
  /** Parts that could not be kept as they were. */
  problems: Problem[]
}

/**
 * Thrown by `openPage` when the document cannot be opened without losing what it says.
 * @example
 * ```ts
 * import { openPage, PageDocumentError } from '@vitrine/blocks/document'
 *
 * try {
 *   openPage({ version: 2, path: '/pflege', nodes: [] })
 * } catch (error) {
 *   if (!(error instanceof PageDocumentError)) throw error
 *   console.warn(error.message)
 * }
 * ```
 */
export class PageDocumentError extends Error {
  override name = 'PageDocumentError'
}

type Entries = Readonly<Record<string, unknown>>

/** Depth that no editor builds, and that is far from the end of the stack. */
export const deepest = 64

/**
 * Opens a stored page: checks its shape, drops what is no node, brings blocks of older versions up to date.
 * A block without a version counts as today's; unknown blocks are kept, so that nothing is lost by saving.
 * @param json the document as parsed JSON, from anywhere
 * @param declarations the blocks that are known, with their migrations; ours when not given
 * @returns the page of today, and the parts that could not be kept as they were
 * @throws PageDocumentError when it is not a page document, or one of a newer Vitrine
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs'
 * import { openPage } from '@vitrine/blocks/document'
 *
 * const { page, problems } = openPage(JSON.parse(readFileSync('pflege.json', 'utf8')))
 * console.log(page.title, problems.map(({ text }) => text.de))
 * ```
 */
export function openPage(json: unknown, declarations: readonly BlockDeclaration[] = ownDeclarations): OpenedPage {
  if (!isEntries(json)) throw new PageDocumentError('This is not a page document: it is not an object.')
  if (json.version !== 1) {
    throw new PageDocumentError(
      `This is not a page document this Vitrine can read: its version is ${JSON.stringify(json.version)}, and 1 is needed.`,
    )
  }
  if (typeof json.path !== 'string') throw new PageDocumentError('This page document has no path.')
  if (!Array.isArray(json.nodes)) throw new PageDocumentError(`The page document of ${json.path} has no list of nodes.`)
  const problems: Problem[] = []
  const nodes = migrateNodes(readNodes(json.nodes, ['nodes'], problems), declarations, problems)
  return { page: { version: 1, path: json.path, ...readAbout(json), nodes }, problems }
}

function readAbout(json: Entries): Omit<PageDocument, 'version' | 'path' | 'nodes'> {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const image = isEntries(json.openGraph) ? text(json.openGraph.image) : ''
  return {
    language: json.language === 'en' ? 'en' : 'de',
    title: text(json.title),
    description: text(json.description),
    ...((json.kind === 'part' || json.kind === 'section') && { kind: json.kind as 'part' | 'section' }),
    ...(text(json.translation) && { translation: text(json.translation) }),
    ...readSources(json),
    ...(text(json.canonical) && { canonical: text(json.canonical) }),
    ...(text(json.role) && { role: text(json.role) }),
    ...(image && { openGraph: { image } }),
    ...(typeof json.noindex === 'boolean' && { noindex: json.noindex }),
  }
}

function readNodes(list: readonly unknown[], way: NodePath, problems: Problem[]): PageNode[] {
  return list.flatMap((value, index): PageNode[] => {
    const here = [...way, index]
    if (typeof value === 'string') return [value]
    if (way.filter((step) => typeof step === 'number').length >= deepest) return drop('too-deep', here, problems)
    if (isEntries(value) && typeof value.block === 'string') return [readBlock(value, value.block, here, problems)]
    if (isEntries(value) && typeof value.html === 'string') return [readHtml(value, value.html, here, problems)]
    if (isEntries(value) && typeof value.shared === 'string') return [readShared(value, value.shared)]
    return drop('not-a-node', here, problems)
  })
}

function drop(kind: 'too-deep' | 'not-a-node', way: NodePath, problems: Problem[]): [] {
  problems.push(problem(kind, way))
  return []
}

function readBlock(value: Entries, block: string, way: NodePath, problems: Problem[]): BlockNode {
  const known = typeof value.version === 'number' && Number.isInteger(value.version)
  return {
    block,
    ...(known && { version: value.version as number }),
    ...readId(value),
    ...readName(value),
    ...readHidden(value),
    ...readSources(value),
    ...(isEntries(value.fields) && { fields: value.fields as Readonly<Record<string, Json>> }),
    ...(isEntries(value.slots) && { slots: readSlots(value.slots, way, problems) }),
  }
}

function readSlots(slots: Entries, way: NodePath, problems: Problem[]): Record<string, PageNode[]> {
  return Object.fromEntries(
    Object.entries(slots).map(([slot, nodes]) => {
      const here = [...way, 'slots', slot]
      return [slot, Array.isArray(nodes) ? readNodes(nodes, here, problems) : drop('not-a-node', here, problems)]
    }),
  )
}

function readHtml(value: Entries, html: string, way: NodePath, problems: Problem[]): HtmlNode {
  const attributes = Object.entries(isEntries(value.attributes) ? value.attributes : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    html,
    ...readId(value),
    ...readName(value),
    ...readSources(value),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
    ...(Array.isArray(value.children) && { children: readNodes(value.children, [...way, 'children'], problems) }),
  }
}

const readId = ({ id }: Entries): { id?: string } => (typeof id === 'string' && id !== '' ? { id } : {})
const readShared = (value: Entries, shared: string): SharedNode => ({ shared, ...readId(value), ...readName(value) })

const readName = ({ name }: Entries): { name?: string } => (typeof name === 'string' && name !== '' ? { name } : {})

function readHidden({ hiddenOn }: Entries): Pick<BlockNode, 'hiddenOn'> {
  const devices = readDevices(hiddenOn)
  return devices.length > 0 ? { hiddenOn: devices } : {}
}

function readSources({ translates }: Entries): { translates?: Sources } {
  const sources = Object.entries(isEntries(translates) ? translates : {}).flatMap(([key, source]): [string, Source][] => {
    if (!isEntries(source) || typeof source.text !== 'string') return []
    return [[key, { text: source.text, ...(source.fits === true && { fits: true }) }]]
  })
  return sources.length > 0 ? { translates: Object.fromEntries(sources) } : {}
}

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)
