import { boolean, type InferOutput, nullish, pipe, string, transform, union } from 'valibot'
import { object, record } from './object-shape.js'
import { first, fitting } from './lists.js'
import { fields, picture, quantityRule } from './shared-wire.js'
import { extras, id, maybeAmount, maybeCount, maybeText } from './wire.js'

/** The shapes of products and wishlists; fetched with the gateways that need them. */
export const categoriesShape = object({ productCategories: fitting(object({ id: string(), name: maybeText, fields })) })

const prices = nullish(object({ unitPrice: maybeAmount, listPrice: maybeAmount }))

const variationInfo = nullish(
  object({
    attributesToProductMappings: nullish(
      extras(
        object({
          productId: maybeText,
          selectedAttributes: nullish(extras(object({ apiName: maybeText, value: maybeText })), []),
        }),
      ),
      [],
    ),
    variationAttributeInfo: nullish(
      record(string(), nullish(object({ label: maybeText, sequence: maybeCount, availableValues: nullish(extras(string()), []) }))),
      {},
    ),
  }),
)

const product = object({
  id,
  /** Said in an answer about many: false for one that is not there. */
  success: nullish(boolean(), true),
  name: maybeText,
  urlName: maybeText,
  sku: maybeText,
  productClass: maybeText,
  variationInfo,
  fields,
  defaultImage: nullish(picture),
  mediaGroups: nullish(extras(object({ usageType: maybeText, mediaItems: nullish(extras(picture), []) })), []),
  primaryProductCategoryPath: nullish(object({ path: nullish(extras(object({ id: maybeText, name: maybeText }))) })),
  purchaseQuantityRule: quantityRule,
  prices,
})

export const productShape = product
export const productsShape = object({ products: fitting(product) })
const facetShape = object({
  nameOrId: maybeText,
  displayName: maybeText,
  facetType: maybeText,
  attributeType: maybeText,
  values: nullish(extras(object({ nameOrId: maybeText, displayName: maybeText, productCount: maybeCount })), []),
})

export const searchShape = object({
  correctedSearchTerm: maybeText,
  facets: nullish(extras(facetShape), []),
  productsPage: object({ products: nullish(fitting(product), []), total: maybeCount, pageSize: maybeCount, currencyIsoCode: maybeText }),
})

/** Inferred: the guide names products and their number, and shows no whole answer. */
export const recommendationsShape = object({
  productPage: nullish(object({ products: nullish(extras(object({ id })), []) })),
})

export const suggestionsShape = object({ recentSearchSuggestions: nullish(extras(object({ value: string() })), []) })

/** Specification, section 3. */
export const detailsShape = fitting(object({ Id: maybeText, EnterpriseMarketingPartID_t__c: maybeText }))

const sortRule = object({ sortRuleId: string(), nameOrId: maybeText, type: maybeText, direction: string() })
export const sortRulesShape = object({ sortRules: nullish(extras(sortRule), []) })
export type SortRule = InferOutput<typeof sortRule>

export const pricesShape = object({
  currencyIsoCode: maybeText,
  success: nullish(boolean(), true),
  pricingLineItemResults: fitting(
    object({ productId: string(), unitPrice: maybeAmount, listPrice: maybeAmount, success: nullish(boolean(), true) }),
  ),
})

export const wishlistsShape = object({ summaries: nullish(first(object({ id })), []) })
/** Documented as the summary itself, seen in an envelope as well. */
export const newWishlistShape = pipe(
  union([object({ summary: object({ id }) }), object({ id })]),
  transform((answer) => ('summary' in answer ? answer.summary.id : answer.id)),
)
export const wishlistItemsShape = object({
  items: nullish(
    fitting(object({ wishlistItemId: id, productId: maybeText, productSummary: nullish(object({ productId: maybeText })) })),
    [],
  ),
  nextPageToken: maybeText,
})

export type WireFacet = InferOutput<typeof facetShape>
export type WireProduct = InferOutput<typeof product>
