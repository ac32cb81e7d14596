import { safeParse } from 'valibot'
import type { Answer, Refusal } from '../../domain/answers.js'
import type {
  Checkout,
  CheckoutAddress,
  CheckoutChange,
  CheckoutGateway,
  CheckoutProblem,
  DeliveryChange,
  DeliveryGroup,
  Hindered,
  Outdated,
  PaymentResult,
} from '../../domain/checkout/checkout-gateway.js'
import { checkoutNames } from '../../domain/names/checkout-names.js'
import { type Names, namer } from '../../domain/names/names.js'
import { ShopError } from '../../domain/errors.js'
import { has } from '../../domain/has.js'
import type { Commerce } from '../commerce/commerce.js'
import { notUnderstood, PlatformError } from '../errors.js'
import type { HttpAnswer } from '../http.js'
import {
  actionsShape,
  checkoutShape,
  hinderedShape,
  orderShape,
  paymentShape,
  type WireAddress,
  type WireCheckout,
  type WireDeliveryGroup,
  type WireProblem,
  writtenGroupShape,
} from '../wire/checkout-wire.js'
import { cartSummaryShape, taxIn } from '../wire/cart-wire.js'
import { parseBody } from '../wire/wire.js'
import { asAnswer, refusalOf } from './refusals.js'

const outdated: Outdated = { outdated: true }

export function createCheckoutGateway({ call }: Commerce, names: () => Names | undefined = () => undefined): CheckoutGateway {
  const name = namer(checkoutNames, names)
  const problemOf = problemsNamed(name)

  /** Starts a checkout and names the consultant as an extra: a platform that does not take it must not stop the order. */
  async function startFor(consultant: string | undefined, cartId: string | undefined): Promise<HttpAnswer> {
    const cart = cartId ? { cartId } : {}
    const field = name('field.seller')
    if (consultant === undefined || !field) return call('startCheckout', { body: cart })
    const customFields = [{ attributes: { type: 'WebCart' }, [field]: consultant }]
    try {
      return await call('startCheckout', { body: { ...cart, customFields } })
    } catch (error) {
      if (!isStatus(error, 400) && !isStatus(error, 403)) throw error
      const answer = await call('startCheckout', { body: cart })
      console.error(`The platform was not told in whose shop this is bought: it did not take the field ${field} of the cart.`, error)
      return answer
    }
  }

  return {
    async start(consultant, cartId) {
      try {
        const { status, body } = await startFor(consultant, cartId)
        // Specification, section 4: after 410 and 422 the old one is deleted.
        if (status === 422) return outdated
        const { checkoutId } = parseBody(checkoutShape, body, 'startCheckout')
        if (!checkoutId) throw new ShopError('NULL_CHECKOUTID')
        return { checkoutId }
      } catch (error) {
        if (isStatus(error, 410)) return outdated
        throw error
      }
    },
    async read(id, signal) {
      try {
        const { body } = await call('checkout', { path: { checkout: id }, signal })
        return checkoutOf(body, id, problemOf)
      } catch (error) {
        if (isStatus(error, 410)) return outdated
        if (isStatus(error, 404)) return undefined
        throw error
      }
    },
    change: (id, change) => answerOrOutdated(call('changeCheckout', { path: { checkout: id }, body: bodyOf(change) })),
    changeGroup: (deliveryGroupId, change) => asAnswer(call('changeDeliveryGroup', { path: { deliveryGroupId }, body: groupBody(change) })),
    async addGroup(name, address) {
      try {
        const { body } = await call('addDeliveryGroup', { body: { name, deliveryAddress: wireAddress(address) } })
        return { groupId: parseBody(writtenGroupShape, body, 'addDeliveryGroup').id }
      } catch (error) {
        const refused = refusalOf(error)
        if (!refused) throw error
        return { refused }
      }
    },
    removeGroup: (deliveryGroupId) => asAnswer(call('deleteDeliveryGroup', { path: { deliveryGroupId } })),
    async arrange(arrangements) {
      let status = 200
      const wanted = arrangements.map(({ lineId, groupId, quantity }) => ({
        cartItemId: lineId,
        deliveryGroupId: groupId,
        quantity: String(quantity),
      }))
      const answer = await asAnswer(
        call('arrangeItems', { body: { arrangements: wanted } }).then((given) => {
          status = given.status
        }),
      )
      return status === 202 ? { pending: true } : answer
    },
    async copyForPayer(account) {
      try {
        const { body } = await call('cloneCart', { query: { account } })
        return { cartId: parseBody(cartSummaryShape, body, 'cloneCart').cartId }
      } catch (error) {
        const refused = refusalOf(error)
        if (!refused) throw error
        return { refused }
      }
    },
    async remove(id) {
      await call('deleteCheckout', { path: { checkout: id } }).catch((error) => {
        if (!isStatus(error, 404) && !isStatus(error, 410)) throw error
      })
    },
    async pay(id, { requestType, paymentToken, billingAddress, paymentsData }) {
      // A billing address knows no phone (contracts, 2.7).
      const address = billingAddress && wireAddress({ ...billingAddress, phoneNumber: '' })
      const body = { requestType, paymentToken, billingAddress: address, paymentsData }
      try {
        const { body: answer } = await call('pay', { path: { checkout: id }, body })
        return paymentOf(answer, problemOf)
      } catch (error) {
        return asNo(error)
      }
    },
    async prepare(id) {
      try {
        const { body } = await call('actOnOrder', { path: { checkout: id }, body: { actions: [{ action: 'prepare' }] } })
        const [action] = parseBody(actionsShape, body, 'actOnOrder').actions
        return action && hinderedBy(action.statusCode, action.errors, problemOf)
      } catch (error) {
        // The resource is documented for v64 only; before it, placing validates by itself.
        if (isStatus(error, 404)) return undefined
        return hindrance(error, problemOf)
      }
    },
    async order(id, way) {
      try {
        if (way === 'place') {
          const { body } = await call('placeOrder', { path: { checkout: id } })
          const { orderReferenceNumber, errors } = parseBody(orderShape, body, 'placeOrder')
          // An answer with errors orders nothing, even with a number beside them (Checkout Order, 55.0).
          if (errors.length > 0) return { problems: errors.map(problemOf) }
          return orderReferenceNumber ? { orderReferenceNumber } : saysNothing('placeOrder')
        }
        const { body } = await call('actOnOrder', { path: { checkout: id }, body: { actions: [{ action: 'submit' }] } })
        const { actions, ...whole } = parseBody(actionsShape, body, 'actOnOrder')
        const [{ orderReferenceNumber, errors, statusCode } = { ...whole, statusCode: 200 }] = actions
        if (errors.length > 0 || statusCode >= 400) return hinderedBy(statusCode, errors, problemOf) ?? { problems: errors.map(problemOf) }
        return orderReferenceNumber ? { orderReferenceNumber } : saysNothing('actOnOrder')
      } catch (error) {
        return hindrance(error, problemOf)
      }
    },
  }
}

