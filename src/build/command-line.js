// Reads the words behind our commands. Only Node is needed here: `npm start` calls it before anything is installed.
import { parseArgs } from 'node:util'

/**
 * Reads the command line and ends the process with status 2 and a sentence when it has a word that the command does not know.
 * @param {object} command
 * @param {string} command.usage as one types it: `npm start -- [--reset] [--watch]`
 * @param {Record<string, 'boolean' | 'string'>} [command.options] by their names without dashes
 * @param {readonly string[] | 'any'} [command.words] the words without dashes that it knows
 * @param {readonly string[]} [given] for tests
 * @returns {{ values: Record<string, string | boolean | undefined>, words: string[] }}
 * @example const { values } = readCommandLine({ usage: 'npm start -- [--reset]', options: { reset: 'boolean' } })
 */
export function readCommandLine(command, given = process.argv.slice(2)) {
  try {
    return parseWords(command, given)
  } catch (error) {
    console.error(`${error.message}\nUsage: ${command.usage}`)
    return process.exit(2)
  }
}

/** Does the same, with an error in the place of an exit. */
export function parseWords({ options = {}, words = [] }, given) {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }])),
    allowPositionals: true,
  })
  const unknown = words === 'any' ? [] : positionals.filter((word) => !words.includes(word))
  if (unknown.length > 0) throw new Error(`Unknown word '${unknown[0]}'.${words.length > 0 ? ` There are ${words.join(', ')}.` : ''}`)
  return { values, words: positionals }
}
