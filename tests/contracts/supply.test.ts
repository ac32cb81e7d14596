import { readFileSync } from 'node:fs'
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
const { suppliers } = (await import(/* @vite-ignore */ pathToFileURL('src/scripts/sbom.js').href)) as { suppliers: () => Supplier[] }
const found = suppliers()
const welcome = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1']

describe('what we publish of others', () => {
  it('stands in a bill of materials, with version and hash (CycloneDX)', () => {
    const bill = readJson<{ bomFormat: string; components: { name: string; version: string; hashes?: unknown[] }[] }>('dist/sbom.cdx.json')
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(bill.components.map(({ name, version }) => `${name} ${version}`)).toEqual(found.map(({ name, version }) => `${name} ${version}`))
    expect(bill.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([])
    expect(bill.components.map(({ name }) => name)).toEqual(expect.arrayContaining(['preact', 'react', 'valibot', 'parse5']))
  })

  it('may be passed on, and its licence goes with it', () => {
    const texts = readFileSync('dist/third-party-licenses.txt', 'utf8')
    expect(found.filter(({ license }) => !welcome.includes(license))).toEqual([])
    expect(found.filter(({ name, text }) => !texts.includes(`${name} `) || !texts.includes(text))).toEqual([])
    // These name their licence in package.json, and bring no text of it.
    expect(found.filter(({ text }) => text === '').map(({ name }) => name)).toEqual(['@r2wc/core', '@r2wc/react-to-web-component'])
  })

  it('runs nothing when it is installed', () => {
    expect(found.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
    const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
  })
})

describe('the lockfile', () => {
  it('knows what each package must hash to, and takes none from anywhere but the registry', () => {
    const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json')
    const strange = Object.entries(packages).filter(
      ([path, { resolved = 'https://registry.npmjs.org/', integrity = '', link }]) =>
        path !== '' && (link || !resolved.startsWith('https://registry.npmjs.org/') || !/^sha512-[\w+/]{86}==$/.test(integrity)),
    )
    expect(strange.map(([path]) => path)).toEqual([])
  })
})
