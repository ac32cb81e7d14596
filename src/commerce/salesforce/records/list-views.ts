import type { Cache } from '../cache.js'
import { recordLifetimes } from './record-lifetimes.js'
import { isObject } from './objects.js'

export const tagStart = 'records tag '

/** Remembers the tag of each list view (contracts, 5.4). */
export const createListTags = (cache: Cache) => ({
  /** @returns whether the view had another tag before */
  isOther(data: unknown): boolean {
    const found = tagOf(data)
    if (!found) return false
    const key = `${tagStart}${found.list}`
    const before = cache.peek<string>(key)
    cache.keep(key, found.tag, recordLifetimes.listInfo)
    return before !== undefined && before !== found.tag
  },
})

/** A list view's own tag: with its records, in list-ui among them, and with what says how it looks. */
function tagOf(data: unknown): { list: string; tag: string } | undefined {
  if (!isObject(data)) return undefined
  const part = isObject(data.records) ? data.records : data
  const tag = part.listInfoETag ?? (part.records === undefined ? part.eTag : undefined)
  return typeof tag === 'string' && isObject(part.listReference) ? { list: JSON.stringify(part.listReference), tag } : undefined
}

/** list-ui may say as one text what its records are sorted by (contracts, 5.4). */
export function withOrderAsList(body: unknown): unknown {
  if (!isObject(body)) return body ?? null
  const records = isObject(body.records) ? { records: withOrderAsList(body.records) } : {}
  const sortBy = typeof body.sortBy === 'string' ? { sortBy: body.sortBy.split(',').filter(Boolean) } : {}
  return { ...body, ...records, ...sortBy }
}
