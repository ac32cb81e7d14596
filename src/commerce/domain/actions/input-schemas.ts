import { largestQuantity } from '../limits.js'
import type { ActionName } from './storefront-actions.js'
import type { NumberSchema, ObjectSchema, StringSchema } from './input-schema.js'

const productId: StringSchema = {
  type: 'string',
  minLength: 15,
  maxLength: 18,
  description: 'Id of a product, from searchProducts (01t…).',
}
const page: NumberSchema = { type: 'integer', minimum: 0, maximum: 400, description: 'Page of results, from 0.' }
const pageSize: NumberSchema = { type: 'integer', minimum: 1, maximum: 24, description: 'Results of a page; 12 unless said.' }
const price: NumberSchema = { type: 'integer', minimum: 0, maximum: 100_000 }
const nothing: ObjectSchema = { type: 'object', properties: {}, additionalProperties: false }

/** Most lines and codes of one call. */
const maxLines = 25
const maxCodes = 5

export const inputSchemas: Readonly<Record<ActionName, ObjectSchema>> = {
  searchProducts: {
    type: 'object',
    properties: {
      term: { type: 'string', maxLength: 100, description: 'Words to look for, in German; leave out for all products.' },
      minPrice: { ...price, description: 'Lowest price in whole units of the shop’s currency, inclusive.' },
      maxPrice: { ...price, description: 'Highest price in whole units of the shop’s currency, inclusive.' },
      sort: { type: 'string', maxLength: 12, enum: ['name', 'price-up', 'price-down'] },
      page,
      pageSize,
    },
    additionalProperties: false,
  },
  getProduct: { type: 'object', properties: { productId }, required: ['productId'], additionalProperties: false },
  getCart: nothing,
  updateCart: {
    type: 'object',
    properties: {
      lines: {
        type: 'array',
        minItems: 1,
        maxItems: maxLines,
        items: {
          type: 'object',
          description: 'With productId: adds so many. With lineId: sets the quantity of this line, 0 takes it out. Exactly one of both.',
          properties: {
            productId,
            lineId: { type: 'string', minLength: 15, maxLength: 18, description: 'Id of a line, from getCart.' },
            quantity: { type: 'integer', minimum: 0, maximum: largestQuantity },
          },
          required: ['quantity'],
          additionalProperties: false,
        },
      },
      couponCodes: {
        type: 'array',
        maxItems: maxCodes,
        items: { type: 'string', minLength: 1, maxLength: 80 },
        description: 'All coupon codes that the cart shall have in the end; an empty list takes all out.',
      },
    },
    additionalProperties: false,
  },
  openCart: nothing,
  startCheckout: nothing,
  findConsultants: {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 2, maxLength: 80, description: 'A name, a phone number or a German postal code.' },
      by: { type: 'string', maxLength: 12, enum: ['name', 'phone', 'postal-code'], description: 'Found out from the text unless said.' },
      radius: { type: 'integer', minimum: 1, maximum: 200, description: 'Kilometres around the postal code; 25 unless said.' },
      page,
      pageSize,
    },
    required: ['text'],
    additionalProperties: false,
  },
  chooseConsultant: {
    type: 'object',
    properties: { moniker: { type: 'string', minLength: 1, maxLength: 80, description: 'Moniker of a consultant, from findConsultants.' } },
    required: ['moniker'],
    additionalProperties: false,
  },
}
