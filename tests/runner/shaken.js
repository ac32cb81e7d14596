/**
 * Compares the results of the same tests in several runs.
 * @param {readonly import('./run-vitest.js').RunResult[]} runs
 * @returns {{ unstable: Compared[], broken: Compared[] }} tests that failed in some runs, and those that failed in each
 *
 * @typedef {{ test: string, passed: number, failed: number, messages: string[] }} Compared
 */
export function compareRuns(runs) {
  const tests = new Map()
  const note = (test, state, message) => {
    const known = tests.get(test) ?? { test, passed: 0, failed: 0, messages: [] }
    tests.set(test, known)
    if (state === 'passed') known.passed += 1
    else {
      known.failed += 1
      if (!known.messages.includes(message)) known.messages.push(message)
    }
  }
  for (const { tests: ofRun, files, errors } of runs) {
    for (const { file, test, state, errors: messages } of ofRun) {
      if (state !== 'skipped') note(`${file}: ${test}`, state, messages.join('\n'))
    }
    for (const { file, errors: messages } of files)
      note(`${file} as a whole`, messages.length > 0 ? 'failed' : 'passed', messages.join('\n'))
    for (const error of errors) note(error.split('\n')[0], 'failed', error)
  }
  const failed = [...tests.values()].filter((each) => each.failed > 0)
  const isBroken = (each) => each.failed === runs.length && each.passed === 0
  return { unstable: failed.filter((each) => !isBroken(each)), broken: failed.filter(isBroken) }
}
