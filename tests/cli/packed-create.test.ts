import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outside } from '../support/packed.js'

describe('vitrine create, from the packed package', () => {
  const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
  let place: ReturnType<typeof outside>
  beforeAll(() => {
    place = outside(empty, ['vite', 'vitest', 'msw', 'unstorage'])
  }, 120_000)
  afterAll(() => {
    place.leave()
    rmSync(empty, { recursive: true })
  })

  const run = (program: string, words: readonly string[], cwd: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(place.folder, 'node_modules', program), ...words], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
    })
    return { status, said: stdout + stderr }
  }
  const create = (...words: string[]) => run('@vitrine/blocks/dist/cli.js', ['create', ...words], place.folder)
  const text = (...path: string[]) => readFileSync(join(place.folder, ...path), 'utf8')

  it('writes a starter whose test passes and whose pages are built', () => {
    const { status, said } = create('laden', '--name', 'Küste & "Meer"')
    expect([status, said]).toEqual([0, expect.stringContaining('npm install')])
    expect(text('laden', 'index.html')).toContain('<vitrine-main-navigation brand="Küste &amp; &quot;Meer&quot;">')
    expect(JSON.parse(text('laden', 'data', 'shop.json'))).toEqual({ name: 'Küste & "Meer"' })
    const tests = run('vitest/vitest.mjs', ['run'], join(place.folder, 'laden'))
    expect(tests.said).toMatch(/Tests {2}1 passed/)
    const built = run('vite/bin/vite.js', ['build'], join(place.folder, 'laden'))
    expect([built.status, built.said]).toEqual([0, expect.stringContaining('built in')])
    for (const page of ['index.html', 'product.html', 'checkout.html'])
      expect(existsSync(join(place.folder, 'laden/dist', page))).toBe(true)
    // Each package that a file names is one that package.json names.
    const { dependencies, devDependencies } = JSON.parse(text('laden', 'package.json')) as Record<string, Record<string, string>>
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(['@vitrine/blocks', 'msw', 'unstorage', 'vite', 'vitest'])
    expect(Object.values({ ...dependencies, ...devDependencies }).filter((version) => !/^\^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  }, 120_000)

  it('has data that the shop of one’s own reads', () => {
    const { status, said } = run(
      '@vitrine/blocks/dist/cli.js',
      ['data', 'export', '--salesforce', 'laden/data', '--to', 'import'],
      place.folder,
    )
    expect([status, said]).toEqual([0, expect.stringContaining('products.csv')])
    expect(text('import', 'products.csv').trim().split('\n')).toHaveLength(3)
  })

  it('keeps what somebody has changed, and has nothing to do the second time', () => {
    expect(create('laden', '--name', 'Küste & "Meer"').said).toMatch(/nothing to do/i)
    writeFileSync(join(place.folder, 'laden/src/brand.css'), ':root { --vitrine-accent: #063 }\n')
    expect(create('laden', '--lang', 'en', '--keep').status).toBe(0)
    expect(text('laden', 'src/brand.css')).toContain('#063')
    expect(text('laden', 'index.html')).toContain('<html lang="en">')
  })

  it.each([
    [['--lang', 'fr'], 'none of de, en'],
    [['--name', ''], 'does not fit'],
    [['--blocks', 'cart-panel'], 'Unknown option'],
    [['a', 'b'], 'are several'],
  ])('says what makes no sense: %j', (words, sentence) => {
    const { status, said } = create(...words)
    expect([status, said]).toEqual([2, expect.stringContaining(sentence)])
  })
})
