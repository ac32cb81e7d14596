// `npm test [-- PART … [FILE …]]`: installs what is missing, builds what is missing, runs the suite, ends with `N passed, N failed`.
// Plain JavaScript without dependencies: it must run on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../src/build/built.js'
import { writeConformance } from './runner/conformance.js'
import { fail, installChromium, installFirefox, installLibraries, installRedis, installWebKit, need, noWebKit } from './runner/install.js'
import { readWords, suiteParts } from './runner/parts.js'
import { maxUnstable, retryFailed } from './runner/retry.js'
import { runVitest } from './runner/run-vitest.js'
import { firstLines, printTimes, printUnstable } from './runner/summary.js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const everything = process.argv.includes('--all')
const parts = suiteParts({ everything })
const { names, files, problem } = readWords(
  process.argv.slice(2).filter((word) => word !== '--all'),
  parts,
)
if (problem) fail(problem)

installLibraries()
installChromium()
installRedis()
if (!isBuilt({ everything: true })) need(process.execPath, ['src/build/build.js'], 'Building …')

const passed = []
/** Tests that may be tried again, by part. */
const failedInBrowser = []
const failures = []
const fileTimes = []
const partTimes = []

// One part after the other: two browsers at once would starve each other on a small machine.
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  if (parts[name].needs === 'firefox' && !installFirefox()) continue
  if (parts[name].needs === 'webkit' && !installWebKit()) {
    // On a machine of somebody it is said; the gate does not pass without it.
    if (process.env.CI) failures.push(`${name}: ${noWebKit}`)
    else console.log(`\n# ${name}: ${noWebKit}`)
    continue
  }
  await runPart(name, parts[name])
}
const unstable = await sortFailures()
if (names.length === 0) for (const cited of writeConformance(passed)) failures.push(`promises: ${cited}`)

printTimes(partTimes, fileTimes)
printUnstable(unstable)
console.log('')
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${passed.length} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || passed.length === 0 ? 1 : 0)

async function runPart(name, part) {
  const begun = Date.now()
  const before = { passed: passed.length, failed: failures.length }
  console.log(`\n# ${name}`)
  if (part.script) runScript(name, part)
  else await runProject(name, part)
  const waiting = failedInBrowser.filter(({ part }) => part === name).flatMap(({ tests }) => tests).length
  partTimes.push({
    part: name,
    seconds: (Date.now() - begun) / 1000,
    passed: passed.length - before.passed,
    failed: failures.length - before.failed + waiting,
  })
}

function runScript(name, { script, failure }) {
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' })
  if (status === 0) passed.push({ file: script[0], title: name })
  else failures.push(`${name}: ${failure}`)
}

async function runProject(name, { project, env = {}, files: ofPart = [], inBrowser = false }) {
  const options = { project, env: { VITRINE_TEST_ALL: everything ? '1' : '', ...env } }
  const run = await runVitest({ ...options, files: files.length > 0 ? files : ofPart })
  const failed = run.tests.filter(({ state }) => state === 'failed')
  passed.push(...run.tests.filter(({ state }) => state === 'passed'))
  fileTimes.push(...run.files.map((file) => ({ part: name, ...file })))
  failures.push(...[...run.errors, ...run.files.flatMap(({ errors }) => errors)].map((error) => `${name}: ${firstLines(error).trim()}`))
  if (run.tests.length === 0) failures.push(`${name}: no test was run.`)
  if (inBrowser) failedInBrowser.push({ part: name, options, tests: failed })
  else failures.push(...failed.map((test) => failureOf(name, test)))
}

/** @returns those that passed at the second try */
async function sortFailures() {
  const second = await retryFailed(failedInBrowser)
  const unstable = []
  for (const { part, tests } of failedInBrowser) {
    for (const test of tests) {
      const again = second.get(test)
      const name = `${part}: ${test.file}: ${test.test}`
      if (again?.state === 'passed') {
        passed.push(again)
        unstable.push({ name, first: test.errors.join('\n'), second: 'It passed.' })
      } else failures.push(failureOf(part, test, again && `The second time, alone:\n${again.errors.join('\n')}`))
    }
  }
  if (unstable.length > maxUnstable)
    failures.push(`unstable: ${unstable.length} tests passed only when they were tried again, and no more than ${maxUnstable} may.`)
  return unstable
}

function failureOf(part, { file, test, errors }, again = '') {
  return `${part}: ${file}: ${test}\n${firstLines(errors.join('\n'))}${again && `\n${firstLines(again)}`}`
}
