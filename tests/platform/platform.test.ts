import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstAddresses } from '../../src/commerce/salesforce/first-addresses.js'
import * as entry from '../../src/commerce/salesforce/index.js'
import { json, recordingFetch, thrown } from './support.js'

const id = '001xx000003Gn4WAAS'

async function pathsAt(apiVersion: string | undefined) {
  const { asked, fetch } = recordingFetch(() => json({ fields: {} }))
  const { commerce, methods, records } = entry.createPlatform({ fetch, apiVersion, webstoreId: 'w', basePath: '/api' })
  await commerce.call('sessionContext')
  await commerce.call('wishlists')
  await methods.call('getRelations', {})
  await records.getRecord({ recordId: id, fields: 'Account.Name' })
  await records.deleteRecord(id)
  await records.getSeoProperties({ communityId: '0DB000000000001GAA', recordId: id })
  return asked.map(({ url }) => url.pathname)
}

describe('the version of the platform', () => {
  it.each([
    [undefined, 'v64.0'],
    ['v67.0', 'v67.0'],
  ])('said as %j is %s in commerce calls, methods, records and what search engines are told', async (said, version) => {
    expect(await pathsAt(said)).toEqual([
      `/api/services/data/${version}/commerce/webstores/w/session-context`,
      `/api/services/data/${version}/commerce/webstores/w/wishlists`,
      `/api/lwr/apex/${version}/ShopController/getRelations`,
      `/api/services/data/${version}/ui-api/records/${id}`,
      `/api/services/data/${version}/ui-api/records/${id}`,
      `/api/services/data/${version}/connect/communities/0DB000000000001GAA/seo/properties/${id}`,
    ])
  })

  it('is written in one place, besides what says so', () => {
    const files = readdirSync('src/commerce/salesforce', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const written = files.filter((file) => /'[^'\n]*v\d\d\.0/.test(readFileSync(join('src/commerce/salesforce', file), 'utf8')))
    expect(written).toEqual(['clients.ts'])
  })
})

describe('the language of a page', () => {
  it.each([
    ['en', '', '?language=en'],
    ['fr', '', '?language=fr'],
    ['de', '', ''],
    ['de', '/webruntime/api', '?language=de&asGuest=false&htmlEncode=false'],
  ])('%s is said to the platform at "%s" as "%s", also in the addresses that are asked early', async (locale, basePath, query) => {
    const { asked, fetch } = recordingFetch(() => json({}))
    const { commerce } = entry.createPlatform({ fetch, signedIn: () => true, webstoreId: 'w', basePath, locale })
    await commerce.call('sessionContext')
    expect(asked.map(({ url }) => url.search)).toEqual([query])
    const [early] = firstAddresses({ webstoreId: 'w', apiBasePath: basePath, locale })
    // Nobody is known yet who is signed in.
    expect(early?.replace(/^[^?]*/, '')).toBe(query)
  })
})

describe('the options of who has no page', () => {
  const csrfModule = `LWR.define('@app/csrfToken', [], function() { return "T1"; });`

  it('lead signed-in writes to the token of a shop that is not at the root of this machine', async () => {
    const { asked, fetch } = recordingFetch(({ url }) => (url.pathname.endsWith('csrfToken') ? new Response(csrfModule) : json({})))
    const { records } = entry.createPlatform({
      fetch,
      signedIn: () => true,
      basePath: 'https://shop.example/de/webruntime/api',
      sitePath: 'https://shop.example/de',
      locale: 'en',
    })
    await records.deleteRecord(id)
    expect(asked.map(({ url }) => url.href)).toEqual([
      'https://shop.example/de/webruntime/module/@app/csrfToken',
      `https://shop.example/de/webruntime/api/services/data/v64.0/ui-api/records/${id}?language=en&asGuest=false&htmlEncode=false`,
    ])
    expect(asked[1]?.headers.get('csrf-token')).toBe('T1')
  })

  it('ask for another token when everything is forgotten, as after a login, and for none before', async () => {
    const tokens = ['T1', 'T2', 'T3']
    const { asked, fetch } = recordingFetch(({ url }) =>
      url.pathname.endsWith('csrfToken') ? new Response(csrfModule.replace('T1', tokens.shift() ?? '')) : json({}),
    )
    const { records, gateways } = entry.createPlatform({ fetch, signedIn: () => true })
    await records.deleteRecord(id)
    await records.deleteRecord(id)
    gateways.forget()
    await records.deleteRecord(id)
    expect(asked.flatMap(({ headers }) => headers.get('csrf-token') ?? [])).toEqual(['T1', 'T1', 'T2'])
  })

  it.each([
    ['de', 'effectiveAccountId ist erforderlich'],
    ['en', 'effectiveAccountId is required'],
    [undefined, 'effectiveAccountId ist erforderlich'],
  ] as const)('in %s ask for an account with “%s”', async (locale, message) => {
    const { asked, fetch } = recordingFetch(() => json({}))
    const { commerce } = entry.createPlatform({ fetch, locale })
    expect(await thrown(commerce.call('effectiveAccount', { path: { effectiveAccountId: ' ' } }))).toMatchObject({
      code: 'REQUIRED_ACCOUNT',
      message,
    })
    expect(asked).toEqual([])
  })

  it('ask server methods as a deployed site wants it', async () => {
    const { asked, fetch } = recordingFetch(() => json({ returnValue: [] }))
    const { methods } = entry.createPlatform({ fetch, sitePath: '/de', apexTransport: 'execute' })
    await methods.call('getRelations', {})
    expect(asked.map(({ url }) => url.pathname)).toEqual(['/de/webruntime/api/apex/execute'])
  })
})

describe('a name that is no call’s', () => {
  it.each([
    ['a record call', 'updateRecord', ({ records }) => (records as never as Record<string, () => unknown>).getIt?.()],
    ['a record call', 'updateRecord', ({ records }) => records.peek('getIt' as never)],
    ['a commerce call', 'addCartItem', ({ commerce }) => commerce.call('getIt' as never)],
    ['a commerce call', 'addCartItem', ({ commerce }) => commerce.peek('getIt' as never)],
    ['a commerce call', 'addCartItem', ({ commerce }) => commerce.call('toString' as never)],
    ['a server method', 'findConsultants', ({ methods }) => methods.call('getIt' as never, {})],
    ['a server method', 'findConsultants', ({ methods }) => methods.call('getIt' as never, { id: undefined })],
    ['a server method', 'findConsultants', ({ methods }) => methods.peek('getIt' as never, {})],
    ['a server method', 'findConsultants', ({ methods }) => methods.forget('getIt' as never)],
  ] satisfies [string, string, (platform: entry.Platform) => unknown][])(
    'is refused unsent, %s, with a sentence and the list: %s is in it',
    async (what, known, ask) => {
      const { asked, fetch } = recordingFetch(() => json({}))
      const error = (await thrown(ask(entry.createPlatform({ fetch })) as Promise<unknown>)) as Error
      expect(error).toBeInstanceOf(RangeError)
      expect(error.message).toMatch(new RegExp(`^There is no ${what.slice(2)} "(getIt|toString)"\\. There are: \\w+(, \\w+)+\\.$`))
      expect(error.message).toContain(` ${known},`)
      expect(asked).toEqual([])
    },
  )
})

describe('the entry', () => {
  it('names what others build upon, and nothing else', () => {
    expect(Object.keys(entry).sort()).toEqual(['PlatformError', 'apiVersion', 'commerceRows', 'createPlatform', 'recordRows'])
  })
})
