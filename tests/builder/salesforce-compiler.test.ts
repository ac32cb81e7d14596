import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { experienceBuilderFiles } from '../../src/tools/experience-builder/experience-builder.js'
import { extensionNames } from '../../src/tools/salesforce/extensions.js'
import { defaultOptions, type SalesforceOptions } from '../../src/tools/salesforce/options.js'
import { salesforceProject } from '../../src/tools/salesforce/project.js'

/** LWC's own compiler, which the platform's deployment runs, too; what of it is used here. */
interface Compiler {
  transformSync: (source: string, file: string, options: TransformOptions) => { code: string; warnings?: readonly Diagnostic[] }
}
interface TransformOptions {
  namespace: string
  name: string
  apiVersion: number
  outputConfig: object
  enableLightningWebSecurityTransforms?: boolean
  targetSSR?: boolean
  ssrMode?: 'sync'
}
interface Diagnostic {
  code: number
  message: string
}

const { transformSync } = (await import(
  /* @vite-ignore */ pathToFileURL(createRequire(import.meta.url).resolve('@lwc/compiler')).href
)) as Compiler

/** As the platform compiles: as it comes, with the transforms of Lightning Web Security, and for a server. */
const modes: Readonly<Record<string, Partial<TransformOptions>>> = {
  'as it comes': {},
  'under Lightning Web Security': { enableLightningWebSecurityTransforms: true },
  'for a server': { targetSSR: true, ssrMode: 'sync' },
}

/** Every diagnostic of a file, those included that end the compilation. */
function diagnosticsOf(source: string, file: string, mode: Partial<TransformOptions> = {}): string[] {
  const name = file.split('/').at(-2) ?? ''
  const said = ({ code, message }: Diagnostic) => `${file}: ${code} ${message}`
  try {
    const { warnings = [] } = transformSync(source, file, { namespace: 'c', name, apiVersion: 64, outputConfig: {}, ...mode })
    return warnings.map(said)
  } catch (error) {
    return [said(error as unknown as Diagnostic)]
  }
}

const compiled = (files: Readonly<Record<string, unknown>>) =>
  Object.entries(files).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /(?:^|\/lwc\/)\w+\/\w+\.(?:html|js|css)$/.test(entry[0]),
  )

const blocks = declarations.map(({ tag }) => tag)
const project = (options: Partial<SalesforceOptions>) => compiled(salesforceProject({ ...defaultOptions, blocks, ...options }, {}))

describe('the generated components in LWC’s own compiler', () => {
  it.each(Object.keys(modes))('compile %s without a diagnostic', (mode) => {
    const files = [
      ...compiled(experienceBuilderFiles(declarations, { undocumented: true, optionLabels: true, serverRendered: true })),
      ...project({}),
      ...project({ prefix: 'acme', language: 'en', extensions: extensionNames }),
    ]
    // For a server it writes what a template cannot be, and goes on.
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    // Many are the same in each.
    const different = [...new Map(files.map((file) => [file.join(), file])).values()]
    expect(different.length).toBeGreaterThan(2 * declarations.length)
    expect(different.flatMap(([file, source]) => diagnosticsOf(source, file, modes[mode]))).toEqual([])
    expect(complained.mock.calls.splice(0)).toEqual([])
    complained.mockRestore()
  })

  it('have each property that their metadata names: a deployment is refused for one that a component has not', () => {
    const files = salesforceProject({ ...defaultOptions, blocks }, {})
    const named = Object.entries(files).flatMap(([path, xml]) => {
      if (!path.endsWith('.js-meta.xml')) return []
      const script = path.replace('-meta.xml', '')
      const name = script.split('/').at(-2) ?? ''
      const { code } = transformSync(String(files[script]), script, { namespace: 'c', name, apiVersion: 64, outputConfig: {} })
      const [, publicOnes = ''] = /publicProps: \{([\s\S]*?)\n {2}\}/.exec(code) ?? []
      const has = new Set([...publicOnes.matchAll(/^ {4}(\w+): \{/gm)].map(([, property]) => property))
      return [...String(xml).matchAll(/<property\b[^>]*\bname="(\w+)"/g)].map(([, property]) => ({
        name,
        property,
        isThere: has.has(property),
      }))
    })
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ isThere }) => !isThere)).toEqual([])
  })
})
