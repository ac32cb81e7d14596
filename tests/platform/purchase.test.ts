import { describe, expect, it } from 'vitest'
import { platformOnSandbox, thrown } from './support.js'

interface Group {
  id: string
  availableDeliveryMethods: { id: string }[]
  deliveryAddress: object | null
}

interface CheckoutBody {
  checkoutId: string
  checkoutStatus: number
  deliveryGroups: { items: Group[] }
}

const address = {
  name: 'Anna Muster',
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Lindenweg 4',
  city: 'Köln',
  postalCode: '50667',
  country: 'DE',
  phoneNumber: '+49221123456',
}

async function withGoods(scene: 'guest' | 'signed-in') {
  const sandboxed = await platformOnSandbox(scene)
  const { products } = await sandboxed.gateways.products.search({ page: 0, pageSize: 1 })
  expect(await sandboxed.gateways.cart.add(products[0]?.id ?? '', 2)).toEqual({ done: true })
  return sandboxed
}

describe('the commerce calls', () => {
  it('lead a guest from the cart to an order', async () => {
    const { commerce } = await withGoods('guest')
    const read = async () => (await commerce.call('checkout')).body as CheckoutBody
    await commerce.call('startCheckout')
    await commerce.call('changeCheckout', {
      body: {
        contactInfo: { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org', phoneNumber: '+49221123456' },
        deliveryAddress: address,
      },
    })
    const [group] = (await read()).deliveryGroups.items
    expect(group?.deliveryAddress).toMatchObject({ city: 'Köln' })
    await commerce.call('changeCheckout', { body: { deliveryMethodId: group?.availableDeliveryMethods[0]?.id } })
    expect((await read()).checkoutStatus).toBe(200)
    const { phoneNumber, ...billingAddress } = address
    const paid = await commerce.call('pay', {
      body: { requestType: 'PostAuth', paymentToken: 'tok_visa', billingAddress, paymentsData: { consent: 'true' } },
    })
    expect(paid.body).toMatchObject({ salesforceResultCode: 'Success' })
    expect((await commerce.call('placeOrder')).body).toMatchObject({ orderReferenceNumber: expect.stringMatching(/^[A-Z0-9-]{10,}$/) })
  })

  it('know that a checkout with problems is ready all the same', async () => {
    const { commerce } = await withGoods('guest')
    await commerce.call('startCheckout')
    await commerce.call('changeCheckout', { body: { deliveryAddress: { ...address, country: 'US' } } })
    expect(await commerce.call('checkout')).toMatchObject({ status: 422, body: { checkoutStatus: 422, errors: [expect.anything()] } })
  })

  it('keep the addresses of a customer, and none of a guest', async () => {
    const { commerce } = await platformOnSandbox('signed-in')
    const count = async () => ((await commerce.call('addresses')).body as { items: object[] }).items.length
    const before = await count()
    const { addressId } = (await commerce.call('addAddress', { body: { ...address, addressType: 'Shipping' } })).body as {
      addressId: string
    }
    expect(await count()).toBe(before + 1)
    await commerce.call('changeAddress', { path: { addressId }, body: { ...address, city: 'Bonn' } })
    await commerce.call('deleteAddress', { path: { addressId } })
    expect(await count()).toBe(before)
    const guest = await platformOnSandbox('guest')
    expect(await thrown(guest.commerce.call('addresses'))).toMatchObject({ message: 'CPA disabled' })
  })

  it('divide a cart among addresses', async () => {
    const { commerce, gateways } = await withGoods('signed-in')
    const lineId = (await gateways.cart.read())?.lines[0]?.id
    const { id } = (await commerce.call('addDeliveryGroup', { body: { name: 'Büro', deliveryAddress: address } })).body as Group
    await commerce.call('arrangeItems', { body: { arrangements: [{ cartItemId: lineId, deliveryGroupId: id, quantity: '2' }] } })
    expect((await commerce.call('deliveryGroup', { path: { deliveryGroupId: id } })).body).toMatchObject({
      id,
      totalCartItemCount: expect.any(Number),
    })
    expect([202, 204]).toContain(
      (await commerce.call('deleteDeliveryGroup', { path: { deliveryGroupId: id }, query: { deleteCartItems: true } })).status,
    )
    expect(((await commerce.call('deliveryGroups')).body as { count: number }).count).toBe(1)
  })
})
