/** Answers as Salesforce's reference prints or describes them (Connect REST API and `ConnectApi`, v64.0), typed anew. */
import { describe, expect, it } from 'vitest'
import { behindContext, json, platformWith } from './support.js'

const summary = {
  cartId: '0a6RM00000009XAYAY',
  currencyIsoCode: 'EUR',
  taxType: 'Gross',
  totalProductCount: '1.0',
  grandTotalAmount: '45.00',
  totalProductAmount: '45.00',
}
const item = {
  cartItemId: '0a9RM0000004OseYAE',
  productId: '01t',
  name: 'Creme',
  quantity: '1.0',
  totalPrice: '45.00',
  salesPrice: '45.00',
}
const message = { message: 'Nicht für dich.', messageId: '0b1', relatedEntityId: item.cartItemId, severity: 'Error', visible: true }

const gatewayWith = (body: unknown, status = 200) => platformWith(behindContext(() => json(body, status))).gateways.cart
const cartWith = (parts: { summary?: object; item?: object; whole?: object }, status = 200) =>
  gatewayWith(
    { cartSummary: { ...summary, ...parts.summary }, cartItems: [{ cartItem: { ...item, ...parts.item } }], ...parts.whole },
    status,
  ).read()

const told = (...limitedMessages: object[]) => ({ messagesSummary: { hasErrors: true, limitedMessages, totalLineItemsWithErrors: 1 } })

