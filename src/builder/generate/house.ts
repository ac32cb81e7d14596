import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/**
 * Rooms that each room may know. Rooms that assemble the others may know all of them and are not listed: `cli`, `start`, `page`, `try`,
 * `kit`, `index`, `elements`, `scripts`.
 */
export const mayKnow: Readonly<Record<string, readonly string[]>> = {
  bus: [],
  web: [],
  theme: [],
  // A field for an address asks `web` which addresses are allowed.
  element: ['bus', 'web'],
  shop: ['bus', 'web'],
  platform: ['shop'],
  // `metrics` needs the place where an element keeps its root.
  metrics: ['element'],
  // `useShop()` finds the shop where the page keeps it.
  ui: ['shop', 'theme', 'web', 'bus'],
  blocks: ['element', 'ui', 'theme', 'shop', 'web'],
  recording: [],
  // The sandbox replays recordings, and tells the page what was said from outside while they were made.
  sandbox: ['recording', 'bus'],
  inspector: ['bus', 'shop', 'recording', 'web'],
  // The doctor reads the shop's settings from the attributes of the store block, and the published reference from the sandbox.
  doctor: ['platform', 'blocks', 'element', 'shop', 'sandbox'],
  // Documents need declarations, and the rules by which the element reads its fields: data, never a view.
  document: ['element', 'blocks', 'web'],
  // Warnings for developers follow from declarations and messages.
  development: ['blocks', 'element', 'bus'],
  // The guides show tables from the shop.
  builder: ['document', 'element', 'blocks', 'platform', 'shop', 'web', 'react'],
  // Writes the folder of a command, and asks before it overwrites what somebody has changed.
  project: ['builder', 'document', 'blocks', 'element'],
  // Commands of the terminal: the builders know what they write.
  salesforce: ['project', 'builder', 'document', 'blocks', 'element'],
  // Data of a shop owner's own becomes facts of the sandbox.
  tools: ['sandbox'],
  example: ['document', 'element', 'sandbox', 'shop', 'web'],
  // Painting draws blocks without a browser, for a shop that has asked nothing yet.
  painting: ['blocks', 'element', 'bus', 'platform', 'shop', 'theme'],
  // The server asks the platform for the shop's data that a page brings along.
  server: ['painting', 'document', 'element', 'blocks', 'sandbox', 'example', 'tools', 'web', 'platform', 'shop'],
  // The platform names the things that an editor chooses.
  studio: ['document', 'builder', 'element', 'blocks', 'web', 'platform'],
  loader: ['element'],
  // The loader fetches what a component asks for.
  lwr: ['bus', 'shop', 'web', 'loader'],
  conformance: ['element', 'bus'],
}

/** Floors of a room, the lowest first: folders and files may know those of their own floor and of lower ones, never of higher ones. */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'studio/app': [
    ['kit'],
    ['session'],
    ['canvas', 'form', 'hints', 'inserter', 'languages', 'outline', 'pages', 'preview', 'publish', 'replace', 'saving', 'team', 'writing'],
    ['shell'],
    ['main'],
  ],
  platform: [['errors', 'lifetimes', 'cache', 'wire'], ['http'], ['commerce', 'methods', 'records'], ['gateways']],
  ui: [['hooks'], ['parts'], ['consultant', 'own-record', 'cart']],
  sandbox: [['world'], ['view'], ['routes']],
}

/** An import of a file by another, types included; both from the project's folder. */
export interface Arrow {
  from: string
  to: string
}

/** Returns every import of one of our files by another: of types, `import()`, handed on (`export from`), of style sheets. */
export function arrows(): Arrow[] {
  return sources('src').flatMap((from) => specifiersIn(from).map((specifier) => ({ from, to: fileMeant(from, specifier) })))
}

/** Returns the room of a file: `shop` for `src/shop/cart/cart.ts`, `start` for `src/start.ts`. */
export const roomOf = (file: string): string => partBelow('src', file)

/** Returns the folder or file directly below a folder that leads to the file: below `src/studio/app`, `kit` or `main`. */
export const partBelow = (folder: string, file: string): string => relative(folder, file).split(/[\\/.]/)[0] ?? ''

/** Returns the names that each name knows directly, without arrows within it. */
export function knows(all: readonly Arrow[], nameOf: (file: string) => string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const { from, to } of all) {
    const [one, other] = [nameOf(from), nameOf(to)]
    const others = known.get(one) ?? new Set()
    known.set(one, one === other ? others : others.add(other))
  }
  return known
}

/** Returns one way round for each name that knows itself through others: `a → b → a`. */
export function circlesIn(known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]): void => {
    const begun = way.indexOf(name)
    if (begun >= 0) circles.push([...way.slice(begun), name].join(' → '))
    if (begun >= 0 || done.has(name)) return
    for (const other of known.get(name) ?? []) walk(other, [...way, name])
    done.add(name)
  }
  for (const name of known.keys()) walk(name, [])
  return circles
}

/** Draws the rooms as the imports show them, one a line; each room stands above those that it knows. */
export function drawing(): string {
  const known = knows(arrows(), roomOf)
  const heights = new Map<string, number>()
  const heightOf = (room: string): number => {
    const height = heights.get(room) ?? 1 + Math.max(-1, ...[...(known.get(room) ?? [])].map(heightOf))
    heights.set(room, height)
    return height
  }
  const rooms = [...new Set([...known.keys(), ...[...known.values()].flatMap((others) => [...others])])].filter(
    (room) => room !== 'scripts',
  )
  const width = Math.max(...rooms.map(({ length }) => length))
  const lowerLast = (one: string, other: string) => heightOf(other) - heightOf(one) || one.localeCompare(other)
  const line = (room: string) => {
    const others = [...(known.get(room) ?? [])].toSorted(lowerLast).join(' ')
    return others ? `${room.padEnd(width)} → ${others}` : room
  }
  return ['```', ...rooms.toSorted(lowerLast).map(line), '```'].join('\n')
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
