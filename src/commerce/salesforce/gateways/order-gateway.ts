import { safeParse } from 'valibot'
import type { Order, OrderDelivery, OrderGateway, OrderLine, OrderProof, OrderToken } from '../../domain/order/order-gateway.js'
import { readOrderNumber } from '../../domain/order/read-order-number.js'
import { type Names, namer } from '../../domain/names/names.js'
import { orderNames } from '../../domain/names/order-names.js'
import type { Commerce } from '../commerce/commerce.js'
import { PlatformError } from '../errors.js'
import { fieldNumber, fieldText, pictureOf } from '../wire/fields.js'
import {
  orderShape,
  orderSummariesShape,
  orderTokenShape,
  type WireOrder,
  type WireOrderProduct,
  withdrawalShape,
} from '../wire/order-wire.js'
import { parseBody } from '../wire/wire.js'
import { refusalOf } from './refusals.js'
import { isAboutShopper } from './shopper-answers.js'

/** Order summaries of the commerce API; the withdrawal is a call of the shop's own. */
export function createOrderGateway(
  { call }: Commerce,
  sitePath: () => string,
  names: () => Names | undefined = () => undefined,
): OrderGateway {
  const name = namer(orderNames, names)
  const pictureIn = (product: WireOrderProduct | null | undefined) => pictureOf(product?.media, sitePath())

  function lineIn({ id, fields, product }: WireOrder['deliveryGroups'][number]['lineItems'][number], totals: TotalFields): OrderLine {
    return {
      id,
      productId: product?.productId ?? product?.id ?? undefined,
      name: fieldText(product?.fields, 'Name') ?? fieldText(fields, 'Name') ?? '',
      quantity: fieldNumber(fields, 'Quantity') ?? 1,
      total: moneyIn(fields, ...totals.line),
      picture: pictureIn(product),
    }
  }

  function deliveryIn({ id, fields, deliveryMethod, lineItems }: WireOrder['deliveryGroups'][number], totals: TotalFields): OrderDelivery {
    const text = (name: string) => fieldText(fields, name) ?? ''
    const firstName = text('DeliverToFullFirstName')
    const address = {
      firstName,
      lastName: text('DeliverToFullLastName') || (firstName ? '' : text('DeliverToFullName') || text('DeliverToName')),
      companyName: text('DeliverToCompanyName'),
      street: text('DeliverToStreet'),
      postalCode: text('DeliverToPostalCode'),
      city: text('DeliverToCity'),
      region: text('DeliverToState'),
      country: text('DeliverToCountry'),
      phoneNumber: text('PhoneNumber'),
    }
    return {
      id,
      address: address.street || address.city ? address : undefined,
      method: deliveryMethod?.name ?? fieldText(deliveryMethod?.fields, 'Name') ?? '',
      // The delivery charge is a line as well; it stands among the totals.
      lines: lineItems.filter((line) => fieldText(line.fields, 'Type') !== 'Delivery Charge').map((line) => lineIn(line, totals)),
    }
  }

  function orderIn(body: unknown): Order {
    const { id, orderNumber, currencyIsoCode, status, fields, deliveryGroups } = parseBody(orderShape, body, 'lookupOrder')
    const totals = moneyIn(fields, ...withTax.total) === undefined ? beforeTax : withTax
    const deliveries = deliveryGroups.map((group) => deliveryIn(group, totals))
    return {
      id,
      number: orderNumber,
      orderedDate: fieldText(fields, 'OrderedDate') ?? '',
      status,
      currency: currencyIsoCode,
      total: moneyIn(fields, ...totals.total),
      subtotal: moneyIn(fields, ...totals.subtotal),
      shipping: moneyIn(fields, ...totals.shipping),
      // A total before taxes has none in it.
      tax: moneyIn(fields, ...totals.tax),
      withdrawn: fieldText(fields, name('field.withdrawn')),
      pictures: deliveries.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture ?? [])),
      deliveries,
    }
  }

  const wanted = () => {
    const custom = name('field.withdrawn')
    return [...(custom ? [`${shownFields},OrderSummary.${custom}`] : []), shownFields]
  }

  async function orderOf(number: string, proof: OrderProof | undefined, signal: AbortSignal | undefined): Promise<Order> {
    const { phoneNumber = '', ...rest } = proof ?? {}
    const verification = proof && { verification: { ...rest, ...(phoneNumber && { phoneNumber }) } }
    const asked = { orderSummaryIdOrRefNumber: number, ...verification }
    return asking(wanted(), async (fields) => orderIn((await call('lookupOrder', { query: { fields }, body: asked, signal })).body))
  }

  /** The way of v64 for guests: it wants the phone number of the order, and gives a token for an hour. */
  async function tokenOf(number: string, proof: OrderProof | undefined, signal: AbortSignal | undefined): Promise<OrderToken | undefined> {
    const { email = '', phoneNumber = '', lastName = '' } = proof ?? {}
    if (!email || !phoneNumber) return undefined
    const authorization = { orderSummaryRefNumber: number, email, phoneNumber, ...(lastName && { lastName }) }
    const answer = await call('authorizeOrder', { body: authorization, signal })
    const authorized = safeParse(orderTokenShape, answer.body)
    return authorized.success ? authorized.output : undefined
  }

  async function orderWith({ accessToken }: OrderToken, number: string, signal: AbortSignal | undefined): Promise<Order> {
    return asking(wanted(), async (fields) =>
      orderIn((await call('lookupAuthorizedOrder', { query: { number, accessToken, fields }, signal })).body),
    )
  }

  async function authorizedOrder(
    number: string,
    proof: OrderProof | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Order | undefined> {
    const token = await tokenOf(number, proof, signal)
    return token && orderWith(token, number, signal)
  }

  return {
    async page(pageToken, signal) {
      const { body } = await asking([totalWithTax], (fields) => call('orderSummaries', { query: { pageToken, fields }, signal }))
      const { orderSummaries, nextPageToken } = parseBody(orderSummariesShape, body, 'orderSummaries')
      const orders = orderSummaries.map(
        ({ orderSummaryId, orderNumber, orderedDate, createdDate, status, currencyIsoCode, totalAmount, fields, products }) => ({
          id: orderSummaryId,
          number: orderNumber,
          orderedDate: orderedDate ?? createdDate ?? '',
          status,
          currency: currencyIsoCode,
          // The reference does not say whether there is tax in `totalAmount`.
          total: moneyIn(fields, totalWithTax) ?? totalAmount ?? undefined,
          pictures: products.flatMap((product) => pictureIn(product) ?? []),
        }),
      )
      return { orders, next: nextPageToken || undefined }
    },

    async read(typed, proof, signal) {
      const number = readOrderNumber(typed)
      if (proof && 'accessToken' in proof) return shownOrNot(() => orderWith(proof, number, signal))
      // A whole proof (Order Summary Verification Input) is one question; without the last name the token is the way.
      const ways = proof?.lastName ? [orderOf, authorizedOrder] : [authorizedOrder, orderOf]
      for (const way of ways) {
        const order = await shownOrNot(() => way(number, proof, signal))
        if (order) return order
      }
      return undefined
    },

    authorize: (number, proof, signal) => shownOrNot(() => tokenOf(readOrderNumber(number), proof, signal)),

    async withdraw({ number, name, email }) {
      try {
        const { body } = await call('withdrawOrder', {
          body: { orderSummaryIdOrRefNumber: readOrderNumber(number), verification: { email }, name, email },
        })
        const { orderNumber, receivedDate } = parseBody(withdrawalShape, body, 'withdrawOrder')
        return { number: orderNumber, name, email, received: receivedDate }
      } catch (error) {
        const refused = refusalOf(error, { answering: 'withdrawal' })
        if (!refused) throw error
        return { refused }
      }
    },
  }
}