describe('a published cart', () => {
  it('shows the coupon that was redeemed', async () => {
    const collection = {
      cartId: summary.cartId,
      cartStatus: 'Active',
      cartCoupons: { coupons: [{ cartCouponId: '4r0xx0000000001AAA', couponCode: '10OFF' }] },
      ownerId: '005',
    }
    expect((await cartWith({ whole: { cartCoupons: collection } }))?.coupons).toEqual([{ id: '4r0xx0000000001AAA', code: '10OFF' }])
    expect(await gatewayWith(collection, 201).addCoupon('10off')).toEqual({ done: true })
  })

  it('sells no line to which the shopper is not entitled', async () => {
    expect((await cartWith({ item: told({ ...message, type: 'Entitlement' }) }))?.lines[0]).toMatchObject({
      gone: true,
      problems: ['Nicht für dich.'],
    })
    expect((await cartWith({ summary: told({ ...message, type: 'Entitlement' }) }))?.lines[0]).toMatchObject({ gone: true })
  })

  it.each([
    ['Inventory', 'Error'],
    ['Entitlement', 'Warning'],
    ['Other', 'Error'],
  ])('still sells a line with a message of type %s and severity %s', async (type, severity) => {
    expect((await cartWith({ item: told({ ...message, type, severity }) }))?.lines[0]).toMatchObject({ gone: false })
  })

  it('leaves out messages that were dismissed', async () => {
    const dismissed = { ...message, type: 'Entitlement', visible: false }
    const read = await cartWith({ item: told(dismissed), summary: told({ ...dismissed, relatedEntityId: summary.cartId }) })
    expect(read).toMatchObject({ problems: [], lines: [{ gone: false, problems: [] }] })
  })

  it('tells at the line what is of the line, once, and at the cart what is of the cart', async () => {
    const ofCart = { ...message, message: 'Bitte prüfe alles.', relatedEntityId: summary.cartId, type: 'Other' }
    const ofLine = { ...message, type: 'Pricing' }
    const read = await cartWith({ summary: told(ofCart, ofLine), item: told(ofLine) })
    expect(read).toMatchObject({ problems: ['Bitte prüfe alles.'], lines: [{ problems: ['Nicht für dich.'] }] })
  })

  it('knows no charge for sending while there is no way of delivery, and no tax that nobody has reckoned', async () => {
    expect(await cartWith({ summary: { totalChargeAmount: '0', totalTaxAmount: '0' } })).toMatchObject({
      shipping: undefined,
      tax: undefined,
      taxType: 'Gross',
    })
    expect(await cartWith({ summary: { totalChargeAmount: '4.90', totalTaxAmount: '7.18', taxType: 'Net' } })).toMatchObject({
      shipping: '4.90',
      tax: '7.18',
      taxType: 'Net',
    })
  })

  it('is free of charge where a charge of nothing stands in it', async () => {
    const charge = { ...item, cartItemId: '0a9b', type: 'DeliveryCharge', totalPrice: '0' }
    const whole = { cartItems: [{ cartItem: item }, { cartItem: charge }] }
    expect((await cartWith({ summary: { totalChargeAmount: '0' }, whole }))?.shipping).toBe('0')
  })

  it('is none while it is empty and has no currency yet', async () => {
    const empty = { ...summary, cartId: null, currencyIsoCode: null, grandTotalAmount: null }
    expect(await cartWith({ summary: empty, whole: { cartItems: [] } })).toBeUndefined()
    expect(await cartWith({ summary: { currencyIsoCode: null }, whole: { cartItems: [] } })).toMatchObject({ currency: '', lines: [] })
  })

  it('is still being worked on where the answer is a 202, whatever its prices say', async () => {
    expect(await cartWith({ item: { totalPrice: null, salesPrice: null } }, 202)).toMatchObject({ processing: true })
  })

  it('names what could not be taken over at login', async () => {
    const failed = { cartItem: { cartItemId: '0a9', name: 'Rouge', productId: '01tx', quantity: '2.0', type: 'Product' } }
    const answer = { cartId: summary.cartId, failedCartItems: [{ ...failed, message: 'Nicht mehr da.', status: 'Failed' }, 7] }
    expect(await gatewayWith(answer).preserve('0a6')).toEqual({
      made: true,
      fallen: [
        { productId: '01tx', name: 'Rouge', message: 'Nicht mehr da.' },
        { productId: '', name: '', message: '' },
      ],
    })
  })

  it('leads to promotions that are near', async () => {
    const near = { promotionId: '0c8', qualifyingAmount: '50.00', qualifyingProductTotal: '45.00', targetType: 'Shipping' }
    expect((await cartWith({ whole: { approachingDiscounts: [near] } }))?.approaching).toEqual([
      { id: '0c8', target: 'Shipping', missing: '5.00' },
    ])
  })

  it('keeps each price as it is printed, be it of 37 decimals or of a currency without any', async () => {
    const long = '1200.3333333333333333333333333333333333333'
    const each = '400.1111111111111111111111111111111111111'
    const read = await cartWith({
      summary: { currencyIsoCode: 'JPY', grandTotalAmount: long, totalProductAmount: long },
      item: { quantity: '3.0', totalPrice: long, salesPrice: each },
    })
    expect(read).toMatchObject({ currency: 'JPY', total: long, subtotal: long, lines: [{ quantity: 3, actual: long, perItem: each }] })
    const { products } = platformWith(
      behindContext(({ url }) =>
        url.pathname.endsWith('/pricing/products')
          ? json({
              currencyIsoCode: 'JPY',
              pricingLineItemResults: [{ productId: '01t', listPrice: long, unitPrice: each, success: true }],
            })
          : json({ total: 1, products: [{ id: '01t', success: true }], productsPage: { total: 1, products: [{ id: '01t' }] } }),
      ),
    ).gateways
    expect(await products.search({ page: 0, pageSize: 1, term: 'Creme' })).toMatchObject({
      products: [{ price: each, original: long, currency: 'JPY' }],
    })
  })

  it.each([
    [{}, 0],
    [{ childProductCount: null }, 0],
    [{ childProductCount: 0 }, 0],
    [{ childProductCount: 4 }, 4],
  ])('counts the parts of a bundle by %j', async (count, bundleCount) => {
    expect((await cartWith({ item: count }))?.lines[0]).toMatchObject({ bundleCount })
  })

  it.each([{}, { productDetails: null }, { productDetails: {} }, { productDetails: { fields: null } }, { productDetails: { fields: {} } }])(
    'shows a line whose product says no more than %j',
    async (details) => {
      expect((await cartWith({ item: details }))?.lines[0]).toMatchObject({ name: 'Creme', detail: '', badges: [], actual: '45.00' })
    },
  )
})
