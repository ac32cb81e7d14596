import { answerJson } from '../answers.js'
import { isRecord, ownerOf, type Call } from '../call.js'
import type { CheckoutState } from '../world/checkout/checkout-state.js'
import { type Hindrance, isHindrance, placeOrder, prepareOrder } from '../world/checkout/orders.js'
import { Refusal } from '../world/refusal.js'

/** The same order again is answered with the same number. */
export function order(call: Call, checkout: CheckoutState): Response {
  const outcome = placeOrder(call.world, { checkout, owner: ownerOf(call) })
  if (isHindrance(outcome)) return refuse(outcome)
  return answerJson({ orderReferenceNumber: outcome.orderReferenceNumber, errors: [] }, { status: outcome.isNew ? 201 : 200 })
}

/** Only what does not hold is told with checkout errors (contracts, section 2.7). */
function refuse({ status, problems }: Hindrance): Response {
  if (status === 422) return answerJson({ orderReferenceNumber: null, errors: problems }, { status })
  throw new Refusal(status, status === 409 ? 'CONFLICT' : 'PRECONDITION_FAILED', problems[0]?.detail ?? '', { errors: problems })
}

type Act = (call: Call, checkout: CheckoutState) => { statusCode: number; orderReferenceNumber: string | null; errors: unknown[] }

const acts: Readonly<Record<string, Act>> = {
  prepare: (call, checkout) => {
    if (checkout.order) return done(checkout.order.orderReferenceNumber)
    const outcome = prepareOrder(call.world, { checkout, owner: ownerOf(call) })
    return isHindrance(outcome) ? failed(outcome) : done(null)
  },
  submit: (call, checkout) => {
    const outcome = placeOrder(call.world, { checkout, owner: ownerOf(call) })
    return isHindrance(outcome) ? failed(outcome) : done(outcome.orderReferenceNumber)
  },
}

const done = (orderReferenceNumber: string | null) => ({ statusCode: 200, orderReferenceNumber, errors: [] })

const failed = ({ status, problems }: Hindrance) => ({ statusCode: status, orderReferenceNumber: null, errors: problems })

/** One after another, up to the first that fails. */
export function actOnOrder(call: Call, checkout: CheckoutState, input: unknown): Response {
  const names = namesIn(input)
  const results: ({ action: string } & ReturnType<Act>)[] = []
  for (const action of names) {
    const result = acts[action]?.(call, checkout)
    if (!result) continue
    results.push({ action, ...result })
    if (result.statusCode >= 400) break
  }
  // "On failure, returns 422" (guide of the Place Order Action API, v64.0).
  const hasFailed = results.some(({ statusCode }) => statusCode >= 400)
  return answerJson({ actions: results }, { status: hasFailed ? 422 : 200 })
}

function namesIn(actions: unknown): string[] {
  const names = (Array.isArray(actions) ? actions : []).map((one: unknown) => (isRecord(one) ? String(one.action) : ''))
  if (names.length > 0 && names.every((name) => Object.hasOwn(acts, name))) return names
  throw new Refusal(400, 'INVALID_API_INPUT', `actions must hold one or more of ${Object.keys(acts).join(', ')}.`)
}
