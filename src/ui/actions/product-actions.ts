import { plainHtml } from '../../core/dom/plain-html.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { withQuery } from '../../core/dom/with-query.js'
import { type ActionTools, createReading } from '../../commerce/domain/actions/action.js'
import { inputSchemas } from '../../commerce/domain/actions/input-schemas.js'
import type {
  ProductDetailResult,
  ProductResult,
  SearchProductsInput,
  SearchProductsResult,
  ShownPrice,
  StorefrontActions,
} from '../../commerce/domain/actions/storefront-actions.js'
import { formatMoney, type Money } from '../../commerce/domain/product/money.js'
import { basePrice, showsOriginal } from '../../commerce/domain/product/prices.js'
import type { Product, ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { messagesIn } from '../../commerce/domain/translations.js'
import { productMessages } from '../parts/product.messages.js'

/** Products of a page of results, unless the caller says another number. */
export const defaultPageSize = 12

export function createProductActions(shop: Shop, tools: ActionTools): Pick<StorefrontActions, 'searchProducts' | 'getProduct'> {
  return {
    searchProducts: createReading(
      { name: 'searchProducts', inputSchema: inputSchemas.searchProducts, run: (input, signal) => searchProducts(shop, input, signal) },
      tools,
    ),
    getProduct: createReading(
      {
        name: 'getProduct',
        inputSchema: inputSchemas.getProduct,
        async run({ productId }, signal) {
          const product = await (await shop.products.get()).read(productId, signal)
          return { product: product && productDetailResult(product, shop) }
        },
      },
      tools,
    ),
  }
}

async function searchProducts(shop: Shop, input: SearchProductsInput, signal: AbortSignal | undefined): Promise<SearchProductsResult> {
  const { term, minPrice, maxPrice, sort, page = 0, pageSize = defaultPageSize } = input
  const products = await shop.products.get()
  const found = await products.search({ term: term?.trim() || undefined, from: minPrice, to: maxPrice, sort, page, pageSize }, signal)
  return {
    products: found.products.map((product) => productResult(product, shop)),
    total: found.total,
    page,
    pageSize,
    correctedTerm: found.corrected,
  }
}

/** Returns a price with the words that stand beside it on a card: `inkl. MwSt., zzgl. Versand` (PAngV § 6). */
function productPrice(amount: Money, { currency, taxType }: Product, shop: Shop): ShownPrice {
  const settings = shop.settings.get()
  const t = messagesIn(productMessages, settings)
  const tax = taxType === 'Gross' ? t.included : taxType === 'Net' ? t.excluded : t.plus
  return { amount, currency, text: formatMoney(amount, { locale: settings.locale, currency }), note: `${tax} ${t.shipping}` }
}

export function productAddress(shop: Shop, productId: string, urlName: string | undefined): string {
  return new URL(siteAddress(withQuery('/product', 'id', productId), shop.settings.get(), urlName), shop.page.here()).href
}

function productResult(product: Product, shop: Shop): ProductResult {
  const { id, name, detail, price, original, lowestPrice30Days, content, currency, available, badges, swatch, urlName } = product
  const isReduced = showsOriginal(original, price)
  const shown = (amount: Money | undefined) => (amount === undefined ? undefined : productPrice(amount, product, shop))
  const { locale } = shop.settings.get()
  return {
    productId: id,
    name,
    detail,
    url: productAddress(shop, id, urlName),
    price: productPrice(price, product, shop),
    originalPrice: isReduced ? shown(original) : undefined,
    lowestPrice30Days: isReduced ? shown(lowestPrice30Days) : undefined,
    basePrice: content && `${formatMoney(basePrice(price, content.amount), { locale, currency })} / ${content.unit}`,
    availability: available === undefined ? 'not-said' : available < 1 ? 'sold-out' : 'in-stock',
    badges,
    swatch,
  }
}

function productDetailResult(product: ProductDetail, shop: Shop): ProductDetailResult {
  const { facts, variants } = product
  const names = new Map(variants?.attributes.map(({ id, name }) => [id, name]))
  return {
    ...productResult(product, shop),
    articleNumber: facts.articleNumber,
    deliveryTime: facts.deliveryTime,
    skinTypes: facts.skinTypes,
    texts: {
      vouchedFor: false,
      description: plainHtml(product.description),
      application: plainHtml(facts.application),
      ingredients: plainHtml(facts.ingredients),
      safety: plainHtml(facts.safety),
      manufacturer: plainHtml(facts.manufacturer),
    },
    variants: (variants?.choices ?? []).map(({ productId, values }) => ({
      productId,
      values: Object.fromEntries(Object.entries(values).map(([id, value]) => [names.get(id) ?? id, value])),
    })),
  }
}
