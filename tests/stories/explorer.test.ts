import { describe, expect, it } from 'vitest'
import { commerceRows } from '../../src/commerce/salesforce/commerce/rows.js'
import { methodRows } from '../../src/commerce/salesforce/methods/methods.js'
import { type RecordCall, type Records, recordRows } from '../../src/commerce/salesforce/records/records.js'
import { codeOf } from '../../stories/explorer/code.js'
import { draftOf, read } from '../../stories/explorer/draft.js'
import { exampleOf, missingIn, type Operation, recordFamilies } from '../../stories/explorer/operations.js'
import { addSamples, type Samples, samplesIn } from '../../stories/explorer/samples.js'
import { commerceFamilies, inputOf, methodFamilies } from '../../stories/explorer/shop-operations.js'
import { need } from '../sandbox/client.js'
import { platformOnSandbox } from '../platform/support.js'

type AnyInterface = (name: string, input: unknown) => Promise<unknown>
type AnyCall = (config: unknown) => Promise<{ state?: string } | null>
const callOf = (records: Records, name: string) => records[name as RecordCall] as unknown as AnyCall

const operations = recordFamilies().flatMap((family) => family.operations)
const named = (name: RecordCall): Operation => need(operations.find((operation) => operation.name === name))

const commerceNamed = (name: string) =>
  need(
    commerceFamilies()
      .flatMap((family) => family.operations)
      .find((one) => one.name === name),
  )

const exampleInput = (operation: Operation, samples: Samples) => inputOf(operation, exampleOf(operation, samples))

const before = ({ after }: Operation): Operation[] => (after ? [...before(commerceNamed(after)), commerceNamed(after)] : [])

async function customer() {
  const world = await platformOnSandbox('signed-in')
  addSamples(world.sandbox.world)
  await world.gateways.account.session()
  return { ...world, samples: samplesIn(world.sandbox.world) }
}

describe('the platform explorer', () => {
  it('lists every call of the table once, in its order', () => {
    expect(operations.map(({ name }) => name)).toEqual(Object.keys(recordRows))
    expect(recordFamilies().length).toBeGreaterThan(8)
  })

  it('puts every example into the form so that it goes out as it is', async () => {
    const { samples } = await customer()
    for (const operation of operations) {
      const example = exampleOf(operation, samples)
      expect([operation.name, read(operation, draftOf(operation, example))]).toEqual([operation.name, { config: example, problems: {} }])
      expect([operation.name, missingIn(operation, example)]).toEqual([operation.name, undefined])
    }
  })

  it('has for every commerce call and every server method an example that the sandbox answers', async () => {
    const others = [...commerceFamilies(), ...methodFamilies()].flatMap((family) => family.operations)
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(commerceRows), ...Object.keys(methodRows)]))
    const refused: [name: string, thrown: string][] = []
    const { sandbox, cache, commerce, methods } = await customer()
    for (const operation of others) {
      sandbox.scene('signed-in')
      addSamples(sandbox.world)
      cache.forget()
      const samples = samplesIn(sandbox.world)
      for (const one of before(operation)) await (commerce.call as unknown as AnyInterface)(one.name, exampleInput(one, samples))
      const { config, problems } = read(operation, draftOf(operation, exampleOf(operation, samples)))
      expect([operation.name, problems, missingIn(operation, config)]).toEqual([operation.name, {}, undefined])
      const call = (operation.client === 'commerce' ? commerce : methods).call as unknown as AnyInterface
      await call(operation.name, inputOf(operation, config)).catch((thrown: unknown) => refused.push([operation.name, String(thrown)]))
    }
    expect(refused).toEqual([])
  })

  it('says what is missing exactly where nothing would go out', async () => {
    const { records, samples } = await customer()
    for (const operation of operations.filter(({ asks }) => asks)) {
      const example = read(operation, draftOf(operation, exampleOf(operation, samples))).config
      for (const name of Object.keys(example)) {
        const { [name]: _, ...config } = example
        const answer = await callOf(records, operation.name)(config)
        expect([operation.name, name, answer === null]).toEqual([operation.name, name, missingIn(operation, config) !== undefined])
      }
    }
  })

  it('takes several lots of records, each with its own parameters', async () => {
    const {
      records,
      samples: { account, contact },
    } = await customer()
    const operation = named('getRecords')
    const lots = [
      { recordIds: [account], fields: ['Account.Name'] },
      { recordIds: [contact], fields: ['Contact.Name'] },
    ]
    const { config } = read(operation, { texts: { records: JSON.stringify(lots) }, since: '' })
    expect(missingIn(operation, config)).toBeUndefined()
    expect(await callOf(records, 'getRecords')(config)).toMatchObject({
      state: 'Fulfilled',
      data: { hasErrors: false, results: [{ statusCode: 200 }, { statusCode: 200 }] },
    })
  })

  it.each([
    [[], { names: ['records'], oneOf: false }],
    [[null], { names: ['recordIds'], oneOf: false }],
    [[{ recordIds: '0039V0000050000AAA', fields: 'Contact.Name' }, { fields: 'Contact.Name' }], { names: ['recordIds'], oneOf: false }],
    [[{ recordIds: '0039V0000050000AAA' }], { names: ['fields', 'optionalFields', 'layoutTypes'], oneOf: true }],
  ])('says what is missing in the lots %j', async (lots, missing) => {
    const { records } = await customer()
    expect(missingIn(named('getRecords'), { records: lots })).toEqual(missing)
    expect(await callOf(records, 'getRecords')({ records: lots })).toBeNull()
  })
})

