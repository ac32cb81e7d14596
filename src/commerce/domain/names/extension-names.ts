import { contentNames } from './content-names.js'
import { beautyNames, preferenceNames, subscriptionNames, userNames } from './customer-names.js'
import type { NameKey, Names } from './names.js'
import { orderNames } from './order-names.js'
import { detailNames, productNames } from './product-names.js'

const keysOf = (table: Readonly<Partial<Record<NameKey, string>>>): NameKey[] => Object.keys(table) as NameKey[]

/** The names that each extension of an organisation brings; one that brings none has no place here. */
export const extensionNames: Readonly<Record<string, readonly NameKey[]>> = {
  'sign-in': ['method.login', 'method.logout', 'method.registerCustomer', 'method.requestPasswordReset', 'method.resetPassword'],
  'personal-data': ['method.changePersonalData', 'method.changeEmail', 'method.changePassword', 'method.getPersonalData'],
  consultants: ['method.findConsultants', 'method.getConsultantProfile'],
  relations: [
    'method.getRelations',
    'method.connectConsultant',
    'method.setPrimaryConsultant',
    'method.disconnectConsultant',
    'method.assignConsultant',
    'method.previewConsultantSwitch',
  ],
  newsletter: ['method.enrolInNewsletter', 'method.confirmNewsletter', 'method.unsubscribeFromNewsletter'],
  withdrawal: keysOf(orderNames),
  'product-fields': [...keysOf(productNames), ...keysOf(detailNames)],
  'seller-field': ['field.seller'],
  records: [...keysOf(beautyNames), ...keysOf(preferenceNames), ...keysOf(subscriptionNames), ...keysOf(userNames)],
  content: keysOf(contentNames),
}

/** The `names` of a store whose organisation has these extensions and no other: what belongs to the others is switched off. */
export function namesWith(extensions: readonly string[]): Names {
  const off = Object.entries(extensionNames).flatMap(([extension, keys]) => (extensions.includes(extension) ? [] : keys))
  return Object.fromEntries(off.map((key) => [key, '']))
}