/** Asks with fields, then with fewer and with none: who lacks one of them, or does not show it to her, refuses them all (400). */
async function asking<T>(wanted: readonly string[], ask: (fields: string | undefined) => Promise<T>): Promise<T> {
  for (const fields of wanted) {
    try {
      return await ask(fields)
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status !== 400) throw error
    }
  }
  return ask(undefined)
}

const totalWithTax = 'GrandTotalAmount'

type TotalFields = Readonly<Record<'total' | 'subtotal' | 'shipping' | 'tax' | 'line', readonly string[]>>

/** Fields of OrderSummary and OrderItemSummary (Object Reference): sums with their tax, or without where the total is. */
const withTax: TotalFields = {
  total: [totalWithTax],
  subtotal: ['TotalAdjProductAmtWithTax'],
  shipping: ['TotalAdjDeliveryAmtWithTax'],
  tax: ['TotalTaxAmount'],
  line: ['AdjustedLineAmtWithTax'],
}
const beforeTax: TotalFields = {
  total: ['TotalAmount'],
  subtotal: ['TotalAdjustedProductAmount'],
  shipping: ['TotalAdjustedDeliveryAmount'],
  tax: [],
  line: ['TotalPrice', 'TotalLineAmount'],
}

/**
 * An order and its parts come with a few fields, and those that are asked for (Commerce Webstore Order Summary Lookup, 58.0:
 * "fields to return in the response along with default fields"; its example has no sum but the one before taxes).
 */
const shownFields = Object.entries({
  OrderSummary:
    'OrderedDate TotalAmount GrandTotalAmount TotalTaxAmount TotalAdjustedProductAmount TotalAdjProductAmtWithTax TotalAdjustedDeliveryAmount TotalAdjDeliveryAmtWithTax',
  OrderDeliveryGroupSummary:
    'DeliverToName DeliverToFullFirstName DeliverToFullLastName DeliverToCompanyName DeliverToStreet DeliverToPostalCode DeliverToCity DeliverToState DeliverToCountry PhoneNumber',
  OrderDeliveryMethod: 'Name',
  OrderItemSummary: 'Name Type Quantity TotalLineAmount TotalPrice AdjustedLineAmtWithTax',
  Product2: 'Name StockKeepingUnit',
})
  .flatMap(([object, names]) => names.split(' ').map((field) => `${object}.${field}`))
  .join()

/** Nobody learns why an order is not shown: there is none of this number, or the proof is another's. */
async function shownOrNot<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof PlatformError && isAboutShopper(error.status, 'orderLookup')) return undefined
    throw error
  }
}

/** The first of these fields that holds an amount. */
function moneyIn(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  return names.map((name) => fieldText(fields, name)).find((text) => text !== undefined && /^-?\d+(\.\d+)?$/.test(text))
}
