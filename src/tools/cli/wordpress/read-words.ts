import type { WordPressOptions } from '../../wordpress/options.js'
import {
  type CommandLine,
  fitting,
  parseWords,
  readBlocks,
  readCommandLine,
  readOrigin,
  refuseEmptyLists,
  sharedOptions,
  text,
  texts,
} from '../project/command-line.js'

export const options = { ...sharedOptions, prefix: text, page: texts, webstore: text, platform: text } as const

/** The parsed command line; `pages` are files to be read. */
export interface Words extends CommandLine {
  plugin: Omit<WordPressOptions, 'pages' | 'templates'>
  pages: readonly string[]
}

/** @throws InputError for what makes no sense, with a sentence about it */
export function readWords(words: readonly string[]): Words {
  const shared = readCommandLine(words, options)
  const { values } = parseWords(words, options)
  refuseEmptyLists(values, ['blocks', 'page'])
  const { prefix = 'vitrine', webstore, platform } = values
  const isNamed = webstore !== undefined && webstore !== 'none'
  return {
    ...shared,
    plugin: {
      prefix: fitting(prefix, /^[a-z][a-z0-9]{1,19}$/, '--prefix', 'begins with a lower-case letter, and has 2 to 20 letters and digits'),
      blocks: readBlocks(values.blocks),
      webstoreId: isNamed
        ? fitting(webstore, /^0ZE[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/, '--webstore', 'begins with 0ZE, and has 15 or 18 letters and digits')
        : undefined,
      platform: platform === undefined || platform === 'none' ? undefined : readOrigin(platform, '--platform'),
    },
    pages: (values.page ?? []).filter((file) => file !== 'none'),
  }
}
