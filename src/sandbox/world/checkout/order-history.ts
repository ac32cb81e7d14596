import { addressesOf } from './addresses.js'
import { deliveryMethodsOf } from './delivery-methods.js'
import { unitPriceOf } from '../cart/pricing.js'
import { to18 } from '../ids.js'
import { containedTax, taxPercentOf } from '../money.js'
import { notFound, Refusal } from '../refusal.js'
import type { OrderDelivery, OrderState } from '../state.js'
import type { CustomerFacts } from '../types.js'
import type { World } from '../world.js'

/** The summary of an order is a record of its own. */
export const summaryIdOf = ({ orderId }: OrderState): string => to18(`1Os${orderId.slice(3, 15)}`)

/** An order that a scene tells of has no receipt: its number is made of its id. */
export const numberOf = ({ orderId, receipt }: OrderState): string =>
  receipt?.orderReferenceNumber ?? `LR-${orderId.slice(9, 15).toUpperCase()}`

/** Returns the orders of an account, the newest first; parting from a consultant removes none. */
export const ordersOfAccount = ({ state }: World, accountId: string): OrderState[] =>
  Object.values(state.orders)
    .filter((order) => order.accountId === accountId)
    .toSorted((left, right) => right.orderedDate.localeCompare(left.orderedDate))

/** Details by which a guest proves that an order is hers. */
export interface Proof {
  email: string
  lastName: string
  phoneNumber?: string
}

interface Seeker {
  /** The account of who is signed in. */
  accountId: string | undefined
  proof: Proof
}

/** @throws {Refusal} 404 for one that is not hers as for one that there is not */
export function findOrder(world: World, named: string, { accountId, proof }: Seeker): OrderState {
  const name = named.trim().toUpperCase()
  const order = Object.values(world.state.orders).find(
    (each) => numberOf(each).toUpperCase() === name || summaryIdOf(each).toUpperCase() === name,
  )
  if (order && (isOf(order, accountId) || isProven(contactOf(world, order), proof))) return order
  throw notFound()
}

const isOf = (order: OrderState, accountId: string | undefined): boolean => accountId !== undefined && order.accountId === accountId

type Contact = Readonly<Record<'email' | 'lastName' | 'phoneNumber', string | null | undefined>>

/** An order without a receipt was placed with what its customer's account says. */
export function contactOf({ directory }: World, { accountId, receipt }: OrderState): Contact | undefined {
  const customer = directory.customers.find((each) => each.accountId === accountId)
  return receipt?.contact ?? (customer && { email: customer.email, lastName: customer.lastName, phoneNumber: customer.phone })
}

function isProven(contact: Contact | undefined, { email, lastName, phoneNumber = '' }: Proof): boolean {
  return (
    same(contact?.email, email) &&
    (lastName === '' || same(contact?.lastName, lastName)) &&
    (phoneNumber === '' || digits(contact?.phoneNumber) === digits(phoneNumber))
  )
}

const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '')

const same = (known: string | null | undefined, said: string): boolean =>
  Boolean(known) && known?.trim().toLowerCase() === said.trim().toLowerCase()

export interface OrderFacts {
  deliveries: readonly OrderDelivery[]
  subtotal: number
  shipping: number
  tax: number
  total: number
  currencyIsoCode: string
}

/** Returns the facts of an order; the products of a scene's order have today's prices. */
export function factsOf(world: World, order: OrderState, customer: CustomerFacts | undefined): OrderFacts {
  const { productIds, receipt } = order
  const lines = (receipt?.lines ?? productIds.map((productId) => ({ productId, quantity: 1 }))).map((line) => {
    const product = world.shelves.byId.get(line.productId)
    return { ...line, total: product ? unitPriceOf(product).sales * line.quantity : 0 }
  })
  const subtotal = receipt?.subtotal ?? lines.reduce((sum, { total }) => sum + total, 0)
  const total = receipt?.grandTotal ?? subtotal
  return {
    deliveries: receipt?.deliveries ?? [{ deliveryGroupId: to18(`0ag${order.orderId.slice(3, 15)}`), ...sentHome(world, customer), lines }],
    subtotal,
    shipping: receipt?.shipping ?? total - subtotal,
    tax: receipt?.tax ?? containedTax(total, taxPercentOf(world)),
    total,
    currencyIsoCode: receipt?.currencyIsoCode ?? 'EUR',
  }
}

function sentHome(world: World, customer: CustomerFacts | undefined) {
  const [home] = customer ? addressesOf({ world, customer }, customer.accountId) : []
  return {
    method: deliveryMethodsOf(world)[0]?.name ?? '',
    address: home ? { ...home, id: home.addressId, country: home.country ?? '', shipToPhoneNumber: home.phoneNumber } : null,
  }
}

/** Section 356a: it is received, and its receipt says when; the same again changes nothing. */
export function withdraw(world: World, order: OrderState, { name, email }: { name: string; email: string }): string {
  if (name.trim() === '') throw missing('name', 'Bitte gib deinen Namen an.')
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw missing('email', 'Bitte gib deine E-Mail-Adresse an.')
  order.withdrawn ??= world.now()
  return order.withdrawn
}

const missing = (field: string, message: string) => new Refusal(400, 'REQUIRED_FIELD_MISSING', message, { field })