/** Throws for an answer that neither orders nor refuses: the caller has to look for the order. */
function saysNothing(call: string): never {
  const message = `The answer to ${call} is not understood: it has neither orderReferenceNumber nor errors.`
  throw new PlatformError({ kind: 'broken', code: notUnderstood, message })
}

/** @throws what is no answer: offline, 408, 429, 5xx */
async function answerOrOutdated(write: Promise<unknown>): Promise<Answer | Outdated> {
  try {
    await write
    return { done: true }
  } catch (error) {
    return asNo(error)
  }
}

function asNo(error: unknown): { refused: Refusal } | Outdated {
  if (isStatus(error, 404) || isStatus(error, 410)) return outdated
  const refused = refusalOf(error)
  if (!refused) throw error
  return { refused }
}

const isStatus = (error: unknown, status: number): boolean => error instanceof PlatformError && error.status === status

/** @throws what is no answer: offline, 408, 429, 5xx */
function hindrance(error: unknown, problemOf: ProblemOf): Hindered | Outdated | Answer {
  const no = asNo(error)
  if (has(no, 'outdated')) return no
  const { problems, hasChanged } = problemsIn(error instanceof PlatformError ? error.cause : undefined, problemOf)
  if (hasChanged || no.refused.reason === 'conflict') return { problems, changed: true }
  return problems.length > 0 ? { problems } : no
}

function hinderedBy(status: number, errors: readonly WireProblem[], problemOf: ProblemOf): Hindered | undefined {
  if (status < 400) return undefined
  const problems = errors.map(problemOf)
  return status === 409 ? { problems, changed: true } : { problems }
}

interface Problems {
  problems: CheckoutProblem[]
  /** An action of a 422 was in conflict with another change of the cart. */
  hasChanged: boolean
}

/** The errors of a body, of its actions, or of an error array whose entry has them (contracts, 1.6 and 2.7). */
function problemsIn(body: unknown, problemOf: ProblemOf): Problems {
  const found = safeParse(hinderedShape, Array.isArray(body) ? body[0] : body)
  if (!found.success) return { problems: [], hasChanged: false }
  const { errors, actions } = found.output
  const all = [...errors, ...actions.flatMap((action) => action.errors)]
  return { problems: all.map(problemOf), hasChanged: actions.some(({ statusCode }) => statusCode === 409) }
}

/** The first that fits counts. */
const kinds: readonly (readonly [key: keyof typeof checkoutNames, kind: CheckoutProblem['kind']])[] = [
  ['problem.inventory', 'inventory'],
  ['problem.shipping', 'shipping'],
  ['problem.contact', 'contact'],
  ['problem.paymentAccount', 'payment-account'],
  ['problem.paymentConfirmation', 'payment-confirmation'],
  ['problem.paymentId', 'payment-id'],
  ['problem.payment', 'payment'],
  ['problem.cart', 'cart'],
]

type ProblemOf = (wire: WireProblem) => CheckoutProblem

const problemsNamed =
  (name: (key: keyof typeof checkoutNames) => string): ProblemOf =>
  ({ type, title, detail, invalidParameters }) => ({
    kind: kinds.find(([key]) => name(key) !== '' && type.includes(name(key)))?.[1] ?? 'other',
    detail: detail || title,
    names: invalidParameters.map((parameter) => parameter.name).filter(Boolean),
  })

