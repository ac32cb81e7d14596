import { array, type InferOutput, nullish, object, string, unknown } from 'valibot'
import type { ContentGateway, ContentHit } from '../../shop/content/content-gateway.js'
import { isAmong, neverFound, pathOnSite } from '../../shop/content/site-search.js'
import { fieldText } from '../wire/fields.js'
import { fields } from '../wire/goods-wire.js'
import { createSeo, type SeoOptions } from './seo-properties.js'
import { maybeCount, understand } from '../wire/wire.js'

/** The object that a page of the site is, and what is asked of it; both inferred (contracts, 5.8). */
const pageObject = 'ManagedContent'
const pageFields = ['Title', 'Excerpt', 'Path', 'LastModifiedDate'].map((name) => `${pageObject}.${name}`)

/** Page tokens are offsets, and lead no further (contracts, 5.4). */
const furthest = 2000

const resultsShape = object({
  keywordSearchResults: array(
    object({
      objectApiName: string(),
      records: nullish(
        object({
          records: nullish(array(object({ id: string(), fields })), []),
          totalCount: maybeCount,
          nextPageToken: nullish(unknown()),
        }),
      ),
    }),
  ),
})

type Found = NonNullable<InferOutput<typeof resultsShape>['keywordSearchResults'][number]['records']>

/** The site's pages, and what search engines are told of records. */
export function createContentGateway(options: SeoOptions): ContentGateway {
  const search: ContentGateway['search'] = async ({ text, page, pageSize, leftOut }, signal) => {
    const never = [...new Set([...neverFound, ...leftOut])]
    const from = Math.min(page * pageSize, furthest)
    const wanted = { fields: pageFields, pageSize, pageToken: String(from), where: `{Path:{nin:${JSON.stringify(never)}}}` }
    const question = { q: text, objectApiNames: [pageObject], searchObjectOptions: { [pageObject]: wanted } }
    const body = await (await options.records()).read('getKeywordSearchResults', question, signal)
    const { keywordSearchResults } = understand(resultsShape, body, 'getKeywordSearchResults')
    const found = keywordSearchResults.find(({ objectApiName }) => objectApiName === pageObject)?.records
    return found ? shown(found, { from, never }) : { hits: [], total: 0 }
  }
  return { search, seo: createSeo(options) }
}

/** A platform that does not leave out what it was told to counts it too; what is not shown is taken off here. */
function shown({ records, totalCount, nextPageToken }: Found, { from, never }: { from: number; never: readonly string[] }) {
  const hits = records.flatMap((record) => hitOf(record, never) ?? [])
  const isMore = nextPageToken !== null && nextPageToken !== undefined
  const seen = hits.length > 0 || isMore ? from + hits.length + Number(isMore) : 0
  const counted = totalCount === null || totalCount === undefined ? from : totalCount - (records.length - hits.length)
  return { hits, total: Math.max(seen, counted) }
}

function hitOf({ id, fields: given }: Found['records'][number], never: readonly string[]): ContentHit | undefined {
  const path = pathOnSite(fieldText(given, 'Path') ?? '')
  if (path === undefined || isAmong(path, never)) return undefined
  return {
    id,
    path,
    title: fieldText(given, 'Title')?.trim() || path,
    excerpt: fieldText(given, 'Excerpt') ?? '',
    changed: fieldText(given, 'LastModifiedDate'),
  }
}
