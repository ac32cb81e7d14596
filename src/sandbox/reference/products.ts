import { endpoint, type Endpoint } from './endpoint.js'
import * as answers from './product-answers.js'
import { all, atMost, type Body, is, isSaid, listIn, needs, notBoth, oneOf, type Rule, shape } from './shape.js'

const number = (value: unknown, usual: number): number => (isSaid(value) ? Number(value) : usual)

/** Kinds of a facet, and so of its refinement (Distinct Value Search Facet, v64.0). */
const attributeTypes = ['Custom', 'PricebookEntry', 'Product2', 'ProductAttribute', 'ProductCategory', 'Standard']

/** Distinct Value Refinement Input, or since v64 Range Refinement Input: `type` says which. */
const refinement = shape(
  'Refinement Input',
  {
    attributeType: needs('String', 50, { values: attributeTypes }),
    nameOrId: needs('String', 49),
    type: needs('String', 49, { values: ['DistinctValue', 'Range'] }),
    values: is(['String'], 49),
    ...all('String', 64, 'max', 'min'),
  },
  {
    rules: [
      { message: 'Specify values of a DistinctValue refinement.', holds: (body) => body.type !== 'DistinctValue' || isSaid(body.values) },
      atMost(20, 'values'),
      {
        message: 'Specify min or max of a Range refinement, and no values.',
        holds: (body) => body.type !== 'Range' || ((isSaid(body.min) || isSaid(body.max)) && !isSaid(body.values)),
      },
    ],
  },
)

const grouping = shape('Product Search Grouping Input', {
  groupingOption: needs('String', 51, { values: ['BestMatch', 'NoGrouping', 'VariationParent'] }),
  topProductType: is('String', 51, { values: ['VariationParent'] }),
})

const searchRules: readonly Rule[] = [
  oneOf('searchTerm', 'categoryId'),
  atMost(9, 'refinements'),
  {
    message: 'pageSize must be between 1 and 200.',
    holds: ({ pageSize }) => number(pageSize, 20) >= 1 && number(pageSize, 20) <= 200,
  },
  { message: "page times pageSize can't exceed 5000.", holds: ({ page, pageSize }) => number(page, 0) * number(pageSize, 20) <= 5000 },
  {
    message: 'Specify at most 32 search terms.',
    holds: ({ searchTerm }) => String(searchTerm ?? '').split(/\s+/).length <= 32,
  },
]

const search = shape(
  'Product Search Input',
  {
    ...all('String', 49, 'categoryId', 'searchTerm', 'sortRuleId'),
    ...all('Integer', 49, 'page', 'pageSize'),
    ...all('Boolean', 49, 'includePrices', 'includeQuantityRule'),
    fields: is(['String'], 49),
    grouping: is(grouping, 51),
    refinements: is([refinement], 49),
  },
  { rules: searchRules },
)

const searchQuery = shape(
  'query',
  all(
    'String',
    58,
    'categoryId',
    'searchTerm',
    'sortOrderId',
    'fields',
    'grouping',
    'refinements',
    'page',
    'pageSize',
    'includeQuantityRule',
  ),
  { rules: [oneOf('searchTerm', 'categoryId')] },
)

const lineItem = shape('Pricing Line Item Input', { productId: needs('String', 49), productSellingModelId: is('String', 59) })

const holdsSome = (body: Body) => listIn(body, 'pricingLineItems').length > 0

const pricing = shape(
  'Pricing Input',
  { pricingLineItems: needs([lineItem], 49) },
  { rules: [atMost(500, 'pricingLineItems'), { message: 'Specify at least one line item.', holds: holdsSome }] },
)

export const productEndpoints: readonly Endpoint[] = [
  endpoint('GET products', 'Commerce Webstore Products', 54, {
    query: shape('query', all('String', 54, 'effectiveAccountId', 'excludeMedia', 'fields', 'ids', 'skus'), {
      rules: [oneOf('ids', 'skus'), notBoth('ids', 'skus')],
    }),
    answer: answers.productCollection,
    printed: 'table',
  }),
  endpoint('GET products/{productId}', 'Commerce Webstore Product', 49, { answer: answers.productDetail }),
  endpoint('POST search/product-search', 'Commerce Webstore Product Search', 49, { body: search, answer: answers.searchResults }),
  endpoint('GET search/products', 'Commerce Webstore Search Products', 58, {
    query: searchQuery,
    answer: answers.searchResults,
    because: 'POST asks the same and takes a range of prices, too',
  }),
  endpoint('GET search/suggestions', 'Commerce Webstore Product Search Suggestions', 52, { answer: answers.suggestions, printed: 'table' }),
  endpoint('GET search/sort-rules', 'Commerce Webstore Search Sort Rules', 52, { answer: answers.sortRules, printed: 'table' }),
  endpoint('GET product-categories/children', 'Commerce Webstore Product Categories, Children', 50, {
    answer: answers.categories,
    printed: 'table',
  }),
  endpoint('GET product-categories/{productCategoryId}', 'Commerce Webstore Product Category', 49, {
    answer: answers.category,
    printed: 'table',
    because: 'lists show a category’s products by the search, its name by the call above',
  }),
  endpoint('GET pricing/products/{productId}', 'Commerce Webstore Pricing Product', 49, {
    answer: answers.price,
    because: 'prices are asked for together, by POST',
  }),
  endpoint('POST pricing/products', 'Commerce Webstore Pricing Products', 49, { body: pricing, answer: answers.pricing }),
  endpoint('GET ai/recommendations', 'Commerce Einstein Webstore Recommendations', 55, {
    answer: shape('Product Recommendations', { productPage: is(answers.summaryPage, 55), recoUUID: is('String', 55) }),
    printed: 'table',
  }),
]
