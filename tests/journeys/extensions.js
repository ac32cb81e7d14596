/**
 * What a journey needs beyond the published reference, by the names of the sandbox's extensions. A part of `test:all` runs each
 * of these with nothing else (`VITRINE_EXTENSIONS=named`); those that stand here with none are core flows.
 * @type {Readonly<Record<string, readonly import('../../src/sandbox/reference/extensions.js').ExtensionName[]>>}
 */
export const journeyExtensions = {
  'tests/journeys/shop.test.ts': ['sign-in'],
  'tests/journeys/permalinks.test.ts': [],
  'tests/journeys/without-extensions.test.ts': [],
  'tests/journeys/cart.test.ts': ['sign-in', 'product-fields', 'shipping-estimate'],
  'tests/journeys/checkout.test.ts': ['sign-in', 'withdrawal', 'seller-field', 'client-request', 'shipping-estimate', 'retired'],
}
