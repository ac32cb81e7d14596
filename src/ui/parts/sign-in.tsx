import { withReturn } from '../../core/dom/return-path.js'
import { uiMessages } from './ui.messages.js'
import { useSettings, useShop } from '../hooks/use-shop.js'
import { useMessages } from '../hooks/use-messages.js'
import { Link } from './link.js'

/** Address of the sign-in that leads back to this page; empty when the shop has none. */
export function useSignInUrl(): string {
  const here = useShop().page.here()
  const { loginUrl } = useSettings()
  return loginUrl && withReturn(loginUrl, here, here.href)
}

interface Props {
  text: string
  urgent?: boolean
  /** The link's word where it opens another tab, because this page would lose something on the way. */
  inNewTab?: string
}

/** Tells why a sign-in is needed, with the link to it. */
export function SignInHere({ text, urgent = false, inNewTab }: Props) {
  const { signIn } = useMessages(uiMessages)
  const { loginUrl } = useSettings()
  const urlAndBack = useSignInUrl()
  const url = inNewTab ? loginUrl : urlAndBack
  return (
    <div className="notice" part="notice" role={urgent ? 'alert' : undefined}>
      <p>{text}</p>
      {url && (
        <Link className="button small" href={url} {...(inNewTab && { target: '_blank', rel: 'noopener' })}>
          {inNewTab ?? signIn}
        </Link>
      )}
    </div>
  )
}

/**
 * Tells guests what they may not do here, and links to the sign-in where the shop has one; it leads back to this page.
 * @param reason the missing permission
 * @example
 * ```tsx
 * import { AddToCart, type Product, SignInInstead, useSession } from '@vitrine/blocks/kit'
 *
 * const Buy = ({ product }: { product: Product }) => {
 *   const { permissions } = useSession(true)
 *   if (permissions?.fillCart === false) return <SignInInstead reason="mayNotFillCart" />
 *   return <AddToCart product={product} quantity={1} added={() => {}} />
 * }
 * ```
 */
export function SignInInstead({ reason }: { reason: 'mayNotBrowse' | 'mayNotFillCart' | 'mayNotCheckOut' }) {
  return <SignInHere text={useMessages(uiMessages)[reason]} />
}
