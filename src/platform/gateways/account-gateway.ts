import type { AccountGateway } from '../../shop/customer/account-gateway.js'
import { later } from '../../shop/later.js'
import { applicationContextShape, currencyOf, reservationOf, sessionContextShape, understand } from '../wire/wire.js'
import type { AccountOptions } from './membership.js'

export function createAccountGateway(options: AccountOptions): AccountGateway {
  const { call, prepare } = options.commerce
  const membership = later(() => import('./membership.js').then(({ createMembership }) => createMembership(options)))
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
        reservation: reservationOf(context),
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
    firstTimeLogin: (userId) => membership.firstTimeLogin(userId),
    login: (username, password) => membership.login(username, password),
    logout: () => membership.logout(),
    managed(signal) {
      prepare()
      return membership.managed(signal)
    },
    register: (registration) => membership.register(registration),
  }
}
