import { type Body, isBody, is, listIn, needs, type Rule, type Shape, shape } from './shape.js'

const customField = /__c$/i

/** sObject Attributes Input (v60): its type, its id if it is not the current one, and at least one custom field. */
const sObject = (types: readonly string[]): Shape =>
  shape(
    'sObject Attributes Input',
    {
      attributes: needs(shape('attributes', { type: needs('String', 60, { values: types }) }), 60),
      Id: is('String', 60),
      // The example of Checkout Start Input writes it small.
      id: is('String', 60),
    },
    {
      open: customField,
      rules: [
        {
          message: 'Specify at least one custom field for each sObject.',
          holds: (body) => Object.keys(body).some((name) => customField.test(name)),
        },
      ],
    },
  )

export const cartItemFields = [sObject(['CartItem'])] as const
export const couponFields = [sObject(['WebCart', 'WebCartAdjustmentBasis'])] as const
export const cartFields = [sObject(['WebCart'])] as const
export const checkoutFields = [sObject(['WebCart', 'CartDeliveryGroup'])] as const

/** In an answer a record's fields are what they are. */
export const sObjects = ['Any'] as const

export const fieldsOf = (body: Body, type: string): readonly Body[] =>
  listIn(body, 'customFields').filter(({ attributes }) => isBody(attributes) && attributes.type === type)

/** "You can specify up to 21 sObjects in the array: one WebCart and multiple CartDeliveryGroups." */
export const checkoutFieldsFit: readonly Rule[] = [
  { message: 'Specify at most one WebCart in customFields.', holds: (body) => fieldsOf(body, 'WebCart').length <= 1 },
  { message: 'Specify at most 20 CartDeliveryGroups in customFields.', holds: (body) => fieldsOf(body, 'CartDeliveryGroup').length <= 20 },
]
