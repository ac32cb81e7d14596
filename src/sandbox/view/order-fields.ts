import type { ExtensionName } from '../reference/extensions.js'
import { illegalParameter, Refusal } from '../world/refusal.js'

/** The objects of an order, and the fields that this world knows of each (Object Reference); further ones are refused. */
const known = {
  OrderSummary:
    'AccountId CreatedDate GrandTotalAmount OrderedDate OrderLifeCycleType OrderNumber OwnerId SalesStoreId Status TotalAdjDeliveryAmtWithTax TotalAdjProductAmtWithTax TotalAdjustedDeliveryAmount TotalAdjustedProductAmount TotalAmount TotalTaxAmount WithdrawalReceivedDate__c',
  OrderDeliveryGroupSummary:
    'DeliverToCity DeliverToCompanyName DeliverToCountry DeliverToFullFirstName DeliverToFullLastName DeliverToFullName DeliverToName DeliverToPostalCode DeliverToState DeliverToStreet GrandTotalAmount PhoneNumber',
  OrderDeliveryMethod: 'Carrier Name',
  OrderItemSummary: 'AdjustedLineAmtWithTax Name Quantity TotalLineAmount TotalPrice Type',
  Product2: 'Description Name StockKeepingUnit',
} as const

type OrderObject = keyof typeof known

const knownFields: ReadonlyMap<string, { object: OrderObject; field: string }> = new Map(
  Object.entries(known).flatMap(([object, names]) =>
    names.split(' ').map((field) => [`${object}.${field}`.toLowerCase(), { object: object as OrderObject, field }]),
  ),
)

/** Fields of an order that come unasked: those that the reference prints in its example (Order Summary Lookup Output, 58.0). */
const defaultFields: Readonly<Partial<Record<OrderObject, readonly string[]>>> = {
  OrderSummary: ['AccountId', 'OrderedDate', 'OwnerId', 'SalesStoreId', 'TotalAmount'],
}

/** Chooses the fields that come with an answer, among all that are known of an object. */
export type ChooseFields = (
  object: OrderObject,
  fields: Readonly<Record<string, string | null>>,
) => Readonly<Record<string, { dataName: string; label: string; text: string | null; type: string }>>

const namesIn = (wanted: string | null): string[] =>
  (wanted ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const chooser =
  (names: (object: OrderObject) => ReadonlySet<string>): ChooseFields =>
  (object, fields) => {
    const chosen = names(object)
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, text]) =>
        chosen.has(name) ? [[name, { dataName: name, label: name, text, type: 'string' }]] : [],
      ),
    )
  }

function fieldNamed(name: string, extensions: ReadonlySet<ExtensionName>) {
  const found = knownFields.get(name.toLowerCase())
  if (found && (!found.field.endsWith('__c') || extensions.has('withdrawal'))) return found
  throw new Refusal(400, 'INVALID_FIELD', `No such column '${name.slice(name.lastIndexOf('.') + 1)}' on entity '${name.split('.')[0]}'.`)
}

/**
 * Order Summary Lookup, `fields`: "specific fields, including custom fields, to return in the response along with default fields".
 * @throws {Refusal} for a field that the object does not have
 */
export function lookedUpFields(wanted: string | null, extensions: ReadonlySet<ExtensionName>): ChooseFields {
  const asked = namesIn(wanted).map((name) => fieldNamed(name, extensions))
  return chooser(
    (object) => new Set([...(defaultFields[object] ?? []), ...asked.flatMap((one) => (one.object === object ? [one.field] : []))]),
  )
}

const maxListedFields = 35

/**
 * Order Summaries, `fields`: "up to 35 additional order summary fields", by their names alone and in any case, as in its example
 * `orderNumber, status, orderLifeCycleType`.
 * @throws {Refusal} for more, and for a field that an order summary does not have
 */
export function listedFields(wanted: string | null, extensions: ReadonlySet<ExtensionName>): ChooseFields {
  const names = namesIn(wanted)
  if (names.length > maxListedFields) throw illegalParameter('fields', names.join(','))
  const asked = new Set(names.map((name) => fieldNamed(`OrderSummary.${name.replace(/^OrderSummary\./i, '')}`, extensions).field))
  return chooser((object) => (object === 'OrderSummary' ? asked : new Set()))
}
