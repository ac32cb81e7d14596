import type { InferOutput } from 'valibot'
import { object } from './object-shape.js'
import type { Consultant } from '../../shop/consultant/consultant-gateway.js'
import { mediaUrl } from '../../shop/media-address.js'
import { flag, maybeText } from './wire.js'

/** The specification's names (section 3), and the id. */
export const shopRecord = {
  Id: maybeText,
  FirstName_t__c: maybeText,
  LastName_t__c: maybeText,
  /** Inferred: the specification orders names by country (section 5) and names no field for it. */
  Country_t__c: maybeText,
  ProfileImage_url__c: maybeText,
  /** What does not say that it is open is closed. */
  IsShopActive_f__c: flag,
  ConsultantMoniker_t__c: maybeText,
  AlternateConsultantMoniker_t__c: maybeText,
}

export const shopRecordShape = object(shopRecord)

export function consultantOf(shop: InferOutput<typeof shopRecordShape>, sitePath: string): Consultant {
  const moniker = shop.ConsultantMoniker_t__c ?? ''
  return {
    id: shop.Id || moniker || shop.AlternateConsultantMoniker_t__c || '',
    firstName: shop.FirstName_t__c ?? '',
    lastName: shop.LastName_t__c ?? '',
    ...(shop.Country_t__c ? { country: shop.Country_t__c } : {}),
    moniker,
    alternateMoniker: shop.AlternateConsultantMoniker_t__c || undefined,
    shopActive: shop.IsShopActive_f__c,
    pictureUrl: shop.ProfileImage_url__c ? mediaUrl(shop.ProfileImage_url__c, sitePath) : undefined,
  }
}
