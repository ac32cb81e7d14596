import { describe, expect, it } from 'vitest'
import { toCents } from '../../src/sandbox/world/money.js'
import { add, clientOf, need, openShop } from './client.js'

const groups = 'carts/current/delivery-groups'

const home = {
  name: 'Greta Sommer',
  street: 'Lindenweg 4',
  city: 'Köln',
  region: 'NW',
  postalCode: '50667',
  country: 'DE',
  shipToPhoneNumber: '+491713920092',
}
const mother = { name: 'Elke Sommer', street: 'Marktplatz 3', city: 'Heidelberg', region: 'BW', postalCode: '69117', country: 'DE' }

interface Group {
  id: string
  totalCartItemCount: number
  availableDeliveryMethods: { id: string; name: string; shippingFee: string; adjustedShippingFee: string }[]
}

/** A guest with three pieces of one product and one of another, worth less than free shipping asks for. */
async function openDelivery() {
  const shop = await openShop()
  const { client, products } = shop
  const cheap = products.filter(
    (product) => toCents(product.price) < 1200 && product.stock > 6 && !product.quantityRule && !product.listPrice,
  )
  const first = (await add(client, need(cheap[0]).id, 3)).body.cartItemId as string
  const second = (await add(client, need(cheap[1]).id, 1)).body.cartItemId as string
  const read = async (query = ''): Promise<Group[]> => (await client.get(`${groups}${query}`)).body.items
  const standing = async () => need((await read())[0])
  const newGroup = async (wish: object = {}) => (await client.post(groups, wish)).body as Group
  const arrange = (arrangements: object[], query = '') => client.post(`${groups}/actions/arrange-items${query}`, { arrangements })
  const counts = async () => (await read()).map(({ totalCartItemCount }) => totalCartItemCount)
  return { ...shop, first, second, read, standing, newGroup, arrange, counts }
}

describe('delivery groups', () => {
  it('are one from the beginning, which holds everything', async () => {
    const { client, sandbox } = await openDelivery()
    const { status, body } = await client.get(groups)
    const cart = (await client.get('carts/current')).body
    expect(status).toBe(200)
    expect(body.count).toBe(1)
    expect(body.items[0]).toEqual({
      availableDeliveryMethods: [],
      cartId: cart.cartId,
      cartItems: expect.objectContaining({ totalItemCount: 2 }),
      deliveryAddress: null,
      desiredDeliveryDate: null,
      errors: [],
      giftMessage: null,
      giftToName: null,
      id: expect.stringMatching(/^0a7/),
      isAllDigitalCartItems: false,
      isDefault: true,
      isGift: false,
      name: 'Default',
      selectedDeliveryMethod: null,
      shippingInstructions: null,
      totalCartItemCount: 4,
      totalProductAmount: cart.totalProductAmount,
    })
    const { cartItem } = (await client.get('carts/current/cart-items')).body.cartItems[0]
    expect(cartItem.cartDeliveryGroupId).toBe(body.items[0].id)
    expect(Object.values(sandbox.world.state.carts)[0]).not.toHaveProperty('deliveryGroups')
  })

  it('show as many items as wanted, and count all', async () => {
    const { read } = await openDelivery()
    for (const [limit, shown] of [
      [0, 0],
      [1, 1],
      [25, 2],
    ]) {
      const [group] = (await read(`?cartItemLimit=${limit}`)) as (Group & { cartItems: { cartItems: unknown[]; totalItemCount: number } })[]
      expect([group?.cartItems.cartItems.length, group?.cartItems.totalItemCount, group?.totalCartItemCount]).toEqual([shown, 2, 4])
    }
  })

  it('come in pages', async () => {
    const { client, newGroup, read } = await openDelivery()
    for (const name of ['Mama', 'Büro']) await newGroup({ name })
    const first = (await client.get(`${groups}?pageSize=2`)).body
    expect([first.count, first.items.length, first.nextPageToken]).toEqual([3, 2, '2'])
    expect(await read(`?pageSize=2&page=${first.nextPageToken}`)).toMatchObject([{ name: 'Büro', isDefault: false }])
  })

  it.each(['cartItemLimit=101', 'cartItemLimit=x', 'pageSize=0', 'page=x', 'sort=Price'])('are refused with %s', async (query) => {
    const { client } = await openDelivery()
    expect((await client.get(`${groups}?${query}`)).status).toBe(400)
  })

  it('belong to their cart’s owner', async () => {
    const { client, sandbox, standing } = await openDelivery()
    const { cartId } = (await client.get('carts/current')).body
    const stranger = clientOf(sandbox)
    await stranger.put('carts/current')
    const path = `carts/${cartId}/delivery-groups`
    for (const { status } of [
      await stranger.get(path),
      await stranger.post(path),
      await stranger.get(`${groups}/${(await standing()).id}`),
    ])
      expect(status).toBe(404)
  })

  it('are not for guests where guests have no cart', async () => {
    const { client, sandbox } = await openShop()
    sandbox.scene('guest-cart-off')
    expect((await client.get(groups)).status).toBe(401)
  })
})

