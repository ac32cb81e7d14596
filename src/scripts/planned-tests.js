// Which of the tests that a change reaches `npm run check` runs within its minute.
import { readFileSync } from 'node:fs'

/** Files per run, so that a check stays under a minute on two cores: starting is the most of it. */
const maxFiles = { node: 12, browser: 2 }

/** What is run on the built package or the built shop, or takes minutes. */
const needsBuild = /['"`/](?:dist\/|.*support\/(?:shop-server|built-files|packed|hosts)\.js)/

/**
 * @param {readonly { file: string, distance: number }[]} reached the nearest first
 * @param {{ isBuilt: boolean, read?: (file: string) => string }} options
 * @returns {{ chosen: Record<'node' | 'browser', string[]>, left: string[], unbuilt: string[] }}
 *   `left` are more than a check can run, `unbuilt` need a build that is not there
 */
export function planTests(reached, { isBuilt, read = (file) => readFileSync(file, 'utf8') }) {
  const chosen = { node: [], browser: [] }
  const left = []
  const unbuilt = []
  for (const { file } of reached) {
    const project = projectOf(file)
    if (!project) left.push(file)
    else if (!isBuilt && needsBuild.test(read(file))) unbuilt.push(file)
    else if (chosen[project].length < maxFiles[project]) chosen[project].push(file)
    else left.push(file)
  }
  return { chosen, left, unbuilt }
}

/** As in vite.config.ts; a journey takes a built shop and its time, and is left to `npm test`. */
function projectOf(file) {
  if (file.startsWith('tests/journeys/')) return undefined
  return /^tests\/(?:element|blocks|ui)\//.test(file) || file.includes('.browser.test.') ? 'browser' : 'node'
}
