import type { BlockDeclaration, BlockNode, Field } from './declaration.js'

/** One attribute of a block: a field, or a field on one device. */
export interface FieldSlot {
  property: string
  attribute: string
  field: Field
  fallback: unknown
}

export const kebab = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Every property and attribute of a block, devices included: desktop is the base. */
export function fieldSlots(declaration: Pick<BlockDeclaration, 'fields'>): FieldSlot[] {
  return Object.entries(declaration.fields).flatMap(([name, declared]) => {
    // The null prototype keeps values that a page wrote into Object.prototype from becoming defaults.
    const field: Field = Object.assign(Object.create(null), declared)
    const fallback = field.default ?? (field.type === 'boolean' ? false : undefined)
    const base = { property: name, attribute: kebab(name), field, fallback }
    if (!field.responsive) return [base]
    const devices = ['Tablet', 'Mobile'].map((device) => ({
      property: name + device,
      attribute: kebab(name + device),
      field,
      fallback: undefined,
    }))
    return [base, ...devices]
  })
}

export type Reading = { value: unknown } | { nonsense: true }

const nonsense: Reading = { nonsense: true }

/** Reads an attribute; `null` (removed) is the default, and so is an empty text where a text makes no sense. */
export function readAttribute(slot: FieldSlot, text: string | null): Reading {
  if (text === null) return { value: slot.fallback }
  const { field } = slot
  switch (field.type) {
    case 'boolean':
      return { value: !/^(false|0|no|off)$/i.test(text.trim()) }
    case 'number':
      return text.trim() === '' ? { value: slot.fallback } : readNumber(field, Number(text))
    case 'select':
      return readOption(slot, field, text)
    case 'multiselect':
      return readOptions(field.options, splitWords(text))
    case 'references':
      return { value: splitWords(text) }
    case 'list':
    case 'object':
      return text.trim() === '' ? { value: slot.fallback } : readJson(slot, text)
    case 'url':
      // Where the site begins, paths begin by themselves.
      return { value: text.replace('{siteBasePath}', '') }
    default:
      return { value: text }
  }
}

/** Reads a value that was set as a property. Text for a field that is not text is read like an attribute. */
export function readProperty(slot: FieldSlot, value: unknown): Reading {
  if (value === undefined || value === null) return { value: slot.fallback }
  if (typeof value === 'string') return readAttribute(slot, value)
  const { field } = slot
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? { value } : nonsense
    case 'number':
      return typeof value === 'number' ? readNumber(field, value) : nonsense
    case 'multiselect':
      return Array.isArray(value) ? readOptions(field.options, value) : nonsense
    case 'references':
      return Array.isArray(value) && value.every(isWord) ? { value } : nonsense
    case 'list':
      return Array.isArray(value) ? { value } : nonsense
    case 'object':
      return typeof value === 'object' && !Array.isArray(value) ? { value } : nonsense
    default:
      return typeof value === 'number' ? { value: String(value) } : nonsense
  }
}

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)
// One attribute holds them all, with spaces between.
const isWord = (value: unknown): boolean => typeof value === 'string' && /^\S+$/.test(value)

function readNumber(field: Field & { type: 'number' }, value: number): Reading {
  const fits = Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity)
  return fits ? { value } : nonsense
}

const languageTag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i

function readOption(slot: FieldSlot, { options, open }: Field & { type: 'select' }, text: string): Reading {
  if (text === '') return { value: slot.fallback }
  return (open && languageTag.test(text)) || options.some((option) => option.value === text) ? { value: text } : nonsense
}

function readOptions(options: readonly { value: string }[], values: readonly unknown[]): Reading {
  return values.every((value) => options.some((option) => option.value === value)) ? { value: values } : nonsense
}

function readJson(slot: FieldSlot, text: string): Reading {
  try {
    return readProperty(slot, refuseText(JSON.parse(text)))
  } catch (error) {
    if (error instanceof SyntaxError) return nonsense
    throw error
  }
}

// A JSON string inside JSON would be parsed again and again.
const refuseText = (value: unknown): unknown => (typeof value === 'string' ? Symbol('text') : value)

/** The fields of a block as the page sets them, or as they are by themselves. */
export function valuesOf(declaration: BlockDeclaration, fields: BlockNode['fields']): Readonly<Record<string, unknown>> {
  return { ...Object.fromEntries(fieldSlots(declaration).map(({ property, fallback }) => [property, fallback])), ...fields }
}
