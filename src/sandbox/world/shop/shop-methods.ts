import { primaryOf } from '../consultants/relations.js'
import { isShopActive } from './shops.js'
import type { ConsultantFacts } from '../types.js'
import { isGone, type World } from '../world.js'

/** A server method: its arguments, as they came, to its return value. */
export type ShopMethod = (world: World, input: Readonly<Record<string, unknown>>) => unknown

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Unknown part ids are left out. */
export const getProductDetails: ShopMethod = (world, { partIds }) => {
  const wanted = Array.isArray(partIds) ? [...new Set(partIds.map(String))] : []
  const found = wanted.flatMap((partId) => world.shelves.byPartId.get(partId) ?? [])
  return found.filter(({ id }) => !isGone(world, id)).map(({ id, partId }) => ({ Id: id, EnterpriseMarketingPartID_t__c: partId }))
}

export const getIbcDetails: ShopMethod = (world, input) => {
  const consultant = findConsultant(world, input)
  return consultant ? { shopRecord: shopRecord(world, consultant) } : { shopRecord: null }
}

/** Finds a consultant by the first of moniker, shop id, key and account that is given. */
function findConsultant(world: World, input: Readonly<Record<string, unknown>>): ConsultantFacts | undefined {
  const { directory } = world
  const moniker = text(input.consultantMoniker).toLowerCase()
  if (moniker) return directory.byMoniker.get(moniker)
  const shopId = text(input.shopId)
  if (shopId) return directory.byShopId.get(shopId)
  const key = text(input.consultantKey)
  if (key) return directory.byKey.get(key)
  const customer = directory.byAccountId.get(text(input.loginPersonAccountId))
  return customer && primaryOf(world, customer)
}

/** The first six names are the specification's; the others are inferred. */
export const shopRecord = (world: World, consultant: ConsultantFacts) => ({
  FirstName_t__c: consultant.firstName,
  LastName_t__c: consultant.lastName,
  Country_t__c: consultant.country ?? null,
  ProfileImage_url__c: consultant.profileImageUrl,
  IsShopActive_f__c: isShopActive(world, consultant),
  ConsultantMoniker_t__c: consultant.moniker,
  AlternateConsultantMoniker_t__c: consultant.alternateMoniker ?? null,
  Id: consultant.id,
  ShopId_t__c: consultant.shopId,
  ConsultantKey_t__c: consultant.consultantKey,
  City_t__c: consultant.city,
  PostalCode_t__c: consultant.postalCode,
  Latitude_n__c: degreesOf(consultant.latitude),
  Longitude_n__c: degreesOf(consultant.longitude),
  specialties: consultant.specialties,
  languages: consultant.languages,
  social: consultant.social,
  imprint: consultant.imprint,
  favouriteProductIds: consultant.favouriteProductIds,
})

const degreesOf = (degrees: number): number | null => (Number.isFinite(degrees) ? degrees : null)

export const getMonikerFromConsultantKey: ShopMethod = ({ directory }, { consultantKey }) =>
  directory.byKey.get(text(consultantKey))?.moniker ?? null

export const getDataLayerValues: ShopMethod = ({ state }) => [
  {
    Subsidiary_mdr__r: { Label: 'DE' },
    Environment__c: 'TEST',
    Value__c: 'de',
    ValueLong_tal__c: 'GTM-XXXX',
    UsernameSuffixURL__c: state.settings.userNameSuffix ?? '',
  },
]

/** Text, as the real method sends it; nobody has agreed to anything yet. */
export const getCookieConsentData: ShopMethod = () => ({
  gtmConsentAttributeJson: JSON.stringify({ consent: { necessary: true, statistics: false, marketing: false } }),
})
