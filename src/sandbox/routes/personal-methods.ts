import type { Call } from '../call.js'
import type { Customer } from '../world/consultants/directory.js'
import { no } from '../world/saying-no.js'
import { changeEmail, changePassword, changePerson, personalData, requestReset, resetPassword } from '../world/shop/personal.js'
import { type Input, type ServerMethod, type ServerMethods, writing } from './server-method.js'

export const personalMethods: ServerMethods = {
  requestPasswordReset: writing(({ world }, input) => requestReset(world, input)),
  resetPassword: writing(({ world }, input) => resetPassword(world, input)),
  changePersonalData: forCustomers(({ world }, customer, input) => changePerson(world, customer, input)),
  changeEmail: forCustomers(({ world }, customer, input) => changeEmail(world, customer, input)),
  changePassword: forCustomers(({ world, caller }, customer, input) => changePassword(world, customer, input, caller.session?.sid ?? '')),
  getPersonalData: forCustomers(({ world }, customer) => personalData(world, customer)),
}

function forCustomers(run: (call: Call, customer: Customer, input: Input) => unknown): ServerMethod {
  return writing((call, input) => {
    const customer = call.caller.customer && call.world.directory.byUserId.get(call.caller.customer.userId)
    return customer ? run(call, customer, input) : no.guests()
  })
}
