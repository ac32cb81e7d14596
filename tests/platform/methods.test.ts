import { describe, expect, it } from 'vitest'
import { classNames } from '../../src/commerce/domain/names/method-names.js'
import { json, platformWith, thrown } from './support.js'

const execute = { apexTransport: 'execute', sitePath: '/store' } as const

describe('a server method in the path form', () => {
  it('is asked with sorted methodParams, each part id once', async () => {
    const { asked, methods } = platformWith(() => json([]))
    await methods.call('getProductDetails', { subsidiary: 'de', partIds: ['10012345', '7', '10012345'] })
    expect(asked[0]?.url.pathname).toBe(`/lwr/apex/v64.0/${classNames.apexClass}/getProductDetails`)
    expect(asked[0]?.url.searchParams.get('methodParams')).toBe('{"partIds":["10012345","7"],"subsidiary":"de"}')
    expect(asked[0]?.headers.get('X-SFDC-Allow-Continuation')).toBe('false')
  })

  it('is told its arguments without an envelope when posted', async () => {
    const { asked, methods } = platformWith(() => json('anna'))
    expect(await methods.call('getMonikerFromConsultantKey', { subsidiaryCode: '23', consultantKey: 'K' })).toBe('anna')
    expect(asked[0]).toMatchObject({ method: 'POST', body: { consultantKey: 'K', subsidiaryCode: '23' } })
    expect(asked[0]?.headers.get('X-SFDC-Allow-Continuation')).toBe('false')
  })

  it('leaves methodParams out when there are none', async () => {
    const { asked, methods } = platformWith(() => json([]))
    await methods.call('getProductDetails', {})
    expect(asked[0]?.url.search).toBe('')
  })
})

describe('a look into the cache of server methods', () => {
  it('finds what was read, and until when it is good, and asks nobody', async () => {
    const { asked, methods } = platformWith(() => json(['7']), { clock: () => 1000 })
    expect(await methods.peek('getProductDetails', { partIds: ['7'] })).toBeUndefined()
    await methods.call('getProductDetails', { partIds: ['7'] })
    expect(await methods.peek('getProductDetails', { partIds: ['7', '7'] })).toMatchObject({ value: { value: ['7'] }, until: 301_000 })
    expect(asked).toHaveLength(1)
  })

  it('finds a 404, the one error that is kept', async () => {
    const { methods } = platformWith(() => json([{ errorCode: 'NOT_FOUND', message: 'no' }], 404))
    await thrown(methods.call('getProductDetails', { partIds: ['7'] }))
    expect(await methods.peek('getProductDetails', { partIds: ['7'] })).toMatchObject({ value: { missing: { status: 404 } } })
  })
})

describe('a server method in the execute form', () => {
  it('is posted in an envelope of six, and its value unwrapped', async () => {
    const { asked, methods } = platformWith(() => json({ returnValue: 'anna', cacheable: false }), {}, execute)
    expect(await methods.call('getMonikerFromConsultantKey', { consultantKey: 'K' })).toBe('anna')
    expect(asked[0]?.url.pathname).toBe('/store/webruntime/api/apex/execute')
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ language: 'de', asGuest: 'false', htmlEncode: 'false' })
    expect(asked[0]?.body).toEqual({
      namespace: '',
      classname: classNames.apexClass,
      method: 'getMonikerFromConsultantKey',
      isContinuation: false,
      params: { consultantKey: 'K' },
      cacheable: false,
    })
  })

  it('is asked with the same names as query when it is cacheable', async () => {
    const { asked, methods } = platformWith(() => json({ returnValue: [], cacheable: true }), {}, execute)
    await methods.call('getProductDetails', { partIds: ['7'], subsidiary: 'de' })
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      cacheable: 'true',
      classname: classNames.apexClass,
      isContinuation: 'false',
      method: 'getProductDetails',
      namespace: '',
      params: '{"partIds":["7"],"subsidiary":"de"}',
    })
  })

  it('gives null where a void method’s envelope has no value', async () => {
    const { methods } = platformWith(() => json({ cacheable: false }), {}, execute)
    expect(await methods.call('logout', {})).toBeNull()
  })

  it('is kept when the envelope says so, and else is not', async () => {
    const { asked, methods } = platformWith(({ url }) => json({ returnValue: [], cacheable: url.searchParams.has('params') }), {}, execute)
    for (const _ of [1, 2]) {
      await methods.call('getProductDetails', { partIds: [] })
      await methods.call('getMonikerFromConsultantKey', { consultantKey: 'K' })
    }
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(1)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  it('is broken without an envelope', async () => {
    const { methods } = platformWith(() => json('anna'), {}, execute)
    expect(await thrown(methods.call('logout', {}))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
  })
})

describe('what a server method answered', () => {
  it.each([[{}], [{ 'Cache-Control': 'private, max-age=30' }]])('is kept for five minutes with the headers %j', async (headers) => {
    let now = 0
    const { asked, methods } = platformWith(() => json('anna', 200, headers as Record<string, string>), { clock: () => now })
    const ask = () => methods.call('getMonikerFromConsultantKey', { consultantKey: 'K' })
    await ask()
    now = 299_999
    await ask()
    expect(asked).toHaveLength(1)
    now = 300_000
    await ask()
    expect(asked).toHaveLength(2)
  })

  it.each(['no-cache', 'no-store', 'private, No-Store'])('is not kept with %s', async (header) => {
    const { asked, methods } = platformWith(() => json('anna', 200, { 'cache-control': header }))
    for (const _ of [1, 2]) await methods.call('getMonikerFromConsultantKey', { consultantKey: 'K' })
    expect(asked).toHaveLength(2)
  })

  it('is kept for five minutes when it asks for consent, though a deployed site keeps nothing that is posted', async () => {
    let now = 0
    const { asked, methods } = platformWith(
      () => json({ returnValue: { gtmConsentAttributeJson: '{}' }, cacheable: false }),
      { clock: () => now },
      { apexTransport: 'execute' },
    )
    const ask = () => methods.call('getCookieConsentData', { individualLookupKeys: ['a'], subsidiaryCode: '23' })
    await ask()
    now = 299_000
    await ask()
    expect(asked).toHaveLength(1)
    now = 301_000
    await ask()
    expect(asked).toHaveLength(2)
  })

  it('is kept for equal arguments in any order', async () => {
    const { asked, methods } = platformWith(() => json([]))
    await methods.call('getProductDetails', { partIds: ['7'], subsidiary: 'de' })
    await methods.call('getProductDetails', { subsidiary: 'de', partIds: ['7'] })
    expect(asked).toHaveLength(1)
  })

  it('is never kept when it signs in', async () => {
    const { asked, methods } = platformWith(() => json({ success: true }))
    for (const _ of [1, 2]) await methods.call('login', { username: 'a', password: 'b' })
    expect(asked).toHaveLength(2)
  })

  it.each([
    [404, 1],
    [400, 2],
    [500, 2],
  ])('with status %i is asked %i times in two', async (status, times) => {
    const { asked, methods } = platformWith(() => json({ errorMessage: 'no' }, status))
    for (const _ of [1, 2]) {
      expect(await thrown(methods.call('getMonikerFromConsultantKey', { consultantKey: 'K' }))).toMatchObject({ status, message: 'no' })
    }
    expect(asked).toHaveLength(times)
  })

  it('is not asked for when an argument is undefined', async () => {
    const { asked, methods } = platformWith(() => json([]))
    expect(await methods.call('getProductDetails', { partIds: ['7'], subsidiary: undefined })).toBeNull()
    expect(asked).toHaveLength(0)
  })
})
