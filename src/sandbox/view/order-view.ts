import { type OrderFacts, factsOf, numberOf, summaryIdOf } from '../world/checkout/order-history.js'
import { toMoney } from '../world/money.js'
import type { OrderDelivery, OrderState } from '../world/state.js'
import type { CustomerFacts } from '../world/types.js'
import type { World } from '../world/world.js'
import { pictureOf } from './product-view.js'

interface Viewed {
  world: World
  order: OrderState
  /** The customer who looks at the order. */
  customer: CustomerFacts | undefined
}

/** Two weeks after it was ordered everything has come. */
const underway = 14 * 86_400_000

const statusOf = ({ world, order }: Viewed): string =>
  world.clock.now() - Date.parse(order.orderedDate) < underway ? 'Created' : 'Fulfilled'

/** One member of the Order Summary Collection (documented). */
export function orderSummary(viewed: Viewed, withProducts: boolean) {
  const { world, order, customer } = viewed
  const { total, currencyIsoCode } = factsOf(world, order, customer)
  return {
    adjustmentAggregates: null,
    createdDate: order.orderedDate,
    currencyIsoCode,
    fields: {},
    orderNumber: numberOf(order),
    orderProductTopLevelLineCount: order.productIds.length,
    orderSummaryId: summaryIdOf(order),
    orderedDate: order.orderedDate,
    ownerId: null,
    products: withProducts ? order.productIds.map((productId) => productView(world, productId)) : null,
    status: statusOf(viewed),
    totalAmount: toMoney(total),
  }
}

/** The Order Summary Lookup Output (documented; which fields come with it is inferred). */
export function wholeOrder(viewed: Viewed) {
  const { world, order, customer } = viewed
  const facts = factsOf(world, order, customer)
  return {
    adjustmentAggregates: null,
    adjustments: [],
    currencyIsoCode: facts.currencyIsoCode,
    deliveryGroups: facts.deliveries.map((delivery) => deliveryView(world, facts, delivery)),
    fields: {
      AccountId: field(order.accountId),
      OrderedDate: field(order.orderedDate),
      TotalAdjustedProductAmount: field(toMoney(facts.subtotal)),
      TotalAdjustedDeliveryAmount: field(toMoney(facts.shipping)),
      TotalTaxAmount: field(toMoney(facts.tax)),
      TotalAmount: field(toMoney(facts.total - facts.tax)),
      GrandTotalAmount: field(toMoney(facts.total)),
      WithdrawalReceivedDate__c: field(order.withdrawn ?? null),
    },
    id: summaryIdOf(order),
    orderNumber: numberOf(order),
    status: statusOf(viewed),
  }
}

function deliveryView(world: World, { currencyIsoCode }: OrderFacts, { deliveryGroupId, address, method, lines }: OrderDelivery) {
  return {
    currencyIsoCode,
    deliveryMethod: { fields: { Name: field(method) }, id: null },
    fields: {
      DeliverToName: field(address?.name ?? null),
      DeliverToFullFirstName: field(address?.firstName ?? null),
      DeliverToFullLastName: field(address?.lastName ?? null),
      DeliverToCompanyName: field(address?.companyName ?? null),
      DeliverToStreet: field(address?.street ?? null),
      DeliverToPostalCode: field(address?.postalCode ?? null),
      DeliverToCity: field(address?.city ?? null),
      DeliverToState: field(address?.region ?? null),
      DeliverToCountry: field(address?.country ?? null),
      PhoneNumber: field(address?.shipToPhoneNumber ?? null),
    },
    id: deliveryGroupId,
    lineItems: lines.map(({ productId, quantity, total }, index) => ({
      adjustments: [],
      currencyIsoCode,
      fields: {
        Type: field('Order Product'),
        Quantity: field(String(quantity)),
        TotalLineAmount: field(toMoney(total)),
      },
      id: `${deliveryGroupId}-${index}`,
      itemClass: 'Simple',
      product: productView(world, productId),
    })),
  }
}

function productView(world: World, productId: string) {
  const product = world.shelves.byId.get(productId)
  return {
    canViewProduct: product !== undefined,
    errorCode: null,
    errorMessage: null,
    fields: product ? { Name: field(product.name), StockKeepingUnit: field(product.sku) } : {},
    id: productId,
    media: product ? pictureOf(product) : null,
    variationAttributes: {},
  }
}

const field = (text: string | null) => ({ dataName: null, label: null, text, type: 'string' })
