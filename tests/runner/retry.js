// A failed test in a browser is tried once more, alone, when everything else is over.
import { runVitest } from './run-vitest.js'

/** So many failures are no accident: they are shown as they are. */
const maxRetried = 12
/** More unstable tests than this fail the run. */
export const maxUnstable = 3

/**
 * @param {readonly { part: string, options: object, tests: readonly import('./run-vitest.js').TestResult[] }[]} failed the failed tests of each part
 * @returns {Promise<Map<import('./run-vitest.js').TestResult, import('./run-vitest.js').TestResult>>} what each was the second time
 */
export async function retryFailed(failed) {
  const second = new Map()
  const count = failed.reduce((sum, { tests }) => sum + tests.length, 0)
  if (count === 0 || count > maxRetried) return second
  for (const { part, options, tests } of failed) {
    for (const file of new Set(tests.map((each) => each.file))) {
      const ofFile = tests.filter((each) => each.file === file)
      console.log(`\n# ${part}: ${file} once more, alone`)
      const pattern = ofFile.map(({ test }) => escapePattern(test)).join('|')
      const run = await runVitest({ ...options, files: [file], words: ['-t', `^(?:${pattern})$`, '--maxWorkers=1'] })
      for (const test of ofFile) {
        const result = run.tests.find((each) => each.file === file && each.test === test.test && each.state !== 'skipped')
        if (result) second.set(test, result)
      }
    }
  }
  return second
}

/** Vitest compares with the names of suites and test joined by a space, the reporter joins them by ` > `. */
const escapePattern = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' > ', ' (?:> )?')
