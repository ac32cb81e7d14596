import { parseFragment } from 'parse5'
import { fromGrapes, type GrapesComponent, type GrapesProject } from '../../../tools/grapesjs/grapesjs-data.js'
import { importPuck, isPuckData } from '../../../tools/puck/puck-import.js'
import { fromHtml, nodesFromHtml } from '../../../pages/document/from-html.js'
import { openPage, type PageDocument, PageDocumentError } from '../../../pages/document/page-document.js'
import { type Problem, problemsOf } from '../../../pages/document/problems.js'
import type { BlockDeclaration } from '../../../core/element/declaration.js'

export type Source = 'html' | 'grapesjs' | 'puck' | 'vitrine'

export type Imported =
  | { from: Source; page: PageDocument; problems: readonly Problem[] }
  | { refused: 'too-large' | 'broken' | 'unknown' | 'empty' }

/** Maximum in characters. A page without its pictures is far smaller. */
const largest = 5_000_000

const nothing: PageDocument = { version: 1, path: '/', language: 'de', title: '', description: '', nodes: [] }

type Entries = Readonly<Record<string, unknown>>
const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a page from elsewhere, whatever wrote it, and says what could not be kept. Never throws. */
export function readImport(text: string, declarations: readonly BlockDeclaration[]): Imported {
  const given = text.replace(/^\uFEFF/, '').trim()
  if (given.length > largest) return { refused: 'too-large' }
  if (given === '') return { refused: 'empty' }
  const read = /^[{[]/.test(given) ? readJson(given, declarations) : readMarkup(given, declarations)
  if ('refused' in read) return read
  if (read.page.nodes.length === 0) return { refused: 'empty' }
  return { ...read, problems: [...read.problems, ...unknownIn(read.page, declarations)] }
}

/** Foreign blocks stay on the page and are missing for shoppers: each is named once. */
function unknownIn(page: PageDocument, declarations: readonly BlockDeclaration[]): Problem[] {
  const unknown = problemsOf(page, declarations).filter(({ kind }) => kind === 'unknown-block')
  return unknown.filter(({ text }, at) => unknown.findIndex((other) => other.text.de === text.de) === at)
}

function readMarkup(text: string, declarations: readonly BlockDeclaration[]): Imported {
  return /<[a-z!]/i.test(text) ? { from: 'html', ...fromHtml(text, declarations) } : { refused: 'unknown' }
}

function readJson(text: string, declarations: readonly BlockDeclaration[]): Imported {
  try {
    const data: unknown = JSON.parse(text)
    if (isEntries(data) && Array.isArray(data.nodes)) {
      const { page, problems } = openPage(data, declarations)
      // It comes as a page of its own: it is no part and no translation.
      const { kind: _kind, translation: _translation, ...own } = page
      return { from: 'vitrine', page: own, problems }
    }
    const project = projectIn(data)
    if (project) {
      const parse = (html: string) => parseFragment(html).childNodes
      return opened('grapesjs', fromGrapes(project, nothing, { declarations, parse }), declarations)
    }
    if (isPuckData(data)) {
      const parse = (html: string) => nodesFromHtml(html, declarations).nodes
      return opened('puck', importPuck(data, nothing, { declarations, parse }), declarations)
    }
    return { refused: 'unknown' }
  } catch (error) {
    // The file is incomplete, or its own builder would not open it either.
    if (error instanceof SyntaxError || error instanceof TypeError) return { refused: 'broken' }
    if (error instanceof PageDocumentError) return { refused: 'unknown' }
    throw error
  }
}

/** Checks content from elsewhere like a stored page. */
function opened(
  from: Source,
  { page, problems }: { page: PageDocument; problems: readonly Problem[] },
  declarations: readonly BlockDeclaration[],
): Imported {
  const checked = openPage(JSON.parse(JSON.stringify(page)), declarations)
  return { from, page: checked.page, problems: [...problems, ...checked.problems] }
}

/** A project of today, of GrapesJS before 0.17, or components alone. */
function projectIn(data: unknown): GrapesProject | undefined {
  if (Array.isArray(data)) return data.every(isEntries) ? wrapped(data as readonly GrapesComponent[]) : undefined
  if (!isEntries(data)) return undefined
  if (Array.isArray(data.pages)) {
    const [page] = data.pages as unknown[]
    if (!isEntries(page)) return undefined
    if (Array.isArray(page.frames)) return data as unknown as GrapesProject
    return isEntries(page.component) ? { ...data, pages: [{ frames: [{ component: page.component }] }] } : undefined
  }
  const { components, styles } = data
  if (typeof components !== 'string' && !Array.isArray(components)) return undefined
  return { ...wrapped(components as readonly GrapesComponent[] | string), ...(Array.isArray(styles) && { styles }) }
}

const wrapped = (components: readonly GrapesComponent[] | string): GrapesProject => ({
  pages: [{ frames: [{ component: { components } }] }],
})
