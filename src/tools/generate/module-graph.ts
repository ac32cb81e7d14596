import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/**
 * Folders that each folder may import from. A folder that assembles the others may import all of them and is not listed: `entries`,
 * `tools/cli`, `build`. The longest path that is listed counts: `ui/theme` is no part of `ui`.
 */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'core/bus': [],
  'core/dom': [],
  // A field for an address asks `core/dom` which addresses are allowed.
  'core/element': ['core/bus', 'core/dom'],
  'commerce/domain': ['core/bus', 'core/dom'],
  'commerce/salesforce': ['commerce/domain'],
  'ui/theme': [],
  // `useShop()` finds the shop where the page keeps it.
  ui: ['commerce/domain', 'ui/theme', 'core/dom', 'core/bus'],
  blocks: ['core/element', 'ui', 'ui/theme', 'commerce/domain', 'core/dom'],
  // `metrics` needs the place where an element keeps its root.
  'devtools/metrics': ['core/element'],
  'devtools/recording': [],
  'devtools/inspector': ['core/bus', 'commerce/domain', 'devtools/recording', 'core/dom'],
  // Warnings for developers follow from declarations and messages.
  'devtools/development': ['blocks', 'core/element', 'core/bus'],
  // The sandbox replays recordings, and tells the page what was said from outside while they were made.
  sandbox: ['devtools/recording', 'core/bus'],
  // Documents need declarations, and the rules by which the element reads its fields: data, never a view.
  'pages/document': ['core/element', 'blocks', 'core/dom'],
  'pages/demo-site': ['pages/document', 'core/element', 'sandbox', 'commerce/domain', 'core/dom'],
  // The renderer draws blocks without a browser, for a shop that has asked nothing yet.
  'pages/render': ['blocks', 'core/element', 'core/bus', 'commerce/salesforce', 'commerce/domain', 'ui/theme'],
  // Generators and adapters; the guides show tables from the shop.
  tools: ['pages/document', 'core/element', 'blocks', 'commerce/salesforce', 'commerce/domain', 'core/dom', 'entries/react'],
  // Data of a shop owner's own becomes facts of the sandbox.
  'tools/own-data': ['sandbox', 'pages/document', 'core/dom'],
  'tools/conformance': ['core/element', 'core/bus'],
  // The doctor reads the shop's settings from the attributes of the store block, and the published reference from the sandbox.
  'tools/doctor': ['commerce/salesforce', 'blocks', 'core/element', 'commerce/domain', 'sandbox'],
  // The server asks the platform for the shop's data that a page brings along.
  server: [
    'pages/render',
    'pages/document',
    'core/element',
    'blocks',
    'sandbox',
    'pages/demo-site',
    'tools/own-data',
    'core/dom',
    'commerce/salesforce',
    'commerce/domain',
  ],
  // The platform names the things that an editor chooses.
  studio: ['pages/document', 'tools', 'core/element', 'blocks', 'core/dom', 'commerce/salesforce'],
  'entries/react': ['core/element', 'entries'],
  'entries/loader': ['core/element'],
  // The loader fetches what a component asks for.
  'entries/lwr': ['core/bus', 'commerce/domain', 'core/dom', 'entries/loader'],
}

const listed = [...Object.keys(allowedImports), 'tools/cli'].toSorted((one, other) => other.length - one.length)

/** Layers of a folder, the lowest first: folders and files may import from their own layer and from lower ones, never from higher ones. */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'studio/app': [
    ['kit'],
    ['session'],
    ['canvas', 'form', 'hints', 'inserter', 'languages', 'outline', 'pages', 'preview', 'publish', 'replace', 'saving', 'team', 'writing'],
    ['shell'],
    ['main'],
  ],
  'commerce/salesforce': [['errors', 'lifetimes', 'cache', 'wire'], ['http'], ['commerce', 'methods', 'records'], ['gateways']],
  ui: [['hooks'], ['parts'], ['consultant', 'own-record', 'cart']],
  sandbox: [['world'], ['view'], ['routes']],
}

/** An import of a file by another, types included; both paths from the project's folder. */
export interface ModuleImport {
  from: string
  to: string
}

/** Returns every import of one of our files by another: of types, `import()`, handed on (`export from`), of style sheets. */
export function moduleImports(): ModuleImport[] {
  return sources('src').flatMap((from) => specifiersIn(from).map((specifier) => ({ from, to: fileMeant(from, specifier) })))
}

/** Returns the folder of a file as `allowedImports` names it: `core/bus` for `src/core/bus/bus.ts`, `entries` for `src/entries/kit.ts`. */
export const folderOf = (file: string): string =>
  listed.find((folder) => file.startsWith(`src/${folder}/`) || file.startsWith(`src/${folder}.`)) ?? partBelow('src', file)

/** Returns the folder or file directly below a folder that leads to the file: below `src/studio/app`, `kit` or `main`. */
export const partBelow = (folder: string, file: string): string => relative(folder, file).split(/[\\/.]/)[0] ?? ''

/** Returns the names that each name depends on directly, without imports within it. */
export function dependencies(all: readonly ModuleImport[], nameOf: (file: string) => string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const { from, to } of all) {
    const [one, other] = [nameOf(from), nameOf(to)]
    const others = known.get(one) ?? new Set()
    known.set(one, one === other ? others : others.add(other))
  }
  return known
}

/** Returns one way round for each name that depends on itself through others: `a → b → a`. */
export function cyclesIn(known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): void => {
    const begun = way.indexOf(name)
    if (begun >= 0) cycles.push([...way.slice(begun), name].join(' → '))
    if (begun >= 0 || done.has(name)) return
    for (const other of known.get(name) ?? []) walk(other, [...way, name])
    done.add(name)
  }
  for (const name of known.keys()) walk(name, [])
  return cycles
}

/** Draws the folders as the imports show them, one a line; each folder stands above those that it imports from. */
export function dependencyDiagram(): string {
  const known = dependencies(moduleImports(), folderOf)
  const heights = new Map<string, number>()
  const heightOf = (folder: string): number => {
    const height = heights.get(folder) ?? 1 + Math.max(-1, ...[...(known.get(folder) ?? [])].map(heightOf))
    heights.set(folder, height)
    return height
  }
  const folders = [...new Set([...known.keys(), ...[...known.values()].flatMap((others) => [...others])])].filter(
    (folder) => folder !== 'build',
  )
  const width = Math.max(...folders.map(({ length }) => length))
  const lowerLast = (one: string, other: string) => heightOf(other) - heightOf(one) || one.localeCompare(other)
  const line = (folder: string) => {
    const others = [...(known.get(folder) ?? [])].toSorted(lowerLast).join(' ')
    return others ? `${folder.padEnd(width)} → ${others}` : folder
  }
  return ['```', ...folders.toSorted(lowerLast).map(line), '```'].join('\n')
}

/** Lists the files below a folder that can import others. */
export function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.(tsx?|js|css)$/.test(entry.name) ? [path] : []
  })
}

function specifiersIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = file.endsWith('.css') ? importsOfSheet(text) : importsOfModule(file, text)
  return found.filter((specifier) => specifier.startsWith('.'))
}

const importsOfSheet = (text: string): string[] =>
  [...text.matchAll(/@import\s+(?:url\()?\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier)

function importsOfModule(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined
}

/** Returns the file of an import: `cart.ts` or `cart.tsx` for `./cart.js`. */
function fileMeant(from: string, specifier: string): string {
  const path = join(dirname(from), specifier.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')]
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile()) ?? path
}
