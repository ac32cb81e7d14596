import { isDeepStrictEqual } from 'node:util'
import type { PageDocument } from '../../pages/document/page-document.js'
import type { PageSummary, StoredPage } from '../../pages/document/pages-api.js'
import type { LocalizedText } from '../../core/element/declaration.js'
import { opened } from './opened.js'
import type { PageRecord } from './page-records.js'
import { pageStoreMessages as words } from './page-store.messages.js'

/** Page as shoppers see it. */
export interface LivePage {
  id: string
  version: number
  page: PageDocument
}

/** A page as the store holds it: its newest record, and what shoppers see. */
export interface Kept {
  id: string
  count: number
  record: PageRecord
  broken?: LocalizedText
  isOlder?: true
  live?: LivePage
  /** True when the page is in the bin: its documents lie in the storage alone. */
  isOutline?: true
}

/** Returns a deleted page for a list; a bin of thousands takes no memory for their contents. */
export function toOutline(kept: Kept): Kept {
  const { record, live } = kept
  if (record.deleted === undefined || kept.broken || !isEntries(record.page)) return kept
  return {
    ...kept,
    record: { ...record, page: { ...record.page, nodes: [] } },
    ...(live && { live: { ...live, page: { ...live.page, nodes: [] } } }),
    isOutline: true,
  }
}

export function signed({ by: _, ...record }: PageRecord, by: string | undefined): PageRecord {
  return by === undefined ? record : { ...record, by }
}

export function summary(kept: Kept): PageSummary {
  const {
    id,
    record: { page, revision, changed, published, versions, deleted, variantOf, by },
    broken,
    isOlder,
    live,
  } = kept
  const about = isEntries(page) ? page : {}
  const kind = kindOf(kept)
  const shown = live && [published, ...versions].find((each) => each?.version === live.version)
  return {
    id,
    ...(kind && { kind }),
    path: pathOf(page) ?? '',
    title: typeof about.title === 'string' && about.title ? about.title : id,
    language: languageOf(page),
    ...(variantOf && { variantOf }),
    revision,
    changed,
    ...(shown && { published: { version: shown.version, at: shown.at, current: isCurrent(kept), path: live.page.path } }),
    ...(deleted !== undefined && { deleted }),
    ...(by !== undefined && { by }),
    ...(broken && { broken }),
    ...(isOlder && { isOlder }),
    ...(published && published.version !== live?.version && { damagedVersion: published.version }),
  }
}

export const stored = (kept: Kept): StoredPage => ({ ...summary(kept), page: kept.record.page })

/** The result is memoised: a page that changes is another object, and the list of all pages is asked for often. */
const current = new WeakMap<Kept, boolean>()

/** Returns true when shoppers see the draft as it stands, and will see it again after a restart. */
export function isCurrent(kept: Kept): boolean {
  const is = current.get(kept) ?? compare(kept)
  current.set(kept, is)
  return is
}

function compare({ record, live }: Kept): boolean {
  if (live === undefined || live.version !== record.published?.version) return false
  const page = opened(record.page)
  return isDeepStrictEqual(page, live.page) || sayings(page) === sayings(live.page)
}

/** Returns the kind of a shared part; undefined for a page. The version that shoppers see decides, and without one the draft. */
export function kindOf(kept: Kept | undefined): 'part' | 'section' | undefined {
  const page = kept?.live?.page ?? kept?.record.page
  if (!isEntries(page)) return undefined
  return page.kind === 'part' || page.kind === 'section' ? page.kind : undefined
}

export const isPart = (kept: Kept | undefined): boolean => kindOf(kept) !== undefined

/** The page without the ids by which comments find their blocks: no shopper sees these. */
const sayings = (page: unknown): string =>
  JSON.stringify(page, (_key, value: unknown) =>
    isEntries(value) && ('block' in value || 'html' in value) ? { ...value, id: undefined } : value,
  )

export function brokenness(page: unknown): { broken?: LocalizedText } {
  if (opened(page)) return {}
  const isNewer = isEntries(page) && typeof page.version === 'number' && page.version > 1
  return { broken: isNewer ? words.newer : words.broken }
}

export const languageOf = (page: unknown): 'de' | 'en' => (isEntries(page) && page.language === 'en' ? 'en' : 'de')

export function pathOf(page: unknown): string | undefined {
  return isEntries(page) && typeof page.path === 'string' ? page.path : undefined
}

export const isEntries = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
