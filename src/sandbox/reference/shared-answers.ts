import { all, is, shape } from './shape.js'

/** Product Media. */
export const media = shape('Product Media', {
  ...all('String', 49, 'alternateText', 'contentVersionId', 'id', 'mediaType', 'thumbnailUrl', 'title', 'url'),
  sortOrder: is('Integer', 49),
})

export const quantityRule = shape('Purchase Quantity Rule', all('String', 52, 'increment', 'maximum', 'minimum'))

/** Record Field: a field of a record with its label. */
export const recordFields = { mapOf: shape('Record Field', all('String', 51, 'dataName', 'dataType', 'label', 'text', 'type')) } as const

export const errorResponse = shape('Error Response', all('String', 49, 'errorCode', 'message'))
