/** About what there is to buy: answers of the tables of Salesforce's reference, which prints no example of these. */
import type { PublishedAnswer } from './published-answer.js'

const media = {
  alternateText: 'Machines',
  contentVersionId: '5OUxx0000004CCDGA2',
  id: '2pmxx000000003CAAQ',
  mediaType: 'Image',
  sortOrder: 0,
  thumbnailUrl: null,
  title: 'machines.jpg',
  url: '/cms/delivery/media/MCABCFAZBEVCJKWLBMECCK7M',
}

/** Product Category Detail (49.0): its fields are texts by name, one that was not asked for is not there. */
const category = (id: string, fields: Readonly<Record<string, string | null>>) => ({
  bannerImage: null,
  fields,
  id,
  mediaGroups: [{ developerName: 'tileImage', id: '2mgxx0000000001AAA', mediaItems: [media], name: 'Tile Image', usageType: 'Tile' }],
  tileImage: media,
  urlName: null,
})

export const categories = {
  productCategories: [
    category('0ZG560000008OI5GAM', { Name: 'Machines', Description: 'All that makes coffee.' }),
    category('0ZG560000008OIAGA2', { Name: 'Coffee Beans', Description: null }),
  ],
}

/** Product Search Suggestions Results and Search Suggestion (52.0). */
export const suggestions = { recentSearchSuggestions: [{ value: 'coffee machine' }, { value: 'coffee' }] }

/**
 * Sort Rule (52.0), for whose answer the guide prints no example: the one by relevance has no field and no direction, one by a
 * pricebook (SortByPricebook, 55.0) no field of a product. The example of its input (54.0) writes `sortOrder` as a text.
 */
const rule = (sortRuleId: string, sortOrder: number, facts: object) => ({
  direction: 'Default',
  labelSuffix: null,
  nameOrId: null,
  sortOrder,
  sortRuleId,
  type: 'Relevancy',
  ...facts,
})

export const sortRules = {
  sortRules: [
    rule('0srxx0000000001AAA', 1, { label: 'Best Match' }),
    rule('0srxx0000000002AAA', 2, {
      direction: 'Ascending',
      label: 'Name: A-Z',
      labelSuffix: 'Az',
      nameOrId: 'Name',
      type: 'ProductBased',
    }),
    rule('0srxx0000000003AAA', 3, {
      direction: 'Descending',
      label: 'Price: High-Low',
      labelSuffix: 'HighLow',
      sortOrder: '3',
      type: 'SortByPricebook',
    }),
  ],
}

/** Product Recommendations around a Product Summary Page (52.0). */
const recommended = (id: string, name: string) => ({
  defaultImage: media,
  fields: { Name: { value: name } },
  id,
  name,
  prices: {
    currencyIsoCode: 'USD',
    listPrice: '350.00',
    lowestUnitPrice: null,
    pricebookEntryId: '01uxx0000000001AAA',
    productId: id,
    unitPrice: '250.00',
  },
  productClass: 'Simple',
  productSellingModelInformation: null,
  purchaseQuantityRule: null,
  urlName: null,
  variationAttributeSet: null,
})

export const recommendations = {
  productPage: {
    currencyIsoCode: 'USD',
    pageSize: 2,
    products: [recommended('01txx000000000VAAQ', 'Bella Chrome Coffee Machine'), recommended('01txx000000000WAAQ', 'Coffee Grinder')],
    total: 2,
  },
  recoUUID: 'd1a7c1f0-3a52-4a1c-9f3e-0d1f3a0f8e52',
}

export const catalogueAnswers: readonly PublishedAnswer[] = [
  { source: 'Product Category Detail Collection', call: 'GET product-categories/children', body: categories },
  { source: 'Product Category Detail', call: 'GET product-categories/{}', body: categories.productCategories[0] },
  { source: 'Search Suggestions', call: 'GET search/suggestions', body: suggestions },
  { source: 'Sort Rules Collection', call: 'GET search/sort-rules', body: sortRules },
  { source: 'Product Recommendations', call: 'GET ai/recommendations', body: recommendations },
]
