import { type CommandLine, fitting, oneOf, parseWords, readCommandLine, sharedOptions, text } from '../project/command-line.js'
import { packageVersions } from '../project/package-files.js'
import { type ProjectTools, writeProject } from '../project/write-project.js'
import { type StarterOptions, starterFiles } from '../../../pages/demo-site/starter.js'
import { usage } from './usage.js'

const { blocks: _, ...shared } = sharedOptions
const options = { ...shared, name: text, lang: text } as const

/** @throws {InputError} for what makes no sense, with a sentence about it */
function readWords(words: readonly string[]): CommandLine & { starter: StarterOptions } {
  const line = readCommandLine(words, options)
  const { name = 'Mein Shop', lang = 'de' } = parseWords(words, options).values
  return {
    ...line,
    starter: {
      name: fitting(name.trim(), /^[^\p{C}]{1,60}$/u, '--name', 'has 1 to 60 letters'),
      locale: oneOf(lang, ['de', 'en'], '--lang'),
    },
  }
}

/**
 * Writes a starter project for a shop, or brings one up to date.
 * @param words as typed after `vitrine create`
 * @returns the exit code, as `writeProject` says
 */
export const run = (words: readonly string[], tools?: ProjectTools): Promise<0 | 1 | 2> =>
  writeProject(
    {
      usage,
      folder: 'my-shop',
      options,
      read: readWords,
      files: ({ starter }) => starterFiles(starter, packageVersions()),
      next: 'Next, in that folder: npm install, and npm start.',
    },
    words,
    tools,
  )
