import { mkdirSync } from 'node:fs'
import { builtinDrivers, createStorage, type Driver, type Storage } from 'unstorage'
import fsLite from 'unstorage/drivers/fs-lite'

/**
 * Opens where pages are kept, as one setting says (`VITRINE_PAGES`):
 *
 * - a folder: `/var/lib/shop/pages`
 * - the address of a Redis: `redis://localhost:6379`
 * - the name of any other driver of unstorage, a colon, and its options as JSON: `s3:{"bucket":"pages", …}`, `memory:`
 *
 * What a driver needs beside unstorage (`ioredis` for Redis) is installed beside Vitrine.
 * @throws Error when there is no such driver, or it cannot be loaded
 */
export async function openPageStorage(setting: string): Promise<Storage> {
  const { driver, options } = readSetting(setting)
  if (driver === 'fs-lite') return openFolder(options)
  const { default: create } = await load(driver)
  return createStorage({ driver: create(options) })
}

function openFolder({ base, ...options }: Record<string, unknown>): Storage {
  try {
    mkdirSync(String(base), { recursive: true })
  } catch (cause) {
    throw new Error(`Pages cannot be kept in ${base} (VITRINE_PAGES): ${(cause as Error).message}`, { cause })
  }
  return createStorage({ driver: fsLite({ ...options, base: String(base) }) })
}

interface Setting {
  driver: string
  options: Record<string, unknown>
}

function readSetting(setting: string): Setting {
  if (/^rediss?:\/\//.test(setting)) return { driver: 'redis', options: { url: setting, base: 'vitrine-pages' } }
  const [, driver, json = ''] = /^([a-z][\w-]+):(\{.*\})?$/is.exec(setting) ?? []
  if (driver) return { driver, options: readOptions(json || '{}') }
  if (/^[a-z][\w+.-]+:\/\//i.test(setting))
    throw new Error(
      `VITRINE_PAGES=${setting} is not understood: use a folder, redis://…, or a driver's name and options such as http:{"base":"${setting}"}.`,
    )
  return { driver: 'fs-lite', options: { base: setting } }
}

function readOptions(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new Error(`The options in VITRINE_PAGES are no JSON: ${json}`, { cause })
  }
}

async function load(name: string): Promise<{ default: (options: unknown) => Driver }> {
  const modules: Readonly<Record<string, string>> = builtinDrivers
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined
  if (!module)
    throw new Error(`VITRINE_PAGES names the driver "${name}", which unstorage does not have. It has: ${Object.keys(modules).join(', ')}.`)
  try {
    return await import(/* @vite-ignore */ module)
  } catch (cause) {
    throw new Error(`The driver "${name}" in VITRINE_PAGES needs something that is not installed: ${(cause as Error).message}`, { cause })
  }
}
