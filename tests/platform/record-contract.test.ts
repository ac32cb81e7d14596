import { describe, expect, it } from 'vitest'
import { type RecordCall, type RecordRow, recordRows } from '../../src/commerce/salesforce/records/records.js'
import { type Kind, type ParameterName, parameterKinds } from '../../src/commerce/salesforce/records/parameters.js'
import { parametersInPath } from '../../src/commerce/salesforce/records/prepare.js'
import { wire } from './record-calls.js'
import { callOf, isRead, lines } from './record-lines.js'
import { thrown } from './support.js'

const id = '001xx000003Gn4WAAS'

/** Of each kind: something that may be said, what it is on the wire, and something that may not. */
const samples: Record<Kind, [said: unknown, sent: unknown, wrong: unknown]> = {
  id: [id.slice(0, 15), id, 'none'],
  ids: [[id, id.slice(0, 15)], [id], [id, 'none']],
  field: [{ objectApiName: 'User', fieldApiName: 'B' }, 'User.B', 7],
  fields: [['User.B', { objectApiName: 'User', fieldApiName: 'A' }, 'User.B'], ['User.A', 'User.B'], []],
  object: [{ objectApiName: 'User' }, 'User', ''],
  objects: [['B', { objectApiName: 'A' }], ['A', 'B'], [{}]],
  text: ['word', 'word', 7],
  anyText: ['', '', 7],
  texts: ['b', ['b'], []],
  anyTexts: [[], [], [7]],
  order: [['-B', 'A', '-B'], ['-B', 'A'], []],
  flag: [false, false, 'false'],
  count: [7, 7, -1],
  token: ['50', '50', 50],
  formFactor: ['Small', 'Small', undefined],
  values: [{ A: null }, { A: null }, ['A']],
  list: [[{ relatedListId: 'A' }], [{ relatedListId: 'A' }], 'A'],
  file: [new Blob(['x']), 'form', 'x'],
  given: [null, null, undefined],
}

const rowOf = (name: RecordCall): RecordRow => recordRows[name]
const kindOf = (name: RecordCall, parameter: ParameterName): Kind => rowOf(name).kinds?.[parameter] ?? parameterKinds[parameter]
const isGiven = (name: RecordCall, parameter: ParameterName) => 'asGiven' in rowOf(name) && rowOf(name).body?.includes(parameter) === true
const parametersOf = ({ path, query = [], body = [] }: RecordRow) => [...new Set([...parametersInPath(path), ...query, ...body])]

const textOf = (name: RecordCall): string =>
  ({
    updateRecord: 'Invalid recordInput',
    updateRecordAvatar: 'updateRecordAvatar invalid configuration',
    updateLayoutUserState: '@wire(updateLayoutUserState) invalid configuration',
  })[name as string] ?? `Invalid config for "${name}"`

const sorted = (address = '') =>
  address
    .split('?')
    .map((part, place) => (place === 0 ? part : part.split('&').sort().join('&')))
    .join('?')

/** What a call gives, or throws, for a configuration that never goes out. */
async function refusal(name: RecordCall, config: unknown): Promise<unknown> {
  const { said, records } = lines()
  const answer = isRead(name) ? await callOf(records, name)(config) : await thrown(callOf(records, name)(config))
  expect(said).toEqual([])
  return answer
}

describe.each(wire)('%s', (name, config, line, body) => {
  const row = rowOf(name)
  const parameters = parametersOf(row)

  it('goes out as the specification says', async () => {
    const { said, records } = lines()
    await callOf(records, name)(config)
    expect([sorted(said[0]?.line), said[0]?.body]).toEqual([sorted(line), body])
    expect(said).toHaveLength(1)
  })

  it('carries the headers of its method, and the token of who is signed in', async () => {
    const { said, records } = lines()
    const options = isRead(name) ? {} : { ifUnmodifiedSince: '2025-06-01T10:00:00.000Z' }
    await callOf(records, name)(config, options)
    const { headers } = said[0] ?? { headers: new Headers() }
    const told = ['Accept', 'Content-Type', 'csrf-token', 'If-Unmodified-Since'].map((header) => headers.get(header))
    const type = row.method === 'GET' || 'form' in row ? null : 'application/json; charset=utf-8'
    expect(told).toEqual([
      'application/json',
      type,
      row.method === 'GET' ? null : 'T1',
      isRead(name) ? null : 'Sun, 01 Jun 2025 10:00:00 GMT',
    ])
  })

  it.each(parameters.filter((one) => !Object.hasOwn(config, one) && !isGiven(name, one)))(
    'says %s where the platform looks for it',
    async (parameter) => {
      const { said, records } = lines()
      const [value, sent] = samples[kindOf(name, parameter)]
      await callOf(
        records,
        name,
      )(
        row.splits && parameter === 'objectApiName'
          ? { ...config, objectApiName: 'User', fieldApiName: 'Type' }
          : { ...config, [parameter]: value },
      )
      const { line: went = '', body: told } = said[0] ?? {}
      if (row.body?.includes(parameter))
        expect(told === 'form' || (told as Record<string, unknown>)[parameter]).toEqual(told === 'form' || sent)
      else if (row.query?.includes(parameter)) expect(new URLSearchParams(went.split('?')[1]).get(parameter)).toBe(String(sent))
      else expect(went.split('?')[0]).toContain(String(sent))
    },
  )

  const required = [...parametersInPath(row.path), ...(row.needs ?? [])].filter((one) => Object.hasOwn(config, one) && !isGiven(name, one))
  it.each(required)('does not go out without %s', async (parameter) => {
    const { [parameter]: _, ...rest } = config
    expect(await refusal(name, rest)).toEqual(isRead(name) ? null : new Error(textOf(name)))
  })

  it.each(row.needsOneOf ? [row.needsOneOf] : [])('does not go out without one of %s, %s or %s', async (...names) => {
    const rest = Object.fromEntries(Object.entries(config).filter(([one]) => !(names as string[]).includes(one)))
    expect(await refusal(name, rest)).toBeNull()
  })

  it.each(parameters)('does not go out with an undefined %s', async (parameter) => {
    const undefinedValue = { ...config, [parameter]: undefined }
    expect(await refusal(name, undefinedValue)).toEqual(isRead(name) ? null : new Error(textOf(name)))
  })

  it.each(parameters.filter((one) => !isGiven(name, one) && samples[kindOf(name, one)][2] !== undefined))(
    'does not go out with a %s that is none',
    async (parameter) => {
      const wrong = { ...config, [parameter]: samples[kindOf(name, parameter)][2] }
      const answer = await refusal(name, wrong)
      if (isRead(name))
        expect(answer).toMatchObject({ state: 'Error', status: 400, error: { code: 'INVALID_CONFIG', message: 'INVALID_CONFIG' } })
      else expect(answer).toEqual(new Error(textOf(name)))
    },
  )
})
