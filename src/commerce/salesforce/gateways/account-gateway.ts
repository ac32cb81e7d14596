import type { AccountGateway } from '../../domain/customer/account-gateway.js'
import { lazy } from '../../domain/lazy.js'
import { applicationContextShape, currencyOf, reservationOf, sessionContextShape, parseBody } from '../wire/wire.js'
import type { AccountOptions } from './membership.js'

export function createAccountGateway(options: AccountOptions): AccountGateway {
  const { call, preload } = options.commerce
  const membership = lazy(() => import('./membership.js').then(({ createMembership }) => createMembership(options)))
  return {
    async application(signal) {
      const { body } = await call('applicationContext', { signal })
      const context = parseBody(applicationContextShape, body, 'applicationContext')
      return {
        guestBrowsing: context.guestBrowsingEnabled,
        guestCart: context.guestCartEnabled,
        guestCheckout: context.guestCheckoutEnabled,
        guestCartCheckout: context.guestCartCheckoutEnabled ?? context.guestCheckoutEnabled,
        currency: currencyOf(context, options.settings().locale),
        highScaleCart: context.propertiesEx?.highScaleCartEnabled ?? false,
        reservation: reservationOf(context),
      }
    },
    async session(signal) {
      const { body } = await call('sessionContext', { signal })
      const session = parseBody(sessionContextShape, body, 'sessionContext')
      return {
        guest: session.guestUser,
        userId: session.userId ?? undefined,
        accountId: session.accountId ?? undefined,
        firstName: session.profile?.firstName ?? undefined,
      }
    },
    currentUser: async (userId) => (await membership.get()).currentUser(userId),
    login: async (username, password) => (await membership.get()).login(username, password),
    logout: async () => (await membership.get()).logout(),
    async managed(signal) {
      preload()
      return (await membership.get()).managed(signal)
    },
    register: async (registration) => (await membership.get()).register(registration),
  }
}