describe('a form', () => {
  it.each([
    ['fields', 'Contact.Name, Contact.Email', ['Contact.Name', 'Contact.Email']],
    ['fields', '["Contact.Name"]', ['Contact.Name']],
    ['fields', '{"objectApiName":"Contact","fieldApiName":"Name"}', { objectApiName: 'Contact', fieldApiName: 'Name' }],
    ['pageSize', '12', 12],
    ['pageSize', 'viele', 'viele'],
    ['updateMru', 'true', true],
    ['updateMru', 'ja', 'ja'],
    ['recordId', 'undefined', undefined],
    ['recordId', 'null', null],
  ])('reads %s: %s', (name, text, value) => {
    expect(read(named('getRecord'), { texts: { [name]: text }, since: '' })).toEqual({ config: { [name]: value }, problems: {} })
  })

  it('says where something is no JSON, and leaves it out', () => {
    const { config, problems } = read(named('updateRecord'), { texts: { recordId: '003', fields: '{"FirstName":' }, since: '' })
    expect(config).toEqual({ recordId: '003' })
    expect(problems.fields).toMatch(/JSON/)
  })
})

describe('the line of code', () => {
  it.each([
    ['getObjectInfoDirectory', {}, '', 'await platform.records.getObjectInfoDirectory()'],
    [
      'getRecord',
      { recordId: '003', fields: ['Contact.Name'] },
      '',
      "await platform.records.getRecord({ recordId: '003', fields: ['Contact.Name'] })",
    ],
    [
      'deleteRecord',
      { recordId: '003' },
      '2026-11-22T10:00:00.000Z',
      "await platform.records.deleteRecord({ recordId: '003' }, { ifUnmodifiedSince: '2026-11-22T10:00:00.000Z' })",
    ],
    ['getSearchResults', { q: 'it’s "so" \'so\'' }, '', "await platform.records.getSearchResults({ q: 'it’s \"so\" \\'so\\'' })"],
    ['getRecord', { recordId: undefined }, '', 'await platform.records.getRecord({ recordId: undefined })'],
  ] as const)('of %s with %j', (name, config, since, code) => {
    expect(codeOf(named(name), config, since)).toBe(code)
  })

  it('breaks where it would be too long', () => {
    const config = { recordIds: ['0039V0000050000AAA', '0039V0000050001AAA'], optionalFields: ['Contact.FirstName', 'Contact.LastName'] }
    expect(codeOf(named('getRecords'), config).split('\n')).toEqual([
      'await platform.records.getRecords({',
      "  recordIds: ['0039V0000050000AAA', '0039V0000050001AAA'],",
      "  optionalFields: ['Contact.FirstName', 'Contact.LastName'],",
      '})',
    ])
  })
})
