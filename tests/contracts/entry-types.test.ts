import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outside } from '../support/packed.js'

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, string | { types?: string }> }
/** Those that frameworks and page builders check by themselves (`tests/journeys/hosts.test.ts`) need those to be there. */
const withFramework = /^\.\/(?:vue|svelte|solid|angular|react|react-18|puck|grapesjs|elements)$/
const entries = Object.entries(exports).flatMap(([name, entry]) =>
  typeof entry === 'object' && entry.types && !entry.types.includes('*') && !withFramework.test(name) ? [name] : [],
)

describe('the types of the package, read whole, without those of Node', () => {
  let work: ReturnType<typeof outside>
  beforeAll(() => {
    const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
    work = outside(empty, ['msw', '@types/react', 'csstype'])
    rmSync(empty, { recursive: true })
  }, 180_000)
  afterAll(() => work?.leave())

  const check = (code: string): string => {
    writeFileSync(join(work.folder, 'all.ts'), code)
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022', '--module', 'esnext']
    const more = ['--moduleResolution', 'bundler', '--lib', 'ES2023,DOM,DOM.Iterable', '--types', 'react', 'all.ts']
    try {
      return execFileSync(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...options, ...more], {
        cwd: work.folder,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  it('are sound in every entry', () => {
    expect(entries).toEqual(expect.arrayContaining(['./sandbox', './page', './document', './definitions']))
    const lines = entries.map((name, at) => `import * as e${at} from '@vitrine/blocks${name.slice(1)}'\nexport { e${at} }`)
    expect(check(lines.join('\n'))).toBe('')
  }, 120_000)

  it('say what a page may publish, and refuse what it may not', () => {
    const line = (message: string) => `import { cart, publish } from '@vitrine/blocks/page'
void cart.add('01t9V0000000002', 2)
publish('cart.open', ${message})`
    expect(check(line("{ reason: 'asked' }"))).toBe('')
    expect(check(line('{ reason: 3 }'))).toContain('is not assignable')
  }, 120_000)
})
