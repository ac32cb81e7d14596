import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Supplier {
  name: string
  version: string
  license: string
  text: string
  hasInstallScript: boolean
  isBundled: boolean
}
interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const { suppliers } = (await import(/* @vite-ignore */ pathToFileURL('src/build/sbom.js').href)) as {
  suppliers: (bundled: ReadonlySet<string>) => Supplier[]
}
interface Component {
  name: string
  version: string
  hashes?: { alg: string; content: string }[]
  properties: { name: string; value: string }[]
}
const { bomFormat, components } = readJson<{ bomFormat: string; components: Component[] }>('dist/sbom.cdx.json')
const isInside = ({ properties }: Component) => properties.some(({ value }) => value === 'in our files')
const found = suppliers(new Set(components.filter(isInside).map(({ name }) => name)))
const welcome = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1']

describe('whoever finds a weakness', () => {
  it('reads how to say so, and finds every file that it is told of', () => {
    const text = readFileSync('SECURITY.md', 'utf8')
    expect(text).toMatch(/privately.*within five working days/s)
    const named = [...text.matchAll(/\]\(([^)]+)\)|`(dist\/[^`]+)`/g)].map(([, link, file]) => link ?? file ?? '')
    expect(named).toHaveLength(4)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })
})

describe('what we publish of others', () => {
  it('stands in a bill of materials, with version and hash (CycloneDX)', () => {
    expect(bomFormat).toBe('CycloneDX')
    expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(found.map(({ name, version }) => `${name} ${version}`))
    const locked = readJson<{ packages: Record<string, Locked> }>('package-lock.json').packages
    const hashOf = (name: string) => Buffer.from(locked[`node_modules/${name}`]?.integrity?.replace('sha512-', '') ?? '', 'base64')
    const hashes = components.map(({ name, hashes: all }) => [name, ...(all ?? []).map(({ alg, content }) => `${alg} ${content}`)])
    expect(hashes).toEqual(components.map(({ name }) => [name, `SHA-512 ${hashOf(name).toString('hex')}`]))
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['preact', 'react', 'valibot', 'parse5']))
  })

  it('may be passed on, and its licence goes with it', () => {
    const texts = readFileSync('dist/third-party-licenses.txt', 'utf8')
    expect(found.filter(({ license }) => !welcome.includes(license))).toEqual([])
    expect(found.filter(({ name, text }) => !texts.includes(`${name} `) || !texts.includes(text))).toEqual([])
    // These name their licence in package.json, and bring no text of it.
    expect(found.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([
      '@r2wc/core',
      '@r2wc/react-to-web-component',
      'is-node-process',
      'saxes',
      'strict-event-emitter',
    ])
  })

  it('runs nothing when it is installed', () => {
    // Code that is built into our files brings no script of its package along.
    expect(found.filter(({ hasInstallScript, isBundled }) => hasInstallScript && !isBundled)).toEqual([])
    const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
  })
})

describe('the lockfiles', () => {
  const locks = ['.', 'tests/bench', 'tests/outside/hosts', 'tests/outside/next', 'tests/outside/nodes'].map(
    (folder) => `${folder}/package-lock.json`,
  )

  it.each(locks)('know what each package must hash to, and take none from anywhere but the registry: %s', (lock) => {
    const { packages } = readJson<{ packages: Record<string, Locked> }>(lock)
    const isFolder = ({ link, resolved = '' }: Locked) => link && /^[\w-]+$/.test(resolved)
    const isSure = ({ resolved = 'https://registry.npmjs.org/', integrity = '' }: Locked) =>
      resolved.startsWith('https://registry.npmjs.org/') && /^sha512-[\w+/]{86}==$/.test(integrity)
    const strange = Object.entries(packages).filter(
      ([path, entry]) => path.includes('node_modules/') && !isSure(entry) && !(path.startsWith('node_modules/host-') && isFolder(entry)),
    )
    expect(strange.map(([path]) => path)).toEqual([])
  })
})
