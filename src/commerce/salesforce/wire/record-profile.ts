import type { ConsultantProfile, Imprint, SocialNetwork } from '../../domain/consultant/consultant-gateway.js'
import { recordProfileNames } from '../../domain/names/consultant-names.js'
import { namer } from '../../domain/names/names.js'
import { consultantOf, type RecordReading, type ShopRecord } from './consultant-wire.js'
import { fieldText } from './fields.js'

const networks: readonly SocialNetwork[] = ['instagram', 'facebook', 'youtube', 'tiktok']

/** A consultant as the shop record alone tells of her (specification, section 3): no method of the shop's own is needed. */
export function profileOfRecord(shop: ShopRecord, reading: RecordReading): ConsultantProfile {
  const name = namer(recordProfileNames, () => reading.names)
  const member = (key: keyof typeof recordProfileNames): unknown => (Object.hasOwn(shop, name(key)) ? shop[name(key)] : undefined)
  const text = (key: keyof typeof recordProfileNames) => fieldText(shop, name(key)) ?? ''
  const consultant = consultantOf(shop, reading)
  const nested = objectIn(member('shopRecord.imprint'))
  const said = (field: keyof Imprint & string, key: keyof typeof recordProfileNames) => fieldText(nested, field) || text(key)
  const [phone, email, vatId] = [said('phone', 'shopRecord.phone'), said('email', 'shopRecord.email'), said('vatId', 'shopRecord.vatId')]
  const social = objectIn(member('shopRecord.social'))
  return {
    consultant,
    pictureUrl: consultant.pictureUrl,
    about: text('shopRecord.about'),
    city: text('shopRecord.city'),
    languages: listOf(member('shopRecord.languages')),
    specialties: listOf(member('shopRecord.specialties')),
    favouriteProductIds: listOf(member('shopRecord.favourites')),
    social: Object.fromEntries(networks.flatMap((one) => (fieldText(social, one) ? [[one, fieldText(social, one)]] : []))),
    imprint: {
      firstName: fieldText(nested, 'firstName') || consultant.firstName,
      lastName: fieldText(nested, 'lastName') || consultant.lastName,
      street: said('street', 'shopRecord.street'),
      postalCode: said('postalCode', 'shopRecord.postalCode'),
      city: said('city', 'shopRecord.city'),
      country: fieldText(nested, 'country') || consultant.country || 'DE',
      ...(phone && { phone }),
      ...(email && { email }),
      ...(vatId && { vatId }),
    },
  }
}

const objectIn = (value: unknown): ShopRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ShopRecord) : {}

/** A list, or the text of a field that holds several. */
function listOf(value: unknown): string[] {
  const all = typeof value === 'string' ? value.split(';') : Array.isArray(value) ? value : []
  return all.flatMap((one: unknown) => (typeof one === 'string' && one.trim() ? [one.trim()] : []))
}
