import { describe, expect, it } from 'vitest'
import { PlatformError } from '../../src/commerce/salesforce/errors.js'
import { to18 } from '../../src/commerce/salesforce/records/ids.js'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { type RecordCall, recordRows } from '../../src/commerce/salesforce/records/records.js'
import { encodePageToken } from '../../src/commerce/salesforce/records/page-token.js'
import { wire } from './record-calls.js'
import { answerFor, callOf, isRead, lines } from './record-lines.js'
import { json, platformWith, thrown } from './support.js'

const account = '001xx000003Gn4WAAS'
const reads = wire.filter(([name]) => isRead(name))
const writes = wire.filter(([name]) => !isRead(name))

describe('createPlatform', () => {
  it('wants no more than a fetch, a store and a base path', async () => {
    const asked: string[] = []
    const { commerce, records } = createPlatform({
      fetch: async (input) => {
        asked.push(String(input).split('?')[0] ?? '')
        return json({})
      },
      webstoreId: 'w1',
      basePath: '/shop/webruntime/api',
    })
    await commerce.call('sessionContext')
    await records.getObjectInfoDirectory()
    expect(asked).toEqual([
      '/shop/webruntime/api/services/data/v64.0/commerce/webstores/w1/session-context',
      '/shop/webruntime/api/services/data/v64.0/ui-api/object-info',
    ])
  })
})

describe('to18', () => {
  it('adds the checksum to 15 characters', () => {
    expect(to18('001xx000003Gn4W')).toBe(account)
  })

  it('keeps 18 characters', () => {
    expect(to18(account)).toBe(account)
  })

  it.each(['', '001', '001xx000003Gn4W!', '001xx000003Gn4WA'])('knows that %j is no id', (id) => {
    expect(to18(id)).toBeUndefined()
  })
})

describe('every call', () => {
  it('is tried here', () => {
    expect(wire.map(([name]) => name).sort()).toEqual(Object.keys(recordRows).sort())
  })

  it.each(reads.map(([name, config]) => [name, config] as const))(
    '%s that is kept sends nothing until its lifetime is over',
    async (name, config) => {
      let now = 0
      const { asked, records } = platformWith(({ url, body }) => json(answerFor(name, url, body)), { clock: () => now })
      await callOf(records, name)(config)
      now = recordRows[name as 'getRecord'].lifetime - 1
      expect(await callOf(records, name)(config)).toMatchObject({ state: 'Fulfilled', status: 200 })
      expect(asked).toHaveLength(1)
      now += 1
      expect(await callOf(records, name)(config)).toMatchObject({ state: 'Fulfilled' })
      expect(asked).toHaveLength(2)
    },
  )
})

describe('lifetimes', () => {
  const minute = 60_000
  it.each<[number, RecordCall[]]>([
    [
      30_000,
      [
        'getRecord',
        'getListRecordsByName',
        'getListRecordsById',
        'getMruListRecords',
        'getRelatedListRecords',
        'getRecordTemplateCreate',
        'getDuplicates',
        'getSearchFilterMetadata',
        'getSearchFilterOptions',
        'getLookupMetadata',
      ],
    ],
    [1000, ['getRecordTemplateClone']],
    [200, ['getSearchResults', 'getKeywordSearchResults']],
    [2 * minute, ['getRecords', 'getNavItems']],
    [
      5 * minute,
      [
        'getGlobalActions',
        'getLookupActions',
        'getObjectCreateActions',
        'getActionOverrides',
        'getRecordActions',
        'getRecordEditActions',
        'getRelatedListRecordActions',
        'getRelatedListActions',
        'getRelatedListActionsBatch',
        'getFormulaActivation',
        'getApps',
        'getAppDetails',
        'getRecordAvatars',
      ],
    ],
    [
      15 * minute,
      [
        'getObjectInfo',
        'getObjectInfos',
        'getObjectInfoDirectory',
        'getLayout',
        'getLayoutUserState',
        'getPicklistValues',
        'getPicklistValuesByRecordType',
        'getListInfoByName',
        'getListInfosByName',
        'getListInfosByObjectName',
        'getListObjectInfo',
        'getListPreferences',
        'getRelatedListInfo',
        'getRelatedListInfoBatch',
        'getRelatedListsInfo',
        'getRelatedListPreferences',
        'getRelatedListPreferencesBatch',
        'getQuickActionLayout',
        'getQuickActionInfo',
        'getQuickActionDefaults',
        'getRecordCreateDefaults',
        'getDuplicateConfiguration',
      ],
    ],
    [60 * minute, ['getSeoProperties']],
  ])('are %d ms for what section 9 says', (lifetime, names) => {
    expect(names.map((name) => [name, (recordRows[name] as { lifetime?: number }).lifetime])).toEqual(names.map((name) => [name, lifetime]))
  })
})

