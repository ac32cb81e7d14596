// `npm test [-- PART …]`: installs what is missing, builds what is missing, runs the suite, ends with `N passed, N failed`.
// Plain JavaScript without dependencies: it must run on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const everything = process.argv.includes('--all')
// Those that have been seen to pass there; the others can be tried, and are added as they do. Known of them: in `everyone` a link
// of which half a pixel is in sight is not scrolled to; while its driver looks at what pages ask, Firefox tells no time of the first byte
// (`metrics`), no download (`inspector`) and no rest of the network (the Studio in `audience` and `pictures`); of a frame that
// is refused it names who may frame it, not what was framed (`export`).
const journeysInFirefox = [
  ...['account', 'cart', 'catalogue', 'checkout', 'consent', 'consultants'],
  ...['every-page', 'first-paint', 'frames', 'languages', 'permalinks', 'search', 'shop'],
  ...['deploy', 'from-disk', 'hosts', 'older-browsers', 'own-block', 'plain-page', 'privacy', 'theming', 'trusted-types', 'two-versions'],
  ...['builders', 'puck', 'studio', 'studio-accessibility', 'studio-servers', 'studio-together'],
].map((name) => `tests/journeys/${name}.test.ts`)

// Blocks are tested on React, journeys on what the example shop is drawn by, the light runtime; the rest crosswise.
const parts = {
  node: () => runProject('node'),
  browser: () => runProject('browser'),
  storybook: () => runProject('storybook'),
  journeys: () => runProject('journeys'),
  ...(everything && {
    'journeys-react': () => runProject('journeys', { runtime: 'react' }),
    'journeys-firefox': () => findFirefox() && runProject('journeys', { engine: 'firefox', files: journeysInFirefox }),
  }),
  light: () =>
    runProject('browser', { runtime: 'light', files: everything ? ['tests/element', 'tests/blocks', 'tests/ui'] : ['tests/element'] }),
  ...(everything && { pictures: comparePictures, guards: removeGuards }),
}
const wanted = process.argv.slice(2).filter((word) => word !== '--all')
const unknown = wanted.filter((part) => !Object.hasOwn(parts, part))
if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`)

if (!existsSync('node_modules/vitest')) need('npm', ['ci', '--no-audit', '--no-fund'], 'Installing what is missing …')
findChromium()
findRedis()
need(process.execPath, ['src/scripts/build.js'], 'Building …')

const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const counts = { passed: 0, failed: 0 }
// What failed is said once more at the end, where a log that is cut still shows it.
const failures = []
// Which sentences have passed, for the statement on accessibility.
const passed = new Set()
// One part after the other: two browsers at once would starve each other on a small machine.
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) parts[part]()
rmSync(folder, { recursive: true, force: true })
if (wanted.length === 0) writeConformance()
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0)

function runProject(project, { runtime = '', engine = '', files = [] } = {}) {
  const name = [project, runtime, engine].filter(Boolean).join(' ')
  const report = join(folder, `${name}.json`)
  console.log(`\n# ${name}`)
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        VITRINE_TEST_ALL: everything ? '1' : '',
        ...(runtime && { VITRINE_RUNTIME: runtime }),
        ...(engine && { VITRINE_ENGINE: engine }),
      },
    },
  )
  if (!existsSync(report)) {
    counts.failed += 1
    failures.push(`${name}: the project did not come to an end.`)
    return
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  counts.passed += numPassedTests
  counts.failed += numFailedTests
  // A file that cannot be loaded, or an error outside a test, is a failure without a failed test.
  if (status !== 0 && numFailedTests === 0) counts.failed += Math.max(1, numFailedTestSuites)
  console.log(`The longest: ${longest(testResults)}`)
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed.add(`${relative('.', file.name)}: ${test.title}`)
      if (test.status === 'failed') failures.push(`${name}: ${test.fullName}\n${firstLines(test.failureMessages[0])}`)
    }
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      failures.push(`${name}: ${file.name}\n${firstLines(file.message)}`)
    }
  }
}

/** Where the time of a project goes. */
function longest(files) {
  const seconds = files.map(({ name, startTime, endTime }) => [relative('.', name), Math.round((endTime - startTime) / 1000)])
  return seconds
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([name, time]) => `${name} ${time} s`)
    .join(', ')
}

