import type { ContextGateway } from '../../domain/customer/context-gateway.js'
import type { Commerce } from '../commerce/commerce.js'
import { managedAccountShape, personalisationShape, wholeApplicationShape, wholeSessionShape } from '../wire/context-wire.js'
import { parseBody } from '../wire/wire.js'

/** Shares its answers with the account's gateway: what the page has asked already is not asked again. */
export function createContextGateway({ call }: Pick<Commerce, 'call'>): ContextGateway {
  return {
    async application(signal) {
      const { body } = await call('applicationContext', { signal })
      return parseBody(wholeApplicationShape, body, 'applicationContext')
    },
    async session(signal) {
      const { body } = await call('sessionContext', { signal })
      return parseBody(wholeSessionShape, body, 'sessionContext')
    },
    async account(effectiveAccountId, signal) {
      const { body } = await call('effectiveAccount', { path: { effectiveAccountId }, signal })
      return parseBody(managedAccountShape, body, 'effectiveAccount')
    },
    async personalisation(signal) {
      const { body } = await call('aiConfiguration', { signal })
      return parseBody(personalisationShape, body, 'aiConfiguration')
    },
  }
}
