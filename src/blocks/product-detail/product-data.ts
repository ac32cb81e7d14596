import { plainHtml } from '../../core/dom/plain-html.js'
import { recordUrl } from '../../core/dom/record-url.js'
import { safeUrl } from '../../core/dom/safe-url.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { withQuery } from '../../core/dom/with-query.js'
import { deliveryDays, readOfferTerms } from '../../commerce/domain/product/offer-terms.js'
import type { Product, ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import type { ProductReviews } from '../../commerce/domain/reviews/reviews.js'
import type { ShopSettings } from '../../commerce/domain/settings.js'

export interface ProductSite {
  name: string
  here: URL
  settings: ShopSettings
  productsUrl: string
  reviews: ProductReviews | undefined
  /** Its shades or sizes, as far as they could be read. */
  variants: readonly Product[]
}

/** Reviews that search engines are told of: as many as a page shows at first is enough for them. */
const maxReviews = 10

/** Structured data (schema.org) for search engines: the product, its offer and reviews, its variants, and its place in the shop. */
export function productData(product: ProductDetail, site: ProductSite): readonly object[] {
  const group = groupData(product, site)
  const own = {
    ...itemData(product, product.facts.deliveryTime, site),
    description: plainHtml(product.description),
    ...(product.facts.articleNumber && { sku: product.facts.articleNumber }),
    ...reviewData(site.reviews),
    ...(group && { isVariantOf: { '@id': group['@id'] } }),
  }
  return [own, ...(group ? [group] : []), pathData(product, site)]
}

const addressOf = (product: Pick<Product, 'id'>, { here }: ProductSite): string => recordUrl(new URL(here.pathname, here), 'id', product.id)
const complete = (address: string, { here }: ProductSite): string => new URL(address, here).href

function itemData(product: Product, deliveryTime: string, site: ProductSite) {
  const url = addressOf(product, site)
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: product.name,
    image: product.pictures.map((picture) => complete(picture.url, site)),
    brand: { '@type': 'Brand', name: site.name },
    offers: offerData(product, deliveryTime, site),
  }
}

function offerData(product: Product, deliveryTime: string, site: ProductSite) {
  const { price, currency, available, taxType, content } = product
  const isGone = available !== undefined && available < 1
  return {
    '@type': 'Offer',
    url: addressOf(product, site),
    price,
    priceCurrency: currency,
    ...((taxType || content) && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        ...(taxType && { valueAddedTaxIncluded: taxType === 'Gross' }),
        // PAngV § 4: the quantity that the price is for, and the one that base prices refer to (UN/CEFACT codes).
        ...(content && {
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: content.amount,
            unitCode: unitCodes[content.unit],
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[content.unit] },
          },
        }),
      },
    }),
    availability: isGone ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    ...termsData(currency, deliveryTime, site),
  }
}

const unitCodes = { l: 'LTR', kg: 'KGM' } as const

/** Delivery and return, as far as the product or the settings of the store say something about them. */
function termsData(currency: string, deliveryTime: string, site: ProductSite) {
  const { shippingRate, shippingCountries, returnDays, returnFees, returnUrl } = readOfferTerms(site.settings.offerTerms)
  const days = deliveryDays(deliveryTime)
  const link = returnUrl && safeUrl(siteAddress(returnUrl, site.settings))
  return {
    ...((shippingRate !== undefined || days) && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        ...(shippingRate !== undefined && { shippingRate: { '@type': 'MonetaryAmount', value: shippingRate, currency } }),
        ...(shippingCountries.length > 0 && {
          shippingDestination: shippingCountries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
        }),
        ...(days && {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
          },
        }),
      },
    }),
    ...(returnDays !== undefined && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        ...(shippingCountries.length > 0 && { applicableCountry: shippingCountries }),
        returnPolicyCategory:
          returnDays > 0 ? 'https://schema.org/MerchantReturnFiniteReturnWindow' : 'https://schema.org/MerchantReturnNotPermitted',
        ...(returnDays > 0 && { merchantReturnDays: returnDays, returnMethod: 'https://schema.org/ReturnByMail' }),
        ...(returnFees && {
          returnFees: `https://schema.org/${returnFees === 'free' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
        }),
        ...(link && { merchantReturnLink: complete(link, site) }),
      },
    }),
  }
}

function reviewData(reviews: ProductReviews | undefined) {
  if (!reviews) return {}
  // A review without an author is none for search engines.
  const signed = reviews.reviews.filter(({ author }) => author).slice(0, maxReviews)
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.average, reviewCount: reviews.count, bestRating: 5 },
    ...(signed.length > 0 && {
      review: signed.map(({ stars, title, text, author, date }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
        author: { '@type': 'Person', name: author },
        ...(title && { name: title }),
        reviewBody: text,
        ...(date && { datePublished: date }),
      })),
    }),
  }
}

/** The family of a product (schema.org, ProductGroup): the values that each variant differs in, and its own offer. */
function groupData(product: ProductDetail, site: ProductSite) {
  const { variants, facts } = product
  if (!variants || variants.choices.length < 2) return undefined
  const [first] = variants.choices
  const known = new Map([...site.variants, product].map((each) => [each.id, each]))
  return {
    '@type': 'ProductGroup',
    '@id': `${addressOf({ id: first?.productId ?? product.id }, site)}#group`,
    productGroupID: first?.productId,
    name: product.name,
    description: plainHtml(product.description),
    brand: { '@type': 'Brand', name: site.name },
    variesBy: variants.attributes.map(({ name }) => propertyOf(name) ?? name),
    hasVariant: variants.choices.map(({ productId, values }) => {
      const variant = known.get(productId)
      const url = addressOf({ id: productId }, site)
      if (productId === product.id) return { '@id': url }
      return {
        ...(variant ? itemData(variant, facts.deliveryTime, site) : { '@type': 'Product', '@id': url, url, name: product.name }),
        ...valuesData(variants.attributes, values),
      }
    }),
  }
}

/** Properties of schema.org by what organisations call them; others are told by their name. */
const propertyOf = (name: string): string | undefined =>
  /farbe|farbton|nuance|colou?r|shade/i.test(name)
    ? 'https://schema.org/color'
    : /größe|inhalt|size/i.test(name)
      ? 'https://schema.org/size'
      : undefined

function valuesData(attributes: NonNullable<ProductDetail['variants']>['attributes'], values: Readonly<Record<string, string>>) {
  const named = attributes.map(({ id, name }) => ({ name, property: propertyOf(name)?.replace(/^.*\//, ''), value: values[id] ?? '' }))
  const others = named.filter(({ property, value }) => !property && value)
  return {
    ...Object.fromEntries(named.flatMap(({ property, value }) => (property && value ? [[property, value]] : []))),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}

function pathData(product: ProductDetail, site: ProductSite) {
  const { name, productsUrl, settings } = site
  const steps = [
    { name, url: complete(siteAddress('/', settings), site) },
    ...product.path.map((category) => ({
      name: category.name,
      url: complete(siteAddress(withQuery(productsUrl, 'category', category.id), settings), site),
    })),
    { name: product.name, url: addressOf(product, site) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name: step, url: item }, place) => ({ '@type': 'ListItem', position: place + 1, name: step, item })),
  }
}
