import type { Order, OrderDelivery, OrderGateway, OrderLine } from '../../shop/order/order-gateway.js'
import { readOrderNumber } from '../../shop/order/read-order-number.js'
import { type Names, namer } from '../../shop/names/names.js'
import { orderNames } from '../../shop/names/order-names.js'
import type { Commerce } from '../commerce/commerce.js'
import { PlatformError } from '../errors.js'
import { fieldNumber, fieldText, pictureOf } from '../wire/fields.js'
import { orderShape, orderSummariesShape, type WireOrder, type WireOrderProduct, withdrawalShape } from '../wire/order-wire.js'
import { understand } from '../wire/wire.js'
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

  function lineIn({ id, fields, product }: WireOrder['deliveryGroups'][number]['lineItems'][number]): OrderLine {
    return {
      id,
      productId: product?.productId ?? product?.id ?? undefined,
      name: fieldText(product?.fields, 'Name') ?? fieldText(fields, 'Name') ?? '',
      quantity: fieldNumber(fields, 'Quantity') ?? 1,
      total: moneyIn(fields, 'TotalLineAmount', 'TotalPrice'),
      picture: pictureIn(product),
    }
  }

  function deliveryIn({ id, fields, deliveryMethod, lineItems }: WireOrder['deliveryGroups'][number]): OrderDelivery {
    const text = (name: string) => fieldText(fields, name) ?? ''
    const address = {
      firstName: text('DeliverToFirstName'),
      lastName: text('DeliverToLastName') || (text('DeliverToFirstName') ? '' : text('DeliverToName')),
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
      // What sending costs is a line as well; it stands among the sums.
      lines: lineItems.filter((line) => fieldText(line.fields, 'Type') !== 'Delivery Charge').map(lineIn),
    }
  }

  function orderIn(body: unknown): Order {
    const { id, orderNumber, currencyIsoCode, status, fields, deliveryGroups } = understand(orderShape, body, 'lookupOrder')
    const deliveries = deliveryGroups.map(deliveryIn)
    return {
      id,
      number: orderNumber,
      orderedDate: fieldText(fields, 'OrderedDate') ?? '',
      status,
      currency: currencyIsoCode,
      total: moneyIn(fields, 'GrandTotalAmount', 'TotalAmount'),
      subtotal: moneyIn(fields, 'TotalAdjustedProductAmount'),
      shipping: moneyIn(fields, 'TotalAdjustedDeliveryAmount'),
      tax: moneyIn(fields, 'TotalTaxAmount'),
      withdrawn: fieldText(fields, name('field.withdrawn')),
      pictures: deliveries.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture ?? [])),
      deliveries,
    }
  }

  return {
    async page(pageToken, signal) {
      const { body } = await call('orderSummaries', { query: { pageToken }, signal })
      const { orderSummaries, nextPageToken } = understand(orderSummariesShape, body, 'orderSummaries')
      const orders = orderSummaries.map(
        ({ orderSummaryId, orderNumber, orderedDate, createdDate, status, currencyIsoCode, totalAmount, products }) => ({
          id: orderSummaryId,
          number: orderNumber,
          orderedDate: orderedDate ?? createdDate ?? '',
          status,
          currency: currencyIsoCode,
          total: totalAmount ?? undefined,
          pictures: products.flatMap((product) => pictureIn(product) ?? []),
        }),
      )
      return { orders, next: nextPageToken || undefined }
    },

    async read(number, proof, signal) {
      try {
        const verification = proof && { verification: proof }
        const { body } = await call('lookupOrder', {
          body: { orderSummaryIdOrRefNumber: readOrderNumber(number), ...verification },
          signal,
        })
        return orderIn(body)
      } catch (error) {
        if (error instanceof PlatformError && isAboutShopper(error.status, 'orderLookup')) return undefined
        throw error
      }
    },

    async withdraw({ number, name, email }) {
      try {
        const { body } = await call('withdrawOrder', { body: { orderSummaryIdOrRefNumber: readOrderNumber(number), name, email } })
        const { orderNumber, receivedDate } = understand(withdrawalShape, body, 'withdrawOrder')
        return { number: orderNumber, name, email, received: receivedDate }
      } catch (error) {
        const refused = refusalOf(error, { answering: 'withdrawal' })
        if (!refused) throw error
        return { refused }
      }
    },
  }
}

/** The first of these fields that holds an amount. */
function moneyIn(fields: Readonly<Record<string, unknown>>, ...names: readonly string[]): string | undefined {
  return names.map((name) => fieldText(fields, name)).find((text) => text !== undefined && /^-?\d+(\.\d+)?$/.test(text))
}