describe('one delivery group', () => {
  it('takes an address, and then offers the ways there', async () => {
    const { client, standing } = await openDelivery()
    const { id } = await standing()
    const { status, body } = await client.patch(`${groups}/${id}`, {
      deliveryAddress: home,
      desiredDeliveryDate: '2026-12-24T00:00:00.000Z',
      shippingInstructions: 'Bitte klingeln',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      deliveryAddress: { ...home, id: expect.stringMatching(/^8lW/), firstName: null },
      desiredDeliveryDate: '2026-12-24T00:00:00.000Z',
      shippingInstructions: 'Bitte klingeln',
      selectedDeliveryMethod: null,
      availableDeliveryMethods: [
        {
          id: expect.stringMatching(/^2Dm/),
          name: 'Standard',
          carrier: 'DHL',
          classOfService: 'Ground',
          currencyIsoCode: 'EUR',
          shippingFee: '4.90',
          adjustedShippingFee: '4.90',
        },
        { name: 'Express', shippingFee: '9.90', adjustedShippingFee: '9.90' },
      ],
    })
    expect((await client.get(`${groups}/${id.slice(0, 15)}`)).body).toEqual(body)
  })

  it('makes the cart cost what the way costs', async () => {
    const { client, standing, first, products } = await openDelivery()
    const { id } = await standing()
    const charge = async () => (await client.get('carts/current')).body.totalChargeAmount
    const [usual, express] = (await client.patch(`${groups}/${id}`, { deliveryAddress: home })).body.availableDeliveryMethods
    expect(await charge()).toBe('4.90')
    await client.patch(`${groups}/${id}`, { deliveryMethodId: express.id })
    expect(await charge()).toBe('9.90')
    const dear = need(products.find((product) => toCents(product.price) >= 2500 && product.stock > 3 && !product.quantityRule))
    await add(client, dear.id, 2)
    expect(await charge()).toBe('9.90')
    expect((await client.get('carts/current/cart-items?includePromotions=true')).body.approachingDiscounts).not.toContainEqual(
      expect.objectContaining({ targetType: 'Shipping' }),
    )
    const changed = (await client.patch(`${groups}/${id}`, { deliveryMethodId: usual.id })).body
    expect([await charge(), changed.selectedDeliveryMethod.shippingFee, changed.selectedDeliveryMethod.adjustedShippingFee]).toEqual([
      '0.00',
      '4.90',
      '0.00',
    ])
    expect(first).toMatch(/^0a9/)
  })

  it('forgets a way that does not lead to the new address', async () => {
    const { client, standing } = await openDelivery()
    const at = `${groups}/${(await standing()).id}`
    const [, express] = (await client.patch(at, { deliveryAddress: home })).body.availableDeliveryMethods
    await client.patch(at, { deliveryMethodId: express.id })
    const moved = (await client.patch(at, { deliveryAddress: { ...home, country: 'AT' } })).body
    expect([moved.selectedDeliveryMethod, moved.availableDeliveryMethods.map(({ name }: { name: string }) => name)]).toEqual([
      null,
      ['Standard'],
    ])
    expect((await client.patch(at, { deliveryMethodId: express.id })).status).toBe(400)
    expect((await client.patch(at, { deliveryAddress: { ...home, country: 'CH' } })).body.availableDeliveryMethods).toEqual([])
  })

  it.each([
    { deliveryAddress: { city: 'Köln', country: 'DE' } },
    { deliveryAddress: { name: 'Greta' } },
    { deliveryAddress: { name: 'Greta', country: 'Germany' } },
    { deliveryAddress: 'Köln' },
    { deliveryMethodId: '2Dm9V0000000001QAA' },
    { name: 7 },
    { shippingInstructions: 'x'.repeat(256) },
    { desiredDeliveryDate: 'morgen' },
  ])('refuses %j and stays as it was', async (wish) => {
    const { client, standing } = await openDelivery()
    const before = await standing()
    expect((await client.patch(`${groups}/${before.id}`, { shippingInstructions: 'Bitte klingeln', ...wish })).status).toBe(400)
    expect(await standing()).toEqual(before)
  })

  it('that nobody made is not found', async () => {
    const { client } = await openDelivery()
    for (const { status } of [
      await client.get(`${groups}/0a79V0000009999QAA`),
      await client.patch(`${groups}/0a79V0000009999QAA`, {}),
      await client.delete(`${groups}/__proto__`),
    ])
      expect(status).toBe(404)
  })
})

