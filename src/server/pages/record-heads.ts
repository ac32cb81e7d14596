import { plainHtml } from '../../core/dom/plain-html.js'
import type { PageDocument } from '../../pages/document/page-document.js'
import { type RecordHead, type RecordPage, categoryPageOf, recordPageOf } from '../../pages/document/record-page.js'
import { createPlatform, type Platform } from '../../commerce/salesforce/index.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { freshFirstAnswer } from '../../commerce/domain/product/first-answers.js'
import { platformSettings } from './page-blocks.js'

export interface RecordHeadsOptions {
  /** Asks the platform as a guest who has no cookies. */
  fetch: typeof globalThis.fetch
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Milliseconds that a page waits for its record; 1000 unless said. Messengers ask for a shared link once. */
  patience?: number
}

export type FoundRecord = RecordHead | 'unknown' | 'missing'

export interface RecordHeads {
  /** Returns the record that the address of the page names, as its head says it; undefined for a page that shows none. */
  of: (page: PageDocument, address: URL) => Promise<FoundRecord | undefined>
  /** Forgets all records: the shop has changed. */
  forget: () => void
}

interface CachedHead {
  at: number
  found: FoundRecord
}

/** Milliseconds; an older answer is not shown. */
const oldest = 10 * 60_000
const maxCached = 1000
const longestName = 200

/** Keeps what guests see of the records that pages are about, for the heads of those pages. */
export function createRecordHeads({ fetch, clock = Date.now, patience = 1000 }: RecordHeadsOptions): RecordHeads {
  const cache = new Map<string, CachedHead>()
  const underWay = new Map<string, Promise<FoundRecord>>()

  async function ask(key: string, find: () => Promise<FoundRecord>): Promise<FoundRecord> {
    const at = clock()
    const found = await find()
    cache.delete(key)
    cache.set(key, { at, found })
    for (const [eldest] of cache) if (cache.size > maxCached) cache.delete(eldest)
    return found
  }

  function begin(key: string, find: () => Promise<FoundRecord>): Promise<FoundRecord> {
    const asked =
      underWay.get(key) ??
      ask(key, find)
        // The page's blocks say what is wrong; its head names nothing.
        .catch(() => 'unknown' as const)
        .finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  async function of(page: PageDocument, address: URL): Promise<FoundRecord | undefined> {
    const recordPage = recordPageOf(page)
    if (recordPage) return recordOf(recordPage, page, address)
    const categoryPage = categoryPageOf(page)
    if (!categoryPage || !address.searchParams.get(categoryPage.parameter)) return undefined
    const found = await recordOf(categoryPage, page, address)
    // For a category that is not known, the page shows the list.
    return typeof found === 'string' ? undefined : found
  }

  async function recordOf(recordPage: RecordPage, page: PageDocument, address: URL): Promise<FoundRecord> {
    const name = address.searchParams.get(recordPage.parameter)?.trim() ?? ''
    if (!mayName(recordPage, name)) return 'missing'
    const settings = platformSettings(page)
    if (!settings) return 'unknown'
    const key = JSON.stringify([settings, recordPage.kind, name])
    const before = cache.get(key)
    const age = before ? clock() - before.at : Number.POSITIVE_INFINITY
    // An answer from the future is from before the clock was set back.
    const isShown = age >= 0 && age <= oldest
    const isFresh = age >= 0 && age <= freshFirstAnswer
    if (before && isFresh) return before.found
    // The question gets a client of its own, whose cache has nothing that is older.
    const asked = begin(key, () => find[recordPage.kind](createPlatform({ fetch, ...settings }), name, recordPage.parameter))
    if (before && isShown) return before.found
    return Promise.race([asked, new Promise<'unknown'>((resolve) => setTimeout(resolve, patience, 'unknown'))])
  }

  return { of, forget: () => cache.clear() }
}

const mayName = ({ kind }: RecordPage, name: string): boolean =>
  kind !== 'consultant' ? /^\w{15}(\w{3})?$/.test(name) : name !== '' && name.length <= longestName

const find = {
  product: async ({ gateways }: Platform, id: string, parameter: string): Promise<FoundRecord> => {
    const { guest } = await gateways.account.session()
    if (!guest) return 'unknown'
    const product = await gateways.products.read(id)
    if (!product) return 'missing'
    return {
      title: product.name,
      description: plainHtml(product.description),
      image: product.pictures[0]?.url,
      query: [parameter, product.id],
    }
  },
  category: async ({ gateways }: Platform, id: string, parameter: string): Promise<FoundRecord> => {
    const category = (await gateways.products.categories()).find((each) => each.id.slice(0, 15) === id.slice(0, 15))
    if (!category) return 'missing'
    return { title: category.name, description: plainHtml(category.description), image: undefined, query: [parameter, category.id] }
  },
  consultant: async ({ gateways }: Platform, moniker: string, parameter: string): Promise<FoundRecord> => {
    const profile = await gateways.consultants.profile(moniker)
    if (!profile) return 'missing'
    const { consultant, imprint, about, pictureUrl } = profile
    return {
      title: displayName({ ...consultant, country: imprint.country || consultant.country }),
      description: about || undefined,
      image: pictureUrl,
      query: [parameter, consultant.moniker || consultant.alternateMoniker || moniker],
    }
  },
}
