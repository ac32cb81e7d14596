/** Member as `[type, name]`, in the order in which Apex lists them. The platform hands arguments over by name. */
export type ApexMember = readonly [type: string, name: string]

export interface ApexMethod {
  /** Description for the developer who writes the method. */
  about: string
  /** Set when the method may read only: Lightning keeps its answer and calls it with GET. */
  cacheable?: true
  /** Set when only customers who are signed in may call it. */
  customer?: true
  parameters: readonly ApexMember[]
  returns: string
  /** Classes of the platform that do the work, where there are some. */
  hint?: string
}

/**
 * Server methods that every shop has (names and arguments are the shop's, the answers' members are those that the blocks read). Members
 * such as `FirstName_t__c` are no Apex identifiers (two underscores): such answers are records, or maps by field name.
 */
export const coreMethods = {
  getProductDetails: {
    about: 'The products of these part numbers: Id and EnterpriseMarketingPartID_t__c of each.',
    cacheable: true,
    parameters: [
      ['List<String>', 'partIds'],
      ['String', 'subsidiary'],
    ],
    returns: 'List<Map<String, Object>>',
    hint: '[SELECT Id, EnterpriseMarketingPartID_t__c FROM Product2 WHERE EnterpriseMarketingPartID_t__c IN :partIds WITH USER_MODE LIMIT 200]',
  },
  getIbcDetails: {
    about:
      'The shop of a consultant by one of moniker, shop id and key. Nobody there: shopRecord is null; errorMessage says that the lookup failed.',
    parameters: [
      ['String', 'consultantMoniker'],
      ['String', 'loginPersonAccountId'],
      ['Boolean', 'isGuest'],
      ['String', 'subsidiaryCode'],
      ['String', 'shopId'],
      ['String', 'consultantKey'],
    ],
    returns: 'ShopAnswer',
    hint: 'Ask UserInfo who is here: isGuest and loginPersonAccountId come from the browser, and anybody can write them.',
  },
  getMonikerFromConsultantKey: {
    about: 'The moniker that belongs to a consultant key, or null.',
    parameters: [
      ['String', 'consultantKey'],
      ['String', 'subsidiaryCode'],
    ],
    returns: 'String',
  },
  getDataLayerValues: {
    about: 'Rows of Subsidiary_mdr__r.Label, Environment__c, Value__c, ValueLong_tal__c, UsernameSuffixURL__c; the first is used.',
    cacheable: true,
    parameters: [['String', 'subCode']],
    returns: 'List<Map<String, Object>>',
  },
  getCookieConsentData: {
    about: 'What the visitor agreed to, as JSON text: { "consent": { … } }.',
    parameters: [
      ['Map<String, String>', 'individualLookupKeys'],
      ['String', 'subsidiaryCode'],
    ],
    returns: 'ConsentAnswer',
  },
} as const satisfies Readonly<Record<string, ApexMethod>>

const doneByToken = (about: string): ApexMethod => ({ about, parameters: [['String', 'token']], returns: 'Answer' })
const withConsultant = (about: string): ApexMethod => ({
  about,
  customer: true,
  parameters: [['Id', 'consultantId']],
  returns: 'Answer',
})

