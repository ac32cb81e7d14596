import { endpoint, type Endpoint } from './endpoint.js'
import { all, is, needs, shape } from './shape.js'

const texts = ['addressType', 'city', 'companyName', 'country', 'firstName', 'lastName', 'middleName'] as const
const moreTexts = ['phoneNumber', 'postalCode', 'region', 'street'] as const

const fields = shape('Commerce Address Field Input', { dataName: needs('String', 54), text: is('String', 54) })

/** PATCH needs the name as POST does. The examples have the id in the body, which the table leaves out. */
const address = shape('Commerce Address Input', {
  ...all('String', 54, ...texts, ...moreTexts, 'addressId'),
  name: needs('String', 54),
  isDefault: is('Boolean', 54),
  commerceAddressFieldInputList: is(shape('Commerce Address Field Input List', { fields: is([fields], 54) }), 54),
})

const commerceAddress = shape('Commerce Address', {
  ...all('String', 54, 'addressId', 'name', ...texts, ...moreTexts),
  fields: is('Any', 54),
  isDefault: is('Boolean', 54),
})

const collection = shape('Commerce Address Collection', {
  ...all('String', 54, 'currentPageToken', 'currentPageUrl', 'nextPageToken', 'nextPageUrl', 'previousPageToken', 'previousPageUrl'),
  ...all('Integer', 54, 'count', 'pageSize'),
  sortOrder: is('String', 54),
  items: is([commerceAddress], 54),
})

const many = 'accounts/{accountId}/addresses'

export const addressEndpoints: readonly Endpoint[] = [
  endpoint(`GET ${many}`, 'Commerce Webstore Account Addresses', 54, { answer: collection, printed: 'table' }),
  endpoint(`POST ${many}`, 'Commerce Webstore Account Addresses', 54, { body: address, answer: commerceAddress, printed: 'table' }),
  endpoint(`PATCH ${many}/{addressId}`, 'Commerce Webstore Account Address', 54, {
    body: address,
    answer: commerceAddress,
    printed: 'table',
  }),
  endpoint(`DELETE ${many}/{addressId}`, 'Commerce Webstore Account Address', 54),
]
