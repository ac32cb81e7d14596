import { describe, expect, it } from 'vitest'
import { type RecordedEntry, type Recording, readRecording } from '../../src/devtools/recording/index.js'
import { replay } from '../../src/sandbox/replay.js'

const cartPath = '/services/data/v64.0/commerce/webstores/0ZE000000000001GAA/carts/current'
let at = 0

function exchange(number: number, method: 'GET' | 'POST', path: string, body: unknown, status = 200): RecordedEntry[] {
  at += 10
  return [
    { kind: 'request', at, number, method, path, query: '' },
    { kind: 'answer', at: at + 5, number, status, took: 5, headers: { 'content-type': 'application/json' }, body },
  ]
}

const message = (text: string, fromOutside: boolean): RecordedEntry => ({
  kind: 'message',
  at,
  channel: 'announce',
  message: { text },
  heard: [],
  fromOutside,
})

const recordingOf = (...entries: RecordedEntry[]): Recording => ({
  format: 'vitrine-recording',
  version: 1,
  vitrine: '0.1.0',
  pages: [{ address: '/cart', language: 'de', settings: {}, entries }],
})

const ask = async (fetch: typeof globalThis.fetch, path: string, method = 'GET'): Promise<unknown> => {
  const response = await fetch(path, { method, ...(method === 'POST' && { body: '{}' }) })
  return response.status === 200 ? response.json() : response.status
}

describe('a recording that is replayed', () => {
  it('answers in the order of the answers then, per method and path', async () => {
    const { fetch } = replay(
      recordingOf(
        ...exchange(1, 'GET', cartPath, { count: 0 }),
        ...exchange(2, 'POST', `${cartPath}/cart-items`, { ok: true }),
        ...exchange(3, 'GET', cartPath, { count: 1 }),
        ...exchange(4, 'POST', `${cartPath}/cart-items`, [{ errorCode: 'CONFLICT' }], 409),
      ),
    )
    expect(await ask(fetch, `${cartPath}/cart-items`, 'POST')).toEqual({ ok: true })
    expect(await ask(fetch, cartPath)).toEqual({ count: 0 })
    expect(await ask(fetch, cartPath)).toEqual({ count: 1 })
    expect(await ask(fetch, `${cartPath}/cart-items`, 'POST')).toBe(409)
  })

  it('answers a reading that goes on with the last answer, and nothing else that was not asked then', async () => {
    const { fetch, missing } = replay(recordingOf(...exchange(1, 'GET', cartPath, { count: 1 })))
    await ask(fetch, cartPath)
    expect(await ask(fetch, cartPath)).toEqual({ count: 1 })
    expect(await ask(fetch, `${cartPath}/cart-items`, 'POST')).toBe(501)
    expect(missing).toEqual([`POST ${cartPath}/cart-items`])
  })

  it('answers a store of another id, and a site of another path', async () => {
    const { fetch } = replay(recordingOf(...exchange(1, 'GET', cartPath, { count: 1 })))
    expect(await ask(fetch, `/shop/webruntime/api${cartPath.replace('0ZE000000000001GAA', '0ZE000000000009GAA')}`)).toEqual({ count: 1 })
  })

  it('answers the same query with its own answer, in whichever order they are asked', async () => {
    const [asked, answered] = exchange(1, 'GET', cartPath, { page: 1 })
    const [next, answeredNext] = exchange(2, 'GET', cartPath, { page: 2 })
    const { fetch } = replay(
      recordingOf({ ...asked, query: 'page=1' } as RecordedEntry, { ...next, query: 'page=2' } as RecordedEntry, answered!, answeredNext!),
    )
    expect(await ask(fetch, `${cartPath}?page=2`)).toEqual({ page: 2 })
    expect(await ask(fetch, `${cartPath}?page=1`)).toEqual({ page: 1 })
  })

  it('tells server methods of one path by their names', async () => {
    const path = '/webruntime/api/apex/execute'
    const [login, loggedIn] = exchange(1, 'POST', path, { returnValue: 'login' })
    const [logout, loggedOut] = exchange(2, 'POST', path, { returnValue: 'logout' })
    const { fetch } = replay(
      recordingOf(
        { ...login, body: { method: 'login' } } as RecordedEntry,
        loggedIn!,
        { ...logout, body: { method: 'logout' } } as RecordedEntry,
        loggedOut!,
      ),
    )
    const response = await fetch(path, { method: 'POST', body: JSON.stringify({ method: 'logout' }) })
    expect(await response.json()).toEqual({ returnValue: 'logout' })
  })

  it('breaks the line where it broke', async () => {
    const [asked] = exchange(1, 'GET', cartPath, undefined)
    const { fetch } = replay(recordingOf(asked!, { kind: 'answer', at: 1, number: 1, status: 0, took: 1, headers: {} }))
    await expect(fetch(cartPath)).rejects.toThrow(TypeError)
  })

  it('says again what the page around had said, after the answers that came before it', async () => {
    const said: unknown[] = []
    const publish = (_: string, { text }: { text?: string }) => said.push(text)
    const { fetch } = replay(
      recordingOf(
        message('first', true),
        message('of the shop', false),
        ...exchange(1, 'GET', cartPath, {}),
        message('then', true),
        ...exchange(2, 'POST', cartPath, {}),
        message('last', true),
      ),
      { publish: publish as never },
    )
    expect(said).toEqual(['first'])
    await ask(fetch, cartPath)
    await expect.poll(() => said).toEqual(['first', 'then'])
    await ask(fetch, cartPath, 'POST')
    await expect.poll(() => said).toEqual(['first', 'then', 'last'])
  })
})

describe('a file that is read', () => {
  it('is understood as text and parsed', () => {
    const recording = recordingOf(...exchange(1, 'GET', cartPath, {}))
    expect(readRecording(JSON.stringify(recording))).toEqual(recording)
    expect(readRecording(recording)).toEqual(recording)
  })

  it.each([
    ['no JSON', '<html>', 'it is not JSON'],
    ['another file', '{"format":"har"}', 'This is no recording of Vitrine'],
    ['a later version', '{"format":"vitrine-recording","version":2}', 'of version 2'],
    ['no page', '{"format":"vitrine-recording","version":1,"vitrine":"1","pages":[]}', 'no page'],
  ])('is refused with a reason: %s', (_, text, reason) => {
    expect(() => readRecording(text)).toThrow(reason)
  })
})
