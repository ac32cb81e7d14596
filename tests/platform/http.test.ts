import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { createHttp } from '../../src/commerce/salesforce/http.js'
import { json, later, recordingFetch, type Reply, thrown, turn } from './support.js'

const usual = { apiBasePath: '', sitePath: '/store', locale: 'de' }
const csrfModule = (token: string) => new Response(`LWR.define('@app/csrfToken', [], function() { return "${token}"; });`)
const isTokenAsked = (path: string) => path === '/store/webruntime/module/@app/csrfToken'

function httpWith(reply: Reply, { signedIn, apiBasePath = '' }: { signedIn?: boolean; apiBasePath?: string } = {}) {
  const { asked, fetch } = recordingFetch(reply)
  const http = createHttp({ fetch, settings: () => ({ ...usual, apiBasePath }), signedIn: () => signedIn, timeout: 1000 })
  return { asked, http }
}

const failing = (status: number, body: unknown) =>
  thrown(httpWith(() => json(body, status)).http.send({ method: 'GET', path: '/x' })) as Promise<PlatformError>

afterEach(() => {
  vi.useRealTimers()
})

describe('a request', () => {
  it.each([
    [undefined, 'same-origin'],
    ['same-origin', 'same-origin'],
    ['include', 'include'],
  ] as const)('sends cookies as the settings say: %s', async (credentials, sent) => {
    const { asked, fetch } = recordingFetch(() => json({}))
    const http = createHttp({ fetch, settings: () => ({ ...usual, credentials }) })
    await http.api({ method: 'GET', path: '/services/x' })
    expect(asked[0]?.credentials).toBe(sent)
  })

  it('asks the bare path when there is no base path', async () => {
    const { asked, http } = httpWith(() => json({}))
    await http.api({ method: 'GET', path: '/services/x', query: { list: ['a', 'b'], no: undefined } })
    expect(asked[0]?.url.href).toBe('http://shop.test/services/x?list=a%2Cb')
  })

  it('adds language, asGuest and htmlEncode behind the base path of a site, to reads and writes', async () => {
    const { asked, http } = httpWith(() => json({}), { signedIn: false, apiBasePath: '/store/webruntime/api' })
    await http.api({ method: 'GET', path: '/services/x' })
    await http.api({ method: 'POST', path: '/services/x', body: {} })
    for (const { url } of asked) {
      expect(url.pathname).toBe('/store/webruntime/api/services/x')
      expect(Object.fromEntries(url.searchParams)).toEqual({ language: 'de', asGuest: 'true', htmlEncode: 'false' })
    }
  })

  it('takes nobody for a guest before it is known', async () => {
    const { asked, http } = httpWith(() => json({}), { apiBasePath: '/webruntime/api' })
    await http.api({ method: 'GET', path: '/services/x' })
    expect(asked[0]?.url.searchParams.get('asGuest')).toBe('false')
  })

  it('sends JSON and accepts an empty answer', async () => {
    const { asked, http } = httpWith(() => new Response(null, { status: 204 }))
    const answer = await http.send({ method: 'POST', path: '/x', body: { a: 1 } })
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(asked[0]?.body).toEqual({ a: 1 })
    expect(answer).toMatchObject({ status: 204, body: undefined })
  })
})

