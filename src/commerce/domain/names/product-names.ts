/** Fields of products and cart lines for which the platform has none of its own. Inferred: each organisation names its own. */
export const productNames = {
  'field.line': 'Line__c',
  'field.badges': 'Badges__c',
  'field.category': 'Category__c',
  'field.baseAmount': 'BaseAmount__c',
  'field.baseUnit': 'BaseUnit__c',
  'field.lowestPrice30Days': 'LowestPrice30Days__c',
  'field.available': 'AvailableQuantity__c',
  'field.swatch': 'SwatchColor__c',
} as const

/** The category below which all products are. Empty: those that have none above them are searched one by one. */
export const rangeNames = { 'category.range': '' } as const

/** Inferred as well, and only asked for by a product's own page. */
export const detailNames = {
  'field.application': 'Application__c',
  'field.skinTypes': 'SkinType__c',
  'field.ingredients': 'Ingredients__c',
  'field.manufacturer': 'Manufacturer__c',
  'field.safety': 'SafetyInformation__c',
  'field.deliveryTime': 'DeliveryTime__c',
} as const
