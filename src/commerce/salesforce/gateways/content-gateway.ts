import { type InferOutput, nullable, nullish, pipe, string, transform, union } from 'valibot'
import { fitting } from '../wire/lists.js'
import { object } from '../wire/object-shape.js'
import type { ContentGateway, ContentHit } from '../../domain/content/content-gateway.js'
import { isAmong, isNeverFound, pathOnSite } from '../../domain/content/site-search.js'
import { contentNames } from '../../domain/names/content-names.js'
import { namer } from '../../domain/names/names.js'
import { switchedOff } from '../errors.js'
import { fieldText } from '../wire/fields.js'
import { fields } from '../wire/shared-wire.js'
import { createSeo, type SeoOptions } from './seo-properties.js'
import { maybeCount, maybeText, parseBody } from '../wire/wire.js'

/** Number of records per request, and of requests at most. */
const atOnce = 50
const mostQuestions = 40

const recordShape = object({ id: maybeText, fields })

const resultsShape = object({
  keywordSearchResult: nullable(
    object({
      // Each with what made it a result, or the records themselves.
      records: nullish(
        fitting(
          union([
            pipe(
              object({ record: recordShape }),
              transform(({ record }) => record),
            ),
            recordShape,
          ]),
        ),
        [],
      ),
      totalCount: maybeCount,
      nextPageToken: nullish(string()),
    }),
  ),
})

type Found = NonNullable<InferOutput<typeof resultsShape>['keywordSearchResult']>

/** The site's pages, and what search engines are told of records. */
export function createContentGateway(options: SeoOptions): ContentGateway {
  const name = namer(contentNames, () => options.settings().names)

  async function ask(text: string, pageToken: string, signal?: AbortSignal): Promise<Found> {
    const objectApiName = name('content')
    if (!objectApiName) throw switchedOff('content')
    const question = { q: text, objectApiName, filters: [], pageSize: atOnce, pageToken }
    const body = await (await options.records()).read('getKeywordSearchResults', question, signal)
    return parseBody(resultsShape, body, 'getKeywordSearchResults').keywordSearchResult ?? { records: [] }
  }

  /** The platform finds what no search may show, too: from the start, so that pages are full and the count is right. */
  const search: ContentGateway['search'] = async ({ text, page, pageSize, leftOut }, signal) => {
    const from = page * pageSize
    const hits: ContentHit[] = []
    let read = 0
    let total = 0
    let token: string | undefined = '0'
    for (let asked = 0; token !== undefined && hits.length <= from + pageSize && asked < mostQuestions; asked += 1) {
      const found: Found = await ask(text, token, signal)
      hits.push(...found.records.flatMap((record) => hitOf(record, leftOut, { locale: options.settings().locale, name }) ?? []))
      read += found.records.length
      token = found.records.length > 0 ? (found.nextPageToken ?? undefined) : undefined
      total = token === undefined ? hits.length : Math.max(hits.length + 1, (found.totalCount ?? 0) - (read - hits.length))
    }
    return { hits: hits.slice(from, from + pageSize), total }
  }
  return { search, seo: createSeo(options) }
}

interface Reading {
  locale: string
  name: (key: keyof typeof contentNames) => string
}

/** Returns a page as a hit; undefined for a page that is left out or is in another language. */
function hitOf(
  { id, fields: given }: Found['records'][number],
  leftOut: readonly string[],
  { locale, name }: Reading,
): ContentHit | undefined {
  const path = pathOnSite(fieldText(given, name('content.path')) ?? '')
  if (path === undefined || isAmong(path, leftOut) || isNeverFound(fieldText(given, name('content.role')))) return undefined
  const language = fieldText(given, name('content.language'))
  if (language && !language.toLowerCase().startsWith(locale)) return undefined
  return {
    id: id || path,
    path,
    title: fieldText(given, name('content.title'))?.trim() || path,
    excerpt: fieldText(given, name('content.excerpt')) ?? '',
    changed: fieldText(given, name('content.changed')),
  }
}
