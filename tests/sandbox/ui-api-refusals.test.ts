import { describe, expect, it } from 'vitest'
import { clientOf, need, openShop } from './client.js'

const root = '/services/data/v64.0/ui-api'
const nobody = '001xx000003Gn4WAAS'

/** A stranger at the door: what is asked is said in whole addresses. */
async function open(who: 'guest' | 'customer') {
  const { sandbox } = await openShop()
  const client = clientOf(sandbox)
  if (who === 'customer') await client.signIn()
  const { accountId } = need(sandbox.world.facts.customers[0])
  const [product] = sandbox.world.shelves.products
  const put = (path: string) => `${root}${path.replaceAll('{account}', accountId).replaceAll('{product}', need(product).id)}`
  return { ask: (method: string, path: string, body?: unknown) => client.call(method, put(path), body), accountId }
}

const entry = (errorCode: string) => [{ errorCode, message: expect.any(String) }]

describe('reads', () => {
  it.each([
    ['/records/foo?fields=Account.Name', 400, 'INVALID_ID_FIELD'],
    [`/records/${nobody}?fields=Account.Name`, 404, 'NOT_FOUND'],
    ['/records/{account}?fields=Account.Name', 404, 'NOT_FOUND'],
    ['/records/{product}?fields=Product2.Nothing__c', 400, 'INVALID_FIELD'],
    ['/records/{product}?fields=Account.Name', 400, 'INVALID_FIELD'],
    ['/records/{product}?layoutTypes=Round', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/records/{product}', 400, 'INVALID_API_INPUT'],
    ['/record-ui/foo?layoutTypes=Full&modes=View', 400, 'INVALID_ID_FIELD'],
    ['/record-ui/{product}?layoutTypes=Round&modes=View', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/record-ui/{product}?layoutTypes=Full&modes=Lie', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-records/00Bfoo', 400, 'INVALID_ID_FIELD'],
    ['/list-records/00B000000000000AAA', 404, 'NOT_FOUND'],
    ['/list-records/Nothing/All', 400, 'INVALID_TYPE'],
    ['/list-records/Product2/AllProduct2s?pageSize=0', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-records/Product2/AllProduct2s?pageSize=2001', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-records/Product2/AllProduct2s?pageToken=next', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-records/Product2/AllProduct2s?pageToken=-1', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-ui/Product2/AllProduct2s?pageSize=0', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-ui/Product2?pageSize=2001', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/mru-list-records/Product2?pageToken=x', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/list-info/batch', 400, 'INVALID_API_INPUT'],
    ['/list-info/Product2/Nothing', 404, 'NOT_FOUND'],
    ['/list-preferences/Product2/Nothing', 404, 'NOT_FOUND'],
    ['/object-info/Nothing', 400, 'INVALID_TYPE'],
    ['/object-info/Contact/picklist-values/012000000000000AAA/Email', 400, 'INVALID_FIELD'],
    ['/layout/Product2?formFactor=Huge', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/actions/record/foo?sections=Page', 400, 'INVALID_ID_FIELD'],
    ['/actions/record-defaults/Nothing', 400, 'INVALID_API_INPUT'],
    ['/apps/nothing', 404, 'NOT_FOUND'],
    ['/nav-items?pageSize=0', 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['/related-list-count/foo/Contacts', 400, 'INVALID_ID_FIELD'],
    ['/related-list-info/Account/Nothing', 404, 'ITEM_NOT_FOUND'],
    ['/related-list-preferences/Account.Nothing', 404, 'ITEM_NOT_FOUND'],
    ['/search-info/Account/filters/Nothing/options', 404, 'NOT_FOUND'],
    ['/record-defaults/create/Nothing', 400, 'INVALID_TYPE'],
    ['/record-defaults/template/clone/foo', 400, 'INVALID_ID_FIELD'],
  ])('of %s are refused with %d and a list', async (path, status, code) => {
    const { ask } = await open('guest')
    const answer = await ask('GET', path)
    expect([answer.status, answer.body]).toEqual([status, entry(code)])
  })

  it.each([
    ['GET', '/related-list-count/{account}/Contacts?maxCount=0', undefined, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['POST', '/related-list-records/{account}/Contacts', { pageSize: 0 }, 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    ['POST', '/related-list-records/{account}/Nothing', {}, 404, 'ITEM_NOT_FOUND'],
    ['POST', '/actions/record/{account}/related-list/Nothing', {}, 404, 'ITEM_NOT_FOUND'],
    ['POST', '/lookups/Contact/Email', {}, 400, 'INVALID_FIELD'],
    ['POST', '/predupe', { apiName: 'Nothing' }, 400, 'INVALID_TYPE'],
  ])('of a customer: %s %s with %j', async (method, path, body, status, code) => {
    const { ask } = await open('customer')
    const answer = await ask(method, path, body)
    expect([answer.status, answer.body]).toEqual([status, entry(code)])
  })

  it('in a batch fail each by itself, with a list as the result', async () => {
    const { ask } = await open('customer')
    const codes = async (method: string, path: string, body?: unknown) =>
      (await ask(method, path, body)).body.results.map(
        ({ statusCode, result }: { statusCode: number; result: { errorCode: string }[] }) => [
          statusCode,
          Array.isArray(result) ? result[0]?.errorCode : undefined,
        ],
      )
    expect(await codes('GET', `/records/batch/foo,${nobody},{product}?optionalFields=Product2.Name`)).toEqual([
      [400, 'INVALID_ID_FIELD'],
      [404, 'NOT_FOUND'],
      [200, undefined],
    ])
    expect(await codes('GET', '/record-avatars/batch/foo,{product}')).toEqual([
      [400, 'INVALID_ID_FIELD'],
      [200, undefined],
    ])
    expect(await codes('GET', '/object-info/batch/Nothing,Account')).toEqual([
      [400, 'INVALID_TYPE'],
      [200, undefined],
    ])
    expect(await codes('GET', '/list-info/batch?names=Account.Nothing,Account.AllAccounts&ids=00Bfoo')).toEqual([
      [404, 'NOT_FOUND'],
      [200, undefined],
      [400, 'INVALID_ID_FIELD'],
    ])
    expect(await codes('GET', '/related-list-count/batch/{account}/Nothing,Contacts')).toEqual([
      [404, 'ITEM_NOT_FOUND'],
      [200, undefined],
    ])
    expect(
      await codes('POST', '/related-list-records/batch/{account}', {
        relatedListParameters: [{ relatedListId: 'Contacts', pageSize: 2001 }, { relatedListId: 'Contacts' }],
      }),
    ).toEqual([
      [400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
      [200, undefined],
    ])
    expect(
      await codes('POST', '/actions/record/{account}/related-list/batch', {
        relatedListsActionParameters: [{ relatedListId: 'Nothing' }, { relatedListId: 'Contacts' }],
      }),
    ).toEqual([
      [404, 'ITEM_NOT_FOUND'],
      [200, undefined],
    ])
  })
})

describe('writes of records', () => {
  it.each([
    ['PATCH', '/records/foo', { fields: { Name: 'A' } }, 400, 'INVALID_ID_FIELD'],
    ['PATCH', `/records/${nobody}`, { fields: { Name: 'A' } }, 404, 'NOT_FOUND'],
    ['PATCH', '/records/{product}', { fields: { Name: 'A' } }, 403, 'INSUFFICIENT_ACCESS_OR_READONLY'],
    ['PATCH', '/records/{account}', { fields: [] }, 400, 'JSON_PARSER_ERROR'],
    ['DELETE', `/records/${nobody}`, undefined, 404, 'NOT_FOUND'],
    ['DELETE', '/records/{product}', undefined, 403, 'INSUFFICIENT_ACCESS_OR_READONLY'],
    ['POST', '/records', {}, 400, 'INVALID_TYPE'],
    ['PATCH', '/actions/perform-quick-action/Contact.Update', { contextId: 'foo', fields: {} }, 400, 'INVALID_ID_FIELD'],
  ])('%s %s with %j are refused with an object', async (method, path, body, status, code) => {
    const { ask } = await open('customer')
    const answer = await ask(method, path, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({
      enhancedErrorType: 'RecordError',
      message: expect.any(String),
      statusCode: status,
      output: {
        errors: [expect.objectContaining({ errorCode: code, field: null, constituentField: null, duplicateRecordError: null })],
        fieldErrors: {},
      },
    })
  })

  it('say at which field they stumble', async () => {
    const { ask } = await open('customer')
    const { body } = await ask('PATCH', '/records/{account}', { fields: { Name: '', Type: 'Fish' } })
    expect(body.output.errors).toEqual([])
    expect(
      Object.entries(body.output.fieldErrors as Record<string, { errorCode: string; field: string; fieldLabel: string }[]>).map(
        ([name, [first]]) => [name, first?.field, first?.errorCode],
      ),
    ).toEqual([
      ['Name', 'Name', 'REQUIRED_FIELD_MISSING'],
      ['Type', 'Type', 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
    ])
  })

  it('in a batch are refused each by itself, with a list as the result', async () => {
    const { ask, accountId } = await open('customer')
    const operations = [
      { type: 'Update', records: [{ fields: { Id: nobody } }, { fields: { Id: accountId, Name: '' } }] },
      { type: 'Delete', records: [{ fields: { Id: 'foo' } }] },
    ]
    const { status, body } = await ask('POST', '/records/batch', { allOrNone: false, operations })
    expect([status, body.hasErrors]).toEqual([200, true])
    expect(body.results).toMatchObject([
      { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
      { statusCode: 400, result: [{ errorCode: 'REQUIRED_FIELD_MISSING', field: 'Name' }] },
      { statusCode: 400, result: [{ errorCode: 'INVALID_ID_FIELD' }] },
    ])
  })

  it.each([
    [{}, 'INVALID_INPUT'],
    [{ operations: [] }, 'INVALID_INPUT'],
    [{ operations: [{ records: [{}] }] }, 'INVALID_INPUT'],
    [{ operations: [{ type: 'Merge', records: [{}] }] }, 'INVALID_INPUT'],
    [{ operations: [{ type: 'Create', records: [] }] }, 'INVALID_INPUT'],
    [{ operations: [{ type: 'Create', records: [{ apiName: 'Contact', fields: { Id: nobody } }] }] }, 'INVALID_BATCH_REQUEST'],
    [{ operations: [{ type: 'update', records: [{ apiName: 'Account', fields: { Id: nobody } }] }] }, 'INVALID_BATCH_REQUEST'],
    [
      { operations: [{ type: 'delete', records: [{ fields: { Id: nobody } }, { fields: { Id: nobody.slice(0, 15) } }] }] },
      'INVALID_BATCH_REQUEST',
    ],
  ])('in a batch like %j are refused as a whole', async (body, code) => {
    const { ask } = await open('customer')
    const answer = await ask('POST', '/records/batch', body)
    expect([answer.status, answer.body]).toEqual([400, entry(code)])
  })

  it.each([
    ['PATCH', '/list-preferences/Account/AllAccounts', { columnWidths: 'wide' }, 400, 'INVALID_API_INPUT'],
    ['PATCH', '/list-info/Account/AllAccounts', { label: 'x' }, 403, 'INSUFFICIENT_ACCESS'],
    ['PATCH', '/related-list-preferences/Account.Nothing', {}, 404, 'ITEM_NOT_FOUND'],
    ['PATCH', '/layout/Account/user-state', { sectionUserStates: { none: {} } }, 400, 'INVALID_API_INPUT'],
    ['POST', '/list-info/Account', {}, 400, 'INVALID_API_INPUT'],
    ['POST', '/record-avatars/{account}/association', { actionType: 'Paint' }, 400, 'MISSING_ARGUMENT'],
    ['POST', '/record-avatars/{product}/association', { actionType: 'RemoveLogo' }, 403, 'FORBIDDEN'],
  ])('of other things are refused with a list: %s %s %j', async (method, path, body, status, code) => {
    const { ask } = await open('customer')
    const answer = await ask(method, path, body)
    expect([answer.status, answer.body]).toEqual([status, entry(code)])
  })
})

describe('guests', () => {
  it.each([
    ['PATCH', '/list-preferences/Account/AllAccounts', 401],
    ['POST', '/list-info/Account', 401],
    ['PATCH', '/layout/Account/user-state', 401],
    ['POST', '/record-avatars/{product}/association', 401],
    ['POST', '/actions/perform-quick-action/Contact.New', 401],
    ['DELETE', '/records/{product}', 403],
    ['POST', '/records', 400],
  ])('may not %s %s: %d', async (method, path, status) => {
    const { ask } = await open('guest')
    expect((await ask(method, path, method === 'DELETE' ? undefined : {})).status).toBe(status)
  })
})

describe('list-ui', () => {
  it('says what it sorts by as one text, lists of records as a list', async () => {
    const { ask } = await open('guest')
    expect((await ask('GET', '/list-ui/Product2/AllProduct2s?sortBy=-Name,Id&pageSize=1')).body.records.sortBy).toBe('-Name,Id')
    expect((await ask('GET', '/list-records/Product2/AllProduct2s?sortBy=-Name,Id&pageSize=1')).body.sortBy).toEqual(['-Name', 'Id'])
  })
})
