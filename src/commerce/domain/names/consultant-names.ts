/**
 * Members of `shopRecord`. The first six are the specification's (section 3); that the record holds the imprint, languages,
 * specialties and networks stands there as well, but not under which names.
 */
export const consultantNames = {
  'shopRecord.firstName': 'FirstName_t__c',
  'shopRecord.lastName': 'LastName_t__c',
  'shopRecord.picture': 'ProfileImage_url__c',
  'shopRecord.active': 'IsShopActive_f__c',
  'shopRecord.moniker': 'ConsultantMoniker_t__c',
  'shopRecord.alternateMoniker': 'AlternateConsultantMoniker_t__c',
  'shopRecord.country': 'Country_t__c',
} as const

/** The record's other facts about the consultant: lists and objects, or single fields. */
export const recordProfileNames = {
  /** An object with `street`, `postalCode`, `city`, `country`, `phone`, `email`, `vatId`; or the fields that follow. */
  'shopRecord.imprint': 'imprint',
  'shopRecord.street': 'Street_t__c',
  'shopRecord.postalCode': 'PostalCode_t__c',
  'shopRecord.city': 'City_t__c',
  'shopRecord.phone': 'Phone_t__c',
  'shopRecord.email': 'Email_t__c',
  'shopRecord.vatId': 'VatId_t__c',
  'shopRecord.about': 'About_t__c',
  /** A list, or a text with semicolons. */
  'shopRecord.languages': 'languages',
  'shopRecord.specialties': 'specialties',
  'shopRecord.favourites': 'favouriteProductIds',
  /** An object with `instagram`, `facebook`, `youtube`, `tiktok`. */
  'shopRecord.social': 'social',
} as const
