import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/sandbox/sandbox.js'
import { anna, type Client, clientOf, openShop } from './client.js'

const apex = '/lwr/apex/v64.0/ShopController'
const lena = { firstName: 'Lena', lastName: 'Sommer', email: 'Lena.Sommer@example.org', password: 'sonnenblume' }

const register = async (client: Client, input: Record<string, unknown>) => (await client.post(`${apex}/registerCustomer`, input)).body
const firstTime = async (client: Client) => {
  const { userId } = (await client.get('session-context')).body
  return (await client.get(`/services/data/v64.0/ui-api/records/${userId}?fields=User.FirstTimeLogin_cb__c`)).body.fields
    .FirstTimeLogin_cb__c.value
}

describe('registering', () => {
  it('makes a customer who may sign in, for the first time and then not any more', async () => {
    const { client } = await openShop()
    expect(await register(client, { ...lena, postalCode: '50 667' })).toMatchObject({ success: true })
    expect((await client.get('session-context')).body.guestUser).toBe(true)
    expect((await client.signIn('lena.sommer@example.org', lena.password)).body).toEqual({ success: true })
    expect((await client.get('session-context')).body).toMatchObject({
      guestUser: false,
      profile: { firstName: 'Lena' },
      userName: 'Lena Sommer',
    })
    expect(await firstTime(client)).toBe(true)
    expect((await client.post(`${apex}/getRelations`)).body).toEqual({ relations: [] })
    await client.signIn(lena.email, lena.password)
    expect(await firstTime(client)).toBe(false)
  })

  it('gives everyone an account of their own', async () => {
    const { client, sandbox } = await openShop()
    for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) await register(client, { ...lena, email })
    const { customers } = sandbox.world.directory
    expect(new Set(customers.map(({ accountId }) => accountId)).size).toBe(customers.length)
    expect(new Set(customers.map(({ userId }) => userId)).size).toBe(customers.length)
  })

  it('is refused for an address that has an account, in whatever case, and that account stays', async () => {
    const { client } = await openShop()
    for (const email of [anna.username, anna.username.toUpperCase(), ` ${anna.username} `]) {
      expect(await register(client, { ...lena, email })).toMatchObject({ errorCode: 'USERNAME_TAKEN' })
    }
    expect((await client.signIn()).body).toEqual({ success: true })
  })

  it.each([
    ['firstName', 'a'.repeat(200)],
    ['lastName', undefined],
    ['lastName', 'b'.repeat(200)],
    ['email', ''],
    ['email', 'lena'],
    ['email', 'lena@example'],
    ['email', 'le na@example.org'],
    ['email', `${'a'.repeat(90)}@example.org`],
    ['password', ''],
    ['password', 'kurz'],
    ['password', 12345678],
    ['password', 'p'.repeat(300)],
  ])('is refused without a proper %s: %j', async (field, value) => {
    const { client, sandbox } = await openShop()
    expect(await register(client, { ...lena, [field]: value })).toMatchObject({
      success: false,
      errorCode: 'INVALID_INPUT',
      errorMessage: expect.stringMatching(/\.$/),
    })
    expect(sandbox.world.state.customers).toEqual({})
  })

  it.each(['00000', 'abc', '5066'])('is refused with the postal code %j, but needs none', async (postalCode) => {
    const { client } = await openShop()
    expect(await register(client, { ...lena, postalCode })).toMatchObject({ errorCode: 'INVALID_POSTAL_CODE' })
    expect(await register(client, { ...lena, postalCode: null })).toMatchObject({ success: true })
  })

  it('keeps a password only salted and hashed, each with a salt of its own', async () => {
    const { client, sandbox } = await openShop()
    for (const email of ['a@example.org', 'b@example.org']) await register(client, { ...lena, email })
    expect(JSON.stringify(sandbox.world.state)).not.toContain(lena.password)
    const [first, second] = Object.values(sandbox.world.state.customers).map(({ passwordHash }) => passwordHash)
    expect(first?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.hash).not.toBe(first?.hash)
    expect((await client.signIn('a@example.org', `${lena.password} `)).body).toMatchObject({ success: false })
    expect((await client.signIn('b@example.org', lena.password)).body).toEqual({ success: true })
  })

  it('happens once for two who ask at the same time', async () => {
    const { client, sandbox } = await openShop()
    const answers = await Promise.all([register(client, lena), register(client, lena)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(Object.keys(sandbox.world.state.customers)).toHaveLength(1)
  })

  it('takes hostile names as text', async () => {
    const { client } = await openShop()
    await register(client, { ...lena, firstName: '<script>alert(1)</script>', lastName: '__proto__' })
    await client.signIn(lena.email, lena.password)
    expect((await client.get('session-context')).body.profile).toEqual({ firstName: '<script>alert(1)</script>', lastName: '__proto__' })
  })

  it('is remembered over a restart, and forgotten in a fresh scene', async () => {
    const storage = createStorage()
    const { client, sandbox } = await openShop({ storage })
    await register(client, lena)
    await sandbox.close()
    const again = await createSandbox({ storage, extensions: ['sign-in'] })
    expect((await clientOf(again).signIn(lena.email, lena.password)).body).toEqual({ success: true })
    again.scene('guest')
    expect((await clientOf(again).signIn(lena.email, lena.password)).body).toMatchObject({ success: false })
  })
})
