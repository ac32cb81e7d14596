import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** Entries of the package whose exported values explain themselves by an example. */
const entries = [
  'kit',
  'page',
  'report',
  'conformance',
  'lwr',
  'platform',
  'sandbox',
  'document',
  'payment',
  'reviews',
  'agent',
  'actions',
  'shopify-actions',
] as const

const sourceOf = (entry: string): string => {
  const { types } = packageJson.exports[`./${entry}` as './kit']
  const file = types.replace('./dist/types/', 'src/').replace('.d.ts', '.ts')
  return resolve(existsSync(file) ? file : `${file}x`)
}
const paths = Object.fromEntries(entries.map((entry) => [`@vitrine/blocks/${entry}`, [sourceOf(entry)]]))
const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, process.cwd())
const compilerOptions: ts.CompilerOptions = { ...options, paths, noUnusedLocals: false, noUnusedParameters: false }

/** Exported values of the entries, without those that are data of a type alone, with their documentation. */
function exportedValues() {
  const program = ts.createProgram(entries.map(sourceOf), compilerOptions)
  const checker = program.getTypeChecker()
  const values = entries.flatMap((entry) => {
    const file = program.getSourceFile(sourceOf(entry))
    const module = file && checker.getSymbolAtLocation(file)
    return (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
      const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      return { name: `${entry}: ${symbol.name}`, origin }
    })
  })
  return values
    .filter(
      ({ origin }) => origin.flags & ts.SymbolFlags.Value && !origin.declarations?.[0]?.getSourceFile().fileName.endsWith('/channels.ts'),
    )
    .map(({ name, origin }) => {
      const tags = origin.getJsDocTags(checker)
      const named = (tag: string) => tags.filter((each) => each.name === tag)
      const [declaration] = origin.declarations ?? []
      const [call] = declaration ? checker.getTypeOfSymbolAtLocation(origin, declaration).getCallSignatures() : []
      return {
        name,
        text: ts.displayPartsToString(origin.getDocumentationComment(checker)),
        examples: named('example').map(({ text }) => ts.displayPartsToString(text)),
        parameters: (call?.getParameters() ?? []).map((parameter) => parameter.name),
        documented: new Set(named('param').map(({ text = [] }) => text.find(({ kind }) => kind === 'parameterName')?.text ?? '')),
        isSilentThrower: Boolean(call) && /\bthrow /.test(declaration?.getText() ?? '') && named('throws').length === 0,
      }
    })
}

/** Parameters without a `@param`. One that is taken apart has no name: any name of its own will do. Props of a part explain themselves. */
function undocumented({ name, parameters, documented }: ReturnType<typeof exportedValues>[number]): string[] {
  if (/: [A-Z]/.test(name)) return []
  const spare = [...documented].filter((each) => each && !parameters.includes(each)).length
  return parameters.filter((each) => (each.startsWith('__') ? spare === 0 : !documented.has(each))).map((each) => `${name} ${each}`)
}

/** The code of an example: between fences, or all of it. */
const codeOf = (example: string): string => /```tsx?\n([\s\S]*?)```/.exec(example)?.[1] ?? example

describe('examples in the documentation of the public exports', () => {
  const values = exportedValues()

  it('stand at every exported value', () => {
    expect(values.filter(({ examples }) => examples.length === 0).map(({ name }) => name)).toEqual([])
  })

  it('stand beside a sentence, every parameter, and the errors that are thrown', () => {
    expect(values.filter(({ text }) => !text).map(({ name }) => name)).toEqual([])
    expect(values.flatMap(undocumented)).toEqual([])
    expect(values.filter(({ isSilentThrower }) => isSilentThrower).map(({ name }) => name)).toEqual([])
  })

  it('compile', () => {
    const files = new Map(
      values.flatMap(({ name, examples }) =>
        examples.map(
          (example, at) => [resolve(`${name.replace(/\W+/g, '-')}-${at}.example.tsx`), `${codeOf(example)}\nexport {}\n`] as const,
        ),
      ),
    )
    const host = ts.createCompilerHost(compilerOptions)
    const { fileExists, readFile, getSourceFile } = host
    host.fileExists = (file) => files.has(file) || fileExists(file)
    host.readFile = (file) => files.get(file) ?? readFile(file)
    host.getSourceFile = (file, target) => {
      const text = files.get(file)
      return text === undefined ? getSourceFile(file, target) : ts.createSourceFile(file, text, target)
    }
    const program = ts.createProgram(
      [...files.keys(), resolve('src/entries/virtual-blocks.d.ts'), resolve('src/css.d.ts')].filter(
        (file) => files.has(file) || existsSync(file),
      ),
      compilerOptions,
      host,
    )
    const problems = [...files.keys()].flatMap((file) => {
      const source = program.getSourceFile(file)
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => `${file.replace(/^.*\//, '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
    })
    expect(problems).toEqual([])
  })
})
