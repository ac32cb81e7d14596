import type { Category, ConsultantFacts, ProductFacts } from '../types.js'
import type { Facts } from '../world.js'

type Given<Thing> = { readonly [Key in keyof Thing]?: Thing[Key] | null | undefined }

/**
 * Returns facts from outside as the world needs them: members that are missing or null are filled with what shows nothing, and entries without
 * an id or a name are left out, since no address could name them.
 */
export function readFacts(facts: Partial<Facts>): Partial<Facts> {
  const { products, categories, consultants, customers, currency, promotions, deliveryMethods, taxPercent } = facts
  return {
    ...(products && { products: listOf(products, readProduct) }),
    ...(categories && { categories: listOf(categories, readCategory) }),
    ...(consultants && { consultants: listOf(consultants, readConsultant) }),
    ...(customers && { customers }),
    ...(currency && { currency }),
    ...(promotions && { promotions }),
    ...(deliveryMethods && { deliveryMethods }),
    ...(typeof taxPercent === 'number' && taxPercent >= 0 && { taxPercent }),
  }
}

const listOf = <Thing>(things: readonly Thing[], read: (given: Given<Thing>) => Thing | undefined): Thing[] =>
  things.flatMap((thing) => (thing ? (read(withoutNulls(thing as object) as Given<Thing>) ?? []) : []))

const withoutNulls = (thing: object): object =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null && value !== undefined))

function readProduct(given: Given<ProductFacts>): ProductFacts | undefined {
  const { id, name, price } = given
  if (!id || !name) return undefined
  const sku = given.sku ?? id
  return {
    ...(withoutNulls(given) as ProductFacts),
    id,
    name,
    sku,
    partId: given.partId ?? sku,
    urlName: given.urlName ?? id,
    categoryId: given.categoryId ?? '',
    line: given.line ?? '',
    description: given.description ?? '',
    badges: given.badges ?? [],
    stock: given.stock ?? Number.POSITIVE_INFINITY,
    ...(isMoney(price) ? { price } : { price: '0', unpriced: true }),
    ...(given.family && { family: { ...given.family, members: listOf(given.family.members, readProduct) } }),
  }
}

const isMoney = (price: unknown): price is string => typeof price === 'string' && /^\d+(\.\d{1,2})?$/.test(price)

function readCategory(given: Given<Category>): Category | undefined {
  const { id, name } = given
  if (!id || !name) return undefined
  return { ...(withoutNulls(given) as Category), id, name, urlName: given.urlName ?? id, description: given.description ?? '' }
}

function readConsultant(given: Given<ConsultantFacts>): ConsultantFacts | undefined {
  const { id, moniker, city = '', postalCode = '' } = given
  if (!id || !moniker) return undefined
  return {
    ...(withoutNulls(given) as ConsultantFacts),
    id,
    moniker,
    firstName: given.firstName ?? '',
    lastName: given.lastName ?? '',
    shopActive: given.shopActive ?? false,
    consultantKey: given.consultantKey ?? moniker,
    shopId: given.shopId ?? id,
    profileImageUrl: given.profileImageUrl ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
    latitude: given.latitude ?? Number.NaN,
    longitude: given.longitude ?? Number.NaN,
    specialties: given.specialties ?? [],
    languages: given.languages ?? [],
    social: given.social ?? {},
    imprint: { street: '', postalCode: postalCode ?? '', city: city ?? '', ...withoutNulls(given.imprint ?? {}) },
    favouriteProductIds: given.favouriteProductIds ?? [],
    about: given.about ?? '',
    unavailableProductIds: given.unavailableProductIds ?? [],
  }
}
