import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join, matchesGlob } from 'node:path'
import ts from 'typescript'
import { build, parseAst, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

type Entry = string | { types?: string; default?: string }

const { exports, dependencies, peerDependencies, sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Entry>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  sideEffects: string[]
}

const fileOf = (entry: Entry): string | undefined => (typeof entry === 'string' ? entry : entry.default)

/** `./blocks/*` is as many entries as there are files. */
function entries(): { name: string; file: string }[] {
  return Object.entries(exports).flatMap(([name, entry]) => {
    const file = fileOf(entry)
    if (!file) return []
    if (!file.includes('*')) return [{ name, file }]
    const [before = '', after = ''] = file.split('*')
    const there = readdirSync(before).filter((found) => found.endsWith(after) && found.includes('.'))
    return there.map((found) => {
      const star = found.slice(0, found.length - after.length)
      return { name: name.replace('*', star), file: before + found }
    })
  })
}

// `try.js` is a script of a page, no module.
const modules = entries().filter(({ name, file }) => file.endsWith('.js') && name !== './cdn/try.js')
const hasEffects = (file: string): boolean => sideEffects.some((pattern) => matchesGlob(file, pattern))

/** Imports entries in a plain Node, by their names in the package, and says what came of it. */
function inNode(names: readonly string[], before = '', after = ''): unknown {
  const script = `${before}
const failed = []
for (const name of ${JSON.stringify(names)}) await import(name.replace('.', '@vitrine/blocks')).catch((error) => failed.push(name + ': ' + error.message))
${after}
console.log(JSON.stringify(failed))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }))
}

const importsIn = (code: string): string[] =>
  parseAst(code).body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []))

const exportsIn = (code: string): string[] =>
  parseAst(code)
    .body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .flatMap(({ exported }) => ('name' in exported ? [exported.name] : []))
    .toSorted()

/** Values that a declaration file exports, as TypeScript resolves them; types are left out. */
function valuesOf(file: string): string[] {
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  }
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const isTypeOnly = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((each) => ts.isExportSpecifier(each) && (each.isTypeOnly || each.parent.parent.isTypeOnly))
  const isValue = (symbol: ts.Symbol) =>
    !isTypeOnly(symbol) &&
    ((symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).flags & ts.SymbolFlags.Value) !== 0
  return (module ? checker.getExportsOfModule(module) : [])
    .filter(isValue)
    .map(({ name }) => name)
    .toSorted()
}

/** What a bundler makes of a line of an application: all that comes at once, whatever waits until it is wanted. */
async function bundled(line: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? id : undefined),
        load: (id) => (id === 'virtual:page' ? line : undefined),
      },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: 'virtual:page', external: [/^react/, /^@r2wc/] } },
  })
  const { output } = made as Rolldown.RolldownOutput
  const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const atOnce = new Set([output[0].fileName])
  for (const name of atOnce) for (const next of files.get(name)?.imports ?? []) atOnce.add(next)
  return [...atOnce].map((name) => files.get(name)?.code ?? '').join('')
}

describe('the entries of the package', () => {
  it('are everything that issue and guides promise', () => {
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(
        `. ./loader ./blocks/* ./light/* ./definitions ./definitions/* ./platform ./sandbox ./document ./grapesjs ./puck ./theme.css ./page.css ./kit ./page
        ./report ./conformance ./react ./react-18 ./elements ./vue ./svelte ./solid ./angular ./cdn/*`.split(/\s+/),
      ),
    )
  })

  it('can all be imported where there is no window', () => {
    expect(modules.length).toBeGreaterThan(140)
    expect(inNode(modules.map(({ name }) => name))).toEqual([])
  })

  it('have types where they have code', () => {
    const untyped = Object.entries(exports).filter(([, entry]) => {
      const isCode = fileOf(entry)?.endsWith('.js')
      return isCode && (typeof entry === 'string' || !entry.types || (!entry.types.includes('*') && !existsSync(entry.types)))
    })
    expect(untyped).toEqual([])
  })

  it('of the CDN have types that name what each module exports', () => {
    const scripts = ['dist/cdn', 'dist/cdn/light'].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => `${folder}/${file}`),
    )
    expect(scripts.length).toBeGreaterThan(14)
    const wrong = scripts.flatMap((file) => {
      const entry = exports[file.replace('dist/', './')]
      const types = typeof entry === 'object' ? entry.types : undefined
      if (!types) return [`${file} has no types`]
      const source = types.replace('./dist/types/', 'src/').replace('.d.ts', '.ts')
      // Requests of a developer's own page are not for others.
      const inTypes = existsSync(source) ? valuesOf(types) : []
      const inCode = file.endsWith('/development.js') ? [] : exportsIn(readFileSync(file, 'utf8'))
      return JSON.stringify(inTypes) === JSON.stringify(inCode) ? [] : [`${file}: types ${inTypes.join(' ')}, code ${inCode.join(' ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('import nothing but what the package depends on, and what their users bring', () => {
    const allowed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js') && !/^(studio|storybook)\//.test(name),
    )
    expect(files.length).toBeGreaterThan(300)
    const isKnown = (specifier: string) =>
      /^(\.|node:)/.test(specifier) ||
      builtinModules.includes(specifier) ||
      allowed.some((one) => specifier === one || specifier.startsWith(`${one}/`))
    // The shop of `vitrine try` cleans drawings only where these libraries were installed beside the package, and shows none otherwise.
    const isOptional = (name: string) => /^try-server\/chunks\/clean-drawing-/.test(name)
    const foreign = files
      .filter((name) => !isOptional(name))
      .flatMap((name) =>
        importsIn(readFileSync(join('dist', name), 'utf8'))
          .filter((specifier) => !isKnown(specifier))
          .map((specifier) => `${name}: ${specifier}`),
      )
    expect(foreign).toEqual([])
  })
})

describe('what a bundler brings to a browser', () => {
  it.each(['definitions', 'document', 'definitions/footer', 'page', 'sandbox', 'platform', 'light/footer', 'kit', 'lwr'])(
    'of %s asks for nothing of Node',
    async (entry) => {
      const code = await bundled(`import * as all from '@vitrine/blocks/${entry}'; console.log(all)`)
      expect(code).not.toMatch(/from\s*["']node:|__vite-browser-external|require\(["']node:/)
    },
  )

  it.each(['footer', 'quote', 'cart-panel', 'product-list', 'order-confirmation'])(
    'of a light %s defines this block alone',
    async (name) => {
      const code = await bundled(`import '@vitrine/blocks/light/${name}'`)
      const tags = [...code.matchAll(/tag:["'`](vitrine-[a-z-]+)["'`]/g)].map(([, tag]) => tag)
      expect(tags.filter((tag) => tag !== 'vitrine-store')).toEqual([`vitrine-${name}`])
    },
  )

  it('hashes a policy as the digest of Node does', async () => {
    const { contentSecurityPolicy } = await import('../../src/pages/document/index.js')
    const script = 'document.title = "Süßes für dich"'
    const digest = createHash('sha256').update(script).digest('base64')
    expect(contentSecurityPolicy({ script })).toContain(`'sha256-${digest}'`)
  })
})

describe('sideEffects', () => {
  it('names every file that does something when it is read', () => {
    // A component of React brings its block: what is used is not passed over.
    const quiet = modules.filter(({ name, file }) => !hasEffects(file) && !name.startsWith('./react'))
    expect(quiet.length).toBeGreaterThan(50)
    const pretended = `const done = []
globalThis.HTMLElement = class {}
globalThis.customElements = { get() {}, define: (tag) => done.push('defines ' + tag) }
globalThis.document = new Proxy({}, { get: (_page, name) => { done.push('reads document.' + String(name)) }, set: (_page, name) => { done.push('sets document.' + String(name)); return true } })
`
    const found = `failed.push(...done, ...Reflect.ownKeys(globalThis).map(String).filter((name) => name.includes('vitrine')))`
    expect(
      inNode(
        quiet.map(({ name }) => name),
        pretended,
        found,
      ),
    ).toEqual([])
  })

  it('names the entries that one imports for what they do', () => {
    const loud = modules.filter(({ file }) => hasEffects(file)).map(({ name }) => name)
    expect(loud).toEqual(expect.arrayContaining(['./loader', './blocks/cart-panel', './light/cart-panel', './cdn/loader.js']))
  })

  it.each(['react', 'react-18'])('lets %s bring the block of a component, and no other', async (entry) => {
    const unused = await bundled(`import { VitrineFooter } from '@vitrine/blocks/${entry}'`)
    expect(unused.trim()).toBe('')
    const used = await bundled(`import { VitrineFooter } from '@vitrine/blocks/${entry}'; console.log(VitrineFooter)`)
    expect(used).toContain('customElements.define')
    expect(used).toContain('vitrine-footer')
    expect(used).not.toMatch(/vitrine-(cart-panel|login|column)\b.{0,40}attributes/)
    expect(used).not.toContain('VitrineCartPanel')
  })
})
