import { DataFolderError } from '../../own-data/read-data-folder.js'
import type { ProjectTools } from '../project/write-project.js'
import { fitting, parseWords, text } from '../project/command-line.js'
import { answersUsage, complainOf } from '../project/answer-usage.js'
import { InputError } from '../project/input-error.js'
import { exportShop } from './export-shop.js'
import { recordShop } from './record-shop.js'
import { usage } from './usage.js'

const flag = { type: 'boolean', default: false } as const
const options = {
  salesforce: flag,
  to: text,
  force: flag,
  webstore: text,
  api: text,
  limit: text,
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'v' },
} as const

const usualLimit = 2000
const mostProducts = 100_000

type Values = ReturnType<typeof parseWords<typeof options>>['values']
interface Tools {
  say: (text: string) => void
  fetch: typeof fetch
}

/**
 * Writes data of a shop owner's own in the format of another program, or the public catalogue of a site as such data.
 * @param words as typed after `vitrine data`
 * @param tools `fetch` asks the site that is recorded; the global one when not given
 * @returns the exit code: 0 written, 1 the site stopped answering, 2 when what was typed makes no sense
 */
export async function run(
  words: readonly string[],
  { say = console.log, complain = console.error, fetch = globalThis.fetch }: ProjectTools & { fetch?: typeof globalThis.fetch } = {},
): Promise<number> {
  const answering = { usage, say, complain }
  try {
    const { values, positionals } = parseWords(words, options)
    if (answersUsage(values, answering)) return 0
    const [task, where, ...more] = positionals
    if (task === undefined) throw new InputError('What to do with the data? There are export and record.')
    if (more.length > 0 || !(task === 'export' || task === 'record')) throw new InputError(`"${positionals.join(' ')}" is not understood.`)
    return task === 'export' ? writeExport(where, values, say) : await record(where, values, { say, fetch })
  } catch (error) {
    return complainOf(error, answering, (each) => each instanceof DataFolderError)
  }
}

function writeExport(folder = '.', { salesforce, to = 'salesforce-import', force }: Values, say: Tools['say']): number {
  if (!salesforce) throw new InputError('Into which format? There is --salesforce.')
  const { files, losses } = exportShop(folder, to, { overwrite: force })
  say(`${files.length} files are in ${to}. Import products.csv in the store's workspace, "Import".`)
  for (const loss of losses) say(`Not in the import: ${loss}`)
  return 0
}

async function record(address: string | undefined, values: Values, { say, fetch }: Tools): Promise<number> {
  if (address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new InputError('Which site? Say its address, such as https://shop.example')
  const { to = 'recorded-shop', api: basePath = '/webruntime/api', limit: most = String(usualLimit) } = values
  if (to.trim() === '') throw new InputError('The name of the folder is empty. Name one, or leave it out.')
  const limit = Number(most)
  if (!Number.isInteger(limit) || limit < 1 || limit > mostProducts)
    throw new InputError(`--limit ${most} is no number from 1 to ${mostProducts}.`)
  const webstoreId = fitting(
    values.webstore ?? '',
    /^0ZE[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/,
    '--webstore',
    'begins with 0ZE, and has 15 or 18 letters and digits',
  )
  try {
    const { products, left } = await recordShop({ origin: new URL(address).origin, webstoreId, basePath, limit }, to, { fetch, say })
    say(`${products} products are in ${to}. See them: npx vitrine try --data ${to}`)
    if (left > 0) say(`Left out: ${left} that the site lists and does not show.`)
    return 0
  } catch (error) {
    if (error instanceof InputError) throw error
    say(`The site stopped answering: ${error instanceof Error ? error.message : String(error)}. Run it again: it goes on from there.`)
    return 1
  }
}
