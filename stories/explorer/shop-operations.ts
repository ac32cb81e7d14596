import type { CommerceRow } from '../../src/commerce/salesforce/commerce/row.js'
import { type CallName, commerceRows, defaultPath } from '../../src/commerce/salesforce/commerce/rows.js'
import { lifetimes } from '../../src/commerce/salesforce/lifetimes.js'
import { type MethodName, type MethodRow, methodRows } from '../../src/commerce/salesforce/methods/methods.js'
import { parametersInPath } from '../../src/commerce/salesforce/records/prepare.js'
import type { Family, Operation, Parameter, Values } from './operations.js'

const areas: Record<CommerceRow['area'], { de: string; en: string }> = {
  application: { de: 'Der Shop', en: 'The store' },
  session: { de: 'Wer da ist', en: 'Who is there' },
  cart: { de: 'Warenkorb und Lieferung', en: 'Cart and delivery' },
  checkout: { de: 'Kasse', en: 'Checkout' },
  address: { de: 'Adressen', en: 'Addresses' },
  order: { de: 'Bestellungen', en: 'Orders' },
  catalogue: { de: 'Katalog und Preise', en: 'Catalogue and prices' },
  wishlist: { de: 'Merkzettel', en: 'Wishlists' },
}

/** The commerce interface, by area. */
export function commerceFamilies(): Family[] {
  const rows = Object.entries(commerceRows) as [CallName, CommerceRow][]
  const operations = rows.map(([name, row]) => ({ area: row.area, operation: commerceOperation(name, row) }))
  return (Object.keys(areas) as CommerceRow['area'][]).map((area) => ({
    client: 'commerce',
    name: areas[area],
    operations: operations.filter((one) => one.area === area).map(({ operation }) => operation),
  }))
}

function commerceOperation(name: CallName, row: CommerceRow): Operation {
  const { method: verb, path, area, lifetime } = row
  const asks = verb === 'GET' || row.asks === true
  return {
    client: 'commerce',
    name,
    verb,
    path,
    asks,
    parameters: commerceParameters(row),
    takesIfUnmodifiedSince: false,
    ...(asks && { lifetime: lifetime ?? 0 }),
    ...(area === 'checkout' && name !== 'startCheckout' && { after: lastSteps[name] ?? 'startCheckout' }),
  }
}

/** The way through the checkout. */
const lastSteps: Partial<Record<CallName, CallName>> = { placeOrder: 'pay', actOnOrder: 'pay', pay: 'changeCheckout' }

function commerceParameters({ method, path, query = {}, usual = {} }: CommerceRow): Parameter[] {
  const inPath = parametersInPath(path).map((name: string): Parameter => {
    const usualName = Object.hasOwn(defaultPath, name) ? defaultPath[name as keyof typeof defaultPath] : undefined
    return usualName === undefined
      ? { name, place: 'path', kind: 'text', need: 'required' }
      : { name, place: 'path', kind: 'text', need: 'optional', usual: usualName }
  })
  const inQuery = Object.keys(query).map(
    (name): Parameter => ({
      name,
      place: 'query',
      kind: 'scalar',
      need: 'optional',
      ...(usual[name] !== undefined && { usual: String(usual[name]) }),
    }),
  )
  const body: Parameter[] = ['POST', 'PUT', 'PATCH'].includes(method)
    ? [{ name: 'body', place: 'body', kind: 'given', need: 'optional' }]
    : []
  return [...inPath, ...inQuery, ...body]
}

/** The shop's server methods. Their table does not say what they take. */
export function methodFamilies(): Family[] {
  const operations = (Object.entries(methodRows) as [MethodName, MethodRow][]).map(
    ([name, { verb, read }]): Operation => ({
      client: 'methods',
      name,
      verb,
      path: `/lwr/apex/…/${name}`,
      asks: read === true,
      takesIfUnmodifiedSince: false,
      parameters: [{ name: 'arguments', place: 'argument', kind: 'values', need: 'optional' }],
      ...(read && { lifetime: lifetimes.serverMethod }),
    }),
  )
  return [{ client: 'methods', name: { de: 'Server-Methoden', en: 'Server methods' }, operations }]
}

/** Returns the input of the call, from the form's values by parameter. */
export function inputOf({ client, parameters }: Operation, config: Values): Values {
  if (client === 'records') return config
  if (client === 'methods') return (config.arguments ?? {}) as Values
  const within = (place: Parameter['place']) =>
    Object.fromEntries(
      parameters.filter((one) => one.place === place && Object.hasOwn(config, one.name)).map(({ name }) => [name, config[name]]),
    )
  const [path, query] = [within('path'), within('query')]
  return {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.hasOwn(config, 'body') && { body: config.body }),
  }
}
