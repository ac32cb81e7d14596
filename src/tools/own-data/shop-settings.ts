import type { DeliveryMethod, Promotion } from '../../sandbox/owner-facts.js'
import { cellOf, type Entries, isEntries, listOf, textOf } from './json-values.js'
import type { Cell } from './product-draft.js'
import { amountIn, type Omit, plainText } from './read-product.js'
import { productIdOf, stableId } from './stable-id.js'

/** Facts about the shop as a whole, from `shop.json`. */
export interface ShopSettings {
  name?: string
  /** ISO 4217. */
  currency?: string
  /** Percent of tax that prices contain. */
  taxPercent?: number
  /** The usual one first. */
  deliveryMethods?: readonly DeliveryMethod[]
  promotions?: readonly Promotion[]
  /** Labels of attributes by their API names, where the products say only those. */
  attributes?: ReadonlyMap<string, string>
  /** Last part of a product's address by its number, where the products do not say it. */
  urlNames?: ReadonlyMap<string, string>
}

/** Reports a value of an entry; entries of a list are counted from 1. */
export type OmitEntry = (row: number, cell: Cell, reason: string) => void

/** Reads `shop.json`. What is not understood is reported and left out. */
export function readShopSettings(json: unknown, omit: OmitEntry): ShopSettings {
  const entries = isEntries(json) ? json : {}
  const name = plainText(textOf(entries.name))
  const currency = textOf(entries.currency).trim()
  const isCurrency = /^[A-Z]{3}$/.test(currency)
  if (currency !== '' && !isCurrency) omit(1, { column: 'currency', value: currency }, 'It is no currency such as EUR.')
  const taxPercent = taxIn(entries, omit)
  return {
    ...(name && { name }),
    ...(isCurrency && { currency }),
    ...(taxPercent !== undefined && { taxPercent }),
    ...(isEntries(entries.attributes) && { attributes: textsIn(entries.attributes) }),
    ...(isEntries(entries.urlNames) && { urlNames: textsIn(entries.urlNames) }),
    ...(entries.shipping !== undefined && { deliveryMethods: readEach(entries.shipping, omit, deliveryMethodIn) }),
    ...(entries.promotions !== undefined && { promotions: readEach(entries.promotions, omit, promotionIn) }),
  }
}

const textsIn = (entries: Entries): ReadonlyMap<string, string> =>
  new Map(Object.entries(entries).flatMap(([name, value]) => (plainText(textOf(value)) ? [[name, plainText(textOf(value))] as const] : [])))

function taxIn({ taxPercent }: Entries, omit: OmitEntry): number | undefined {
  if (taxPercent === undefined) return undefined
  const percent = percentIn(taxPercent)
  if (percent === undefined) omit(1, { column: 'taxPercent', value: textOf(taxPercent) }, 'It is no percentage.')
  return percent
}

function readEach<Thing>(list: unknown, omit: OmitEntry, read: (entry: Entries, omit: Omit) => Thing | undefined): Thing[] {
  return listOf(list).flatMap((entry, place) =>
    isEntries(entry) ? (read(entry, (cell, reason) => omit(place + 1, cell, reason)) ?? []) : [],
  )
}

/** Countries to which a shop sends that does not say where to. */
const usualCountries: readonly string[] = ['DE']

function deliveryMethodIn(entry: Entries, omit: Omit): DeliveryMethod | undefined {
  const name = nameIn(entry, omit)
  const fee = centsIn(entry, 'price', omit)
  if (name === undefined) return undefined
  if (fee === undefined) {
    omit({ column: 'price', value: textOf(entry.price) }, 'A way to send needs a price, 0 when it costs nothing, so it is left out.')
    return undefined
  }
  const freeFrom = centsIn(entry, 'freeFrom', omit)
  const countries = listOf(entry.countries).map((country) => textOf(country).toUpperCase())
  const strange = countries.find((country) => !/^[A-Z]{2}$/.test(country))
  if (strange !== undefined) omit({ column: 'countries', value: strange }, 'It is no country such as DE.')
  const known = countries.filter((country) => /^[A-Z]{2}$/.test(country))
  return {
    id: stableId('2Dm', name),
    name,
    carrier: plainText(textOf(entry.carrier)),
    classOfService: plainText(textOf(entry.service)),
    fee,
    ...(freeFrom !== undefined && { freeFrom }),
    countries: entry.countries === undefined ? usualCountries : known,
  }
}

function promotionIn(entry: Entries, omit: Omit): Promotion | undefined {
  const name = nameIn(entry, omit)
  if (name === undefined) return undefined
  const percent = entry.percent === undefined ? undefined : percentIn(entry.percent)
  const cents = centsIn(entry, 'amount', omit)
  const off = percent !== undefined ? { percent } : cents !== undefined ? { cents } : undefined
  if (!off) {
    omit({ column: 'percent', value: textOf(entry.percent) }, 'A promotion takes a percentage or an amount off, so it is left out.')
    return undefined
  }
  const couponCode = textOf(entry.code).trim()
  const terms = plainText(textOf(entry.terms))
  const sku = textOf(entry.sku).trim()
  return {
    promotionId: stableId('0c8', `${couponCode} ${name}`),
    ...(couponCode && { couponCode }),
    displayName: name,
    english: { displayName: name, ...(terms && { termsAndConditions: terms }) },
    off,
    minimum: centsIn(entry, 'minimum', omit) ?? 0,
    ...(sku && { condition: { productId: productIdOf(sku), fromQuantity: Number(textOf(entry.fromQuantity)) || 1 } }),
    ...(entry.expired === true && { expired: true as const }),
    ...(entry.exclusive === true && { exclusive: true as const }),
    termsAndConditions: terms || null,
  }
}

function nameIn(entry: Entries, omit: Omit): string | undefined {
  const name = plainText(textOf(entry.name))
  if (name === '') omit({ column: 'name', value: '' }, 'It has no name, so it is left out.')
  return name || undefined
}

function centsIn(entry: Entries, member: string, omit: Omit): number | undefined {
  const money = amountIn(cellOf(member, entry[member]), omit)
  return money && Math.round(Number(money.amount) * 100)
}

function percentIn(value: unknown): number | undefined {
  const text = textOf(value).replace(/%$/, '').replace(',', '.').trim()
  const percent = Number(text)
  return text !== '' && percent >= 0 && percent <= 100 ? percent : undefined
}
