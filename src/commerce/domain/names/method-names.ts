/** Server methods: the first five are the specification's (section 7), the others the shop's own. */
export const methodNames = {
  'method.getProductDetails': 'getProductDetails',
  'method.getIbcDetails': 'getIbcDetails',
  'method.getMonikerFromConsultantKey': 'getMonikerFromConsultantKey',
  'method.getDataLayerValues': 'getDataLayerValues',
  'method.getCookieConsentData': 'getCookieConsentData',
  'method.login': 'login',
  'method.logout': 'logout',
  'method.registerCustomer': 'registerCustomer',
  'method.findConsultants': 'findConsultants',
  'method.getConsultantProfile': 'getConsultantProfile',
  'method.getRelations': 'getRelations',
  'method.connectConsultant': 'connectConsultant',
  'method.setPrimaryConsultant': 'setPrimaryConsultant',
  'method.disconnectConsultant': 'disconnectConsultant',
  'method.assignConsultant': 'assignConsultant',
  'method.enrolInNewsletter': 'enrolInNewsletter',
  'method.confirmNewsletter': 'confirmNewsletter',
  'method.unsubscribeFromNewsletter': 'unsubscribeFromNewsletter',
  'method.requestPasswordReset': 'requestPasswordReset',
  'method.resetPassword': 'resetPassword',
  'method.changePersonalData': 'changePersonalData',
  'method.changeEmail': 'changeEmail',
  'method.changePassword': 'changePassword',
  'method.getPersonalData': 'getPersonalData',
  'method.previewConsultantSwitch': 'previewConsultantSwitch',
} as const

/** Class of the server methods, where a method's name does not say one. */
export const classNames = {
  namespace: '',
  apexClass: 'ShopController',
} as const
