import type { ComponentProps } from 'react'
import { safeUrl } from '../../web/safe-url.js'
import { useTrustedOrigins } from '../hooks/use-trusted-origins.js'

/** A link to wherever the page may lead; where it may not, the words remain and lead nowhere. */
export function Link({ href = '', ...props }: ComponentProps<'a'>) {
  const trusted = useTrustedOrigins()
  return <a {...props} href={safeUrl(href, trusted)} />
}
