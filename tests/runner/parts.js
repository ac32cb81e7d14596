// The parts of the suite, and what a command line asks of them.
import { existsSync, readFileSync } from 'node:fs'

/** What each journey needs beyond the published reference, by the names of the sandbox's extensions; with none it is a core flow. */
const journeyExtensions = JSON.parse(readFileSync(new URL('../journeys/extensions.json', import.meta.url), 'utf8'))

/**
 * Those that have been seen to pass there; the others can be tried, and are added as they do. Known of them: in `everyone` a link
 * of which half a pixel is in sight is not scrolled to; while its driver looks at what pages ask, Firefox tells no time of the first byte
 * (`metrics`), no download (`inspector`) and no rest of the network (the Studio in `audience` and `pictures`); of a frame that
 * is refused it names who may frame it, not what was framed (`export`).
 */
const journeysInFirefox = [
  ...['account', 'cart', 'catalogue', 'checkout', 'consent', 'consultants'],
  ...['every-page', 'first-paint', 'frames', 'languages', 'permalinks', 'search', 'shop'],
  ...['deploy', 'from-disk', 'hosts', 'older-browsers', 'own-block', 'plain-page', 'privacy', 'theming', 'trusted-types', 'two-versions'],
  ...['builders', 'puck', 'studio', 'studio-accessibility', 'studio-servers', 'studio-together'],
].map((name) => `tests/journeys/${name}.test.ts`)

/**
 * Blocks are tested on React, journeys on the light runtime, which draws the example shop; `test:all` runs each on the other, too.
 * A part with a `script` ends with a status; the others are projects of Vitest (vite.config.ts).
 * @param {{ everything: boolean }} options
 * @returns {Readonly<Record<string, Part>>}
 *
 * @typedef {object} Part
 * @property {string} [project] its name, or a pattern for several
 * @property {readonly string[]} [files]
 * @property {Record<string, string>} [env]
 * @property {readonly string[]} [script]
 * @property {string} [failure] what is said when the script fails
 * @property {boolean} [inBrowser] a failed test is tried once more, alone
 * @property {'firefox' | 'webkit'} [needs]
 */
export function suiteParts({ everything }) {
  const light = { VITRINE_RUNTIME: 'light' }
  const inBrowser = true
  return {
    node: { project: 'node' },
    browser: { project: 'browser*', inBrowser },
    storybook: { project: 'storybook', inBrowser },
    journeys: { project: 'journeys', inBrowser },
    // One shopper in the gate, all that we try there in `test:all`.
    'journeys-webkit': { project: 'webkit', files: everything ? [] : ['tests/webkit/shopping.test.ts'], needs: 'webkit', inBrowser },
    ...(everything && {
      'journeys-react': { project: 'journeys', env: { VITRINE_RUNTIME: 'react' }, inBrowser },
      // On the published reference and what each journey names: tests/journeys/extensions.json.
      'journeys-strict': {
        project: 'journeys',
        env: { VITRINE_EXTENSIONS: 'named' },
        files: Object.keys(journeyExtensions),
        inBrowser,
      },
      'journeys-firefox': {
        project: 'journeys',
        env: { VITRINE_ENGINE: 'firefox' },
        files: journeysInFirefox,
        needs: 'firefox',
        inBrowser,
      },
    }),
    light: {
      project: 'browser*',
      env: light,
      files: everything ? ['tests/element', 'tests/blocks', 'tests/ui', 'tests/faults/other-software.browser.test.tsx'] : ['tests/element'],
      inBrowser,
    },
    ...(everything && {
      pictures: {
        script: ['tests/pictures/run.js'],
        failure: 'not every story looks as its committed pictures do; see dist/pictures/index.html.',
      },
      salesforce: {
        script: ['tests/salesforce/run.js'],
        failure: 'the generated components do not stand every host mode; see above.',
      },
      wordpress: {
        script: ['tests/wordpress/run.js'],
        failure: 'the plugin does not stand a real WordPress; see above.',
      },
      guards: { script: ['tests/faults/guards.js'], failure: 'one can be taken out without a test noticing; see above.' },
    }),
  }
}

/**
 * Reads `[PART … [FILE …]]`: parts by name; files, which exist, belong to a part that stands before them.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, Part>>} parts
 * @returns {{ names: string[], files: string[], problem?: string }} `problem` is a sentence for the user
 */
export function readWords(words, parts) {
  const names = words.filter((word) => Object.hasOwn(parts, word))
  const files = words.filter((word) => !Object.hasOwn(parts, word))
  const option = files.find((word) => word.startsWith('-'))
  const unknown = files.filter((word) => !existsSync(word))
  const known = `The parts are ${Object.keys(parts).join(', ')}; files of a part may follow it.`
  if (option) return { names, files, problem: `There is no option ${option}. ${known}` }
  if (unknown.length > 0) return { names, files, problem: `There is no part and no file ${unknown.join(', ')}. ${known}` }
  if (files.length > 0 && names.length !== 1)
    return { names, files, problem: `Files need one part before them: npm test -- browser ${files[0]}` }
  return { names, files }
}