describe('the csrf-token', () => {
  it('is sent with signed-in writes only, and fetched once', async () => {
    const { asked, http } = httpWith(({ url }) => (isTokenAsked(url.pathname) ? csrfModule('T1') : json({})), { signedIn: true })
    await http.send({ method: 'GET', path: '/x' })
    await Promise.all([http.send({ method: 'POST', path: '/x' }), http.send({ method: 'DELETE', path: '/x' })])
    expect(asked.filter(({ url }) => isTokenAsked(url.pathname))).toHaveLength(1)
    const tokens = asked.filter(({ url }) => url.pathname === '/x').map(({ headers }) => headers.get('csrf-token'))
    expect(tokens).toEqual([null, 'T1', 'T1'])
  })

  it('is not sent by guests', async () => {
    const { asked, http } = httpWith(() => json({}), { signedIn: false })
    await http.send({ method: 'POST', path: '/x' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.has('csrf-token')).toBe(false)
  })

  it('is fetched anew when it is refused, and the write tried once more', async () => {
    let tokens = 0
    const { asked, http } = httpWith(
      ({ url, headers }) => {
        if (isTokenAsked(url.pathname)) return csrfModule(`T${++tokens}`)
        return headers.get('csrf-token') === 'T2' ? json({ ok: true }) : json([{ errorCode: 'INVALID_CSRF_TOKEN', message: 'no' }], 403)
      },
      { signedIn: true },
    )
    expect((await http.send({ method: 'POST', path: '/x', body: { n: 1 } })).body).toEqual({ ok: true })
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/store/webruntime/module/@app/csrfToken',
      '/x',
      '/store/webruntime/module/@app/csrfToken',
      '/x',
    ])
    expect(asked[3]?.body).toEqual({ n: 1 })
  })

  it('is not tried a third time', async () => {
    const { asked, http } = httpWith(
      ({ url }) => (isTokenAsked(url.pathname) ? csrfModule('T') : json([{ errorCode: 'INVALID_CSRF_TOKEN', message: 'no' }], 403)),
      { signedIn: true },
    )
    expect(await thrown(http.send({ method: 'POST', path: '/x' }))).toMatchObject({
      kind: 'rejected',
      status: 403,
      code: 'INVALID_CSRF_TOKEN',
    })
    expect(asked.filter(({ url }) => url.pathname === '/x')).toHaveLength(2)
  })

  it('is fetched for a customer nobody knew to be signed in', async () => {
    const { http } = httpWith(({ url, headers }) => {
      if (isTokenAsked(url.pathname)) return csrfModule('T')
      return headers.has('csrf-token') ? json({ ok: true }) : json([{ errorCode: 'INVALID_CSRF_TOKEN', message: 'no' }], 403)
    })
    expect((await http.send({ method: 'POST', path: '/x' })).body).toEqual({ ok: true })
  })

  it('is asked for again after its own request failed', async () => {
    let tries = 0
    const { http } = httpWith(
      ({ url }) => {
        if (!isTokenAsked(url.pathname)) return json({})
        tries += 1
        return tries === 1 ? json([], 503) : csrfModule('T')
      },
      { signedIn: true },
    )
    expect(await thrown(http.send({ method: 'POST', path: '/x' }))).toMatchObject({ kind: 'broken', status: 503 })
    await http.send({ method: 'POST', path: '/x' })
    expect(tries).toBe(2)
  })
})

