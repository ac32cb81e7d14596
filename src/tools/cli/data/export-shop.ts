import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type OwnData, readDataFolder } from '../../own-data/read-data-folder.js'
import { salesforceExport } from '../../own-data/salesforce-export.js'
import { InputError } from '../project/input-error.js'

/** Formats whose files are written anew as one; all others are copied as they are. */
const isOfProducts = (format: string): boolean => !['consultants', 'categories', 'page', 'settings of the shop'].includes(format)

/**
 * Writes a shop's data as files that Salesforce imports, beside what an import has no place for, so that the folder is the same shop again.
 * @param from folder of the shop's data
 * @param to folder to write, empty or not there yet
 * @returns the names of the files that were written, and what the import cannot say
 * @throws {InputError} when the target is not empty, unless `overwrite` is set
 * @throws {DataFolderError} when the folder cannot be read
 */
export function exportShop(
  from: string,
  to: string,
  { overwrite }: { overwrite: boolean },
): { files: string[]; losses: readonly string[] } {
  const data = readDataFolder(from)
  if (!overwrite && existsSync(to) && readdirSync(to).length > 0)
    throw new InputError(`${to} is not empty. Name another folder with --to, or overwrite it with --force.`)
  const { products, settings, losses } = salesforceExport(data)
  const written = { 'products.csv': products, 'shop.json': `${JSON.stringify({ ...settingsIn(from), ...settings }, null, 2)}\n` }
  const copied = [
    ...data.report.files.filter(({ file, format }) => file !== 'shop.json' && !isOfProducts(format)).map(({ file }) => file),
    ...picturesOf(data, from),
  ]
  mkdirSync(to, { recursive: true })
  for (const [name, text] of Object.entries(written)) writeFileSync(join(to, name), text)
  for (const name of copied) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    copyFileSync(join(from, name), join(to, name))
  }
  return { files: [...Object.keys(written), ...copied], losses }
}

function settingsIn(folder: string): object {
  const file = join(folder, 'shop.json')
  const settings = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) as unknown) : {}
  return typeof settings === 'object' && settings !== null ? settings : {}
}

/** Returns the pictures that lie in the folder; those with an address stay where they are. */
function picturesOf({ pictures }: OwnData, from: string): string[] {
  return pictures.files().map((file) => relative(realpathSync(from), file))
}
