import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeGuide } from '../support/guide-files.js'
import { outside } from '../support/packed.js'

const names = readdirSync('stories/guides')
  .filter((name) => name.endsWith('.md'))
  .map((name) => basename(name, '.md'))

describe('the guides', () => {
  it('stand in Storybook and in the README, each of them', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(names.filter((name) => !readFileSync(`stories/guides/${name}.mdx`, 'utf8').includes(`./${name}.md?raw`))).toEqual([])
    expect(names.filter((name) => !readme.includes(`stories/guides/${name}.md`))).toEqual([])
  })

  it.each(names)('%s leads to files that are there', (name) => {
    const text = readFileSync(`stories/guides/${name}.md`, 'utf8')
    const links = [...text.matchAll(/\]\((\.?\.?\/?[\w./-]+\.md)(?:#[\w-]+)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join('stories/guides', link)))).toEqual([])
  })
})

describe('a folder that was empty, after what the guides tell', () => {
  let work: ReturnType<typeof outside>
  let empty: string
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [script, ...words], {
      cwd: work.folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env.PATH, CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    })
  const library = (path: string) => resolve('node_modules', path)

  beforeAll(() => {
    empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
    work = outside(empty, ['react', 'react-dom', 'vite', 'msw', 'unstorage', 'vitest', 'playwright-core'])
    writeFileSync(join(work.folder, 'package.json'), '{ "name": "my-shop", "version": "1.0.0" }')
  }, 60_000)
  afterAll(() => {
    work?.leave()
    rmSync(empty, { recursive: true, force: true })
  })

  it('holds a shop that Vite builds: In five minutes', () => {
    expect(writeGuide('get-started', work.folder)).toEqual(['index.html', 'main.js', 'vite.config.js'])
    run(library('vite/bin/vite.js'), 'build')
    expect(readFileSync(join(work.folder, 'dist/index.html'), 'utf8')).toContain('<vitrine-cart-panel>')
  }, 60_000)

  it('asks the platform without a page: A headless site', () => {
    expect(writeGuide('headless', work.folder)).toEqual(['products.mjs'])
    expect(run('products.mjs').trim().split('\n').slice(-2)).toEqual(['2 in the cart', 'refused: rejected'])
  }, 60_000)

  it('tests its rules and, in a real browser, its pages: Testing with the sandbox', () => {
    expect(writeGuide('testing', work.folder)).toEqual(['cart.test.js', 'shop.test.js'])
    const told = run(library('vitest/vitest.mjs'), 'run', '--no-color')
    expect(told).toMatch(/Tests +4 passed/)
  }, 120_000)
})
