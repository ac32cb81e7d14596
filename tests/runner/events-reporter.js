// A Vitest reporter that writes one JSON line per event, so that the runner knows what has passed, what is running, and
// what a file waits for, also when the process never comes to its end. `VITRINE_TEST_EVENTS` names the file.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ kind: string, at: number, file?: string, test?: string, [key: string]: unknown }} RunEvent */

export default class EventsReporter {
  #file = process.env.VITRINE_TEST_EVENTS ?? ''

  onTestRunStart(specifications) {
    this.#write({ kind: 'run-start', files: specifications.map(({ moduleId }) => relative('.', moduleId)) })
  }

  onTestModuleQueued(testModule) {
    this.#write({ kind: 'file-start', file: fileOf(testModule) })
  }

  onTestModuleEnd(testModule) {
    const { collectDuration, setupDuration } = testModule.diagnostic()
    this.#write({
      kind: 'file-end',
      file: fileOf(testModule),
      failed: testModule.state() === 'failed',
      errors: testModule.errors().map(messageOf),
      loadMs: Math.round(collectDuration + setupDuration),
    })
  }

  onTestCaseReady(testCase) {
    this.#write({ kind: 'test-start', file: fileOf(testCase.module), test: testCase.fullName })
  }

  onTestCaseResult(testCase) {
    const { state, errors = [] } = testCase.result()
    this.#write({
      kind: 'test-end',
      file: fileOf(testCase.module),
      test: testCase.fullName,
      title: testCase.name,
      state,
      ms: Math.round(testCase.diagnostic()?.duration ?? 0),
      errors: errors.map(messageOf),
    })
  }

  onHookStart({ name, entity }) {
    this.#write({ kind: 'hook-start', file: fileOf(entity.module ?? entity), test: `${name} of ${entity.fullName ?? 'the file'}` })
  }

  onTestSuiteResult(testSuite) {
    const errors = testSuite.errors().map(messageOf)
    if (errors.length > 0) this.#write({ kind: 'suite-errors', file: fileOf(testSuite.module), test: testSuite.fullName, errors })
  }

  onTestRunEnd(_modules, unhandledErrors) {
    this.#write({ kind: 'run-end', errors: unhandledErrors.map(messageOf) })
  }

  #write(event) {
    appendFileSync(this.#file, `${JSON.stringify({ at: Date.now(), ...event })}\n`)
  }
}

const fileOf = (testModule) => relative('.', testModule.moduleId)

/** The message, and where it happened. A whole page's DOM may follow a message: the runner shortens it. */
function messageOf({ message = '', stack = '', name = 'Error' }) {
  const place = stack.split('\n').find((line) => /\b(tests|stories|src)\//.test(line))
  return `${name}: ${message}${place ? `\n${place}` : ''}`
}
