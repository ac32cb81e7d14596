import type { SandboxOptions } from '../../src/sandbox/sandbox.js'
import { add, type Client, need, openShop } from './client.js'

export const checkout = 'checkouts/active'

export const home = { name: 'Greta Sommer', street: 'Lindenweg 4', city: 'Köln', region: 'NW', postalCode: '50667', country: 'DE' }

export const contactInfo = { firstName: 'Greta', lastName: 'Sommer', email: 'greta.sommer@example.org', phoneNumber: '+491713920092' }

export const card = { requestType: 'PostAuth', paymentToken: 'tok_visa', billingAddress: home }

export const orderNumber = /^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/

/** A guest, or who is named, with two pieces in the cart and at the till. */
export async function openTill({ username, ...options }: SandboxOptions & { username?: string } = {}) {
  const shop = await openShop(options)
  if (username !== undefined) await shop.client.signIn(username)
  const product = need(shop.plain())
  const item = (await add(shop.client, product.id, 2)).body
  const begun = await shop.client.put('checkouts', { cartId: 'active' })
  return { ...shop, product, item, begun, checkoutId: begun.body.checkoutId as string }
}

export const till = (client: Client) => ({
  introduce: () => client.patch(checkout, { contactInfo }),
  sendTo: (address: object = home) => client.patch(checkout, { deliveryAddress: address }),
  async choose(name = 'Standard') {
    const { availableDeliveryMethods: methods } = (await client.get(checkout)).body.deliveryGroups.items[0]
    return client.patch(checkout, { deliveryMethodId: methods.find((method: { name: string }) => method.name === name)?.id })
  },
  pay: (payment: object = card) => client.post(`${checkout}/payments`, payment),
  order: () => client.post(`${checkout}/orders`),
  act: async (...actions: string[]) =>
    (await client.post(`${checkout}/orders/actions`, { actions: actions.map((action) => ({ action })) })).body.actions,
})

/** Everything up to the payment. */
export async function openReadyTill(options: Parameters<typeof openTill>[0] = {}) {
  const shop = await openTill(options)
  const steps = till(shop.client)
  if (options?.username === undefined) await steps.introduce()
  await steps.sendTo()
  await steps.choose()
  return { ...shop, ...steps }
}