describe('arranging items', () => {
  it('splits a line over two addresses, each with its own parcel', async () => {
    const { client, standing, newGroup, arrange, first, second, counts } = await openDelivery()
    const main = await standing()
    await client.patch(`${groups}/${main.id}`, { deliveryAddress: home })
    const other = await newGroup({ name: 'Mama', deliveryAddress: mother })
    const { status, body } = await arrange([
      { cartItemId: first, deliveryGroupId: other.id, quantity: '2' },
      { cartItemId: first, deliveryGroupId: main.id, quantity: 1 },
    ])
    expect([status, body.count, await counts()]).toEqual([201, 2, [2, 2]])
    const { cartItem } = body.items[1].cartItems.cartItems[0]
    expect(cartItem).toMatchObject({ cartItemId: first, quantity: '2.0', cartDeliveryGroupId: other.id })
    expect(toCents(cartItem.totalPrice)).toBe(toCents(cartItem.salesPrice) * 2)
    const cart = (await client.get('carts/current')).body
    expect([cart.totalProductCount, cart.totalChargeAmount]).toEqual(['4.0', '9.80'])
    expect(toCents(body.items[0].totalProductAmount) + toCents(body.items[1].totalProductAmount)).toBe(toCents(cart.totalProductAmount))
    await arrange([{ cartItemId: second, deliveryGroupId: other.id, quantity: '1' }])
    const { cartItems } = (await client.get('carts/current/cart-items?sort=CreatedDateAsc')).body
    expect(cartItems.map((one: { cartItem: { cartDeliveryGroupId: string } }) => one.cartItem.cartDeliveryGroupId)).toEqual([
      main.id,
      other.id,
    ])
  })

  it('takes an item out with the quantity 0, and the group goes when it is empty', async () => {
    const { newGroup, arrange, first, counts, read } = await openDelivery()
    const { id } = await newGroup()
    await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '3' }])
    expect(await counts()).toEqual([1, 3])
    await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '0' }], '?deleteEmptyDeliveryGroups=false')
    expect(await counts()).toEqual([4, 0])
    await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '0' }])
    expect(await read()).toHaveLength(1)
  })

  it('answers 202 while the cart is processing, then that it is done', async () => {
    const { sandbox, newGroup, arrange, first } = await openDelivery()
    const { id } = await newGroup()
    sandbox.world.state.settings.processingReads = 2
    const statuses = []
    for (let time = 0; time < 4; time += 1)
      statuses.push((await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '1' }])).status)
    expect(statuses).toEqual([202, 202, 202, 200])
  })

  it('loses nothing when a line becomes shorter', async () => {
    const { client, newGroup, arrange, first, counts } = await openDelivery()
    const { id } = await newGroup()
    await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '2' }])
    await client.patch(`carts/current/cart-items/${first}`, { quantity: 1 })
    expect(await counts()).toEqual([1, 1])
    await client.delete(`carts/current/cart-items/${first}`)
    expect(await counts()).toEqual([1, 0])
  })

  it('refuses what does not add up, and arranges nothing then', async () => {
    const { standing, newGroup, arrange, first, counts } = await openDelivery()
    const main = await standing()
    const { id } = await newGroup()
    const wrong = [
      [{ cartItemId: first, deliveryGroupId: id, quantity: '4' }],
      [{ cartItemId: first, deliveryGroupId: main.id, quantity: '0' }],
      [
        { cartItemId: first, deliveryGroupId: id, quantity: '1' },
        { cartItemId: first, deliveryGroupId: main.id, quantity: '3' },
      ],
      [{ cartItemId: first, deliveryGroupId: id, quantity: '-1' }],
      [{ cartItemId: first, deliveryGroupId: id }],
      [],
      [7 as never],
    ]
    for (const arrangements of wrong) expect((await arrange(arrangements)).status).toBeOneOf([400, 404])
    expect((await arrange([{ cartItemId: '0a99V0000009999QAA', deliveryGroupId: id, quantity: '1' }])).status).toBe(404)
    expect(await counts()).toEqual([4, 0])
  })
})

