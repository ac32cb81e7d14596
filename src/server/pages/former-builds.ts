import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import type { Storage } from 'unstorage'
import { type Assets, hashOf } from './assets.js'

/** The files of the builds before this one. */
export interface FormerBuilds {
  /** Keeps the files of a build for the time after it; the caller does not wait. */
  keep: (assets: Assets) => void
  /** Routes for `/BUILD/FILE`, of every build that is kept. */
  routes: Hono
  close: () => Promise<void>
}

const kept = 3
const base = 'builds'
const markOf = (build: string): string => `${base}:${build}.json`
const keyOf = (build: string, file: string): string => `${base}:${build}:${file.replaceAll('/', ':')}`

/**
 * A page that stays open while the shop gets a new build still asks for late blocks by the addresses, and with the hashes, that
 * it was written with. So the files of the last builds stay, in the storage of the pictures, that all servers share.
 */
export function openFormerBuilds(storage: Storage, folder: string, now: () => number = Date.now): FormerBuilds {
  let last: Promise<void> = Promise.resolve()
  let closed = false

  async function write({ build, files, integrity }: Assets): Promise<void> {
    if (await storage.hasItem(markOf(build))) return
    for (const file of files) {
      if (closed) return
      const bytes = await readFile(join(folder, file))
      // The next build may be written over this one already.
      const expected = integrity(file)
      if (expected === undefined || hashOf(bytes) === expected) await storage.setItemRaw(keyOf(build, file), bytes)
    }
    // A build that was not written to its end is written again by the next server that begins.
    const before = await newestFirst()
    // This build counts as the newest also when the clock was set back.
    await storage.setItem(markOf(build), JSON.stringify({ at: Math.max(now(), (before[0]?.at ?? 0) + 1) }))
    for (const old of before.slice(kept - 1)) await forget(old.build)
  }

  async function newestFirst(): Promise<{ build: string; at: number }[]> {
    const builds = (await storage.getKeys(base)).flatMap((key) => /^builds:(\w+)\.json$/.exec(key)?.[1] ?? [])
    const marks = builds.map(async (build) => ({ build, at: (await storage.getItem<{ at: number }>(markOf(build)))?.at ?? 0 }))
    return (await Promise.all(marks)).toSorted((one, other) => other.at - one.at)
  }

  async function forget(build: string): Promise<void> {
    await storage.removeItem(markOf(build))
    for (const key of await storage.getKeys(`${base}:${build}`)) await storage.removeItem(key)
  }

  const routes = new Hono()
  routes.get('/:build{\\w{10}}/:file{.+\\.(?:js|css|woff2)}', async (context) => {
    const { build, file } = context.req.param()
    const found: unknown = file.includes('..') ? undefined : await storage.getItemRaw(keyOf(build, file))
    const bytes = found instanceof Uint8Array || found instanceof ArrayBuffer ? new Uint8Array(found) : undefined
    if (!bytes?.length) return context.text('Diese Datei gibt es nicht mehr. Lade die Seite neu.', 404)
    return context.body(bytes, 200, {
      'Content-Type': getMimeType(file) ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    })
  })
  return {
    keep(assets) {
      last = last
        .then(() => write(assets))
        .catch((cause: unknown) => console.warn('The files of this build could not be kept for pages that stay open.', cause))
    },
    routes,
    async close() {
      closed = true
      await last
    },
  }
}
