import { describe, expect, it } from 'vitest'
import { commerceRows } from '../../src/commerce/salesforce/commerce/rows.js'
import { customers } from '../../src/sandbox/world/shop/customers.js'
import { disconnect, relationsOf } from '../../src/sandbox/world/consultants/relations.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const proof = { email: 'greta.sommer@example.org', lastName: 'Sommer' }

async function ordered() {
  const { sandbox, gateways } = await platformOnSandbox('just-ordered')
  const [order] = Object.values(sandbox.world.state.orders)
  return { sandbox, orders: gateways.orders, number: order?.receipt?.orderReferenceNumber ?? '' }
}

describe('orders', () => {
  it('of a customer are listed, the newest first, each with what it holds at a glance', async () => {
    const { gateways } = await platformOnSandbox('orders')
    const { orders, next } = await gateways.orders.page()
    expect(next).toBeUndefined()
    expect(orders.map(({ pictures }) => pictures.length)).toEqual([1, 2, 3])
    expect(orders.map(({ orderedDate }) => orderedDate)).toEqual(
      orders
        .map(({ orderedDate }) => orderedDate)
        .toSorted()
        .reverse(),
    )
    expect(orders[0]).toMatchObject({ status: 'Created', currency: 'EUR', total: expect.stringMatching(/^\d+\.\d\d$/) })
  })

  it('come page after page', async () => {
    const { gateways, asked } = platformWith(({ url }) =>
      url.pathname.endsWith('/order-summaries')
        ? json({
            orderSummaries: [{ orderSummaryId: `1Os${url.searchParams.get('pageToken')}` }],
            nextPageToken: url.searchParams.get('pageToken') ? null : '10',
          })
        : json({ guestUser: false }),
    )
    expect(await gateways.orders.page()).toMatchObject({ next: '10' })
    expect(await gateways.orders.page('10')).toMatchObject({ next: undefined, orders: [{ id: '1Os10', number: '', total: undefined }] })
    expect(asked.filter(({ url }) => url.pathname.endsWith('/order-summaries'))).toHaveLength(2)
  })

  it('stay hers after she has parted from the consultant', async () => {
    const { sandbox, gateways } = await platformOnSandbox('orders')
    const customer = customers.find(({ firstTimeLogin }) => !firstTimeLogin)!
    const before = (await gateways.orders.page()).orders.length
    for (const { consultant } of relationsOf(sandbox.world, customer)) disconnect(sandbox.world, customer, consultant.id)
    expect((await gateways.orders.page()).orders).toHaveLength(before)
  })

  it('are not listed for guests', async () => {
    const { gateways } = await platformOnSandbox('just-ordered')
    expect(await thrown(gateways.orders.page())).toMatchObject({ kind: 'signed-out' })
  })
})

describe('one order', () => {
  it('of a guest is read with its number and her e-mail address, whole', async () => {
    const { orders, number } = await ordered()
    const order = await orders.read(number, proof)
    expect(order).toMatchObject({
      number,
      currency: 'EUR',
      status: 'Created',
      withdrawn: undefined,
      deliveries: [{ method: 'Standard', address: { lastName: 'Sommer', street: 'Lindenweg 4', postalCode: '50667', country: 'DE' } }],
    })
    const [delivery] = order?.deliveries ?? []
    expect(delivery?.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1])
    const sum = delivery?.lines.reduce((cents, { total }) => cents + Math.round(Number(total) * 100), 0) ?? 0
    expect(sum + Math.round(Number(order?.shipping) * 100)).toBe(Math.round(Number(order?.total) * 100))
  })

  it.each([
    ['another e-mail address', { email: 'mallory@example.org' }],
    ['another last name', { ...proof, lastName: 'Mallory' }],
    ['no proof', undefined],
  ])('is not shown to a guest with %s', async (_, shown) => {
    const { orders, number } = await ordered()
    expect(await orders.read(number, shown)).toBeUndefined()
  })

  it('of a guest who says her phone number is read with a token for an hour, asked for once', async () => {
    const { sandbox, orders, number } = await ordered()
    const whole = { email: proof.email, phoneNumber: '+49 171 3920092' }
    const asked = () =>
      sandbox
        .requests()
        .flatMap(({ method, path }) => (path.includes('/order-summaries/') ? [`${method} ${path.replace(/.*actions.|\?.*/g, '')}`] : []))
    expect(await orders.read(number, whole)).toMatchObject({ number })
    expect(await orders.read(number, whole)).toMatchObject({ number })
    expect(asked()).toEqual(['POST authorize', 'GET lookup', 'GET lookup'])
    // The platform's token has ended before ours: her details open it as well.
    sandbox.world.state.orderTokens = {}
    expect(await orders.read(number, whole)).toMatchObject({ number })
    expect(await orders.read(number, { ...whole, phoneNumber: '030 1234' })).toBeUndefined()
  })

  it('is read by a platform that has no tokens yet', async () => {
    const { sandbox, orders, number } = await ordered()
    sandbox.weather({ kind: 'gone-410', match: 'authorize' })
    expect(await orders.read(number, { email: proof.email, phoneNumber: '+49 171 3920092' })).toMatchObject({ number })
  })

  it('that there is not is answered like one that is not hers', async () => {
    const { orders } = await ordered()
    expect(await orders.read('AAAAA-AAAAA-AAAAA-AAAAA', proof)).toBeUndefined()
  })

  it('is not kept: what has happened to it since is seen', async () => {
    const { orders, number } = await ordered()
    await orders.read(number, proof)
    await orders.withdraw({ number, name: 'Greta Sommer', email: proof.email })
    expect((await orders.read(number, proof))?.withdrawn).toMatch(/^\d{4}-/)
  })

  it('that cannot be read because the world is broken is not said to be none', async () => {
    const { sandbox, orders, number } = await ordered().then((all) => all)
    sandbox.weather({ kind: 'error-500', match: 'lookup' })
    expect(await thrown(orders.read(number, proof))).toMatchObject({ kind: 'broken' })
  })
})

describe('a withdrawal', () => {
  it('is received with its date, and the same again has the same receipt', async () => {
    const { orders, number } = await ordered()
    const wish = { number, name: 'Greta Sommer', email: proof.email }
    const first = await orders.withdraw(wish)
    expect(first).toMatchObject({ ...wish, received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    expect(await orders.withdraw(wish)).toEqual(first)
  })

  it('from an order that is not hers is refused', async () => {
    const { orders, number } = await ordered()
    expect(await orders.withdraw({ number, name: 'Mallory', email: 'mallory@example.org' })).toMatchObject({ refused: { reason: 'gone' } })
  })

  it('is the one commerce call that the platform does not have', () => {
    const invented = Object.entries(commerceRows).flatMap(([name, row]) => ('named' in row ? [name] : []))
    expect(invented).toEqual(['withdrawOrder'])
  })
})
