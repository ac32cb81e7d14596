import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { automaticPromotions, couponPromotions } from '../../src/sandbox/world/cart/promotions.js'
import { toCents, toMoney } from '../../src/sandbox/world/money.js'
import { add, type Client, need, openShop } from './client.js'

type Shop = Awaited<ReturnType<typeof openShop>>
type Wire = { promotionId: string; displayName: string; adjustmentAmount: string; couponCode: string | null; targetType: string }

const everything = 'includePromotions=true&includeCoupons=true&pageSize=100&sort=CreatedDateAsc'
const read = async (client: Client) => (await client.get(`carts/current/cart-items?${everything}`)).body
const redeem = (client: Client, couponCode: string) => client.post('carts/current/cart-coupons', { couponCode })
const named = ({ products }: Shop, name: string) => need(products.find((product) => product.name === name))
const bathSalt = (shop: Shop) => named(shop, 'Badesalz Lavendelnacht')

describe('promotions without a code', () => {
  it('make a line cheaper from the second piece on, and say so on that line only', async () => {
    const shop = await openShop()
    const { client, plain } = shop
    await add(client, plain().id)
    const { body: line } = await add(client, bathSalt(shop).id)
    expect((await read(client)).cartPromotions.promotions.promotions).toEqual([])
    await client.patch(`carts/current/cart-items/${line.cartItemId}`, { quantity: 2 })
    const { cartItems, cartPromotions } = await read(client)
    const off = Math.round(toCents(bathSalt(shop).price) / 10) * 2
    expect(cartItems.map(({ cartItem }: { cartItem: { promotionDisplayName: string | null } }) => cartItem.promotionDisplayName)).toEqual([
      null,
      'Badewoche: 10 % ab 2 Stück',
    ])
    const perItem = (await client.get('carts/current/cart-items/promotions')).body
    expect(cartPromotions.promotions.promotions).toMatchObject([{ couponCode: null, targetType: 'Item', adjustmentAmount: toMoney(-off) }])
    expect(
      cartItems.map(({ cartItem }: { cartItem: { cartItemId: string } }) => perItem.items[cartItem.cartItemId].promotions.length),
    ).toEqual([0, 1])
  })

  it('take an amount off the whole cart when it is worth enough, together with a coupon', async () => {
    const shop = await openShop()
    const { client } = shop
    await add(client, named(shop, 'Eau de Parfum Nachtviolett').id, 4)
    await redeem(client, 'WILLKOMMEN5')
    const { cartSummary, cartPromotions } = await read(client)
    expect(cartSummary).toMatchObject({
      totalProductAmount: '256.00',
      totalCartLevelAdjustmentAmount: '-20.00',
      totalPromotionalAdjustmentAmount: '-20.00',
      grandTotalAmount: '236.00',
    })
    expect(cartPromotions.promotions.promotions.map(({ couponCode, adjustmentAmount }: Wire) => [couponCode, adjustmentAmount])).toEqual([
      ['WILLKOMMEN5', '-5.00'],
      [null, '-15.00'],
    ])
  })
})

describe('promotions within reach', () => {
  const near = async (client: Client) =>
    (await read(client)).approachingDiscounts.map(
      (one: { targetType: string; qualifyingAmount: string; qualifyingProductTotal: string }) => [
        one.targetType,
        (Number(one.qualifyingAmount) - Number(one.qualifyingProductTotal)).toFixed(2),
      ],
    )

  it('say what is missing to free shipping, after what coupons have taken off', async () => {
    const shop = await openShop()
    const { client } = shop
    await add(client, named(shop, 'Couperose-Serum Ruhepol').id)
    expect(await near(client)).toEqual([['Shipping', '12.00']])
    await redeem(client, 'SOMMER10')
    expect(await near(client)).toEqual([['Shipping', '15.80']])
  })

  it('end where shipping is free, and begin again where a gift is near', async () => {
    const shop = await openShop()
    const { client } = shop
    const scent = named(shop, 'Eau de Parfum Nachtviolett')
    await add(client, scent.id)
    expect(await near(client)).toEqual([])
    await add(client, scent.id, 2)
    expect(await near(client)).toEqual([['Transaction', '8.00']])
    await add(client, scent.id)
    expect(await near(client)).toEqual([])
  })

  it('are none in an empty cart, and none where nobody asks for promotions', async () => {
    const { client, plain } = await openShop()
    await client.put('carts/current')
    expect(await near(client)).toEqual([])
    await add(client, plain().id)
    expect((await client.get('carts/current/cart-items')).body.approachingDiscounts).toEqual([])
  })
})

