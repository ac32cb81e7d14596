import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SalesforceOptions } from '../builder/salesforce/options.js'
import { InputError } from './input-error.js'

/** The platform takes no more (StaticResource). */
const maxBytes = 5_000_000

/**
 * Returns the content of the static resource: the built blocks of one runtime, without what only servers and debuggers read.
 * @param from a module of this package
 */
export function resourceFiles(runtime: SalesforceOptions['runtime'], from: string = import.meta.url): Record<string, Uint8Array> {
  const folder = join(packageFolder(fileURLToPath(from)), 'dist', 'cdn')
  if (!existsSync(join(folder, 'lwr.js'))) throw new InputError(`The blocks are not built: ${folder} has no lwr.js.`)
  const isNeeded = (name: string): boolean => {
    if (/\.(map|br)$/.test(name) || name === 'try.js') return false
    if (runtime === 'react') return !name.startsWith('light/')
    return name.startsWith('light/') || name.startsWith('fonts/') || name === 'vitrine.css'
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter(isNeeded)
    .toSorted()
  const files = Object.fromEntries(names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]))
  const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
  if (bytes > maxBytes) throw new InputError(`A static resource takes ${maxBytes} bytes, and the blocks have ${bytes}.`)
  return files
}

function packageFolder(file: string): string {
  const folder = dirname(file)
  if (folder === file) throw new InputError('The package @vitrine/blocks was not found around this command.')
  const described = join(folder, 'package.json')
  const isOurs = existsSync(described) && (JSON.parse(readFileSync(described, 'utf8')) as { name?: unknown }).name === '@vitrine/blocks'
  return isOurs ? folder : packageFolder(folder)
}
