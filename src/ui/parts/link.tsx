import type { ComponentProps, MouseEvent } from 'react'
import { safeUrl } from '../../web/safe-url.js'
import { siteAddress } from '../../web/site-address.js'
import { useSettings } from '../hooks/use-shop.js'
import { useTrustedOrigins } from '../hooks/use-trusted-origins.js'

/**
 * A link to wherever the page may lead; where it may not, the words remain and lead nowhere.
 * @param urlName of the record that it leads to, for sites whose addresses have it
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
