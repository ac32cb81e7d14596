import type { ReactNode } from 'react'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useMessages } from '../../ui/index.js'
import { ShopHere } from '../../ui/consultant/person.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import { cartPageMessages } from './cart-page.messages.js'

/** The primary consultant of a customer whose cart has no seller; `nobody` is shown when there is none. */
export function Primary({ nobody }: { nobody: ReactNode }) {
  const t = useMessages(cartPageMessages)
  const { state, consultants } = useRelations(true)
  const consultant = consultants?.find(({ primary }) => primary)?.consultant
  if (!consultant) return state === 'loading' ? null : nobody
  return (
    <>
      <Portrait url={consultant.pictureUrl} size={48} />
      <p>
        {t.primary} <b translate="no">{displayName(consultant)}</b>
      </p>
      {consultant.shopActive && <ShopHere consultant={consultant} shopUrl="" chosen={() => false} small />}
    </>
  )
}
