/** The platform's named pages (specification, section 2) and where they stand on a site of ours. */
export const namedPages = {
  Current_Cart: '/cart',
  Register: '/register',
  Privacy_Policy__c: '/privacy-policy',
  Terms_and_conditions__c: '/terms-of-use-and-purchase',
  ShopInvalid__c: '/shop-invalid',
} as const