describe('deleting a delivery group', () => {
  it('gives its items back to the default one', async () => {
    const { client, newGroup, arrange, first, counts } = await openDelivery()
    const { id } = await newGroup()
    await arrange([{ cartItemId: first, deliveryGroupId: id, quantity: '2' }])
    expect((await client.delete(`${groups}/${id}`)).status).toBe(204)
    expect(await counts()).toEqual([4])
    expect((await client.delete(`${groups}/${id}`)).status).toBe(404)
  })

  it('may take its items out of the cart', async () => {
    const { client, newGroup, arrange, first, second, counts } = await openDelivery()
    const { id } = await newGroup()
    await arrange([
      { cartItemId: first, deliveryGroupId: id, quantity: '2' },
      { cartItemId: second, deliveryGroupId: id, quantity: '1' },
    ])
    await client.delete(`${groups}/${id}?deleteCartItems=true`)
    expect(await counts()).toEqual([1])
    expect((await client.get('carts/current')).body).toMatchObject({ totalProductLineItemCount: 1, totalProductCount: '1.0' })
  })

  it('is accepted rather than done where the cart is cleaned up in the background', async () => {
    const { client, sandbox, newGroup } = await openDelivery()
    sandbox.world.state.settings.simplifiedCartCleanup = true
    expect((await client.delete(`${groups}/${(await newGroup()).id}`)).status).toBe(202)
    expect((await client.get('carts/current')).body.asyncOperationStatus).toBe('Processing')
    expect((await client.get('carts/current')).body.asyncOperationStatus).toBe('Completed')
  })

  it('does not work for the default one', async () => {
    const { client, standing } = await openDelivery()
    expect((await client.delete(`${groups}/${(await standing()).id}`)).status).toBe(400)
  })

  it('leaves the copy of a cart with one group of its own', async () => {
    const { client, sandbox, plain } = await openShop()
    await client.signIn()
    await add(client, plain().id, 2)
    const [{ id }] = (await client.get(groups)).body.items
    await client.patch(`${groups}/${id}`, { deliveryAddress: home })
    await client.post(groups, { name: 'Mama' })
    const accountId = sandbox.world.facts.customers[0]?.accountId
    const { cartId } = (await client.post(`carts/current/actions/clone?targetType=PayNowReadOnly&targetEffectiveAccountId=${accountId}`))
      .body
    const { count, items } = (await client.get(`carts/${cartId}/delivery-groups`)).body
    expect([count, items[0].deliveryAddress.city, items[0].id === id]).toEqual([1, 'Köln', false])
    expect((await client.post(`carts/${cartId}/delivery-groups`, {})).status).toBe(409)
  })
})
