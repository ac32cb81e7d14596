import { describe, expect, it } from 'vitest'
import type { Address, AddressInput } from '../../src/commerce/domain/address/address-gateway.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const lena: AddressInput = {
  firstName: 'Lena',
  lastName: 'Öz',
  companyName: '',
  street: 'Am Ufer 3',
  postalCode: '1010',
  city: 'Wien',
  region: '',
  country: 'AT',
  phoneNumber: '+43 1 234',
}
const session = { guestUser: false, userId: customers[0]?.userId, accountId: customers[0]?.accountId }

async function signedIn() {
  const { sandbox, gateways } = await platformOnSandbox('signed-in')
  return { sandbox, addresses: gateways.addresses }
}

async function added(addresses: Awaited<ReturnType<typeof signedIn>>['addresses'], input: AddressInput): Promise<Address> {
  const answer = await addresses.add(input)
  if ('refused' in answer) throw new Error(`Refused: ${answer.refused.message}`)
  return answer
}

/** A platform that answers for a customer. */
const platformOf = (reply: (asked: { method: string; url: URL; body: unknown }) => Response) =>
  platformWith((asked) => {
    if (asked.url.pathname.endsWith('/csrfToken')) return new Response('return "T";')
    return asked.url.pathname.endsWith('/session-context') ? json(session) : reply(asked)
  })

describe('saved addresses', () => {
  it('are asked for from the first page on when the next one, of which it speaks, is none', async () => {
    const first = { pages: 0 }
    const { gateways } = platformOf(({ url }) => {
      if (url.searchParams.has('pageToken')) return json([{ errorCode: 'INVALID_PAGE_TOKEN', message: 'No.' }], 400)
      first.pages += 1
      return json({ items: [], ...(first.pages === 1 && { nextPageToken: 'old' }) })
    })
    expect(await thrown(gateways.addresses.list())).toMatchObject({ status: 400 })
    expect(await gateways.addresses.list()).toEqual([])
  })

  it('are not asked for by a guest', async () => {
    const { gateways, sandbox } = await platformOnSandbox()
    expect(await thrown(gateways.addresses.list())).toMatchObject({ code: 'CPA_DISABLED', message: 'CPA disabled' })
    expect(sandbox.requests().some(({ path }) => path.includes('/addresses'))).toBe(false)
  })

  it('can be added, changed and taken away, and are read anew after each', async () => {
    const { addresses } = await signedIn()
    const before = await addresses.list()
    const { id } = await added(addresses, lena)
    expect(await addresses.list()).toContainEqual({ ...lena, id, isPrimary: before.length === 0 })
    expect(await addresses.change(id, { street: 'Am Ufer 5' })).toMatchObject({ ...lena, id, street: 'Am Ufer 5' })
    expect(await addresses.list()).toContainEqual({ ...lena, id, street: 'Am Ufer 5', isPrimary: before.length === 0 })
    expect(await addresses.remove(id)).toEqual({ done: true })
    expect(await addresses.list()).toEqual(before)
  })

  it('have one primary one, which comes first', async () => {
    const { addresses } = await signedIn()
    await added(addresses, { ...lena, isPrimary: true })
    const { id } = await added(addresses, { ...lena, firstName: 'Mia' })
    expect(await addresses.change(id, { isPrimary: true })).toMatchObject({ id, isPrimary: true, firstName: 'Mia' })
    const all = await addresses.list()
    expect(all[0]).toMatchObject({ id, isPrimary: true })
    expect(all.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  })

  it('come all, however many pages they are on', async () => {
    const pages: Record<string, object> = {
      '': { items: [{ addressId: 'one' }, { addressId: 'two' }], nextPageToken: 'second' },
      second: { items: [{ addressId: 'two' }, { addressId: 'three' }], nextPageToken: null },
    }
    const { gateways } = platformOf(({ url }) => json(pages[url.searchParams.get('pageToken') ?? '']))
    expect((await gateways.addresses.list()).map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  })

  it('come to an end when the platform names one page again and again', async () => {
    const { gateways, asked } = platformOf(() => json({ items: [{ addressId: '8lW000000000001' }], nextPageToken: 'again' }))
    expect(await gateways.addresses.list()).toHaveLength(1)
    expect(asked.filter(({ url }) => url.pathname.endsWith('/addresses'))).toHaveLength(2)
  })

  it('need to be named to be changed or taken away', async () => {
    const { addresses } = await signedIn()
    expect(await thrown(addresses.change('', { city: 'Graz' }))).toMatchObject({ message: 'addressId is required' })
    expect(await thrown(addresses.remove(' '))).toMatchObject({ message: 'addressId is required' })
  })

  it('carry the name of the whole, as it is said in their country', async () => {
    const { gateways, asked } = platformOf(() => json({ addressId: '8lW000000000001' }, 201))
    await gateways.addresses.add({ ...lena, country: 'HU' })
    await gateways.addresses.change('8lW000000000001', { city: 'Graz' })
    const bodies = asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)
    expect(bodies).toEqual([{ ...lena, country: 'HU', addressType: 'Shipping', name: 'Öz Lena' }, { city: 'Graz' }])
  })

  it('show the name of one that was made elsewhere and has nothing else', async () => {
    const { gateways } = platformOf(() => json({ items: [{ addressId: '8lW000000000001', name: 'Anna Muster' }] }))
    expect(await gateways.addresses.list()).toMatchObject([{ firstName: '', lastName: 'Anna Muster', isPrimary: false }])
  })

  it('say why one was refused, and fail when nobody answered', async () => {
    const { addresses, sandbox } = await signedIn()
    expect(await addresses.add({ ...lena, firstName: 'x'.repeat(41) })).toMatchObject({ refused: { reason: 'other' } })
    expect(await addresses.remove('8lW9V0000000000UAA')).toMatchObject({ refused: { reason: 'gone' } })
    sandbox.weather({ kind: 'offline' })
    expect(await thrown(addresses.add(lena))).toMatchObject({ kind: 'offline' })
  })
})
