import { describe, expect, it } from 'vitest'
import { platformOnSandbox } from '../platform/support.js'
import { openShop } from './client.js'

/** A customer's orders, as a scene has them. */
async function withOrders() {
  const { client, sandbox } = await openShop({ extensions: [] })
  sandbox.scene('orders')
  await client.fetchToken()
  const [listed] = (await client.get('order-summaries')).body.orderSummaries
  const lookup = (query: string) =>
    client.post(`order-summaries/actions/lookup?${query}`, { orderSummaryIdOrRefNumber: listed.orderSummaryId })
  return { client, listed, lookup }
}

const named = (fields: object) => Object.keys(fields).toSorted()

describe('the lookup of an order', () => {
  it('answers the fields of the published example by itself, and of its parts none', async () => {
    const { body } = await (await withOrders()).lookup('')
    expect(named(body.fields)).toEqual(['AccountId', 'OrderedDate', 'OwnerId', 'SalesStoreId', 'TotalAmount'])
    const [group] = body.deliveryGroups
    const [line] = group.lineItems
    expect([group.fields, group.deliveryMethod.fields, line.fields, line.product.fields]).toEqual([{}, {}, {}, {}])
  })

  it('answers those beside that are asked for, as the reference’s own example asks', async () => {
    const { lookup } = await withOrders()
    const { body } = await lookup(
      'fields=OrderSummary.GrandTotalAmount, OrderItemSummary.Quantity,Product2.Description,OrderDeliveryGroupSummary.GrandTotalAmount,OrderDeliveryMethod.Carrier',
    )
    expect(named(body.fields)).toEqual(['AccountId', 'GrandTotalAmount', 'OrderedDate', 'OwnerId', 'SalesStoreId', 'TotalAmount'])
    expect(Number(body.fields.GrandTotalAmount.text)).toBeGreaterThan(Number(body.fields.TotalAmount.text))
    const [group] = body.deliveryGroups
    const [line] = group.lineItems
    const parts = [group.fields, group.deliveryMethod.fields, line.fields, line.product.fields].map(named)
    expect(parts).toEqual([['GrandTotalAmount'], ['Carrier'], ['Quantity'], ['Description']])
  })

  it.each(['OrderSummary.GrandTotal', 'OrderItem.Quantity', 'Quantity', 'OrderSummary.WithdrawalReceivedDate__c'])(
    'refuses a field that there is not: %s',
    async (field) => {
      const { status, body } = await (await withOrders()).lookup(`fields=${field}`)
      expect([status, body[0].errorCode]).toEqual([400, 'INVALID_FIELD'])
    },
  )

  it('leaves out what is excluded, by GET in one list and by POST part by part', async () => {
    const { client, listed, lookup } = await withOrders()
    const path = `order-summaries/actions/lookup?orderSummaryIdOrRefNumber=${listed.orderSummaryId}`
    const parts = ({ adjustments, deliveryGroups }: { adjustments: unknown; deliveryGroups: unknown }) => [adjustments, deliveryGroups]
    expect(parts((await client.get(`${path}&excludeParameters=Adjustments,DeliveryGroups`)).body)).toEqual([null, null])
    expect(parts((await lookup('excludeDeliveryGroups=true&excludeAdjustments=false')).body)).toEqual([[], null])
    expect((await lookup('excludeLineItems=true')).body.deliveryGroups).toMatchObject([{ lineItems: null }])
    const [{ id }] = (await lookup('')).body.deliveryGroups
    expect((await lookup(`deliveryGroupId=${id}`)).body.deliveryGroups).toHaveLength(1)
    expect((await lookup('deliveryGroupId=0ag9V0000000999QAA')).body.deliveryGroups).toEqual([])
  })
})

describe('the list of orders', () => {
  it('answers the fields that are asked for, by their names alone, in any case, and at most 35', async () => {
    const { client, listed } = await withOrders()
    expect(listed.fields).toEqual({})
    const { body } = await client.get('order-summaries?fields=orderNumber, status,orderLifeCycleType,GrandTotalAmount')
    expect(named(body.orderSummaries[0].fields)).toEqual(['GrandTotalAmount', 'OrderLifeCycleType', 'OrderNumber', 'Status'])
    expect((await client.get('order-summaries?fields=Colour')).status).toBe(400)
    expect((await client.get(`order-summaries?fields=${'Status,'.repeat(36)}`)).status).toBe(400)
  })

  it('answers those on and after a day, and before another', async () => {
    const { client } = await withOrders()
    const days = async (query: string) =>
      (await client.get(`order-summaries${query}`)).body.orderSummaries.map(({ orderedDate }: { orderedDate: string }) => orderedDate)
    const [newest, middle, oldest] = await days('')
    expect(await days(`?earliestDate=${middle}`)).toEqual([newest, middle])
    expect(await days(`?latestDate=${middle}`)).toEqual([oldest])
    expect((await client.get('order-summaries?earliestDate=gestern')).status).toBe(400)
  })
})

describe('the client', () => {
  it('asks for every field that it shows, list and lookup', async () => {
    const { gateways } = await platformOnSandbox('orders')
    const [listed] = (await gateways.orders.page()).orders
    const order = await gateways.orders.read(listed?.number ?? '')
    expect(order).toMatchObject({
      total: listed?.total,
      tax: expect.any(String),
      subtotal: expect.any(String),
      shipping: expect.any(String),
    })
    expect(order?.deliveries).toMatchObject([
      { method: 'Standard', address: { street: expect.any(String) }, lines: [{ name: expect.stringMatching(/./) }] },
    ])
  })
})
