import { monikerIn } from './checkout-inputs.js'
import { type CheckoutProblem, problem } from './checkout-problems.js'
import type { CheckoutState, PaymentFault, PaymentState, PaymentType } from './checkout-state.js'
import { reversePayments } from './checkouts.js'
import { readAddress } from './delivery-address.js'
import { hashOf } from '../ids.js'
import { type Input, invalid, isInput } from '../inputs.js'
import type { Owner } from '../shop/owners.js'
import { priceCart } from '../cart/pricing.js'
import { primaryOf } from '../consultants/relations.js'
import { entryOf, type CartState } from '../state.js'
import type { ConsultantFacts } from '../types.js'
import type { World } from '../world.js'

export interface PaymentResult {
  salesforceResultCode: 'Success' | 'Decline' | 'RequiresReview' | 'PermanentFail' | 'Indeterminate' | 'SystemError' | 'ValidationError'
  paymentData: string | null
  errors: CheckoutProblem[]
}

/** Tokens that fail, each in its own way; every other one is good. */
const failures: Readonly<Record<string, readonly [code: Exclude<PaymentResult['salesforceResultCode'], 'Success'>, detail: string]>> = {
  tok_declined: ['Decline', 'Die Karte wurde abgelehnt. Bitte versuche es mit einer anderen Karte.'],
  tok_expired_card: ['Decline', 'Die Karte ist abgelaufen. Bitte versuche es mit einer anderen Karte.'],
  tok_confirmation: ['SystemError', 'Die Zahlung konnte nicht bestätigt werden. Bitte versuche es in ein paar Minuten noch einmal.'],
  tok_system_error: ['SystemError', 'Beim Bezahlen ist ein Fehler aufgetreten.'],
  tok_secure: ['RequiresReview', 'Bitte bestätige die Zahlung bei deiner Bank.'],
  tok_permanent: ['PermanentFail', 'Diese Karte kann nicht mehr verwendet werden. Bitte nimm eine andere.'],
  tok_indeterminate: ['Indeterminate', 'Ob die Zahlung angekommen ist, steht noch nicht fest.'],
  tok_validation: ['ValidationError', 'Die Angaben zur Zahlung sind unvollständig.'],
}

const requestTypes = ['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest'] as const

const mostPairs = 4

/** An attempt takes the place of the one before, which is given back; the same token again is the same payment. */
export function pay(
  world: World,
  { checkout, cart, owner }: { checkout: CheckoutState; cart: CartState; owner: Owner },
  input: Input,
): PaymentResult {
  const { requestType, paymentToken, billingAddress } = input
  if (!isRequestType(requestType)) throw invalid(`requestType must be one of ${requestTypes.join(', ')}.`)
  checkPaymentsData(requestType, input.paymentsData)
  if (billingAddress !== undefined && !isInput(billingAddress)) throw invalid('billingAddress must be an object.')
  if (billingAddress) readAddress(world, billingAddress)
  const fault = faultOf(world, consultantOf(world, checkout, owner))
  if (requestType === 'ClientRequest') return clientData(checkout, fault)
  if (typeof paymentToken !== 'string' || paymentToken.trim() === '') throw invalid('paymentToken is required.', { field: 'paymentToken' })
  checkType(checkout, requestType)
  if (fault) return failed('ValidationError', faultProblem(fault))
  return charge(
    { checkout, cart },
    { requestType, tokenHash: hashOf(paymentToken), amount: priceCart(world, cart).grandTotal },
    paymentToken,
  )
}

const isRequestType = (value: unknown): value is (typeof requestTypes)[number] => requestTypes.some((type) => type === value)

function charge(
  { checkout, cart }: { checkout: CheckoutState; cart: CartState },
  payment: Omit<PaymentState, 'status'>,
  paymentToken: string,
): PaymentResult {
  const before = livePayment(checkout)
  if (before && before.tokenHash === payment.tokenHash && before.amount === payment.amount) return succeeded(null)
  reversePayments(checkout, cart)
  const failure = entryOf(failures, paymentToken)
  // Inferred: what the bank must ask her goes to the provider with the answer.
  if (failure?.[0] === 'RequiresReview')
    return { ...failed(failure[0], problem('payment-failure', failure[1])), paymentData: JSON.stringify({ challenge: paymentToken }) }
  if (failure)
    return failed(
      failure[0],
      problem(paymentToken === 'tok_confirmation' ? 'payment-confirmation-failure' : 'payment-failure', failure[1], [
        { name: 'paymentToken', reason: failure[0] },
      ]),
    )
  checkout.payments.push({ ...payment, status: payment.requestType === 'Auth' ? 'Authorised' : 'Captured' })
  return succeeded(null)
}

/** Returns the payment that was authorised or captured and not given back. */
export function livePayment({ payments }: CheckoutState): PaymentState | undefined {
  const last = payments.at(-1)
  return last?.status === 'Authorised' || last?.status === 'Captured' ? last : undefined
}

const succeeded = (paymentData: string | null): PaymentResult => ({ salesforceResultCode: 'Success', paymentData, errors: [] })

const failed = (salesforceResultCode: PaymentResult['salesforceResultCode'], error: CheckoutProblem): PaymentResult => ({
  salesforceResultCode,
  paymentData: null,
  errors: [error],
})

/** Inferred: the payment id that the specification misses in section 8 comes here. */
function clientData({ checkoutId }: CheckoutState, fault: PaymentFault | undefined): PaymentResult {
  if (fault === 'invalid-account') return failed('ValidationError', faultProblem(fault))
  return succeeded(JSON.stringify(fault ? {} : { paymentId: `pi_${checkoutId}` }))
}

const faultProblem = (fault: PaymentFault): CheckoutProblem =>
  fault === 'invalid-account'
    ? problem('payment-account-failure', 'In diesem Shop kann zurzeit nicht bezahlt werden. Bitte wende dich direkt an deine Beraterin.')
    : problem('payment-id-missing', 'Das Zahlungskonto dieses Shops ist nicht richtig eingerichtet.')

const familyOf = (type: PaymentType): string => (type === 'SimplePurchaseOrder' ? 'order' : 'card')

function checkType(checkout: CheckoutState, requestType: PaymentType): void {
  const before = livePayment(checkout)
  if (before && familyOf(before.requestType) !== familyOf(requestType)) throw invalid('The payment type of a checkout cannot change.')
}

function checkPaymentsData(requestType: string, paymentsData: unknown): void {
  if (paymentsData === undefined || paymentsData === null) return
  if (requestType !== 'Auth' && requestType !== 'PostAuth') throw invalid('paymentsData goes with Auth and PostAuth only.')
  const pairs = typeof paymentsData === 'string' ? parsed(paymentsData) : undefined
  if (!isInput(pairs) || Object.keys(pairs).length > mostPairs)
    throw invalid(`paymentsData must be the text of an object with at most ${mostPairs} pairs.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns the consultant whose shop this is bought in: the one the checkout names, else the customer's primary one. */
export function consultantOf(world: World, { customFields }: CheckoutState, owner: Owner): ConsultantFacts | undefined {
  const moniker = monikerIn(customFields)
  if (moniker !== undefined) return world.directory.byMoniker.get(moniker.toLowerCase())
  return 'customer' in owner ? primaryOf(world, owner.customer) : undefined
}

const faultOf = ({ state }: World, consultant: ConsultantFacts | undefined): PaymentFault | undefined =>
  entryOf(state.paymentFaults ?? {}, consultant?.id ?? '')
