import { createCache } from '../../src/commerce/salesforce/cache.js'
import { createHttp, type HttpRequest } from '../../src/commerce/salesforce/http.js'
import { createRecords, type RecordCall, type Records, recordRows } from '../../src/commerce/salesforce/records/records.js'
import { json } from './support.js'

type AnyCall = (config?: unknown, options?: unknown) => Promise<unknown>
export const callOf = (records: Records, name: RecordCall): AnyCall => records[name] as AnyCall

export const isRead = (name: RecordCall) => 'lifetime' in recordRows[name]

/** A platform that writes down request lines, and answers batches as long as they were asked. */
export function lines(answer?: unknown) {
  const said: { line: string; body: unknown; headers: Headers }[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const address = decodeURIComponent(String(input))
      .replaceAll('+', ' ')
      .replace(/^\/services\/data\/v64\.0(\/ui-api)?/, '')
    if (address.endsWith('@app/csrfToken')) return new Response('LWR.define("@app/csrfToken", [], function() { return "T1"; });')
    const body = init.body instanceof FormData ? 'form' : init.body === undefined ? undefined : JSON.parse(String(init.body))
    said.push({ line: `${init.method} ${address}`, body, headers: new Headers(init.headers) })
    return json(answer ?? { type: 'Theme', fields: {}, ...resultsOf(address, body) })
  }
  const http = createHttp({ fetch, settings: () => ({ apiBasePath: '', sitePath: '', locale: 'de' }), signedIn: () => true })
  const data = { ...http, api: (request: HttpRequest) => http.api({ ...request, path: `/services/data/v64.0${request.path}` }) }
  return { said, records: createRecords({ http: data, cache: createCache() }) }
}

const member = { statusCode: 200, result: { type: 'Theme', fields: {} } }

const resultsOf = (address: string, body: unknown) =>
  /batch/.test(address) ? { results: Array.from({ length: countOf(address, body) }, () => member) } : {}

/** How many members a batch has. */
function countOf(address: string, body: unknown): number {
  if (typeof body === 'object' && body !== null) return 1
  const listed = [/names=([^&]*)/, /ids=([^&]*)/].flatMap((pattern) => pattern.exec(address)?.[1]?.split(',') ?? [])
  return listed.length > 0 ? listed.length : (address.split('?')[0]?.split('/').at(-1) ?? '').split(',').length
}

export function answerFor(name: RecordCall, url: URL, body: unknown) {
  const result = { type: 'Theme', fields: { Name: { value: 'A' }, Email: { value: 'a' } } }
  return 'each' in recordRows[name]
    ? { results: Array.from({ length: countOf(decodeURIComponent(url.pathname + url.search), body) }, () => ({ statusCode: 200, result })) }
    : result
}