/** What the statement on accessibility and the guide to what is held cite must have been run, and have passed: `dist/accessibility.json` says of each line whether. */
function writeConformance() {
  const { axeRuns, criteria } = JSON.parse(readFileSync('tests/accessibility.json', 'utf8'))
  const { held } = JSON.parse(readFileSync('tests/promises.json', 'utf8'))
  const stories = [...passed].filter((sentence) => sentence.startsWith('stories/')).length
  const hasPassed = ({ file, sentence }) => {
    // What stands for a value in a title has become one.
    const pattern = sentence.split(/\$\{[^}]+\}|\$\w+|%[a-z]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    const said = new RegExp(`^${pattern.join('[^]*')}$`)
    return [...passed].some((each) => each.startsWith(`${file}: `) && said.test(each.slice(file.length + 2)))
  }
  const unproven = [...axeRuns, ...[...criteria, ...held].flatMap(({ tests = [] }) => tests)].filter((each) => !hasPassed(each))
  if (stories === 0) unproven.push({ file: 'stories', sentence: 'axe over every story' })
  const lines = criteria.map((line) => ({ ...line, proven: stories > 0 && (line.tests ?? []).every(hasPassed) }))
  writeFileSync('dist/accessibility.json', `${JSON.stringify({ on: new Date().toISOString(), stories, criteria: lines }, null, 2)}\n`)
  for (const cited of new Set(unproven.map(({ file, sentence }) => `“${sentence}” (${file})`))) {
    counts.failed += 1
    failures.push(`promises: ${cited} is cited and has not passed.`)
  }
}

/** Every story beside its committed pictures. */
function comparePictures() {
  console.log('\n# pictures')
  const { status } = spawnSync(process.execPath, ['tests/pictures/run.js'], { stdio: 'inherit' })
  if (status === 0) counts.passed += 1
  else {
    counts.failed += 1
    failures.push('pictures: not every story looks as its committed pictures do; see dist/pictures/index.html.')
  }
}

/** Without each of its guards, the shop must fail some test. */
function removeGuards() {
  console.log('\n# guards')
  const { status } = spawnSync(process.execPath, ['tests/faults/guards.js'], { stdio: 'inherit' })
  if (status === 0) counts.passed += 1
  else {
    counts.failed += 1
    failures.push('guards: one can be taken out without a test noticing; see above.')
  }
}

/** The first lines of a failure's message: a whole page's DOM may follow them. */
function firstLines(message = '') {
  return message
    .split('\n')
    .slice(0, 12)
    .map((line) => `  ${line.slice(0, 300)}`)
    .join('\n')
}

/** Both: with a window for pictures and measurements, and the shell without one for the tests; an older Debian has no shell. */
function findChromium() {
  const given = process.env.CHROMIUM
  if (given ? existsSync(given) : ['chromium', 'chromium-headless-shell'].every((name) => existsSync(`/usr/bin/${name}`))) return
  const mayInstall = !given && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const needed = ['chromium', 'fonts-liberation']
  if (mayInstall && install('Chromium', 'chromium-headless-shell', ...needed)) return
  if (existsSync(given ?? '/usr/bin/chromium')) return
  if (mayInstall && install('Chromium', ...needed)) return
  fail(
    `The tests need Chromium. Install it (Debian: sudo apt-get install chromium fonts-liberation), or say where it is: CHROMIUM=/path/to/chromium npm test`,
  )
}

/** The journeys' second engine. @returns whether it is there */
function findFirefox() {
  const given = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
  if (existsSync(given)) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install('Firefox', 'firefox-esr')
  else console.log('The journeys did not run on Firefox. Say where it is: FIREFOX=/path/to/firefox npm run test:all')
  return existsSync(given)
}

/** Two servers on one Redis are tested with a real one; where there is none, those tests fail and say so. */
function findRedis() {
  if (existsSync('/usr/bin/redis-server') || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  install('Redis', 'redis-server')
}

/** @returns whether it worked */
function install(what, ...packages) {
  const apt = ['-o', 'DPkg::Lock::Timeout=400', '-qq']
  console.log(`Installing ${what} …`)
  return does('apt-get', [...apt, 'update']) && does('apt-get', [...apt, 'install', '-y', ...packages])
}

function need(command, words, saying) {
  console.log(saying)
  if (!does(command, words)) fail(`${command} ${words.join(' ')} did not work; see above.`)
}

function does(command, words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return status === 0
}

function fail(sentence) {
  console.error(sentence)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
