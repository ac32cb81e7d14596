import { nullish } from 'valibot'
import { object } from '../wire/object-shape.js'
import type { ConsultantGateway } from '../../shop/consultant/consultant-gateway.js'
import { consultantOf, shopRecordShape } from '../wire/consultant-wire.js'
import { late } from '../../shop/late.js'
import { id, maybeText, understand } from '../wire/wire.js'
import type { ConsultantOptions } from './consultant-directory.js'

export const ibcDetailsShape = nullish(object({ errorMessage: maybeText, shopRecord: nullish(shopRecordShape) }))

/** Every page looks for its consultant; searching and profiles are fetched where they are wanted. */
export function createConsultantGateway(options: ConsultantOptions): ConsultantGateway {
  const { methods, settings } = options
  const directory = late(() =>
    import('./consultant-directory.js').then(({ createConsultantDirectory }) => createConsultantDirectory(options)),
  )
  return {
    async find({ moniker, shopId, consultantKey, accountId, guest }) {
      const value = await methods.call('getIbcDetails', {
        consultantMoniker: moniker ?? null,
        loginPersonAccountId: accountId ?? null,
        isGuest: guest,
        subsidiaryCode: settings().subsidiaryCode,
        shopId: shopId || null,
        consultantKey: consultantKey || null,
      })
      const answer = understand(ibcDetailsShape, value, 'getIbcDetails')
      const shop = answer?.errorMessage ? undefined : answer?.shopRecord
      if (!shop) return undefined
      // A shop without a moniker is none: nobody could be led to it, nor its consultant be asked for.
      understand(id, shop.ConsultantMoniker_t__c || shop.AlternateConsultantMoniker_t__c, 'getIbcDetails')
      return consultantOf(shop, settings().sitePath)
    },
    async monikerOf(consultantKey) {
      const { subsidiaryCode } = settings()
      const value = await methods.call('getMonikerFromConsultantKey', { consultantKey, subsidiaryCode })
      return understand(maybeText, value, 'getMonikerFromConsultantKey') || undefined
    },
    search: async (question, signal) => (await directory.get()).search(question, signal),
    profile: async (moniker, signal) => (await directory.get()).profile(moniker, signal),
  }
}
