import { InputError } from '../project/input-error.js'
import { type Runtime, runtimeFiles } from '../project/package-files.js'

/** The platform takes no more (StaticResource). */
const maxBytes = 5_000_000

/** Returns the content of the static resource: the built blocks of one runtime. */
export function resourceFiles(runtime: Runtime): Record<string, Uint8Array> {
  const files = runtimeFiles(runtime)
  const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0)
  if (bytes > maxBytes) throw new InputError(`A static resource takes ${maxBytes} bytes, and the blocks have ${bytes}.`)
  return files
}