describe('totals with promotions', () => {
  it('are the sum of their parts to the cent, whatever is bought and redeemed', async () => {
    const shop = await openShop()
    const goods = shop.products.filter(({ stock, quantityRule }) => stock >= 12 && !quantityRule)
    const codes = couponPromotions.map(({ couponCode }) => couponCode)
    const wish = fc.record({ place: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 9 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), fc.subarray(codes), async (wishes, coupons) => {
        shop.sandbox.scene('guest')
        for (const { place, quantity } of wishes) await add(shop.client, need(goods[place]).id, quantity)
        for (const code of coupons) await redeem(shop.client, code)
        const { cartSummary: sum, cartItems, cartPromotions } = await read(shop.client)
        const lines = cartItems.reduce(
          (total: number, { cartItem }: { cartItem: { totalPrice: string } }) => total + toCents(cartItem.totalPrice),
          0,
        )
        const off = cartPromotions.promotions.promotions.reduce(
          (total: number, { adjustmentAmount }: Wire) => total + toCents(adjustmentAmount),
          0,
        )
        expect(toCents(sum.totalAmountWithItemAdjustment)).toBe(lines)
        expect(toCents(sum.totalPromotionalAdjustmentAmount)).toBe(off)
        expect(toCents(sum.totalProductAmount) + off).toBe(toCents(sum.totalProductAmountAfterAdjustments))
        expect(toCents(sum.grandTotalAmount)).toBe(toCents(sum.totalProductAmountAfterAdjustments) + toCents(sum.totalChargeAmount))
        expect(toCents(sum.grandTotalAmount)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })

  it('never let an amount take off more than the goods cost', async () => {
    const shop = await openShop()
    const { client, sandbox } = shop
    const { body: line } = await add(client, named(shop, 'Lipliner Brombeere').id, 4)
    await redeem(client, 'WILLKOMMEN5')
    need(sandbox.world.state.carts[line.cartId]).coupons.push(
      ...Array.from({ length: 9 }, (_, place) => ({ cartCouponId: `4r0${place}`, couponCode: 'WILLKOMMEN5' })),
    )
    const { cartSummary, cartPromotions } = await read(client)
    expect(cartSummary.totalProductAmountAfterAdjustments).toBe('0.00')
    expect(
      cartPromotions.promotions.promotions.reduce((total: number, { adjustmentAmount }: Wire) => total + toCents(adjustmentAmount), 0),
    ).toBe(-3800)
  })

  it('have an id and a name for every promotion, each its own', () => {
    const all = [...couponPromotions, ...automaticPromotions]
    expect(new Set(all.map(({ promotionId }) => promotionId)).size).toBe(all.length)
    expect(new Set(all.map(({ displayName }) => displayName)).size).toBe(all.length)
  })
})

describe('messages', () => {
  it('of the cart count the lines with a problem, and name a coupon that sleeps', async () => {
    const shop = await openShop()
    const { client, sandbox, plain } = shop
    const { body: first } = await add(client, plain().id)
    await redeem(client, 'WILLKOMMEN5')
    expect((await read(client)).cartSummary.messagesSummary).toMatchObject({
      hasErrors: false,
      limitedMessages: [],
      totalLineItemsWithErrors: 0,
    })
    await add(client, named(shop, 'Lipliner Brombeere').id)
    await client.delete(`carts/current/cart-items/${first.cartItemId}`)
    const asleep = (await read(client)).cartSummary.messagesSummary
    expect(asleep).toMatchObject({
      hasErrors: false,
      limitedMessages: [{ severity: 'Warning', message: 'Der Gutschein „WILLKOMMEN5“ zählt erst ab 30,00 € Warenwert wieder.' }],
    })
    sandbox.world.state.stock[named(shop, 'Lipliner Brombeere').id] = 0
    expect((await read(client)).cartSummary.messagesSummary).toMatchObject({
      hasErrors: true,
      totalLineItemsWithErrors: 1,
      limitedMessages: [{ severity: 'Error' }, { severity: 'Warning' }],
    })
  })

  it('of a line tell of a rule that the line no longer keeps', async () => {
    const { client, sandbox } = await openShop()
    sandbox.scene('quantity-rules')
    const { cartItems } = await read(client)
    expect(cartItems[0].cartItem.messagesSummary.limitedMessages).toMatchObject([
      { type: 'Other', message: '„Mizellenwasser Klarheit“ gibt es von 2 bis 20 Stück in Schritten von 2.' },
    ])
    expect(cartItems[1].cartItem.messagesSummary).toMatchObject({ hasErrors: false, limitedMessages: [] })
  })
})
