import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Reached {
  file: string
  distance: number
}
interface ReachedTests {
  reachedTests: (changed: readonly string[], sources?: { files: readonly string[]; read: (file: string) => string }) => Reached[]
}
interface PlannedTests {
  buildReaders: readonly string[]
  planTests: (
    reached: readonly Reached[],
    options: { isBuilt: boolean; changed?: number; importsReader?: ReadonlySet<string>; read: (file: string) => string },
  ) => { chosen: { node: string[]; browser: string[] }; left: string[]; unbuilt: string[] }
}

const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(`src/build/${name}.js`).href)
const { reachedTests } = (await load('reached-tests')) as ReachedTests
const { buildReaders, planTests } = (await load('planned-tests')) as PlannedTests

const sources: Readonly<Record<string, string>> = {
  'src/commerce/domain/money.ts': 'export const add = 1',
  'src/commerce/domain/cart.ts': "import { add } from './money.js'",
  'src/ui/price.tsx': "export { add } from '../commerce/domain/money.js'",
  'src/blocks/cart-panel/cart-panel.tsx': "const late = () => import('../../commerce/domain/cart.js')",
  'tests/shop/cart.test.ts': "import '../../src/commerce/domain/cart.js'",
  'tests/shop/money.test.ts': "import { it } from 'vitest'\nimport '../../src/commerce/domain/money.js'",
  'tests/blocks/cart-panel.test.tsx': "import '../../src/blocks/cart-panel/cart-panel.js'",
  'tests/shop/other.test.ts': "import './nothing.js'",
  'tests/contracts/guides.test.ts': "readFileSync('stories/guides/cart.md')",
  'stories/guides/cart.md': '# Cart',
}
const reach = (...changed: string[]) =>
  reachedTests(changed, { files: Object.keys(sources), read: (file) => sources[file]! }).map(({ file }) => file)

describe('the tests that a change reaches', () => {
  it('are those that import it, over however many files, late imports included, the nearest first', () => {
    expect(reach('src/commerce/domain/money.ts')).toEqual([
      'tests/shop/money.test.ts',
      'tests/shop/cart.test.ts',
      'tests/blocks/cart-panel.test.tsx',
    ])
    expect(reach('src/blocks/cart-panel/cart-panel.tsx')).toEqual(['tests/blocks/cart-panel.test.tsx'])
  })

  it('are those that read it, where it is no module', () => {
    expect(reach('stories/guides/cart.md')).toEqual(['tests/contracts/guides.test.ts'])
  })

  it('are the changed tests themselves', () => {
    expect(reach('tests/shop/other.test.ts')).toEqual(['tests/shop/other.test.ts'])
  })

  it('are not those that a removed file no longer has', () => {
    expect(reach('tests/shop/gone.test.ts')).toEqual([])
  })
})

describe('npm run check', () => {
  const reached = (...files: string[]) => files.map((file, distance) => ({ file, distance }))
  const read = (file: string) => (file.includes('built') ? "readFileSync('dist/index.js')" : '')

  it('runs tests in the project that they belong to, and leaves journeys to the whole suite', () => {
    const files = reached('tests/shop/a.test.ts', 'tests/ui/b.test.tsx', 'tests/faults/c.browser.test.ts', 'tests/journeys/d.test.ts')
    expect(planTests(files, { isBuilt: true, read })).toEqual({
      chosen: { node: ['tests/shop/a.test.ts'], browser: ['tests/ui/b.test.tsx', 'tests/faults/c.browser.test.ts'] },
      left: ['tests/journeys/d.test.ts'],
      unbuilt: [],
    })
  })

  it('names what looks at a build that is not there', () => {
    expect(planTests(reached('tests/shop/built.test.ts'), { isBuilt: false, read }).unbuilt).toEqual(['tests/shop/built.test.ts'])
    expect(planTests(reached('tests/shop/built.test.ts'), { isBuilt: true, read }).chosen.node).toEqual(['tests/shop/built.test.ts'])
  })

  it('knows tests that read the build through a module of a command, and that there is no other such module', () => {
    const importsReader = new Set(reachedTests(buildReaders).map(({ file }) => file))
    const { unbuilt } = planTests(reached('tests/builder/wordpress-command.test.ts', 'tests/shop/a.test.ts'), {
      isBuilt: false,
      importsReader,
      read,
    })
    expect(unbuilt).toEqual(['tests/builder/wordpress-command.test.ts'])
    const reading = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => `src/${name}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/build/'))
      .filter((file) => /\bjoin\(.*'dist'/.test(readFileSync(file, 'utf8')))
    expect(reading).toEqual(buildReaders)
  })

  it('leaves the farthest to the whole suite when there are more than a minute holds', () => {
    const many = Array.from({ length: 100 }, (_, index) => `tests/blocks/${index}.test.tsx`)
    const { chosen, left } = planTests(reached(...many), { isBuilt: true, read })
    expect(chosen.browser[0]).toBe('tests/blocks/0.test.tsx')
    expect([...chosen.browser, ...left]).toEqual(many)
    expect(left.length).toBeGreaterThan(50)
  })

  it('runs fewer after a change of one file, which is checked again and again', () => {
    const many = Array.from({ length: 20 }, (_, index) => `tests/shop/${index}.test.ts`)
    const run = (changed: number) => planTests(reached(...many), { isBuilt: true, changed, read }).chosen.node
    expect(run(1)).toEqual(many.slice(0, 4))
    expect(run(2)).toEqual(many.slice(0, 12))
  })

  it('leaves what needs WebKit to the whole suite', () => {
    expect(planTests(reached('tests/webkit/shopping.test.ts'), { isBuilt: true, read }).left).toEqual(['tests/webkit/shopping.test.ts'])
  })
})