function checkoutOf(body: unknown, id: string | undefined, problemOf: ProblemOf): Checkout {
  const wire = parseBody(checkoutShape, body, 'checkout')
  const { cartSummary: summary } = wire
  const checkoutId = wire.checkoutId ?? id
  if (!checkoutId) throw new ShopError('NULL_CHECKOUTID')
  return {
    id: checkoutId,
    pending: wire.checkoutStatus === 202,
    cartId: summary?.cartId,
    contact: wire.contactInfo,
    groups: wire.deliveryGroups.items.map(groupOf),
    totals:
      summary?.grandTotalAmount && summary.asyncOperationStatus !== 'Processing'
        ? {
            currency: summary.currencyIsoCode,
            subtotal: summary.totalAmountWithItemAdjustment ?? summary.totalProductAmount ?? summary.grandTotalAmount,
            shipping: isDeliveryKnown(wire) ? (summary.totalChargeAmount ?? undefined) : undefined,
            tax: taxIn(summary),
            total: summary.grandTotalAmount,
          }
        : undefined,
    problems: [...wire.errors, ...wire.deliveryGroups.items.flatMap(({ errors }) => errors)].map(problemOf),
    orderReferenceNumber: wire.orderReferenceNumber || undefined,
  }
}

/** Before each group has its way of delivery, the charge is "0", which says nothing. */
const isDeliveryKnown = ({ cartSummary, deliveryGroups: { items } }: WireCheckout): boolean =>
  Number(cartSummary?.totalChargeAmount) > 0 ||
  (items.length > 0 && items.every(({ selectedDeliveryMethod }) => selectedDeliveryMethod?.id))

function groupOf(group: WireDeliveryGroup): DeliveryGroup {
  const items = group.cartItems?.cartItems ?? []
  return {
    id: group.id,
    isDefault: group.isDefault,
    address: group.deliveryAddress ? addressOf(group.deliveryAddress) : undefined,
    methods: group.availableDeliveryMethods.map(({ id, name, carrier, adjustedShippingFee, shippingFee, currencyIsoCode }) => ({
      id,
      name,
      carrier,
      fee: adjustedShippingFee ?? shippingFee ?? '',
      currency: currencyIsoCode,
    })),
    methodId: group.selectedDeliveryMethod?.id ?? undefined,
    desiredDeliveryDate: group.desiredDeliveryDate || undefined,
    instructions: group.shippingInstructions ?? '',
    gift: group.isGift ? { to: group.giftToName ?? '', message: group.giftMessage ?? '' } : undefined,
    productCount: group.totalCartItemCount ?? 0,
    lines: items.flatMap(({ cartItem }) => (cartItem?.cartItemId ? [{ lineId: cartItem.cartItemId, quantity: cartItem.quantity }] : [])),
  }
}

function addressOf({ name, shipToPhoneNumber, phoneNumber, ...address }: WireAddress): CheckoutAddress {
  const lastName = address.lastName || (address.firstName ? '' : name)
  return { ...address, lastName, phoneNumber: shipToPhoneNumber ?? phoneNumber ?? '' }
}

/** `name` and `country` are needed (contracts, 2.7). */
export function wireAddress(address: CheckoutAddress): Record<string, string> {
  const { firstName, lastName, companyName } = address
  const name = `${firstName} ${lastName}`.trim() || companyName
  return { name, ...Object.fromEntries(Object.entries(address).filter(([, value]) => value !== '')) }
}

/** A gift is written under the names under which it is read (Delivery Group Input, 64.0). */
function groupBody(change: DeliveryChange): Record<string, unknown> {
  const { methodId, gift } = change
  return {
    deliveryMethodId: methodId,
    ...('gift' in change && { isGift: gift !== undefined, giftToName: gift?.to ?? '', giftMessage: gift?.message ?? '' }),
  }
}

function bodyOf(change: CheckoutChange): Record<string, unknown> {
  if ('contact' in change) {
    const { contact, address } = change
    const contactInfo = Object.fromEntries(Object.entries(contact).map(([name, value]) => [name, value || null]))
    return address ? { contactInfo, deliveryAddress: wireAddress(address) } : { contactInfo }
  }
  if ('address' in change) return { deliveryAddress: wireAddress(change.address) }
  if ('methodId' in change) return { deliveryMethodId: change.methodId }
  return { desiredDeliveryDate: change.desiredDeliveryDate, shippingInstructions: change.instructions }
}

/** `commercepayments.SalesforceResultCode` (48.0). */
const codes: readonly PaymentResult['code'][] = [
  'Success',
  'Decline',
  'PermanentFail',
  'RequiresReview',
  'Indeterminate',
  'SystemError',
  'ValidationError',
]

function paymentOf(body: unknown, problemOf: ProblemOf): PaymentResult {
  const { salesforceResultCode, paymentData, errors } = parseBody(paymentShape, body, 'pay')
  return {
    code: codes.find((code) => code === salesforceResultCode) ?? 'SystemError',
    paymentData: paymentData ?? undefined,
    problems: errors.map(problemOf),
  }
}