describe('configurations', () => {
  it.each([[{ recordId: account }], [{ recordId: account, layoutTypes: undefined }], [null], [undefined]])(
    'getRecord is not asked with %j',
    async (config) => {
      const { said, records } = lines()
      expect(await records.getRecord(config as never)).toBeNull()
      expect(said).toEqual([])
    },
  )

  it.each([{ fields: [] }, { recordId: 7 }, { recordId: `${account}x` }, { updateMru: 'yes' }, { fields: [7] }, 'none', 7])(
    'getRecord with %j is INVALID_CONFIG, and its refresh is not fetchable',
    async (wrong) => {
      const { said, records } = lines()
      const config = typeof wrong === 'object' ? { recordId: account, fields: ['User.Name'], ...wrong } : wrong
      const snapshot = await records.getRecord(config as never)
      expect(snapshot).toMatchObject({ state: 'Error', status: 400, error: { message: 'INVALID_CONFIG' } })
      expect(await snapshot?.refresh()).toMatchObject({ state: 'Error', status: 400, error: { message: 'data is not fetchable' } })
      expect(said).toEqual([])
    },
  )

  it('that are wrong are INVALID_CONFIG for who only looks, too', async () => {
    const { said, records } = lines()
    expect(await records.peek('getRecord', { recordId: 'none', fields: 'User.Name' })).toMatchObject({
      state: 'Error',
      status: 400,
      error: { message: 'INVALID_CONFIG' },
    })
    expect(await records.peek('getRecord', { recordId: undefined, fields: 'User.Name' })).toBeNull()
    expect(said).toEqual([])
  })

  it('want the object’s name with a field', async () => {
    const { records } = lines()
    expect(await thrown(records.getRecord({ recordId: account, fields: ['Name'] }))).toEqual(
      new TypeError('Value does not include an object API name.'),
    )
  })

  it.each([
    ['getRecord', { recordId: account, fields: ['User.Name', 'Account.Name'] }, 'Account'],
    ['getRecord', { recordId: account, fields: ['User.Name'], optionalFields: ['Account.Name'] }, 'User'],
    [
      'getRecords',
      {
        records: [
          { recordIds: account, fields: ['User.Name'] },
          { recordIds: account, fields: ['User.Name', 'Case.Name'] },
        ],
      },
      'Case',
    ],
  ] as const)('of %s with fields of several objects throw: %j', async (name, config, object) => {
    const { said, records } = lines()
    expect(await thrown(callOf(records, name)(config))).toEqual(
      new TypeError(`all specified fields and optional fields must be of same ObjectApiName as ${object}`),
    )
    expect(said).toEqual([])
  })

  it('that are equal are one request, in whatever order they were said', async () => {
    const { said, records } = lines()
    await Promise.all([
      records.getObjectInfos({ objectApiNames: ['A', 'B', 'A'] }),
      records.getObjectInfos({ objectApiNames: ['B', { objectApiName: 'A' }] }),
      records.getLayout({ mode: 'View', objectApiName: 'A', layoutType: 'Full' }),
      records.getLayout({ objectApiName: 'A', layoutType: 'Full', mode: 'View', formFactor: 'Large', recordTypeId: '012000000000000AAA' }),
    ])
    expect(said).toHaveLength(2)
  })

  it('cannot leave their path through a name', async () => {
    const { said, records } = lines()
    await records.getObjectInfo({ objectApiName: '../records/x?y' })
    expect(said[0]?.line).toBe('GET /object-info/../records/x?y')
    expect(await records.getListInfoByName({ objectApiName: '..', listViewApiName: 'x' })).toMatchObject({ state: 'Error', status: 400 })
    expect(said).toHaveLength(1)
  })

  it('of list-ui that mean no list throw', async () => {
    const { said, records } = lines()
    expect(await thrown(records.getListUi({ nonsense: 1 }))).toEqual(new Error('unrecognized config'))
    await records.getListUi({ objectApiName: 'Account', listViewApiName: 'All' })
    await records.getListUi({ objectApiName: 'Account' })
    await records.getListUi({ listViewId: account })
    expect(said.map(({ line }) => line.split('?')[0])).toEqual([
      'GET /list-ui/Account/All',
      'GET /list-ui/Account',
      `GET /list-ui/${account}`,
    ])
  })

  it('carry page tokens of Latin1 characters only', async () => {
    expect(encodePageToken('50ü')).toBe('NTD8')
    expect(() => encodePageToken('50€')).toThrow(TypeError)
    const { said, records } = lines()
    expect(await thrown(records.getListRecordsById({ listViewId: account, pageToken: '€' }))).toBeInstanceOf(TypeError)
    expect(said).toEqual([])
  })
})