/** Methods of extensions, by the names by which `@vitrine/blocks/platform` calls them. */
export const extensionMethods = {
  login: {
    about: 'Signs a guest in. A wrong name or password: errorMessage, the same words for both.',
    parameters: [
      ['String', 'username'],
      ['String', 'password'],
    ],
    returns: 'Answer',
    hint: 'Site.login(username, password, startUrl) answers the address that the browser has to open.',
  },
  logout: { about: 'Ends the session.', parameters: [], returns: 'Answer' },
  registerCustomer: {
    about: 'Makes a customer. USERNAME_TAKEN and INVALID_INPUT are errorCodes that the form understands.',
    parameters: [
      ['String', 'firstName'],
      ['String', 'lastName'],
      ['String', 'email'],
      ['String', 'password'],
      ['String', 'postalCode'],
    ],
    returns: 'Answer',
    hint: 'Site.createExternalUser(user, accountId, password)',
  },
  findConsultants: {
    about: 'Consultants near a postal code, or by name or phone number; searchBy is PostalCode, Name or Phone.',
    parameters: [
      ['String', 'searchBy'],
      ['String', 'searchText'],
      ['Integer', 'radius'],
      ['List<String>', 'languages'],
      ['List<String>', 'specialties'],
      ['Integer', 'page'],
      ['Integer', 'pageSize'],
      ['String', 'subsidiaryCode'],
    ],
    returns: 'ConsultantPage',
  },
  getConsultantProfile: {
    about: 'What a consultant shows of herself, with her imprint.',
    cacheable: true,
    parameters: [
      ['String', 'consultantMoniker'],
      ['String', 'subsidiaryCode'],
    ],
    returns: 'ConsultantProfile',
  },
  getRelations: { about: 'The consultants of the customer.', customer: true, parameters: [], returns: 'RelationsAnswer' },
  connectConsultant: withConsultant('Adds a consultant to those of the customer.'),
  setPrimaryConsultant: withConsultant('Makes a consultant the customer’s first.'),
  disconnectConsultant: withConsultant('Takes a consultant from those of the customer.'),
  assignConsultant: {
    about: 'Chooses a consultant near a postal code. INVALID_POSTAL_CODE and NO_CONSULTANT are errorCodes that the form understands.',
    customer: true,
    parameters: [
      ['String', 'postalCode'],
      ['String', 'subsidiaryCode'],
    ],
    returns: 'AssignedAnswer',
  },
  previewConsultantSwitch: {
    about: 'The products in the cart that another consultant does not sell.',
    parameters: [['Id', 'consultantId']],
    returns: 'SwitchAnswer',
  },
  enrolInNewsletter: {
    about: 'Sends the letter by which somebody confirms her address; page is where its link leads.',
    parameters: [
      ['String', 'email'],
      ['String', 'phone'],
      ['Boolean', 'phoneConsent'],
      ['String', 'page'],
      ['String', 'locale'],
    ],
    returns: 'Answer',
  },
  confirmNewsletter: doneByToken('Confirms by the link of a letter. NO_SUCH_LINK when it is none, or too old.'),
  unsubscribeFromNewsletter: doneByToken('Ends the newsletter by the link of a letter. NO_SUCH_LINK when it is none.'),
  requestPasswordReset: {
    about: 'Sends the link. The answer never says whether there is such an account.',
    parameters: [
      ['String', 'email'],
      ['String', 'page'],
      ['String', 'locale'],
    ],
    returns: 'Answer',
    hint: 'Site.forgotPassword(username)',
  },
  resetPassword: {
    about: 'Sets the password by the link of a letter. NO_SUCH_LINK and INVALID_INPUT are errorCodes that the form understands.',
    parameters: [
      ['String', 'token'],
      ['String', 'password'],
    ],
    returns: 'Answer',
  },
  changePersonalData: {
    about: 'Changes the customer’s own name and phone number.',
    customer: true,
    parameters: [
      ['String', 'firstName'],
      ['String', 'lastName'],
      ['String', 'phone'],
    ],
    returns: 'Answer',
  },
  changeEmail: {
    about: 'Changes the customer’s own address. WRONG_PASSWORD and USERNAME_TAKEN are errorCodes that the form understands.',
    customer: true,
    parameters: [
      ['String', 'email'],
      ['String', 'password'],
    ],
    returns: 'Answer',
  },
  changePassword: {
    about: 'Changes the customer’s own password. WRONG_PASSWORD and INVALID_INPUT are errorCodes that the form understands.',
    customer: true,
    parameters: [
      ['String', 'password'],
      ['String', 'newPassword'],
    ],
    returns: 'Answer',
    hint: 'Site.changePassword(newPassword, verifyNewPassword, oldPassword)',
  },
  getPersonalData: {
    about: 'Everything that is kept about the customer, for her to take along (Art. 15 and 20 GDPR).',
    customer: true,
    parameters: [],
    returns: 'Map<String, Object>',
  },
} as const satisfies Readonly<Record<string, ApexMethod>>

export type CoreMethodName = keyof typeof coreMethods
export type ExtensionMethodName = keyof typeof extensionMethods

export const apexMethods: Readonly<Record<string, ApexMethod>> = { ...coreMethods, ...extensionMethods }

/** Answers that are no record, by name; `Answer` is extended by those that can be refused. */
export const apexClasses: Readonly<Record<string, { extends?: 'Answer'; members: readonly ApexMember[] }>> = {
  Answer: {
    members: [
      ['Boolean', 'success'],
      ['String', 'errorCode'],
      ['String', 'errorMessage'],
    ],
  },
  ShopAnswer: {
    members: [
      ['Map<String, Object>', 'shopRecord'],
      ['String', 'errorMessage'],
    ],
  },
  ConsentAnswer: { members: [['String', 'gtmConsentAttributeJson']] },
  FacetValue: {
    members: [
      ['String', 'value'],
      ['Integer', 'count'],
    ],
  },
  Facets: {
    members: [
      ['List<FacetValue>', 'languages'],
      ['List<FacetValue>', 'specialties'],
    ],
  },
  Place: {
    members: [
      ['String', 'postalCode'],
      ['String', 'city'],
    ],
  },
  ConsultantPage: {
    extends: 'Answer',
    members: [
      ['List<Map<String, Object>>', 'consultants'],
      ['Integer', 'total'],
      ['Facets', 'facets'],
      ['Place', 'place'],
    ],
  },
  Imprint: {
    members: ['firstName', 'lastName', 'street', 'postalCode', 'city', 'country', 'phone', 'email', 'vatId'].map((name) => [
      'String',
      name,
    ]),
  },
  ConsultantProfile: {
    extends: 'Answer',
    members: [
      ['Map<String, Object>', 'shopRecord'],
      ['String', 'about'],
      ['String', 'city'],
      ['List<String>', 'languages'],
      ['List<String>', 'specialties'],
      ['Map<String, String>', 'social'],
      ['List<String>', 'favouriteProductIds'],
      ['String', 'catalogueUrl'],
      ['String', 'joinUrl'],
      ['Imprint', 'imprint'],
    ],
  },
  Relation: {
    members: [
      ['Map<String, Object>', 'shopRecord'],
      ['Boolean', 'isPrimary'],
      ['String', 'status'],
      ['Map<String, Object>', 'replacement'],
    ],
  },
  RelationsAnswer: { extends: 'Answer', members: [['List<Relation>', 'relations']] },
  AssignedAnswer: {
    extends: 'Answer',
    members: [
      ['Map<String, Object>', 'shopRecord'],
      ['Decimal', 'distance'],
    ],
  },
  SwitchAnswer: { extends: 'Answer', members: [['List<Map<String, Object>>', 'unavailableProducts']] },
}
