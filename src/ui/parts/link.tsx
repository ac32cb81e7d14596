import type { ComponentProps, MouseEvent } from 'react'
import { safeUrl } from '../../web/safe-url.js'
import { useTrustedOrigins } from '../hooks/use-trusted-origins.js'

/** A link to wherever the page may lead; where it may not, the words remain and lead nowhere. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  const trusted = useTrustedOrigins()
  return <a {...props} href={safeUrl(href, trusted)} />
}

/** What a link leads to is shown here instead; with a key held, the browser opens it elsewhere as ever. */
export function shownHere(show: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
  }
}
