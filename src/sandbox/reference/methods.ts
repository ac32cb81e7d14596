import type { ExtensionName } from './extensions.js'

/** The five of the specification's section 7: of every shop. */
export const statedMethods = [
  'getProductDetails',
  'getIbcDetails',
  'getMonikerFromConsultantKey',
  'getDataLayerValues',
  'getCookieConsentData',
] as const

/** Further server methods of a shop, each with the extension that brings it. */
export const ownMethods: Readonly<Record<string, ExtensionName>> = {
  login: 'sign-in',
  logout: 'sign-in',
  registerCustomer: 'sign-in',
  requestPasswordReset: 'sign-in',
  resetPassword: 'sign-in',
  changePersonalData: 'personal-data',
  changeEmail: 'personal-data',
  changePassword: 'personal-data',
  getPersonalData: 'personal-data',
  findConsultants: 'consultants',
  getConsultantProfile: 'consultants',
  getRelations: 'relations',
  connectConsultant: 'relations',
  setPrimaryConsultant: 'relations',
  disconnectConsultant: 'relations',
  assignConsultant: 'relations',
  previewConsultantSwitch: 'relations',
  enrolInNewsletter: 'newsletter',
  confirmNewsletter: 'newsletter',
  unsubscribeFromNewsletter: 'newsletter',
}
