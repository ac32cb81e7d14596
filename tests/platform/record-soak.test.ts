import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../src/commerce/salesforce/platform.js'
import { recordOf } from './record-world.js'
import { json } from './support.js'

const usual = {
  webstoreId: 'w',
  communityId: '',
  apiBasePath: '',
  sitePath: '',
  apexTransport: 'path',
  locale: 'de',
  subsidiaryCode: '23',
} as const
const idOf = (place: number) => `001xx${String(place).padStart(7, '0')}AAAAAA`
const people = 5000

/** Answers at once whatever is asked, with somewhat long records. */
function endless() {
  let now = 0
  let made = people
  const whole = (id: string) => recordOf(id, { Name: now, Text: 'x'.repeat(200) }, now)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [, , , , , family, first = '', second = ''] = String(input).split('?')[0]?.split('/') ?? []
    if (family === 'list-records')
      return json({
        listReference: { id: first },
        records: Array.from({ length: 5 }, (_, place) => recordOf(idOf((now + place) % people), { Name: now }, now)),
      })
    if (first === 'batch')
      return json({
        results: decodeURIComponent(second)
          .split(',')
          .map((id, place) =>
            place === 2
              ? { statusCode: 404, result: [{ errorCode: 'NOT_FOUND', message: 'gone' }] }
              : { statusCode: 200, result: whole(id) },
          ),
      })
    if (init?.method === 'DELETE') return new Response(null, { status: 204 })
    if (init?.method === 'PATCH') return json(recordOf(first, { Name: now }, now))
    if (init?.method !== 'POST') return json(whole(first))
    made += 1
    return json(whole(idOf(made)), 201)
  }
  const { records } = createPlatform({ fetch, settings: () => usual, clock: () => now })
  return {
    records,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

type Shop = ReturnType<typeof endless>
const fields = ['Account.Name']

/** One of ten things, each with a record of its own. */
async function act({ records }: Shop, turn: number): Promise<void> {
  const place = (turn * 7919) % people
  const recordId = idOf(place)
  switch (turn % 10) {
    case 0:
      return void (await records.updateRecord({ fields: { Id: recordId, Name: turn } }))
    case 1:
      return void (await records.getListRecordsByName({ objectApiName: 'Account', listViewApiName: `V${turn % 97}` }))
    case 2:
      return void (await records.getRecords({ recordIds: [recordId, idOf(place + 1), idOf(place + 2)], fields }))
    case 3:
      return void (await records.createRecord({ apiName: 'Account', fields: { Name: turn } }))
    case 4:
      return void (await records.deleteRecord(recordId))
    case 5: {
      const snapshot = await records.getRecord({ recordId, fields })
      const leave = snapshot?.subscribe(() => {})
      await snapshot?.refresh()
      return leave?.()
    }
    case 6:
      return records.notifyRecordUpdateAvailable([{ recordId }])
    default:
      return void (await records.getRecord({ recordId, fields, optionalFields: ['Account.Text'] }))
  }
}

describe('the cache of records', () => {
  const soak = process.env.VITRINE_TEST_ALL ? 100_000 : 10_000

  it(`stays small through ${soak} reads and writes`, { timeout: 480_000 }, async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const shop = endless()
    let heard = 0
    const watched = await shop.records.getRecord({ recordId: idOf(1), fields })
    watched?.subscribe(() => {
      heard += 1
    })
    let before = 0
    for (let turn = 1; turn <= soak; turn += 1) {
      // Now and then somebody goes on holiday.
      shop.pass(turn % 5000 === 0 ? 40 * 24 * 3_600_000 : 40)
      await act(shop, turn)
      if (turn === soak / 2) {
        collect()
        before = process.memoryUsage().heapUsed
      }
    }
    collect()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8 * 1024 * 1024)
    expect(heard).toBeGreaterThan(0)
  })

  it('remembers the last 2,500 records, and forgets those before', async () => {
    const shop = endless()
    for (let place = 0; place <= 2500; place += 1) {
      shop.pass(1)
      await shop.records.getRecord({ recordId: idOf(place), fields })
    }
    // Room is made before the next answer.
    await shop.records.getRecord({ recordId: idOf(2501), fields })
    const stateOf = async (place: number) => (await shop.records.peek('getRecord', { recordId: idOf(place), fields }))?.state
    expect([await stateOf(0), await stateOf(1), await stateOf(2500)]).toEqual(['Unfulfilled', 'Fulfilled', 'Fulfilled'])
  })
})
