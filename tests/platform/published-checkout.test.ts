/** From the checkout to the order, by Salesforce's published answers. */
import { describe, expect, it } from 'vitest'
import { orders as listed } from './corpus/answers.js'
import * as answers from './corpus/checkout-answers.js'
import { type Asked, behindContext, json, platformWith } from './support.js'

const id = answers.checkout.checkoutId
const gatewaysOf = (body: unknown, status = 200) => platformWith(behindContext(() => json(body, status))).gateways
const isLookup = ({ url }: Asked) => url.pathname.endsWith('/actions/lookup')

describe('a published checkout', () => {
  it('says what things cost, and nothing of shipping and tax before a way is chosen', async () => {
    expect(await gatewaysOf(answers.checkout).checkout.read(id)).toMatchObject({
      id,
      pending: false,
      cartId: '0a6xx00000000KzAAI',
      contact: { firstName: 'Alan', lastName: 'Johnson', email: 'alan@johnson.com', phoneNumber: '4155553944' },
      totals: { currency: 'USD', subtotal: '306.47', shipping: undefined, tax: undefined, total: '306.47' },
      groups: [{ methodId: undefined, isDefault: true, instructions: 'type code 1234 on gate keypad' }],
      problems: [],
      orderReferenceNumber: undefined,
    })
    expect(await gatewaysOf(answers.checkoutWithMethod).checkout.read(id)).toMatchObject({
      totals: { subtotal: '306.47', shipping: '3.14', tax: '25.17', total: '334.78' },
      groups: [{ methodId: '2Dmxx0000004CFVCA2' }],
    })
  })

  it('is still reckoned where the answer is a 202, and shows no sum', async () => {
    expect(await gatewaysOf(answers.reckoning, 202).checkout.read(id)).toMatchObject({ pending: true, totals: undefined })
  })

  it('of a guest who has said nothing is empty', async () => {
    expect(await gatewaysOf(answers.bareCheckout).checkout.read(id)).toMatchObject({
      contact: {},
      groups: [],
      problems: [],
      totals: { shipping: undefined, total: '306.47' },
    })
  })

  it.each([200, 422])('names the field that is missing, be the status %i', async (status) => {
    const read = await gatewaysOf({ ...answers.checkout, errors: [answers.missingContact] }, status).checkout.read(id)
    expect(read).toMatchObject({
      problems: [{ kind: 'contact', detail: 'Contact information is required for guests.', names: ['email'] }],
    })
  })

  it('is changed where the answer is the whole of it, also one that is not reckoned yet', async () => {
    for (const [body, status] of [
      [answers.checkoutWithMethod, 200],
      [answers.reckoning, 202],
    ] as const)
      expect(await gatewaysOf(body, status).checkout.change(id, { methodId: '2Dmxx0000004CFVCA2' })).toEqual({ done: true })
  })
})

describe('a published payment', () => {
  const pay = (body: unknown, status = 200) => gatewaysOf(body, status).checkout.pay(id, { requestType: 'Auth', paymentToken: 't' })

  it('is made, or is not with the reason', async () => {
    expect(await pay(answers.paid, 201)).toEqual({ code: 'Success', paymentData: undefined, problems: [] })
    expect(await pay(answers.declined)).toMatchObject({
      code: 'Decline',
      problems: [{ kind: 'payment', detail: 'The card was declined.' }],
    })
  })

  it.each([{}, { salesforceResultCode: null }, { salesforceResultCode: 'SomethingNew' }])('is never made by %j', async (body) => {
    expect(await pay(body)).toMatchObject({ code: 'SystemError' })
  })
})

describe('a published order', () => {
  it('shows what was ordered, where it goes, and each sum with its tax', async () => {
    expect(await gatewaysOf(answers.wholeOrder).orders.read(answers.wholeOrder.orderNumber)).toEqual({
      id: '1OsOK00000006Sh0AI',
      number: '00000110',
      orderedDate: '2024-12-03T19:37:42.000Z',
      status: 'Created',
      currency: 'USD',
      total: '23.86',
      subtotal: '10.79',
      shipping: '13.07',
      tax: '1.97',
      withdrawn: undefined,
      pictures: [],
      deliveries: [
        {
          id: '0agOK0000002DbbYAE',
          method: 'Ground',
          address: {
            firstName: 'Alan',
            lastName: 'Johnson',
            companyName: '',
            street: '415 Mission St',
            postalCode: '94105',
            city: 'San Francisco',
            region: '',
            country: 'US',
            phoneNumber: '',
          },
          lines: [
            {
              id: '10uOK0000002nY9YAI',
              productId: '01tOK000000EUprYAG',
              name: 'GoGoo Blueberry Caffeinated',
              quantity: 2,
              total: '10.79',
              picture: undefined,
            },
          ],
        },
      ],
    })
  })

  it('is asked for with the fields that are shown, as the platform sends only a few by itself', async () => {
    const { asked, gateways } = platformWith(behindContext(() => json(answers.wholeOrder)))
    await gateways.orders.read('00000110')
    await gateways.orders.read('00000110', { accessToken: 'U2FsdGVkX1' })
    const fields = asked.filter(isLookup).map(({ url }) => url.searchParams.get('fields')?.split(','))
    expect(fields).toHaveLength(2)
    for (const each of fields)
      expect(each).toEqual(
        expect.arrayContaining(['OrderSummary.GrandTotalAmount', 'OrderItemSummary.Quantity', 'OrderSummary.WithdrawalReceivedDate__c']),
      )
  })

  it('claims no tax in a total before taxes, and mixes no sums with and without', async () => {
    const { GrandTotalAmount: _, ...fields } = answers.wholeOrder.fields
    const order = await gatewaysOf({ ...answers.wholeOrder, fields }).orders.read('00000110')
    expect(order).toMatchObject({ total: '21.89', tax: undefined, subtotal: undefined, shipping: undefined })
    expect(order?.deliveries[0]?.lines[0]?.total).toBe('9.9')
  })

  it('is listed with its total with taxes, where the platform has that field', async () => {
    const [first] = listed.orderSummaries
    const field = { label: 'Total', text: '29.14', type: 'currency' }
    const withTotal = { orderSummaries: [{ ...first, fields: { GrandTotalAmount: field } }] }
    const knowing = platformWith(behindContext(() => json(withTotal)))
    expect((await knowing.gateways.orders.page()).orders).toMatchObject([{ total: '29.14' }])
    const lacking = platformWith(
      behindContext(({ url }) =>
        url.searchParams.has('fields') ? json([{ errorCode: 'INVALID_FIELD', message: 'x' }], 400) : json(listed),
      ),
    )
    expect((await lacking.gateways.orders.page()).orders).toMatchObject([{ total: '26.98' }, { total: '561.98' }])
  })

  it.each([
    ['a field of the shop’s own', /__c/, [true, false]],
    ['a field of a later version', /DeliverToFullFirstName/, [true, true, false]],
  ])('is shown by an organisation that does not know %s', async (_, unknown, asking) => {
    const { asked, gateways } = platformWith(
      behindContext(({ url }) =>
        unknown.test(url.search) ? json([{ errorCode: 'INVALID_FIELD', message: 'No such column.' }], 400) : json(answers.wholeOrder),
      ),
    )
    expect(await gateways.orders.read('00000110')).toMatchObject({ total: '23.86' })
    expect(asked.filter(isLookup).map(({ url }) => unknown.test(url.search))).toEqual(asking)
  })
})
