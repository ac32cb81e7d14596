import type { PageDocument } from '../../pages/document/page-document.js'
import { recordPageOf, withRecord } from '../../pages/document/record-page.js'
import { createPlatform, type PlatformOptions } from '../../commerce/salesforce/index.js'
import { platformSettings } from './page-blocks.js'

export interface RecordListsOptions {
  /** Asks the platform as a guest who has no cookies. */
  fetch: typeof globalThis.fetch
  /** Monikers of the consultants whose shops are open: the platform lists them to nobody. */
  consultants: () => readonly string[]
  /** Milliseconds since 1970. */
  clock?: () => number
}

export interface RecordLists {
  /** Returns the addresses of the page's records, as paths with a query; undefined for a page that shows none. */
  addresses: (page: PageDocument) => Promise<readonly RecordAddress[] | undefined>
  forget: () => void
}

export interface RecordAddress {
  path: string
  /** Address of the same record in the other language. */
  translation?: string
}

/** Milliseconds after which a list is asked for anew. */
const fresh = 10 * 60_000
const pageSize = 100
/** Maximum of products in one site map, which may name 50,000 addresses in all. */
const mostRecords = 10_000

/** Lists the records that pages show by their address, for the site map. */
export function createRecordLists({ fetch, consultants, clock = Date.now }: RecordListsOptions): RecordLists {
  const cache = new Map<string, { at: number; ids: Promise<readonly string[]> }>()

  function productIds(settings: Omit<PlatformOptions, 'fetch'>): Promise<readonly string[]> {
    const key = JSON.stringify(settings)
    const before = cache.get(key)
    if (before && Math.abs(clock() - before.at) <= fresh) return before.ids
    const ids = readProducts({ fetch, ...settings })
    cache.set(key, { at: clock(), ids })
    // A platform that fails is asked again by the next request.
    ids.catch(() => cache.delete(key))
    return ids
  }

  async function addresses(page: PageDocument): Promise<readonly RecordAddress[] | undefined> {
    const recordPage = recordPageOf(page)
    if (!recordPage) return undefined
    const settings = platformSettings(page)
    if (!settings) return []
    const names = recordPage.kind === 'consultant' ? consultants() : await productIds(settings).catch(() => [])
    return names.slice(0, mostRecords).map((name) => ({
      path: withRecord(page.path, [recordPage.parameter, name]),
      ...(page.translation !== undefined && { translation: withRecord(page.translation, [recordPage.parameter, name]) }),
    }))
  }

  return { addresses, forget: () => cache.clear() }
}

async function readProducts(options: PlatformOptions): Promise<readonly string[]> {
  const { gateways } = createPlatform(options)
  const { guest } = await gateways.account.session()
  if (!guest) return []
  const ids = new Set<string>()
  for (let page = 0; ids.size < mostRecords; page += 1) {
    const { products, total } = await gateways.products.search({ page, pageSize })
    for (const { id } of products) ids.add(id)
    if (products.length === 0 || (page + 1) * pageSize >= total) break
  }
  return [...ids]
}
