import { nullish, object, record, string, union, unknown } from 'valibot'
import type { AccountGateway, Answer } from '../shop/gateways.js'
import type { AccountOptions } from './account-gateway.js'
import { answerOf } from './method-refusals.js'
import { asAnswer } from './refusals.js'
import { maybeText, understand } from './wire.js'

/** Inferred: the method is ours. */
const loginShape = nullish(union([object({ errorMessage: maybeText }), unknown()]))

const recordShape = object({ fields: record(string(), object({ value: unknown() })) })

/** The part of the account's gateway that most page views do without: coming, going, becoming a customer. */
export function createMembership({ methods, records, forget }: AccountOptions): Omit<AccountGateway, 'application' | 'session'> {
  return {
    async firstTimeLogin(userId) {
      const { read } = await records()
      const body = await read('getRecord', { recordId: userId, fields: ['User.AccountId', 'User.FirstTimeLogin_cb__c'] })
      return understand(recordShape, body, 'getRecord').fields.FirstTimeLogin_cb__c?.value === true
    },
    async login(username, password) {
      const answer = await loginAnswer(methods.call('login', { username, password }))
      if ('done' in answer) forget()
      return answer
    },
    async logout() {
      await methods.call('logout', {})
      forget()
    },
    register: ({ firstName, lastName, email, password, postalCode }) =>
      answerOf(methods.call('registerCustomer', { firstName, lastName, email, password, postalCode: postalCode ?? null }), 'registerCustomer'),
  }
}

/** Inferred: what the method refuses it says with status 200, like the shop's other methods. */
async function loginAnswer(login: Promise<unknown>): Promise<Answer> {
  let message: string | undefined
  const answer = await asAnswer(
    login.then((value) => {
      const said = understand(loginShape, value, 'login')
      message = said && typeof said === 'object' ? ((said as { errorMessage?: string }).errorMessage ?? undefined) : undefined
    }),
  )
  return message ? { refused: { reason: 'not-allowed', message } } : answer
}
