import { plainHtml } from '../../core/dom/plain-html.js'
import type { ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { rememberSeen } from '../../commerce/domain/product/recently-viewed.js'
import type { ProductReviews } from '../../commerce/domain/reviews/reviews.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'
import type { Shop } from '../../commerce/domain/shop.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { withQuery } from '../../core/dom/with-query.js'
import { siteName, tellSearchEngines } from '../../ui/hooks/linked-data.js'

interface Around {
  /** The page is about this product, and not one that merely has it. */
  isOfAddress: boolean
  productsUrl: string
  reviews: ProductReviews | undefined
  signal: AbortSignal
}

/** Side effects of viewing a product: it is remembered as seen, and search engines get its data. */
export function productAside(shop: Shop, product: ProductDetail, { isOfAddress, productsUrl, reviews, signal }: Around): void {
  rememberSeen(shop, product.id)
  if (!isOfAddress) return
  tellSearchEngines(
    productData(product, { name: siteName(), productsUrl, reviews, here: shop.page.here(), settings: shop.settings.get() }),
    signal,
  )
}

interface Site extends Pick<Around, 'productsUrl' | 'reviews'> {
  name: string
  here: URL
  settings: ShopSettings
}

const availabilities = { there: 'https://schema.org/InStock', gone: 'https://schema.org/OutOfStock' }

/** Structured data for search engines: the product, its current price, its reviews, and its place in the shop. */
function productData(product: ProductDetail, { name, productsUrl, reviews, here, settings }: Site): readonly object[] {
  const url = recordUrl(new URL(here.pathname, here), 'id', product.id)
  const complete = (address: string) => new URL(address, here).href
  const gone = product.available !== undefined && product.available < 1
  const steps = [
    { name, url: complete(siteAddress('/', settings)) },
    ...product.path.map((category) => ({
      name: category.name,
      url: complete(siteAddress(withQuery(productsUrl, 'category', category.id), settings)),
    })),
    { name: product.name, url },
  ]
  return [
    {
      '@type': 'Product',
      '@id': url,
      name: product.name,
      description: plainHtml(product.description),
      ...(product.facts.articleNumber && { sku: product.facts.articleNumber }),
      image: product.pictures.map((picture) => complete(picture.url)),
      brand: { '@type': 'Brand', name },
      offers: {
        '@type': 'Offer',
        url,
        price: product.price,
        priceCurrency: product.currency,
        availability: gone ? availabilities.gone : availabilities.there,
        itemCondition: 'https://schema.org/NewCondition',
      },
      ...(reviews && { aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count } }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name: step, url: item }, place) => ({ '@type': 'ListItem', position: place + 1, name: step, item })),
    },
  ]
}
