import { useState } from 'react'
import type { Product } from '../../shop/gateways.js'
import { AddToCart, Badges, FavouriteButton, PriceFacts, ProductPicture, Stepper } from '../../ui/index.js'

interface Props {
  product: Product
  href: string
  withQuantity: boolean
  mayBuy: boolean
  eager: boolean
  added: (productId: string, quantity: number) => void
}

export function ProductCard({ product, href, withQuantity, mayBuy, eager, added }: Props) {
  const [quantity, setQuantity] = useState<number | undefined>(product.rule?.minimum ?? 1)
  return (
    <article className="card" part="card">
      <div className="picture">
        <a href={href} tabIndex={-1} aria-hidden="true"><ProductPicture picture={product.pictures[0]} eager={eager} /></a>
        <Badges product={product} />
        <FavouriteButton product={product} />
      </div>
      <div className="facts">
        <h3><a href={href}>{product.name}</a></h3>
        <p className="soft-text">{product.detail}</p>
        <PriceFacts product={product} />
      </div>
      {mayBuy && (
        <div className="buy">
          {withQuantity && <Stepper name={product.name} quantity={quantity ?? 1} rule={product.rule} change={setQuantity} />}
          <AddToCart product={product} quantity={quantity} added={(count) => added(product.id, count)} soft />
        </div>
      )}
    </article>
  )
}
