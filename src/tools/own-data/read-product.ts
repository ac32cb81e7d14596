import type { Cell, ProductDraft, ProductField } from './product-draft.js'

/** A product or variant whose every value is checked; what a file did not say is absent. */
export interface OwnProduct {
  sku: string
  name: string
  /** HTML or lines, as written: the blocks show what is harmless of it. */
  description: string
  line: string
  price?: string
  listPrice?: string
  lowestPrice30Days?: string
  /** Currency of the price, as ISO 4217. */
  currency?: string
  stock?: number
  /** Names of categories from the top down. */
  categoryPath: readonly string[]
  urlName?: string
  content?: { amount: number; unit: 'l' | 'kg' }
  ingredients?: string
  application?: string
  safety?: string
  manufacturer?: string
  deliveryTime?: string
  swatch?: string
  group?: string
  options: readonly { name: string; value: string }[]
  pictures: ProductDraft['pictures']
}

/** Tells of a value that was left out. */
export type Omit = (cell: Cell, reason: string) => void

const maxNameLength = 255

/**
 * Checks a draft. A value that cannot be read is left out and told of; a product without a name or a number is none.
 * @returns undefined when the whole row is left out
 */
export function readProduct(draft: ProductDraft, omit: Omit): OwnProduct | undefined {
  const { fields } = draft
  const text = (field: ProductField): string => fields[field]?.value.trim() ?? ''
  const name = plainText(text('name'))
  const sku = text('sku')
  if (name === '' || sku === '') {
    const column = name === '' ? 'name' : 'sku'
    omit({ column, value: '' }, `The row has no ${column === 'name' ? 'name' : 'number (SKU or id)'}.`)
    return undefined
  }
  if (/^(false|0|no|nein)$/i.test(text('isActive')) || /^(draft|archived)$/i.test(text('isActive'))) {
    omit(fields.isActive as Cell, 'It is not for sale, so the row is left out.')
    return undefined
  }
  if (name.length > maxNameLength) omit(fields.name as Cell, `Only its first ${maxNameLength} characters are shown.`)
  const price = amountIn(fields.price, omit)
  const listPrice = amountIn(fields.listPrice, omit)
  const lowest = amountIn(fields.lowestPrice30Days, omit)
  const content = contentIn(fields.content, omit)
  const stock = stockIn(fields.stock, omit)
  const swatch = text('swatch')
  const given = (field: 'ingredients' | 'application' | 'safety' | 'manufacturer' | 'deliveryTime' | 'urlName') =>
    text(field) === '' ? {} : { [field]: text(field) }
  return {
    sku,
    name: name.slice(0, maxNameLength),
    description: text('description'),
    line: text('line') || text('brand'),
    ...(price && { price: price.amount, ...(price.currency && { currency: price.currency }) }),
    ...(price && listPrice && Number(listPrice.amount) > Number(price.amount) && { listPrice: listPrice.amount }),
    ...(lowest && { lowestPrice30Days: lowest.amount }),
    ...(stock !== undefined && { stock }),
    ...(content && { content }),
    ...(/^#[\da-f]{6}$/i.test(swatch) && { swatch }),
    ...(draft.group !== undefined && { group: draft.group }),
    ...given('ingredients'),
    ...given('application'),
    ...given('safety'),
    ...given('manufacturer'),
    ...given('deliveryTime'),
    ...given('urlName'),
    categoryPath: text('category')
      .split(/[>/]/)
      .map((part) => part.trim())
      .filter(Boolean),
    options: draft.options,
    pictures: draft.pictures,
  }
}

/** Returns a name as one line without tags. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/**
 * Reads an amount of money as people and programs write it: "39.90", "1.234,50 €", "CHF 12.–", "12,9 EUR".
 * A comma before three digits at the end divides thousands, a point does not: every format here writes decimals with a point.
 */
export function amountIn(cell: Cell | undefined, omit: Omit): { amount: string; currency?: string } | undefined {
  if (!cell || cell.value.trim() === '') return undefined
  const currency = /\b[A-Z]{3}\b/.exec(cell.value)?.[0] ?? (cell.value.includes('€') ? 'EUR' : undefined)
  const digits = cell.value.replace(/[A-Z]{3}|[€$£]|[’'\s\u00a0\u202f]/g, '').replace(/[,.][–-]+$/, '')
  const decimal = digits.includes(',') && digits.lastIndexOf(',') > digits.lastIndexOf('.') && !/,\d{3}$/.test(digits) ? ',' : '.'
  const number = digits.replaceAll(decimal === ',' ? '.' : ',', '').replace(',', '.')
  if (!/^\d{1,9}(\.\d+)?$/.test(number)) {
    omit(cell, 'It is no amount of money.')
    return undefined
  }
  const [whole = '0', part = ''] = number.split('.')
  const cents = Number(whole) * 100 + Math.round(Number(`0.${part || '0'}`) * 100)
  if (/[1-9]/.test(part.slice(2))) omit(cell, 'It is rounded to two decimals.')
  return { amount: (cents / 100).toFixed(2), ...(currency && { currency }) }
}

function stockIn(cell: Cell | undefined, omit: Omit): number | undefined {
  if (!cell) return undefined
  if (/^-\d+(\.0+)?$/.test(cell.value)) return 0
  if (/^\d{1,9}(\.0+)?$/.test(cell.value)) return Number(cell.value)
  omit(cell, 'It is no number of pieces.')
  return undefined
}

const measures: Readonly<Record<string, readonly [factor: number, unit: 'l' | 'kg']>> = {
  l: [1, 'l'],
  cl: [0.01, 'l'],
  ml: [0.001, 'l'],
  kg: [1, 'kg'],
  g: [0.001, 'kg'],
  mg: [0.000_001, 'kg'],
}

function contentIn(cell: Cell | undefined, omit: Omit): OwnProduct['content'] {
  if (!cell) return undefined
  const [, amount = '', unit = ''] = /^([\d.,]+)\s*([a-z]+)$/i.exec(cell.value.trim()) ?? []
  const measure = Object.hasOwn(measures, unit.toLowerCase()) ? measures[unit.toLowerCase()] : undefined
  const number = Number(amount.replace(',', '.'))
  if (measure && number > 0) return { amount: Number((number * measure[0]).toPrecision(9)), unit: measure[1] }
  omit(cell, 'It is no measure in l, cl, ml, kg, g or mg.')
  return undefined
}
