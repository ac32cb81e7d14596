import { randomUUID } from 'node:crypto'
import { link, rename, unlink, writeFile } from 'node:fs/promises'
import type { Driver, Storage } from 'unstorage'
import { roomFor } from './kept-folder.js'
import { firstObject } from './s3-driver.js'

/** Writes where nothing stands yet. @returns true when it is written, false when something stands there already */
type WriteFirst = (driver: Driver, key: string, text: string) => Promise<boolean>

/** Drivers that several servers may write with at once: of those that write the same key, exactly one is told that it has. */
const writers: Readonly<Record<string, WriteFirst>> = {
  'fs-lite': firstFile,
  fs: firstFile,
  async redis(driver, key, text) {
    const { base = '' } = (driver.options ?? {}) as { base?: string }
    const redis = driver.getInstance?.() as { set: (key: string, text: string, only: 'NX') => Promise<string | null> }
    return (await redis.set([base.replace(/:$/, ''), key].filter(Boolean).join(':'), text, 'NX')) !== null
  },
  s3: firstObject,
}

/** Returns true when several servers may write to this storage at once. */
export const isForSeveral = (storage: Storage): boolean => Object.hasOwn(writers, storage.getMount('').driver.name ?? '')

/** Writes what nobody has written before. @returns true when this call wrote it; false when the key is taken, by whichever server */
export async function writeFirst(storage: Storage, key: string, text: string): Promise<boolean> {
  const { driver, base } = storage.getMount(key)
  const write = writers[driver.name ?? '']
  return write ? write(driver, key.slice(base.length), text) : writeOne(storage, key, text)
}

/** Writes a file whole or not at all: it is written aside and then given its name, which is refused where the name is taken. */
async function firstFile(driver: Driver, key: string, text: string): Promise<boolean> {
  const { base } = driver.options as { base: string }
  const path = await roomFor(base, key)
  // A driver does not list what ends with a dollar.
  const aside = `${path}.${randomUUID()}$`
  try {
    await writeFile(aside, text)
    await link(aside, path)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (linkless.has(code)) return await plainFirstFile(path, text)
    throw error
  } finally {
    await unlink(aside).catch(() => undefined)
  }
}

/** Writes a file that is always the one from before or the new one, and never half of it, even when a server dies in the middle. */
export async function wholeFile(base: string, key: string, content: string | Uint8Array): Promise<void> {
  const path = await roomFor(base, key)
  const aside = `${path}.${randomUUID()}$`
  try {
    await writeFile(aside, content)
    await rename(aside, path)
  } catch (error) {
    await unlink(aside).catch(() => undefined)
    throw error
  }
}

// File systems without hard links answer with these codes.
const linkless: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

async function plainFirstFile(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const claimed = new WeakMap<Storage, Set<string>>()

/** Writes where only this process does: it is enough that no other call in here writes the same key meanwhile. */
async function writeOne(storage: Storage, key: string, text: string): Promise<boolean> {
  const keys = claimed.get(storage) ?? new Set()
  claimed.set(storage, keys)
  if (keys.has(key)) return false
  keys.add(key)
  try {
    if (await storage.hasItem(key)) return false
    await storage.setItem(key, text)
    return true
  } finally {
    keys.delete(key)
  }
}
