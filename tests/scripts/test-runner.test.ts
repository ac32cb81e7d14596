import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

interface TestResult {
  file: string
  test: string
  title: string
  state: string
  ms: number
  errors: string[]
}
interface RunResult {
  tests: TestResult[]
  files: { file: string; seconds: number; errors: string[] }[]
  errors: string[]
}
interface RunState {
  overdue: (now: number) => boolean
  outcome: (code: number, what: string) => RunResult & { planned: string[]; stopped: boolean }
}
interface Runner {
  RunState: new (readEvents: () => string) => RunState
  limits: { file: number; silence: number }
}
interface Shaken {
  compareRuns: (runs: RunResult[]) => Record<'unstable' | 'broken', { test: string; passed: number; failed: number; messages: string[] }[]>
}
interface Parts {
  suiteParts: (options: { everything: boolean }) => Record<string, object>
  readWords: (words: string[], parts: object) => { names: string[]; files: string[]; problem?: string }
}

const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(`tests/runner/${name}.js`).href)
const { RunState, limits } = (await load('run-vitest')) as Runner
const { compareRuns } = (await load('shaken')) as Shaken
const { suiteParts, readWords } = (await load('parts')) as Parts

const folder = mkdtempSync(join(tmpdir(), 'vitrine-runner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines = (...events: object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('')
const fileEnd = (file: string, at: number) => ({ kind: 'file-end', at, file, loadMs: 0, errors: [] })
const testEnd = (file: string, test: string, state = 'passed') => ({
  kind: 'test-end',
  at: 0,
  file,
  test,
  title: test,
  state,
  ms: 1,
  errors: state === 'failed' ? ['Error: no'] : [],
})

describe('a run of a part', () => {
  it('ends a file that takes longer than its limit, says what it waited for, and keeps what had passed', () => {
    const events = lines(
      { kind: 'run-start', at: 0, files: ['a.test.ts', 'b.test.ts', 'c.test.ts'] },
      { kind: 'file-start', at: 0, file: 'a.test.ts' },
      testEnd('a.test.ts', 'a'),
      fileEnd('a.test.ts', 1000),
      { kind: 'file-start', at: 1000, file: 'b.test.ts' },
      { kind: 'test-start', at: 1000, file: 'b.test.ts', test: 'cart > waits for ever' },
    )
    const run = new RunState(() => events)
    expect(run.overdue(1000 + limits.file * 1000)).toBe(false)
    expect(run.overdue(1001 + limits.file * 1000)).toBe(true)
    const { tests, files, planned, stopped } = run.outcome(137, 'node')
    expect(tests.map(({ test }) => test)).toEqual(['a'])
    expect(files[1]?.errors[0]).toContain('b.test.ts was ended after its limit')
    expect(files[1]?.errors[0]).toContain('It was in “cart > waits for ever”.')
    expect({ planned, stopped }).toEqual({ planned: ['a.test.ts', 'b.test.ts', 'c.test.ts'], stopped: true })
  })

  it('is ended when nothing is heard any more, and that is a failure', () => {
    const run = new RunState(() => '')
    expect(run.overdue(Date.now() + limits.silence * 1000 + 5000)).toBe(true)
    expect(run.outcome(137, 'browser').errors[0]).toContain('Nothing was heard')
  })

  it('is a failure when its process ends before its tests do, or with a status that no test explains', () => {
    const begun = lines({ kind: 'run-start', at: 0, files: ['a.test.ts'] })
    expect(new RunState(() => begun).outcome(1, 'node').errors).toEqual(['node ended with 1 before it came to an end.'])
    const ended = begun + lines({ kind: 'run-end', at: 1, errors: [] })
    expect(new RunState(() => ended).outcome(1, 'node').errors).toEqual(['node ended with 1, without saying why.'])
    expect(new RunState(() => ended).outcome(0, 'node').errors).toEqual([])
  })

  it('reads a line only when it is whole', () => {
    let events = '{"kind":"run-end","at":1,"err'
    const run = new RunState(() => events)
    run.overdue(Date.now())
    events = lines({ kind: 'run-end', at: 1, errors: ['Error: afterwards'] })
    expect(run.outcome(1, 'node').errors).toEqual(['Error: afterwards'])
  })
})

describe('shaking', () => {
  const run = (...tests: object[]): RunResult => ({ tests: tests as TestResult[], files: [], errors: [] })

  it('tells tests whose result differs, with their messages, from those that fail each time', () => {
    const steady = testEnd('a.test.ts', 'steady')
    const shaky = (state: string) => testEnd('a.test.ts', 'shaky', state)
    const broken = testEnd('a.test.ts', 'broken', 'failed')
    const { unstable, broken: all } = compareRuns([run(steady, shaky('passed'), broken), run(steady, shaky('failed'), broken)])
    expect(unstable).toEqual([{ test: 'a.test.ts: shaky', passed: 1, failed: 1, messages: ['Error: no'] }])
    expect(all.map(({ test }) => test)).toEqual(['a.test.ts: broken'])
  })
})

describe('the command line of the suite', () => {
  const parts = suiteParts({ everything: false })

  it('takes parts, and files of one part', () => {
    const file = join(folder, 'some.test.ts')
    writeFileSync(file, '')
    expect(readWords(['node', 'journeys'], parts)).toEqual({ names: ['node', 'journeys'], files: [] })
    expect(readWords(['node', file], parts)).toEqual({ names: ['node'], files: [file] })
  })

  it.each([
    ['a word that is no part and no file', ['brwoser'], 'There is no part and no file brwoser. The parts are node, browser,'],
    ['an option that it does not know', ['--al'], 'There is no option --al.'],
    ['files without their part', ['package.json'], 'Files need one part before them: npm test -- browser package.json'],
  ])('refuses %s', (_, words, sentence) => {
    expect(readWords(words, parts).problem).toContain(sentence)
  })
})
