import { access, constants, mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'

/** Returns the path of a key, and makes the folders above it. @throws Error when one of them is a link that leads out of the base */
export async function roomFor(base: string, key: string): Promise<string> {
  const path = fileOf(base, key)
  if (await leadsOut(base, dirname(path))) throw new Error(`${dirname(path)} leads out of ${base}: nothing is written there.`)
  await mkdir(dirname(path), { recursive: true }).catch(async (error) => {
    // On a read-only disk, Node reports the folder as missing; this check gives the real reason.
    await access(base, constants.W_OK)
    throw error
  })
  return path
}

export const fileOf = (base: string, key: string): string => join(base, key.replaceAll(':', '/'))

/** Returns true when a link on the way to the path leads out of the folder. The folder itself may be a link. */
export async function leadsOut(base: string, path: string): Promise<boolean> {
  const [inside, there] = await Promise.all([realPath(base), realPath(path)])
  return there !== inside && !there.startsWith(inside + sep)
}

/** Resolves links also for a path where nothing is yet. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realPath(dirname(path)), basename(path))
  }
}
