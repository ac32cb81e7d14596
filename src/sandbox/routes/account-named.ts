import { effectiveAccountId, type Call } from '../call.js'
import { Refusal } from '../world/refusal.js'

/** @throws {Refusal} where the store requires an account of shoppers who may shop for several */
export function checkAccountNamed(call: Call): void {
  const { customer } = call.caller
  const mayChoose = customer !== undefined && customer.managedAccountIds.length > 0
  if (!call.world.state.settings.effectiveAccountRequired || !mayChoose || effectiveAccountId(call) !== undefined) return
  throw new Refusal(400, 'MISSING_ARGUMENT', 'effectiveAccountId is required for this request.')
}
