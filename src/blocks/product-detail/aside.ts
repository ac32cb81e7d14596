import type { Product, ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { rememberSeen } from '../../commerce/domain/product/recently-viewed.js'
import type { ProductReviews } from '../../commerce/domain/reviews/reviews.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { siteName, tellSearchEngines } from '../../ui/hooks/linked-data.js'
import { productData } from './product-data.js'

interface Around {
  /** The page is about this product, and not one that merely has it. */
  isOfAddress: boolean
  productsUrl: string
  reviews: ProductReviews | undefined
  signal: AbortSignal
}

/** Side effects of viewing a product: it is remembered as seen, and search engines get its data. */
export async function productAside(shop: Shop, product: ProductDetail, around: Around): Promise<void> {
  const { isOfAddress, productsUrl, reviews, signal } = around
  rememberSeen(shop, product.id)
  if (!isOfAddress) return
  const variants = await readVariants(shop, product, signal)
  const site = { name: siteName(), productsUrl, reviews, variants, here: shop.page.here(), settings: shop.settings.get() }
  tellSearchEngines(productData(product, site), signal)
}

/** Reads the variants with the question that their swatches ask as well: the platform is asked once. */
async function readVariants(shop: Shop, { variants }: ProductDetail, signal: AbortSignal): Promise<readonly Product[]> {
  const ids = variants?.choices.map(({ productId }) => productId) ?? []
  if (ids.length === 0) return []
  try {
    return await (await shop.products.get()).named(ids, signal)
  } catch (error) {
    // The product is told of without their prices.
    if (!isBrokenWorld(error)) throw error
    return []
  }
}
