import { mkdirSync } from 'node:fs'
import { builtinDrivers, createStorage, type Driver, type Storage } from 'unstorage'
import fsLite from 'unstorage/drivers/fs-lite'
import { wholeFile } from './first-write.js'
import { fileOf, leadsOut } from './kept-folder.js'
import { wholeS3 } from './s3-driver.js'

/** Owner of a setting, named when the setting cannot be followed. */
export interface SettingOf {
  /** Variable that holds the setting: `VITRINE_PAGES`. */
  name: string
  /** Prefix of every key in a Redis, where several shops may live: `vitrine-pages`. */
  base: string
}

/**
 * Opens where something is kept, as one setting says (`VITRINE_PAGES`, `VITRINE_MEDIA`):
 *
 * - a folder: `/var/lib/shop/pages`
 * - the address of a Redis: `redis://localhost:6379`
 * - the name of any other driver of unstorage, a colon, and its options as JSON: `s3:{"bucket":"pages", …}`, `memory:`
 *
 * What a driver needs beside unstorage (`ioredis` for Redis) is installed beside Vitrine.
 * @throws Error when there is no such driver, or it cannot be loaded
 */
export async function openStorageSetting(setting: string, of: SettingOf): Promise<Storage> {
  const { driver, options } = readSetting(setting, of)
  if (driver === 'fs-lite') return openFolder(options, of)
  const { default: create } = await load(driver, of)
  const opened = create(options)
  return createStorage({ driver: driver === 's3' ? await wholeS3(opened, of.name) : opened })
}

function openFolder({ base, ...options }: Record<string, unknown>, { name }: SettingOf): Storage {
  try {
    mkdirSync(String(base), { recursive: true })
  } catch (cause) {
    throw new Error(`Nothing can be kept in ${base} (${name}): ${(cause as Error).message}`, { cause })
  }
  const folder = String(base)
  const driver = fsLite({ ...options, base: folder }) as Driver
  const setItem = (key: string, content: string | Uint8Array) => wholeFile(folder, key, content)
  const { hasItem, getItem, getItemRaw, removeItem } = driver
  return createStorage({
    driver: {
      ...driver,
      setItem,
      setItemRaw: setItem,
      hasItem: inside(folder, hasItem, false),
      getItem: inside(folder, getItem, null),
      ...(getItemRaw && { getItemRaw: inside(folder, getItemRaw, null) }),
      ...(removeItem && { removeItem: inside(folder, removeItem, undefined) }),
    },
  })
}

/** Hides what a link in the folder leads to outside of it. */
const inside =
  <Rest extends unknown[], Result>(
    folder: string,
    ask: (key: string, ...rest: Rest) => Result | Promise<Result>,
    nothing: Awaited<Result>,
  ) =>
  async (key: string, ...rest: Rest): Promise<Awaited<Result>> => {
    const path = fileOf(folder, key)
    if (!(await leadsOut(folder, path))) return await ask(key, ...rest)
    console.warn(`${path} leads out of ${folder} and is passed over.`)
    return nothing
  }

interface Setting {
  driver: string
  options: Record<string, unknown>
}

function readSetting(setting: string, { name, base }: SettingOf): Setting {
  if (/^rediss?:\/\//.test(setting)) return { driver: 'redis', options: { url: setting, base } }
  const [, driver, json = ''] = /^([a-z][\w-]+):(\{.*\})?$/is.exec(setting) ?? []
  if (driver) return { driver, options: readOptions(json || '{}', name) }
  if (/^[a-z][\w+.-]+:\/\//i.test(setting))
    throw new Error(
      `${name}=${setting} is not understood: use a folder, redis://…, or a driver's name and options such as http:{"base":"${setting}"}.`,
    )
  return { driver: 'fs-lite', options: { base: setting } }
}

function readOptions(json: string, name: string): Record<string, unknown> {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(`The options in ${name} are no JSON: ${json}`, { cause })
  }
}

async function load(driver: string, { name }: SettingOf): Promise<{ default: (options: unknown) => Driver }> {
  const modules: Readonly<Record<string, string>> = builtinDrivers
  const module = Object.hasOwn(modules, driver) ? modules[driver] : undefined
  if (!module)
    throw new Error(`${name} names the driver "${driver}", which unstorage does not have. It has: ${Object.keys(modules).join(', ')}.`)
  try {
    return await import(/* @vite-ignore */ module)
  } catch (cause) {
    throw new Error(`The driver "${driver}" in ${name} needs something that is not installed: ${(cause as Error).message}`, { cause })
  }
}