describe('an error', () => {
  it.each([
    [400, 'rejected'],
    [401, 'signed-out'],
    [403, 'rejected'],
    [404, 'missing'],
    [409, 'conflict'],
    [410, 'rejected'],
    [429, 'rejected'],
    [500, 'broken'],
    [503, 'broken'],
  ])('with status %i is %s', async (status, kind) => {
    const error = await failing(status, [{ errorCode: 'CODE', message: 'Why.' }])
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ kind, status, code: 'CODE', message: 'Why.' })
  })

  it.each([
    [
      'an array’s first entry',
      [
        { errorCode: 'A', message: 'a' },
        { errorCode: 'B', message: 'b' },
      ],
      'A',
      'a',
    ],
    ['the first of output.errors', { message: 'all', output: { errors: [{ errorCode: 'A', message: 'a' }], fieldErrors: {} } }, 'A', 'a'],
    [
      'the first of output.fieldErrors',
      { message: 'all', output: { errors: [], fieldErrors: { LastName: [{ errorCode: 'REQUIRED_FIELD_MISSING', message: 'a' }] } } },
      'REQUIRED_FIELD_MISSING',
      'a',
    ],
    ['a server method', { errorMessage: 'a', debugInfo: 'Cause: b' }, 'HTTP_400', 'a'],
    ['a server method in the execute form', { message: 'a', exceptionType: 'System.CalloutException' }, 'System.CalloutException', 'a'],
    ['the same wrapped in an array', [{ message: 'a', exceptionType: 'System.CalloutException' }], 'System.CalloutException', 'a'],
    [
      'a checkout',
      { errors: [{ type: '/commerce/errors/shipping-failure', title: 't', detail: 'a' }] },
      '/commerce/errors/shipping-failure',
      'a',
    ],
    ['a checkout short of stock', { errors: [{ type: '/commerce/errors/inventory-failure', detail: 'a' }] }, 'INSUFFICIENT_INVENTORY', 'a'],
    ['a single object', { errorCode: 'A', message: 'a' }, 'A', 'a'],
  ])('is read from %s', async (_, body, code, message) => {
    expect(await failing(400, body)).toMatchObject({ code, message, cause: body })
  })

  it.each([[[]], [null], [{}], [[null]], [7], [{ message: 3, errorCode: {} }], [undefined]])(
    'is understood when its body is %j',
    async (body) => {
      expect(await failing(422, body)).toMatchObject({ kind: 'rejected', code: 'HTTP_422', message: 'GET /x was answered with 422.' })
    },
  )

  it('tells the pieces left', async () => {
    const error = await failing(400, [{ errorCode: 'INSUFFICIENT_INVENTORY', message: 'a', availableQuantity: '3' }])
    expect(error.available).toBe(3)
  })

  it('takes plain text for a refusal’s message', async () => {
    const { http } = httpWith(() => new Response('JSONObject["isContinuation"] not found', { status: 400 }))
    expect(await thrown(http.send({ method: 'POST', path: '/x' }))).toMatchObject({
      kind: 'rejected',
      message: 'JSONObject["isContinuation"] not found',
    })
  })

  it.each([200, 404])('says NOT_JSON for the HTML shell that a live site answers with %i', async (status) => {
    const { http } = httpWith(() => new Response('<!DOCTYPE html><html></html>', { status, headers: { 'Content-Type': 'text/html' } }))
    expect(await thrown(http.send({ method: 'GET', path: '/x' }))).toMatchObject({ kind: 'broken', code: 'NOT_JSON', status })
  })

  it('says NOT_JSON for an answer cut short', async () => {
    const { http } = httpWith(() => new Response('{"cart', { headers: { 'Content-Type': 'application/json' } }))
    expect(await thrown(http.send({ method: 'GET', path: '/x' }))).toMatchObject({ kind: 'broken', code: 'NOT_JSON' })
  })

  it('is offline when nothing came back, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    const { http } = httpWith(() => Promise.reject(cause))
    expect(await thrown(http.send({ method: 'GET', path: '/x' }))).toMatchObject({ kind: 'offline', code: 'OFFLINE', status: 0, cause })
  })

  it('is offline when the body breaks off', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })
    const { http } = httpWith(() => new Response(stream))
    expect(await thrown(http.send({ method: 'GET', path: '/x' }))).toMatchObject({ kind: 'offline' })
  })

  it('names no query, which may hold a name', async () => {
    const { http } = httpWith(() => json(undefined, 500))
    const error = await thrown(http.send({ method: 'GET', path: '/x', query: { moniker: 'anna' } }))
    expect(String(error)).not.toContain('anna')
  })
})

describe('waiting', () => {
  it('ends after the time limit, and leaves no timer behind', async () => {
    vi.useFakeTimers()
    const { http } = httpWith(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))))
    const failed = thrown(http.send({ method: 'GET', path: '/x' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await failed).toMatchObject({ kind: 'offline', code: 'TIMEOUT' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with the caller, whose reason passes through untouched', async () => {
    const { http } = httpWith(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))))
    const caller = new AbortController()
    const failed = thrown(http.send({ method: 'GET', path: '/x', signal: caller.signal }))
    await turn()
    caller.abort()
    expect(await failed).toBe(caller.signal.reason)
    expect(await failed).toMatchObject({ name: 'AbortError' })
  })

  it('leaves no timer behind an answer', async () => {
    vi.useFakeTimers()
    const answer = later<Response>()
    const { http } = httpWith(() => answer.promise)
    const sent = http.send({ method: 'GET', path: '/x' })
    await vi.advanceTimersByTimeAsync(1)
    // Files share a process: what another one has left there may still count its own.
    const running = vi.getTimerCount()
    answer.resolve(json({}))
    await sent
    expect(vi.getTimerCount()).toBe(running - 1)
  })
})
