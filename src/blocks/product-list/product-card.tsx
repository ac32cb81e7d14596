import { useState } from 'react'
import type { Product } from '../../commerce/domain/product/product-gateway.js'
import { AddToCart, Badges, FavouriteButton, Link, PriceFacts, ProductImage } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'

/** Loaded for lists with a quantity only. */
export const Quantity = lazy(() => import('../../ui/parts/quantity-input.js').then((module) => module.QuantityInput))

interface Props {
  product: Product
  href: string
  withQuantity: boolean
  mayBuy: boolean
  eager: boolean
  /** Below the heading of the list, or of the page when the list has none. */
  level: 'h2' | 'h3'
  added: (productId: string, quantity: number) => void
}

export function ProductCard({ product, href, withQuantity, mayBuy, eager, level: Name, added }: Props) {
  const [quantity, setQuantity] = useState<number | undefined>(product.rule?.minimum ?? 1)
  return (
    <article className="card" part="card">
      <div className="picture">
        <ProductImage picture={product.pictures[0]} eager={eager} />
        <Badges product={product} />
        <FavouriteButton product={product} />
      </div>
      <div className="facts">
        <Name className="name" translate="no">
          <Link href={href} urlName={product.urlName}>
            {product.name}
          </Link>
        </Name>
        <p className="soft-text">{product.detail}</p>
        <PriceFacts product={product} />
      </div>
      {mayBuy && (
        <div className="buy">
          {withQuantity && (
            <Quantity
              waiting={<span className="stepper" />}
              name={product.name}
              quantity={quantity ?? 1}
              rule={product.rule}
              available={product.available}
              change={setQuantity}
            />
          )}
          <AddToCart product={product} quantity={quantity} added={(count) => added(product.id, count)} soft />
        </div>
      )}
    </article>
  )
}
