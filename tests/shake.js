// `npm run test:shake -- PART [FILE …] [--runs 10] [--load 2] [--throttle 2]`: runs a part of the suite again and again beside
// artificial load, and lists every test whose result differs from run to run, with its messages.
//   --runs      how often
//   --load      how many loops keep the processors busy beside it
//   --throttle  how many times slower browsers run (Chromium's CPU throttling); 1 leaves them as they are
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isBuilt } from '../src/build/built.js'
import { fail, installChromium, installFirefox, installLibraries, installRedis, need } from './runner/install.js'
import { readWords, suiteParts } from './runner/parts.js'
import { runVitest } from './runner/run-vitest.js'
import { compareRuns } from './runner/shaken.js'
import { firstLines } from './runner/summary.js'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const parts = suiteParts({ everything: true })
const { words, runs, load, throttle } = readOptions()
const { names, files, problem } = readWords(words, parts)
if (problem) fail(problem)
const [name] = names
if (names.length !== 1 || !parts[name].project)
  fail(`One part is shaken at a time: npm run test:shake -- journeys. Parts: ${shakable().join(', ')}.`)

installLibraries()
installChromium()
installRedis()
if (parts[name].needs === 'firefox' && !installFirefox()) fail('There is no Firefox here.')
if (!isBuilt({ everything: true })) need(process.execPath, ['src/build/build.js'], 'Building …')

const loops = Array.from({ length: load }, () => spawn(process.execPath, ['tests/runner/load.js'], { stdio: 'ignore' }))
const results = []
try {
  for (let run = 1; run <= runs; run += 1) {
    const begun = Date.now()
    const { project, files: ofPart = [], env = {} } = parts[name]
    const result = await runVitest({
      project,
      files: files.length > 0 ? files : ofPart,
      env: { ...env, VITRINE_TEST_THROTTLE: `${throttle}` },
      quiet: true,
    })
    results.push(result)
    const failed = result.tests.filter(({ state }) => state === 'failed')
    console.log(
      `run ${run} of ${runs}: ${result.tests.length} tests, ${failed.length} failed, ${Math.round((Date.now() - begun) / 1000)} s`,
    )
    for (const { file, test } of failed) console.log(`    ${file}: ${test}`)
  }
} finally {
  for (const loop of loops) loop.kill()
}

const { unstable, broken } = compareRuns(results)
for (const { test, passed, failed, messages } of unstable) {
  console.log(`\nDIFFERS ${test}: passed ${passed} times, failed ${failed} times`)
  for (const message of messages) console.log(firstLines(message))
}
for (const { test, messages } of broken) console.log(`\nFAILED each time: ${test}\n${firstLines(messages[0])}`)
console.log(`\n${unstable.length} differ, ${broken.length} failed each time, in ${runs} runs of ${name} under load ${load}.`)
process.exit(unstable.length + broken.length > 0 ? 1 : 0)

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '10' },
        load: { type: 'string', default: '2' },
        throttle: { type: 'string', default: '1' },
      },
    })
    const number = (option, least) => {
      const value = Number(values[option])
      if (!(value >= least)) fail(`--${option} ${values[option]} is not a number of at least ${least}.`)
      return value
    }
    return { words: positionals, runs: number('runs', 1), load: number('load', 0), throttle: number('throttle', 1) }
  } catch (error) {
    return fail(error.message)
  }
}

function shakable() {
  return Object.keys(parts).filter((each) => parts[each].project)
}
