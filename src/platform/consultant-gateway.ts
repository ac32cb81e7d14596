import { boolean, nullish, object, string } from 'valibot'
import type { ConsultantGateway } from '../shop/gateways.js'
import { mediaUrl } from './fields.js'
import type { Methods } from './methods.js'
import { maybeText, understand } from './wire.js'

const consultantShape = nullish(
  object({
    errorMessage: maybeText,
    shopRecord: nullish(
      object({
        Id: maybeText,
        FirstName_t__c: maybeText,
        LastName_t__c: maybeText,
        ProfileImage_url__c: maybeText,
        IsShopActive_f__c: boolean(),
        ConsultantMoniker_t__c: string(),
        AlternateConsultantMoniker_t__c: maybeText,
      }),
    ),
  }),
)

export interface ConsultantOptions {
  methods: Methods
  settings: () => { sitePath: string; subsidiaryCode: string }
}

export function createConsultantGateway({ methods, settings }: ConsultantOptions): ConsultantGateway {
  return {
    async find({ moniker, shopId, consultantKey, accountId, guest }) {
      const value = await methods.call('getIbcDetails', {
        consultantMoniker: moniker ?? null,
        loginPersonAccountId: accountId ?? null,
        isGuest: guest,
        subsidiaryCode: settings().subsidiaryCode,
        shopId: shopId ?? null,
        consultantKey: consultantKey ?? null,
      })
      const answer = understand(consultantShape, value, 'getIbcDetails')
      const shop = answer?.errorMessage ? undefined : answer?.shopRecord
      if (!shop) return undefined
      return {
        id: shop.Id ?? shop.ConsultantMoniker_t__c,
        firstName: shop.FirstName_t__c ?? '',
        lastName: shop.LastName_t__c ?? '',
        moniker: shop.ConsultantMoniker_t__c,
        alternateMoniker: shop.AlternateConsultantMoniker_t__c || undefined,
        shopActive: shop.IsShopActive_f__c,
        pictureUrl: shop.ProfileImage_url__c ? mediaUrl(shop.ProfileImage_url__c, settings().sitePath) : undefined,
      }
    },
    async monikerOf(consultantKey) {
      const { subsidiaryCode } = settings()
      const value = await methods.call('getMonikerFromConsultantKey', { consultantKey, subsidiaryCode })
      return understand(maybeText, value, 'getMonikerFromConsultantKey') || undefined
    },
  }
}
