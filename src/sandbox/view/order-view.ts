import { type OrderFacts, factsOf, numberOf, summaryIdOf } from '../world/checkout/order-history.js'
import { type Cents, containedTax, taxPercentOf, toMoney } from '../world/money.js'
import type { OrderDelivery, OrderState } from '../world/state.js'
import type { CustomerFacts } from '../world/types.js'
import type { World } from '../world/world.js'
import type { ChooseFields } from './order-fields.js'
import { pictureOf } from './product-view.js'

interface Viewed {
  world: World
  order: OrderState
  /** The customer who looks at the order. */
  customer: CustomerFacts | undefined
  webstoreId: string
  choose: ChooseFields
}

/** Two weeks after it was ordered everything has come. */
const underway = 14 * 86_400_000

const statusOf = ({ world, order }: Viewed): string =>
  world.clock.now() - Date.parse(order.orderedDate) < underway ? 'Created' : 'Fulfilled'

/** One member of the Order Summary Collection (documented). */
export function orderSummary(viewed: Viewed, withProducts: boolean) {
  const { world, order, choose } = viewed
  const { total, tax, currencyIsoCode } = factsOf(world, order, viewed.customer)
  return {
    adjustmentAggregates: null,
    createdDate: order.orderedDate,
    currencyIsoCode,
    fields: choose('OrderSummary', summaryFields(viewed)),
    orderNumber: numberOf(order),
    orderProductTopLevelLineCount: order.productIds.length,
    orderSummaryId: summaryIdOf(order),
    orderedDate: order.orderedDate,
    ownerId: null,
    products: withProducts ? order.productIds.map((productId) => productView(viewed, productId)) : null,
    status: statusOf(viewed),
    totalAmount: toMoney(total - tax),
  }
}

/** The Order Summary Lookup Output (documented). */
export function wholeOrder(viewed: Viewed) {
  const { world, order, customer, choose } = viewed
  const facts = factsOf(world, order, customer)
  return {
    adjustmentAggregates: null,
    adjustments: [],
    currencyIsoCode: facts.currencyIsoCode,
    deliveryGroups: facts.deliveries.map((delivery) => deliveryView(viewed, facts, delivery)),
    fields: choose('OrderSummary', summaryFields(viewed)),
    id: summaryIdOf(order),
    orderNumber: numberOf(order),
    status: statusOf(viewed),
  }
}

/** Amounts of the platform's order objects are without tax unless their name says otherwise (Object Reference). */
function summaryFields(viewed: Viewed) {
  const { world, order, customer, webstoreId } = viewed
  const facts = factsOf(world, order, customer)
  return {
    AccountId: order.accountId,
    CreatedDate: order.orderedDate,
    GrandTotalAmount: toMoney(facts.total),
    OrderedDate: order.orderedDate,
    OrderLifeCycleType: 'UNMANAGED',
    OrderNumber: numberOf(order),
    OwnerId: null,
    SalesStoreId: webstoreId,
    Status: statusOf(viewed),
    TotalAdjDeliveryAmtWithTax: toMoney(facts.shipping),
    TotalAdjProductAmtWithTax: toMoney(facts.subtotal),
    TotalAdjustedDeliveryAmount: toMoney(withoutTax(world, facts.shipping)),
    TotalAdjustedProductAmount: toMoney(withoutTax(world, facts.subtotal)),
    TotalAmount: toMoney(facts.total - facts.tax),
    TotalTaxAmount: toMoney(facts.tax),
    WithdrawalReceivedDate__c: order.withdrawn ?? null,
  }
}

const withoutTax = (world: World, gross: Cents): Cents => gross - containedTax(gross, taxPercentOf(world))

function deliveryView(viewed: Viewed, { currencyIsoCode }: OrderFacts, { deliveryGroupId, address, method, lines }: OrderDelivery) {
  const { choose } = viewed
  return {
    currencyIsoCode,
    deliveryMethod: { fields: choose('OrderDeliveryMethod', { Carrier: null, Name: method }), id: null },
    fields: choose('OrderDeliveryGroupSummary', {
      DeliverToCity: address?.city ?? null,
      DeliverToCompanyName: address?.companyName ?? null,
      DeliverToCountry: address?.country ?? null,
      DeliverToFullFirstName: address?.firstName ?? null,
      DeliverToFullLastName: address?.lastName ?? null,
      DeliverToFullName: address?.name ?? null,
      DeliverToName: address?.name ?? null,
      DeliverToPostalCode: address?.postalCode ?? null,
      DeliverToState: address?.region ?? null,
      DeliverToStreet: address?.street ?? null,
      GrandTotalAmount: toMoney(lines.reduce((sum, { total }) => sum + total, 0)),
      PhoneNumber: address?.shipToPhoneNumber ?? null,
    }),
    id: deliveryGroupId,
    lineItems: lines.map(({ productId, quantity, total }, index) => ({
      adjustments: [],
      currencyIsoCode,
      fields: choose('OrderItemSummary', {
        AdjustedLineAmtWithTax: toMoney(total),
        Name: viewed.world.shelves.byId.get(productId)?.name ?? null,
        Quantity: String(quantity),
        TotalLineAmount: toMoney(withoutTax(viewed.world, total)),
        TotalPrice: toMoney(withoutTax(viewed.world, total)),
        Type: 'Order Product',
      }),
      id: `${deliveryGroupId}-${index}`,
      itemClass: 'Simple',
      product: productView(viewed, productId),
    })),
  }
}

function productView({ world, choose }: Viewed, productId: string) {
  const product = world.shelves.byId.get(productId)
  return {
    canViewProduct: product !== undefined,
    errorCode: null,
    errorMessage: null,
    fields: product ? choose('Product2', { Description: product.description, Name: product.name, StockKeepingUnit: product.sku }) : {},
    id: productId,
    media: product ? pictureOf(product) : null,
    variationAttributes: {},
  }
}
