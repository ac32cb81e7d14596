import type { ComponentProps, MouseEvent } from 'react'
import { safeUrl } from '../../core/dom/safe-url.js'
import { siteAddress } from '../../core/dom/site-address.js'
import { useSettings } from '../hooks/use-shop.js'
import { useTrustedOrigins } from '../hooks/use-trusted-origins.js'

/**
 * Shows a link to wherever the page may lead; where it may not, the words remain and lead nowhere. It takes all attributes of `<a>`.
 * @param href an address, or a path as blocks know it, such as `/products`: `vitrine-store` says where it stands on this site
 * @param urlName the name in addresses of the record that it leads to, for sites whose addresses have it
 * @example
 * ```tsx
 * import { Link, type Product } from '@vitrine/blocks/kit'
 *
 * const Name = ({ product }: { product: Product }) => (
 *   <Link href={`/product?id=${product.id}`} urlName={product.urlName}>{product.name}</Link>
 * )
 * ```
 */
export function Link({ href = '', urlName, ...props }: ComponentProps<'a'> & { urlName?: string | undefined }) {
  const settings = useSettings()
  const trusted = useTrustedOrigins()
  return <a {...props} href={safeUrl(siteAddress(href, settings, urlName), trusted)} />
}

/** Shows the target of a link in place; with a modifier key held, the browser opens it elsewhere as usual. */
export function shownHere(show: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }
}