describe('writes', () => {
  it.each<[RecordCall, string]>([
    ...(
      [
        'createListInfo',
        'deleteListInfo',
        'updateListInfoByName',
        'updateListPreferences',
        'updateRelatedListInfo',
        'updateRelatedListPreferences',
        'executeBatchRecordOperations',
        'createContentVersion',
        'createContentDocumentAndVersion',
      ] as const
    ).map((name): [RecordCall, string] => [name, `Invalid config for "${name}"`]),
    ['updateRecord', 'Invalid recordInput'],
    ['updateRecordAvatar', 'updateRecordAvatar invalid configuration'],
  ])('%s says "%s" when its configuration is wrong', async (name, text) => {
    const { said, records } = lines()
    for (const config of [{}, { recordId: 'none' }, null]) expect(await thrown(callOf(records, name)(config))).toEqual(new Error(text))
    expect(said).toEqual([])
  })

  it.each([
    [[]],
    [[{ records: [{}] }]],
    [[{ type: 'Merge', records: [{}] }]],
    [[{ type: 'Create' }]],
    [[{ type: 'Create', records: [] }]],
    [[null]],
  ])('executeBatchRecordOperations refuses %j', async (operations) => {
    const { said, records } = lines()
    expect(await thrown(records.executeBatchRecordOperations({ operations }))).toEqual(
      new Error('Invalid config for "executeBatchRecordOperations"'),
    )
    expect(said).toEqual([])
  })

  it('take types of batch operations in any case', async () => {
    const { said, records } = lines()
    for (const type of ['CREATE', 'update', 'Delete']) await records.executeBatchRecordOperations({ operations: [{ type, records: [{}] }] })
    expect(said).toHaveLength(3)
  })

  it('turn an ISO time into an HTTP date, and pass on anything else', async () => {
    const { said, records } = lines()
    for (const ifUnmodifiedSince of ['2025-06-01T10:00:00.000Z', 'Sun, 01 Jun 2025 10:00:00 GMT', '2025-06-01T10:00:00Z']) {
      await records.updateRecord({ fields: { Id: account } }, { ifUnmodifiedSince })
    }
    await records.updateRecord({ fields: { Id: account } })
    const sent = said.map(({ headers }) => headers.get('If-Unmodified-Since'))
    expect(sent).toEqual(['Sun, 01 Jun 2025 10:00:00 GMT', 'Sun, 01 Jun 2025 10:00:00 GMT', '2025-06-01T10:00:00Z', null])
  })

  it.each(writes.map(([name, config]) => [name, config] as const))('%s throws the platform’s refusal, frozen', async (name, config) => {
    const refusal = { message: 'no', output: { errors: [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'no rights' }], fieldErrors: {} } }
    const { records } = createPlatform({
      fetch: async () => json(refusal, 403),
      settings: () => ({
        webstoreId: 'w',
        communityId: '',
        apiBasePath: '',
        sitePath: '',
        apexTransport: 'path',
        locale: 'de',
        subsidiaryCode: '23',
      }),
    })
    const error = (await thrown(callOf(records, name)(config))) as PlatformError
    expect(error).toBeInstanceOf(PlatformError)
    expect(error).toMatchObject({ status: 403, code: 'INSUFFICIENT_ACCESS', message: 'no rights', cause: refusal })
    expect([
      Object.isFrozen(error),
      Object.isFrozen(error.cause),
      Object.isFrozen((error.cause as typeof refusal).output.errors[0]),
    ]).toEqual([true, true, true])
  })

  it('of an avatar that is neither Theme nor Photo throw', async () => {
    const { records } = lines({ type: 'Statue' })
    expect(await thrown(records.updateRecordAvatar({ recordId: account, actionType: 'RemoveLogo' }))).toMatchObject({
      message: 'Unsupported avatar type',
    })
  })

  it('send files as a form, whose border the browser draws', async () => {
    let sent = new FormData()
    let type: string | null = ''
    const { records } = createPlatform({
      fetch: async (_, init) => {
        sent = init?.body as FormData
        type = new Headers(init?.headers).get('Content-Type')
        return json({}, 201)
      },
      settings: () => ({
        webstoreId: 'w',
        communityId: '',
        apiBasePath: '',
        sitePath: '',
        apexTransport: 'path',
        locale: 'de',
        subsidiaryCode: '23',
      }),
    })
    await records.createContentDocumentAndVersion({ title: 'Rosé', description: 'Zart', fileData: new Blob(['abc']) })
    expect(JSON.parse(await (sent.get('json') as Blob).text())).toEqual({ title: 'Rosé', description: 'Zart' })
    expect(await (sent.get('fileData') as Blob).text()).toBe('abc')
    expect(type).toBeNull()
  })
})
