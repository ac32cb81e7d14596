/** A customer's user record. */
export const userNames = {
  /** Specification, section 3. */
  'user.firstTimeLogin': 'FirstTimeLogin_cb__c',
} as const

/** The organisation's own objects below a contact: of each its name, its list below the contact, its lookup to it, and its fields. */
export const beautyNames = {
  beauty: 'BeautyProfile__c',
  'beauty.list': 'BeautyProfiles__r',
  'beauty.contact': 'Contact__c',
  'beauty.birthMonth': 'BirthMonth__c',
  'beauty.birthDay': 'BirthDay__c',
  'beauty.ageRange': 'AgeRange__c',
  'beauty.referredBy': 'ReferredBy__c',
  'beauty.preferredLanguage': 'PreferredLanguage__c',
  'beauty.skinType': 'SkinType__c',
  'beauty.primaryNeed': 'PrimaryNeed__c',
  'beauty.otherNeeds': 'OtherNeeds__c',
  'beauty.eyeConcerns': 'EyeConcerns__c',
  'beauty.lipConcerns': 'LipConcerns__c',
  'beauty.foundation': 'PreferredFoundation__c',
  'beauty.makeup': 'MakeupInterests__c',
  'beauty.interests': 'Interests__c',
} as const

export const preferenceNames = {
  preference: 'ContactPreference__c',
  'preference.list': 'ContactPreferences__r',
  'preference.contact': 'Contact__c',
  'preference.time': 'BestTime__c',
  'preference.method': 'BestMethod__c',
  'preference.frequency': 'Frequency__c',
} as const

export const subscriptionNames = {
  subscription: 'Subscription__c',
  'subscription.list': 'Subscriptions__r',
  'subscription.topic': 'Topic__c',
  'subscription.market': 'Market__c',
  'subscription.active': 'IsActive__c',
  'subscription.consultant': 'Consultant__c',
} as const
