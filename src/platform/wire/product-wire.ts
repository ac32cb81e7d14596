import { array, boolean, type InferOutput, nullish, object, pipe, record, string, transform, union } from 'valibot'
import { fields, picture, quantityRule } from './goods-wire.js'
import { id, maybeAmount, maybeCount, maybeText } from './wire.js'

/** The shapes of products and wishlists; fetched with the gateways that need them. */
export const categoriesShape = object({ productCategories: array(object({ id: string(), name: maybeText, fields })) })

const prices = nullish(object({ unitPrice: maybeAmount, listPrice: maybeAmount }))

const variationInfo = nullish(
  object({
    attributesToProductMappings: nullish(
      array(
        object({
          productId: maybeText,
          selectedAttributes: nullish(array(object({ apiName: maybeText, value: maybeText })), []),
        }),
      ),
      [],
    ),
    variationAttributeInfo: nullish(
      record(string(), nullish(object({ label: maybeText, sequence: maybeCount, availableValues: nullish(array(maybeText), []) }))),
      {},
    ),
  }),
)

const product = object({
  id,
  /** Said in an answer about many: false for one that is not there. */
  success: nullish(boolean()),
  name: maybeText,
  sku: maybeText,
  productClass: maybeText,
  variationInfo,
  fields,
  defaultImage: nullish(picture),
  mediaGroups: nullish(array(object({ usageType: maybeText, mediaItems: nullish(array(picture), []) })), []),
  primaryProductCategoryPath: nullish(object({ path: nullish(array(object({ id: maybeText, name: maybeText }))) })),
  purchaseQuantityRule: quantityRule,
  prices,
})

export const productShape = product
export const productsShape = object({ products: array(product) })
const facetShape = object({
  nameOrId: maybeText,
  displayName: maybeText,
  facetType: maybeText,
  values: nullish(array(object({ nameOrId: maybeText, displayName: maybeText, productCount: maybeCount })), []),
})

export const searchShape = object({
  facets: nullish(array(facetShape), []),
  productsPage: object({ products: array(product), total: maybeCount, pageSize: maybeCount, currencyIsoCode: maybeText }),
})

/** Inferred: the guide names products and their number, and shows no whole answer. */
export const recommendationsShape = object({
  productPage: nullish(object({ products: nullish(array(object({ id })), []) })),
})

export const suggestionsShape = object({ recentSearchSuggestions: nullish(array(object({ value: string() })), []) })

/** Specification, section 3. */
export const detailsShape = array(object({ Id: maybeText, EnterpriseMarketingPartID_t__c: maybeText }))

export const sortRulesShape = object({
  sortRules: array(object({ sortRuleId: string(), nameOrId: string(), direction: string() })),
})

export const pricesShape = object({
  currencyIsoCode: maybeText,
  pricingLineItemResults: array(object({ productId: string(), unitPrice: maybeAmount, listPrice: maybeAmount })),
})

export const wishlistsShape = object({ summaries: nullish(array(object({ id })), []) })
/** Documented as the summary itself, seen in an envelope as well. */
export const newWishlistShape = pipe(
  union([object({ summary: object({ id }) }), object({ id })]),
  transform((answer) => ('summary' in answer ? answer.summary.id : answer.id)),
)
export const wishlistItemsShape = object({
  items: array(object({ wishlistItemId: id, productId: maybeText, productSummary: nullish(object({ productId: maybeText })) })),
  nextPageToken: maybeText,
})

export type WireFacet = InferOutput<typeof facetShape>
export type WireProduct = InferOutput<typeof product>
