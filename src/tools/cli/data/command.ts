import { vitrineVersion } from '../../../core/element/version.js'
import { DataFolderError } from '../../own-data/read-data-folder.js'
import type { ProjectTools } from '../project/write-project.js'
import { parseWords, text } from '../project/command-line.js'
import { InputError } from '../project/input-error.js'
import { exportShop } from './export-shop.js'
import { usage } from './usage.js'

const flag = { type: 'boolean', default: false } as const
const options = { salesforce: flag, to: text, force: flag, help: { ...flag, short: 'h' }, version: { ...flag, short: 'v' } } as const

/**
 * Writes data of a shop owner's own in the format of another program.
 * @param words as typed after `vitrine data`
 * @returns the exit code: 0 written, 2 when what was typed makes no sense
 */
export async function run(words: readonly string[], { say = console.log, complain = console.error }: ProjectTools = {}): Promise<number> {
  try {
    const { values, positionals } = parseWords(words, options)
    if (values.help || values.version) {
      say(values.help ? usage : vitrineVersion)
      return 0
    }
    const [task, folder = '.', ...more] = positionals
    if (task !== 'export' || more.length > 0)
      throw new InputError(task === undefined ? 'What to do with the data?' : `"${positionals.join(' ')}" is not understood.`)
    if (!values.salesforce) throw new InputError('Into which format? There is --salesforce.')
    const { to = 'salesforce-import', force } = values
    const { files, losses } = exportShop(folder, to, { overwrite: force })
    say(`${files.length} files are in ${to}. Import products.csv in the store's workspace, "Import".`)
    for (const loss of losses) say(`Not in the import: ${loss}`)
    return 0
  } catch (error) {
    if (!(error instanceof InputError || error instanceof DataFolderError)) throw error
    complain(`${error.message}\n\n${usage}`)
    return 2
  }
}
