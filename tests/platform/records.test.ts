import { describe, expect, it } from 'vitest'
import { to18 } from '../../src/platform/ids.js'
import { json, platformWith, thrown } from './support.js'

describe('to18', () => {
  it('adds the checksum to 15 characters', () => {
    expect(to18('001xx000003Gn4W')).toBe('001xx000003Gn4WAAS')
  })

  it('keeps 18 characters', () => {
    expect(to18('001xx000003Gn4WAAS')).toBe('001xx000003Gn4WAAS')
  })

  it.each(['', '001', '001xx000003Gn4W!', '001xx000003Gn4WA'])('knows that %j is no id', (id) => {
    expect(to18(id)).toBeUndefined()
  })
})

describe('getRecord', () => {
  const answer = () => json({ fields: {} })

  it('asks with 18 characters and each field once, sorted', async () => {
    const { asked, records } = platformWith(answer)
    const { read } = await records()
    await read('getRecord', { recordId: '001xx000003Gn4W', fields: ['User.Name', 'User.AccountId', 'User.Name'], optionalFields: 'User.Email' })
    expect(asked[0]?.url.pathname).toBe('/services/data/v64.0/ui-api/records/001xx000003Gn4WAAS')
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({ fields: 'User.AccountId,User.Name', optionalFields: 'User.Email' })
  })

  it('keeps the record for 30 seconds', async () => {
    let now = 0
    const { asked, records } = platformWith(answer, { clock: () => now })
    const { read } = await records()
    const config = { recordId: '001xx000003Gn4W', fields: ['User.Name'] }
    await read('getRecord', config)
    now = 29_999
    await read('getRecord', { ...config, recordId: '001xx000003Gn4WAAS' })
    expect(asked).toHaveLength(1)
    now = 30_000
    await read('getRecord', config)
    expect(asked).toHaveLength(2)
  })

  it.each([
    [{ recordId: 'none', fields: ['User.Name'] }],
    [{ fields: ['User.Name'] }],
    [{ recordId: '001xx000003Gn4W' }],
    [{ recordId: '001xx000003Gn4W', fields: [] }],
  ])('is not asked with %j', async (config) => {
    const { asked, records } = platformWith(answer)
    const { read } = await records()
    expect(await read('getRecord', config)).toBeNull()
    expect(asked).toHaveLength(0)
  })

  it('wants the object’s name with a field', async () => {
    const { records } = platformWith(answer)
    const { read } = await records()
    const error = await thrown(read('getRecord', { recordId: '001xx000003Gn4W', fields: ['Name'] }))
    expect(error).toEqual(new TypeError('Value does not include an object API name.'))
  })
})
