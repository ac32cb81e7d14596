import { addressesIn } from '../../../core/dom/srcset.js'
import type { Field } from '../../../core/element/declaration.js'
import type { Language } from '../kit/language.js'
import { themeColours } from './colours.js'
import { asText, type FieldReading } from './field-reading.js'
import type { FormWords } from './form.messages.js'

interface Speech {
  t: FormWords
  language: Language
}

const longest = 40

/** Formats a number as it is written in this language, so that it can be typed back. */
export const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

/**
 * Reads a typed number, with the comma or the point of its language, and its unit if it was typed too.
 * @returns undefined for nothing typed; the text itself when it is no number, so that it is kept
 */
export function typedNumber(text: string, language: Language, unit = ''): number | string | undefined {
  const typed = text.trim()
  const bare = unit !== '' && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed
  if (bare === '') return typed === '' ? undefined : text
  const isGrouped = language === 'de' && /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare)
  const plain = isGrouped ? bare.replaceAll('.', '') : bare.replace(',', '.')
  return /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : text
}

/** Returns a value for use in a sentence: an option by its label, a number with its unit. */
export function valueText(field: Field, value: unknown, { t, language }: Speech): string {
  if (value === undefined || value === '') return field.type === 'colour' ? t.noColour : t.nothing
  switch (field.type) {
    case 'number':
      return typeof value === 'number' ? numberText(value, language) + unitText(field) : asText(value)
    case 'boolean':
      return value === true ? t.on : t.off
    case 'select':
      return field.options.find((option) => option.value === value)?.label[language] ?? asText(value)
    case 'multiselect':
      return Array.isArray(value) && value.length > 0
        ? value.map((each) => field.options.find((option) => option.value === each)?.label[language] ?? asText(each)).join(', ')
        : t.nothing
    case 'references':
      return Array.isArray(value) && value.length > 0 ? t.several(value.length) : t.nothing
    case 'colour':
      return themeColours.find(({ name }) => name === value)?.label[language] ?? asText(value)
    case 'image':
      return short(addressesIn(asText(value))[0]?.split('/').at(-1) || asText(value))
    case 'url':
      return short(asText(value))
    case 'list':
    case 'object':
      return /^(\{\}|\[\])$/.test(JSON.stringify(value)) ? t.nothing : t.severalParts
    default:
      return t.quoted(short(asText(value)))
  }
}

const short = (text: string): string => ([...text].length > longest ? `${[...text].slice(0, longest - 1).join('')}…` : text)

// „von 12“ says what a number is a part of, „12 von 12“ would not.
const unitText = ({ unit }: Field & { type: 'number' }): string => (unit && /^[\p{L}%°]/u.test(unit) ? ` ${unit}` : '')

/** Returns the message about what is wrong at a field and which value counts instead; undefined when all is well. */
export function complaintText({ slot, complaint, counts, from, given }: FieldReading, speech: Speech): string | undefined {
  const { t, language } = speech
  if (!complaint) return undefined
  if (complaint.kind === 'missing') return t.complaints.missing
  const said = valueText(slot.field, counts, speech)
  const value = slot.field.type === 'select' && counts !== undefined ? t.quoted(said) : said
  const isInherited = from !== 'default' && given !== undefined && slot.fallback === undefined
  const whatCounts = isInherited ? t.countsOf(t.devices[from], value) : t.counts(value)
  const limit = (number: number) => numberText(number, language) + (slot.field.type === 'number' ? unitText(slot.field) : '')
  switch (complaint.kind) {
    case 'too-low':
      return `${t.tooLow(limit(complaint.limit))} ${whatCounts}`
    case 'too-high':
      return `${t.tooHigh(limit(complaint.limit))} ${whatCounts}`
    case 'no-option':
      return `${t.noOption(complaint.word)} ${whatCounts}`
    case 'not-after':
      return t.notAfter(complaint.field[language])
    case 'partly-unsafe':
      return t.complaints['partly-unsafe']
    default:
      return `${t.complaints[complaint.kind]} ${whatCounts}`
  }
}

/** Returns the range of valid numbers, in words. */
export function rangeText(field: Field & { type: 'number' }, { t, language }: Speech): string | undefined {
  const { min, max } = field
  const number = (value: number) => numberText(value, language)
  if (min !== undefined && max !== undefined) return `${t.range(number(min), number(max))}${unitText(field)}`
  return min === undefined ? undefined : `${t.atLeast(number(min))}${unitText(field)}`
}
