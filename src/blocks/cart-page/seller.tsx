import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { Link, useSession, useShop, useStore, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { cartPageMessages } from './cart-page.messages.js'

const Primary = lazy(() => import('./primary.js').then((module) => module.Primary))

type Person = Pick<Consultant, 'firstName' | 'lastName' | 'country' | 'pictureUrl'>

/** The consultant whose customer the shopper is with this cart; the space is reserved until she is known. */
export function Seller({ consultantsUrl }: { consultantsUrl: string }) {
  const shop = useShop()
  const consultant = useStore(shop.consultant)
  const detection = useStore(shop.detection)
  const { session } = useSession(true)
  if (consultant) return <SellerNamed consultant={consultant} />
  const nobody = <Nobody consultantsUrl={consultantsUrl} />
  return (
    <div className="seller" part="consultant">
      {detection?.outcome === 'loading' ? null : session?.guest === false ? <Primary nobody={nobody} /> : nobody}
    </div>
  )
}

export function SellerNamed({ consultant }: { consultant: Person }) {
  const t = useMessages(cartPageMessages)
  return (
    <div className="seller" part="consultant">
      <Portrait url={consultant.pictureUrl} size={48} />
      <p>
        {t.shopOf} <b translate="no">{displayName(consultant)}</b>
      </p>
    </div>
  )
}

function Nobody({ consultantsUrl }: { consultantsUrl: string }) {
  const t = useMessages(cartPageMessages)
  return (
    <p>
      {t.nobody} {consultantsUrl && <Link href={consultantsUrl}>{t.find}</Link>}
    </p>
  )
}

/** Specification, section 4: an inactive shop blocks buying. */
export function ShopClosed({ consultantsUrl }: { consultantsUrl: string }) {
  const shop = useShop()
  const t = useMessages(cartPageMessages)
  const closed = useStore(shop.closed)
  if (!closed) return null
  return (
    <div className="notice" part="notice" role="status">
      <p>{t.closed(displayName(closed))}</p>
      {consultantsUrl && (
        <Link className="button quiet small" href={consultantsUrl}>
          {t.chooseOther}
        </Link>
      )}
    </div>
  )
}
