// Chooses which of the tests that a change reaches `npm run check` runs within its minute.
import { readFileSync } from 'node:fs'

/** Files per run, so that a check stays under a minute on two cores, and under ten seconds after a change of one file. */
const maxFiles = { node: 12, browser: 2 }
const maxFilesOfOne = { node: 4, browser: 1 }

/** Modules of the commands that read the built package: a test that imports one needs a build without naming it. */
export const buildReaders = ['src/tools/cli/project/package-files.ts']

/** Matches tests that run on the built package or the built shop, or take minutes. */
const needsBuild = /['"`/](?:dist\/|.*support\/(?:shop-server|built-files|packed|hosts)\.js)/

/**
 * @param {readonly { file: string, distance: number }[]} reached the nearest first
 * @param {{ isBuilt: boolean, changed?: number, importsReader?: ReadonlySet<string>, read?: (file: string) => string }} options
 * @returns {{ chosen: Record<'node' | 'browser', string[]>, left: string[], unbuilt: string[] }}
 *   `changed` counts the files of the change; `importsReader` are tests that import one of `buildReaders`; `left` are more than a check can run, `unbuilt` need a build that is not there
 */
export function planTests(
  reached,
  { isBuilt, changed = reached.length, importsReader = new Set(), read = (file) => readFileSync(file, 'utf8') },
) {
  const chosen = { node: [], browser: [] }
  const left = []
  const unbuilt = []
  const most = changed === 1 ? maxFilesOfOne : maxFiles
  for (const { file } of reached) {
    const project = projectOf(file)
    if (!project) left.push(file)
    else if (!isBuilt && (importsReader.has(file) || needsBuild.test(read(file)))) unbuilt.push(file)
    else if (chosen[project].length < most[project]) chosen[project].push(file)
    else left.push(file)
  }
  return { chosen, left, unbuilt }
}

/**
 * Returns the project of a test, as in vite.config.ts; a journey takes a built shop and its time, and is left to `npm test`, as is
 * WebKit.
 */
function projectOf(file) {
  if (/^tests\/(?:journeys|webkit)\//.test(file)) return undefined
  return /^tests\/(?:element|blocks|ui)\//.test(file) || file.includes('.browser.test.') ? 'browser' : 'node'
}
