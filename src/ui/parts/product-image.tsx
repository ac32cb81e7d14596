import { useState } from 'react'
import type { Picture } from '../../commerce/domain/product/product-gateway.js'
import { useSafePicture } from '../hooks/use-trusted-origins.js'

/**
 * Shows the picture of a product, or a placeholder where it has none, it cannot be loaded or the page may not show it.
 * @param picture its address and its text alternative
 * @param eager true for a picture that is seen at once; others are fetched when they come near
 * @example
 * ```tsx
 * import { type Product, ProductImage } from '@vitrine/blocks/kit'
 *
 * const Cover = ({ product }: { product: Product }) => <ProductImage picture={product.pictures[0]} eager />
 * ```
 */
export function ProductImage({ picture, eager = false }: { picture: Picture | undefined; eager?: boolean }) {
  const src = useSafePicture(picture?.url)
  const [missing, setMissing] = useState<string>()
  if (picture && src && src !== missing)
    return (
      // A browser begins to fetch when it is given the address: it has to know by then that the picture can wait.
      <img
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        src={src}
        alt={picture.alt}
        width="600"
        height="636"
        onError={() => setMissing(src)}
      />
    )
  return (
    <svg viewBox="0 0 200 212" aria-hidden="true" className="no-picture">
      <rect x="84" y="24" width="32" height="44" rx="12" fill="currentColor" opacity=".5" />
      <rect x="62" y="72" width="76" height="120" rx="16" fill="currentColor" opacity=".35" />
      <path d="M78 124h44M84 138h32" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  )
}
