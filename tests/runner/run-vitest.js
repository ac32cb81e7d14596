// Runs one project of Vitest in a process of its own and bounds it: a file over its limit is ended, the others go on.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Seconds. Generous, since a slow machine is no fault: the longest file takes about a minute on two quiet cores. */
export const limits = {
  file: Number(process.env.VITRINE_TEST_FILE_LIMIT || 600),
  /** Between two events: a browser that never starts, a worker that never answers. */
  silence: Number(process.env.VITRINE_TEST_SILENCE_LIMIT || 600),
  /** From the last test until the process has ended. */
  goodbye: 60,
}

/**
 * @param {object} run
 * @param {string} run.project
 * @param {readonly string[]} [run.files] filters as Vitest takes them; none means all files of the project
 * @param {readonly string[]} [run.words] further words for Vitest's command line
 * @param {Record<string, string>} [run.env]
 * @param {boolean} [run.quiet] prints nothing of what Vitest says
 * @returns {Promise<RunResult>}
 *
 * @typedef {object} TestResult
 * @property {string} file
 * @property {string} test the full name
 * @property {string} title the last part of its name
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} ms
 * @property {string[]} errors
 *
 * @typedef {object} FileResult
 * @property {string} file
 * @property {number} seconds
 * @property {number} loadMs what loading its modules took
 * @property {string[]} errors outside of its tests
 *
 * @typedef {object} RunResult
 * @property {TestResult[]} tests
 * @property {FileResult[]} files
 * @property {string[]} errors of no file
 */
export async function runVitest({ project, files = [], words = [], env = {}, quiet = false }) {
  const result = { tests: [], files: [], errors: [] }
  let filters = files
  // Each turn ends one file at least, so this comes to an end.
  for (;;) {
    const turn = await runOnce({ project, filters, words, env, quiet })
    const known = new Set(result.files.map(({ file }) => file))
    result.tests.push(...turn.tests.filter(({ file }) => !known.has(file)))
    result.files.push(...turn.files.filter(({ file }) => !known.has(file)))
    result.errors.push(...turn.errors)
    if (!turn.stopped || turn.files.length === 0) return result
    const done = new Set(result.files.map(({ file }) => file))
    filters = turn.planned.filter((file) => !done.has(file))
    if (filters.length === 0) return result
  }
}

async function runOnce({ project, filters, words, env, quiet }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const eventFile = join(folder, 'events.jsonl')
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...filters, '--project', project, ...words]
  if (!quiet) command.push('--reporter=dot')
  command.push(`--reporter=${new URL('./events-reporter.js', import.meta.url).pathname}`)
  // A group of its own: browsers and workers end with it.
  const child = spawn(process.execPath, command, {
    stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...env, VITRINE_TEST_EVENTS: eventFile },
  })
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  const interrupted = () => {
    end()
    process.exit(130)
  }
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  const run = new RunState(() => (existsSync(eventFile) ? readFileSync(eventFile, 'utf8') : ''))
  const watch = setInterval(() => {
    if (run.overdue(Date.now())) end()
  }, 1000)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watch)
  // What a file has left behind would run beside the next part.
  end()
  process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  const outcome = run.outcome(code, `${project} ${filters.join(' ')}`.trim())
  rmSync(folder, { recursive: true, force: true })
  return outcome
}

/** What is known of a run from its events. */
export class RunState {
  planned = []
  /** Of each file that runs: since when, and what it was doing last. */
  running = new Map()
  tests = []
  files = []
  errors = []
  ended = false
  stopped = false
  #readEvents
  #length = 0
  #lastSign = Date.now()

  /** @param {() => string} readEvents everything that was written so far */
  constructor(readEvents) {
    this.#readEvents = readEvents
  }

  /** @returns whether the process must be ended now; what was overdue is then among the failures */
  overdue(now) {
    this.#read(now)
    if (this.ended) return now - this.#lastSign > limits.goodbye * 1000
    const late = [...this.running].filter(([, { since }]) => now - since > limits.file * 1000)
    for (const [file, { since, doing }] of late) this.#endFile(file, since, now, `was ended after its limit of ${limits.file} s. ${doing}`)
    const isSilent = now - this.#lastSign > limits.silence * 1000
    if (isSilent) {
      for (const [file, { since, doing }] of this.running)
        this.#endFile(file, since, now, `was ended after ${limits.silence} s without a sign. ${doing}`)
      if (this.running.size === 0 && late.length === 0)
        this.errors.push(`Nothing was heard for ${limits.silence} s, and no file was running.`)
    }
    this.stopped = late.length > 0 || isSilent
    return this.stopped
  }

  outcome(code, what) {
    this.#read(Date.now())
    if (!this.stopped && !this.ended) this.errors.push(`${what} ended with ${code} before it came to an end.`)
    const failures = this.errors.length + this.files.filter(({ errors }) => errors.length > 0).length
    const failed = this.tests.some(({ state }) => state === 'failed')
    if (!this.stopped && this.ended && code !== 0 && failures === 0 && !failed)
      this.errors.push(`${what} ended with ${code}, without saying why.`)
    return { planned: this.planned, tests: this.tests, files: this.files, errors: this.errors, stopped: this.stopped }
  }

  #read(now) {
    const text = this.#readEvents()
    if (text.length === this.#length) return
    const whole = text.lastIndexOf('\n') + 1
    const fresh = text.slice(this.#length, whole)
    this.#length = whole
    if (fresh) this.#lastSign = now
    for (const line of fresh.split('\n')) if (line) this.#take(JSON.parse(line))
  }

  #take(event) {
    const { kind, file, test, at } = event
    if (kind === 'run-start') this.planned = event.files
    if (kind === 'file-start') this.running.set(file, { since: at, doing: 'It was loading.' })
    if (kind === 'test-start' || kind === 'hook-start') this.#doing(file, `It was in “${test}”.`)
    if (kind === 'test-end') {
      this.#doing(file, `It had ended “${test}”.`)
      const { title, state, ms, errors } = event
      this.tests.push({ file, test, title, state, ms, errors })
    }
    if (kind === 'suite-errors') this.errors.push(...event.errors.map((error) => `${file}: ${test}\n${error}`))
    if (kind === 'file-end') {
      const since = this.running.get(file)?.since ?? at
      this.running.delete(file)
      this.files.push({ file, seconds: (at - since) / 1000, loadMs: event.loadMs, errors: event.errors })
    }
    if (kind === 'run-end') {
      this.ended = true
      this.errors.push(...event.errors)
    }
  }

  #doing(file, doing) {
    const running = this.running.get(file)
    if (running) running.doing = doing
  }

  #endFile(file, since, now, why) {
    this.running.delete(file)
    this.files.push({ file, seconds: (now - since) / 1000, loadMs: 0, errors: [`${file} ${why}`] })
  }
}
