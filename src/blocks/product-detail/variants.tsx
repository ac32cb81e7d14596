import type { Product, ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { useQuery, useLazy, useShop, useMessages } from '../../ui/index.js'
import { usePriceFormat } from '../../ui/parts/price.js'
import { productDetailMessages } from './product-detail.messages.js'

interface Props {
  found: ProductDetail
  /** True while the session, and with it the prices of the other variants, is not known yet. */
  isUnsure: boolean
  choose: (productId: string) => void
}

/** Shades as swatches, sizes as pills, each with its price; an unavailable one is crossed out, and can still be viewed. */
export function Variants({ found, isUnsure, choose }: Props) {
  const { attributes, choices } = found.variants ?? { attributes: [], choices: [] }
  const shop = useShop()
  const getProducts = useLazy(shop.products)
  const t = useMessages(productDetailMessages)
  const format = usePriceFormat(found.currency)
  const ids = choices.map(({ productId }) => productId)
  const answer = useQuery(ids.length > 0 && !isUnsure ? ids.join() : undefined, async (signal) => (await getProducts()).named(ids, signal))
  const byId = new Map<string, Product>([...(answer.value ?? []), found].map((product) => [product.id, product]))
  const own = choices.find(({ productId }) => productId === found.id)?.values ?? {}
  /** The variant with this value that agrees most with the shopper's other choices. */
  const meant = (attribute: string, value: string) => {
    const fitting = choices.filter(({ values }) => values[attribute] === value)
    const agreeing = (values: Readonly<Record<string, string>>) => Object.keys(own).filter((name) => values[name] === own[name]).length
    return fitting.toSorted((left, right) => agreeing(right.values) - agreeing(left.values))[0]?.productId ?? found.id
  }
  return attributes.map(({ id, name, values }) => {
    const offers = values.map((value) => ({ value, productId: meant(id, value), product: byId.get(meant(id, value)) }))
    const colours = new Set(offers.flatMap(({ product }) => product?.swatch ?? []))
    const inColour = answer.value ? values.length > 1 && colours.size === values.length : attributes.length === 1 && colours.size > 0
    return (
      <fieldset key={id} className={inColour ? 'variants swatches' : 'variants'}>
        <legend>
          {name}: <strong>{own[id]}</strong>
        </legend>
        {offers.map(({ value, productId, product }) => {
          const price = product && (product.price !== found.price || !inColour) ? format(product.price) : ''
          const gone = product?.available !== undefined && product.available < 1
          return (
            <label key={value} className={gone ? 'variant sold-out' : 'variant'} title={value}>
              <input type="radio" name={id} checked={own[id] === value} onChange={() => choose(productId)} />
              {inColour ? (
                <span className="visually-hidden">{value}</span>
              ) : (
                <span>
                  {value}
                  <small>{price}</small>
                </span>
              )}
              {/* Drawn on a server, a style attribute would be against the page's policy; a picture's colour is none. */}
              {inColour && (
                <svg className="swatch" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={product?.swatch ?? 'none'} />
                </svg>
              )}
              {inColour && price && <span className="visually-hidden">{price}</span>}
              {gone && <span className="visually-hidden">{t.notThere}</span>}
            </label>
          )
        })}
      </fieldset>
    )
  })
}
