import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { evidencePage, type Promises } from '../../src/tools/generate/evidence.js'

interface Guard {
  guard: string
  file: string
  words: string
  noticed: readonly [project: string, ...files: string[]]
}

const read = (file: string) => readFileSync(file, 'utf8')
const promises = JSON.parse(read('tests/promises.json')) as Promises

describe('the guide to what is held', () => {
  it('cites only sentences that tests say', () => {
    const missing = promises.held
      .flatMap(({ tests }) => tests)
      .filter(({ file, sentence }) => !existsSync(file) || !["'", '`'].some((quote) => read(file).includes(`${quote}${sentence}${quote}`)))
    expect(missing).toEqual([])
  })

  it('has a test for every promise, and names every guard that is taken out, every budget and what is not promised', () => {
    expect(promises.held.filter(({ tests }) => tests.length === 0)).toEqual([])
    const page = evidencePage({
      promises,
      conformance: JSON.parse(read('tests/accessibility.json')),
      guards: read('tests/faults/guards.js'),
      runs: read('tests/bench/results.jsonl'),
      sizes: read('src/build/sizes.js'),
    })
    expect(read('stories/guides/evidence.md')).toContain(page)
    const guards = read('tests/faults/guards.js')
      .split('\n')
      .filter((line) => line.startsWith('    guard: '))
    expect(guards.filter((line) => !page.includes(`| ${line.slice("    guard: '".length, -"',".length)} |`))).toEqual([])
    expect(page.match(/at most [\d.]+ kB/g)?.length).toBeGreaterThan(6)
    for (const each of promises.notPromised) expect(page).toContain(each)
  })

  it('takes out guards that stand where it says, and has those asked that are there', async () => {
    const { guards } = (await import(/* @vite-ignore */ pathToFileURL('tests/faults/guards.js').href)) as { guards: Guard[] }
    expect(guards.length).toBeGreaterThan(60)
    expect(guards.filter(({ file, words }) => !read(file).includes(words)).map(({ guard }) => guard)).toEqual([])
    expect(guards.filter(({ noticed: [, place = ''] }) => !existsSync(place)).map(({ guard }) => guard)).toEqual([])
  })
})
