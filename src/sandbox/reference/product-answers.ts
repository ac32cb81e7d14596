import { errorResponse, media, quantityRule } from './shared-answers.js'
import { all, is, shape } from './shape.js'

const fieldValues = { mapOf: shape('Field Value', { value: is('Any', 49) }) } as const

const categoryData = shape('Product Category Data', all('String', 49, 'description', 'id', 'name', 'urlName', 'urlSlug'))

const attributeInfo = shape('Product Attribute Info', {
  ...all('String', 50, 'apiName', 'fieldEnumOrId', 'label', 'objectName', 'viewType'),
  sequence: is('Integer', 50),
  allowableValues: is(['String'], 50),
  availableValues: is(['String'], 50),
  options: is(['Any'], 62),
})

const mapping = shape('Product Attributes To Product Entry', {
  ...all('String', 50, 'canonicalKey', 'productId', 'urlName'),
  selectedAttributes: is(
    [
      shape('Product Attribute Selection Info', {
        ...all('String', 50, 'apiName', 'label', 'value'),
        sequence: is('Integer', 50),
      }),
    ],
    50,
  ),
})

const mediaGroup = shape('Product Media Group', {
  ...all('String', 49, 'developerName', 'id', 'name', 'usageType'),
  mediaItems: is([media], 49),
})

export const productDetail = shape('Product Detail', {
  attributeSetInfo: is('Any', 50),
  defaultImage: is(media, 49),
  entitlement: is(shape('Product Entitlement', { canViewPrice: is('Boolean', 49) }), 49),
  fields: is('Fields', 49),
  ...all('String', 49, 'id', 'productClass', 'urlName', 'variationParentId'),
  ...all('String', 49, 'name', 'sku', 'errorCode', 'errorMessage'),
  mediaGroups: is([mediaGroup], 49),
  primaryProductCategoryPath: is(shape('Product Category Path', { path: is([categoryData], 49) }), 49),
  productSellingModels: is(['Any'], 57),
  purchaseQuantityRule: is(quantityRule, 50),
  success: is('Boolean', 49),
  variationAttributeSet: is(
    shape('Product Attribute Set', { attributes: is({ mapOf: 'String' }, 50), ...all('String', 50, 'developerName', 'id') }),
    50,
  ),
  variationInfo: is(
    shape('Product Variation Info', {
      attributesToProductMappings: is([mapping], 50),
      variationAttributeInfo: is({ mapOf: attributeInfo }, 50),
    }),
    50,
  ),
})

/** The sandbox tells as much of many products as of one where it is not to know the reference only. */
const beyondOverview = Object.fromEntries(
  Object.entries(productDetail.members).map(([name, member]) => [name, { ...member, extension: 'undocumented-context' as const }]),
)

/** `ConnectApi.ProductOverview` (54.0): far less than a detail has. Its prices ended with v57. */
const productOverview = shape('Product Overview', {
  ...beyondOverview,
  defaultImage: is(media, 54),
  error: is(errorResponse, 54),
  fields: is('Fields', 54),
  ...all('String', 54, 'id', 'sku'),
  success: is('Boolean', 54),
})

export const productCollection = shape('Product Overview Collection', { products: is([productOverview], 54) })

/** Salesforce's own search card reads the attributes of a summary as a list, its product page those of a detail as a map. */
const attributeSummary = shape('Product Attribute Set Summary', { attributes: is('Any', 52), ...all('String', 52, 'developerName', 'id') })

const summary = shape('Product Summary', {
  defaultImage: is(media, 52),
  fields: is(fieldValues, 52),
  ...all('String', 52, 'id', 'name', 'productClass', 'urlName'),
  prices: is(
    shape(
      'Pricing Result Line Item',
      all('String', 49, 'currencyIsoCode', 'listPrice', 'lowestUnitPrice', 'pricebookEntryId', 'productId', 'unitPrice'),
    ),
    52,
  ),
  productSellingModelInformation: is('Any', 59),
  purchaseQuantityRule: is(quantityRule, 52),
  variationAttributeSet: is(attributeSummary, 52),
})

export const summaryPage = shape('Product Summary Page', {
  currencyIsoCode: is('String', 52),
  ...all('Integer', 52, 'currentPage', 'pageSize', 'total'),
  products: is([summary], 52),
})

const facet = shape('Search Facet', {
  ...all('String', 52, 'attributeType', 'displayName', 'displayType', 'facetType', 'nameOrId'),
  displayRank: is('Integer', 52),
  values: is(
    [shape('Distinct Facet Value', { ...all('String', 52, 'displayName', 'nameOrId', 'type'), productCount: is('Integer', 52) })],
    52,
  ),
})

export const searchResults = shape('Product Search Results', {
  categories: is('Any', 52),
  ...all('String', 52, 'correctedSearchTerm', 'locale'),
  facets: is([facet], 52),
  productsPage: is(summaryPage, 52),
})

export const category = shape('Product Category Detail', {
  ...all('Any', 49, 'attachments', 'bannerImage', 'fields', 'mediaGroups', 'tileImage'),
  ...all('String', 49, 'id', 'name', 'parentCategoryId', 'urlName'),
  isNavigational: is('Boolean', 49),
  numberOfProducts: is('Integer', 49),
})

export const categories = shape('Product Category Detail Collection', { productCategories: is([category], 50) })

const priceMembers = {
  ...all('String', 49, 'listPrice', 'lowestUnitPrice', 'pricebookEntryId', 'productId', 'productSellingModelId', 'unitPrice'),
  error: is(errorResponse, 49),
  priceAdjustment: is('Any', 56),
  success: is('Boolean', 49),
}

export const price = shape('Product Price', { ...priceMembers, currencyIsoCode: is('String', 49) })

export const pricing = shape('Pricing Result', {
  currencyIsoCode: is('String', 49),
  error: is(errorResponse, 49),
  pricingLineItemResults: is([shape('Pricing Result Line Item', { ...priceMembers, currencyIsoCode: is('String', 49) })], 49),
  success: is('Boolean', 49),
})

export const sortRules = shape('Sort Rule Collection', {
  sortRules: is(
    [
      shape('Sort Rule', {
        ...all('String', 52, 'label', 'nameOrId', 'sortRuleId'),
        direction: is('String', 52, { values: ['Ascending', 'Default', 'Descending'] }),
        labelSuffix: is('String', 54),
        sortOrder: is('Integer', 54),
        // Up to v54 also Custom; SortByPricebook since v55 (Sort Rule Input).
        type: is('String', 52, { values: ['Custom', 'ProductAttributeBased', 'ProductBased', 'Relevancy', 'SortByPricebook'] }),
      }),
    ],
    52,
  ),
})

export const suggestions = shape('Search Suggestions', {
  recentSearchSuggestions: is([shape('Search Suggestion', { value: is('String', 52) })], 52),
})
