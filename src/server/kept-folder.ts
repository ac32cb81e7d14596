import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'

/** Where a key stands, with the folders above it. @throws Error when one of them is a link that leads out of the base */
export async function roomFor(base: string, key: string): Promise<string> {
  const path = fileOf(base, key)
  if (await leadsOut(base, dirname(path))) throw new Error(`${dirname(path)} leads out of ${base}: nothing is written there.`)
  await mkdir(dirname(path), { recursive: true }).catch(async (error) => {
    // Where nothing can be written, Node says of a folder to be made that it is not there.
    await access(base, constants.W_OK)
    throw error
  })
  return path
}

export const fileOf = (base: string, key: string): string => join(base, key.replaceAll(':', '/'))

/** Whether a link on the way to the path leads out of the folder. The folder itself may be a link. */
export async function leadsOut(base: string, path: string): Promise<boolean> {
  const [inside, there] = await Promise.all([realPath(base), realPath(path)])
  return there !== inside && !there.startsWith(inside + sep)
}

/** Also of what is not there yet. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realPath(dirname(path)), basename(path))
  }
}
