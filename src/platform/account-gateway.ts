import type { AccountGateway, Answer } from '../shop/gateways.js'
import type { Commerce } from './commerce.js'
import type { Methods } from './methods.js'
import type { Records } from './records.js'
import { asAnswer } from './refusals.js'
import {
  applicationContextShape,
  currencyOf,
  loginShape,
  recordShape,
  sessionContextShape,
  understand,
} from './wire.js'

/** Seconds (specification, section 9). */
const defaultReservation = 14_400

export interface AccountOptions {
  commerce: Commerce
  methods: Methods
  records: () => Promise<Records>
  /** Called when somebody else is at the door from now on. */
  forget: () => void
}

export function createAccountGateway({ commerce: { call }, methods, records, forget }: AccountOptions): AccountGateway {
  return {
    async application(signal) {
      const { body } = await call('applicationContext', { signal })
      const context = understand(applicationContextShape, body, 'applicationContext')
      return {
        guestBrowsing: context.guestBrowsingEnabled,
        guestCart: context.guestCartEnabled,
        guestCheckout: context.guestCheckoutEnabled,
        guestCartCheckout: context.guestCartCheckoutEnabled,
        currency: currencyOf(context),
        highScaleCart: context.propertiesEx?.highScaleCartEnabled ?? false,
        reservation: context.inventoryConfiguration?.reservationInSeconds ?? defaultReservation,
      }
    },
    async session(signal) {
      const { body } = await call('sessionContext', { signal })
      const session = understand(sessionContextShape, body, 'sessionContext')
      return {
        guest: session.guestUser,
        userId: session.userId ?? undefined,
        accountId: session.accountId ?? undefined,
        firstName: session.profile?.firstName ?? undefined,
      }
    },
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
