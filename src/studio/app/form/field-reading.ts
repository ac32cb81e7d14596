import { safePictureUrl, safeUrl } from '../../../core/dom/safe-url.js'
import { dateFault } from '../../../pages/document/date-fault.js'
import { readPageReference } from '../../../pages/document/page-links.js'
import { addressesIn } from '../../../core/dom/srcset.js'
import type { BlockDeclaration, BlockNode, Field, Json, LocalizedText } from '../../../core/element/declaration.js'
import { type FieldSlot, fieldSlots, readProperty } from '../../../core/element/fields.js'
import type { Device } from '../session/editing.js'
import { isColour } from './colours.js'

/** Problem with a value, for the message at its field. */
export type Complaint =
  | {
      kind: 'not-a-number' | 'no-time' | 'wrong-kind' | 'no-colon' | 'no-colour' | 'unsafe' | 'partly-unsafe' | 'missing'
    }
  | { kind: 'too-low' | 'too-high'; limit: number }
  | { kind: 'no-option'; word: string }
  | { kind: 'not-after'; field: LocalizedText }

/** One field on the device that is being looked at. */
export interface FieldReading {
  /** Name of the field in the declaration. */
  name: string
  slot: FieldSlot
  /** Value in the document, valid or not. */
  given: Json | undefined
  /** Value that the block uses. */
  counts: unknown
  /** Source of that value. */
  from: Device | 'default'
  /** True when the editor has set a value here that is not the default. */
  changed: boolean
  complaint?: Complaint
}

export interface FieldFacts {
  device: Device
  /** Origins that are allowed besides https. */
  origins?: readonly string[]
}

type Fields = Readonly<Record<string, Json>>

const ends: Record<Device, string> = { desktop: '', tablet: 'Tablet', mobile: 'Mobile' }
const towardsDesktop: Record<Device, readonly Device[]> = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  mobile: ['mobile', 'tablet', 'desktop'],
}

/** Every field of a block as it stands on this device, in the order of the declaration. */
export function readFields(declaration: BlockDeclaration, { fields = {} }: BlockNode, facts: FieldFacts): FieldReading[] {
  return Object.keys(declaration.fields).map((name) => readField(declaration, name, fields, facts))
}

export function readField(declaration: BlockDeclaration, name: string, fields: Fields, { device, origins = [] }: FieldFacts): FieldReading {
  const field = declaration.fields[name]!
  const devices = field.responsive ? towardsDesktop[device] : towardsDesktop.desktop
  const slots = fieldSlots({ fields: { [name]: field } })
  const slotOn = (each: Device): FieldSlot => slots.find(({ property }) => property === name + ends[each])!
  const slot = slotOn(devices[0]!)
  const given = own(fields, slot.property)
  const source = sourceOf(
    devices.map((each) => [each, fitting(slotOn(each), own(fields, name + ends[each]), origins)]),
    field,
    slotOn('desktop').fallback,
  )
  const after = field.type === 'date' && field.after !== undefined ? declaration.fields[field.after] : undefined
  const isEarly = after && dateFault(field, given, fields) === 'not-after'
  const complaint: Complaint | undefined = isEarly
    ? { kind: 'not-after', field: after.label }
    : complaintAbout(slot, given, source.counts, origins)
  const changed = given !== undefined && (complaint !== undefined || !sameJson(fitting(slot, given, origins), slot.fallback))
  return { name, slot, given, ...source, changed, ...(complaint && { complaint }) }
}

function sourceOf(
  values: readonly (readonly [Device, unknown])[],
  { defaultMobile }: Field,
  fallback: unknown,
): Pick<FieldReading, 'counts' | 'from'> {
  for (const [device, value] of values) {
    if (value !== undefined) return { counts: value, from: device }
    if (device === 'mobile' && defaultMobile !== undefined) return { counts: defaultMobile, from: 'default' }
  }
  return { counts: fallback, from: 'default' }
}

/** Returns the value as the block reads it; undefined when it is invalid, so that another source counts. */
function fitting(slot: FieldSlot, given: Json | undefined, origins: readonly string[]): unknown {
  if (given === undefined || given === null) return undefined
  const reading = readProperty(slot, given)
  if (!('value' in reading)) return undefined
  const { value } = reading
  if (value === '') return slot.fallback === undefined ? undefined : ''
  return isRefused(slot.field, value, origins) ? undefined : value
}

function isRefused(field: Field, value: unknown, origins: readonly string[]): boolean {
  const { type } = field
  if (type === 'date') return dateFault(field, value, {}) !== undefined
  if (type === 'url') return !readPageReference(String(value)) && !safeUrl(String(value), origins)
  if (type === 'image') return !addressesIn(String(value)).some((address) => safePictureUrl(address, origins))
  return type === 'colour' && !isColour(String(value))
}

const refusals: Partial<Record<Field['type'], 'no-colour' | 'no-time'>> = { colour: 'no-colour', date: 'no-time' }

function complaintAbout(slot: FieldSlot, given: Json | undefined, counts: unknown, origins: readonly string[]): Complaint | undefined {
  if (given === undefined || given === null || given === '')
    return slot.field.required && isNothing(counts) ? { kind: 'missing' } : undefined
  const reading = readProperty(slot, given)
  if (!('value' in reading)) return nonsenseIn(slot.field, given)
  const { value } = reading
  if (value === '') return undefined
  if (isRefused(slot.field, value, origins)) return { kind: refusals[slot.field.type] ?? 'unsafe' }
  const isPartly = slot.field.type === 'image' && addressesIn(String(value)).some((address) => !safePictureUrl(address, origins))
  return isPartly ? { kind: 'partly-unsafe' } : undefined
}

function nonsenseIn(field: Field, given: Json): Complaint {
  switch (field.type) {
    case 'number':
      return numberComplaint(field, given)
    case 'select':
      return { kind: 'no-option', word: asText(given) }
    case 'multiselect':
      return { kind: 'no-option', word: unknownOptions(field.options, given).join(', ') }
    case 'object':
      return { kind: typeof given === 'string' ? 'no-colon' : 'wrong-kind' }
    default:
      return { kind: 'wrong-kind' }
  }
}

function numberComplaint({ min = -Infinity, max = Infinity }: Field & { type: 'number' }, given: Json): Complaint {
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN
  if (number < min) return { kind: 'too-low', limit: min }
  return number > max && Number.isFinite(max) ? { kind: 'too-high', limit: max } : { kind: 'not-a-number' }
}

/** Returns the words that a document gives for a field of several options, though no option has that value. */
export function unknownOptions(options: readonly { value: string }[], given: Json | undefined): string[] {
  const words = typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : Array.isArray(given) ? given.map(asText) : []
  return words.filter((word) => !options.some(({ value }) => value === word))
}

/** Returns a value as text that can be edited. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))

export const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const own = (fields: Fields, property: string): Json | undefined => (Object.hasOwn(fields, property) ? fields[property] : undefined)

const isNothing = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
