import { mediaUrl } from '../../domain/media-address.js'
import type { Badge, Picture, QuantityRule } from '../../domain/product/product-gateway.js'
import type { WirePicture, WireQuantityRule } from './shared-wire.js'

export const knownBadges: readonly Badge[] = ['new', 'limited-edition', 'best-seller', 'award-winning', 'featured']

type Fields = Readonly<Record<string, unknown>>

/** A page may have written into `Object.prototype`. */
const own = (from: Fields | null | undefined, name: string): unknown => (from && Object.hasOwn(from, name) ? from[name] : undefined)

/** Fields come bare, as `{ value }` or as `{ text }`, numbers as numbers or texts. */
export function fieldText(fields: Fields | null | undefined, name: string): string | undefined {
  const field = own(fields, name)
  const value = typeof field === 'object' && field !== null ? (own(field as Fields, 'value') ?? own(field as Fields, 'text')) : field
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export function fieldNumber(fields: Fields | null | undefined, name: string): number | undefined {
  const text = fieldText(fields, name)
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? undefined : number
}

/** Several badges stand in one text, as in every multi-select field of the platform. */
export function badgesOf(fields: Fields | null | undefined, field: string): Badge[] {
  const names = (fieldText(fields, field) ?? '').split(';')
  return names.flatMap((name) => knownBadges.find((badge) => badge === name.trim()) ?? [])
}

/** The name of a file (`title`) says nothing of what is seen: where there is no other text, the picture has none. */
export function pictureOf(wire: WirePicture | null | undefined, sitePath: string): Picture | undefined {
  const url = wire?.url || wire?.thumbnailUrl
  if (!wire || !url) return undefined
  return { url: mediaUrl(url, sitePath), alt: wire.alternateText ?? wire.alternativeText ?? '' }
}

export function ruleOf(wire: WireQuantityRule): QuantityRule | undefined {
  return wire ?? undefined
}
