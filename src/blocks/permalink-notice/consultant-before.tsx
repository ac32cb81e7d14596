import { magnetKey } from '../../commerce/domain/memory.js'
import { findConsultant } from '../../commerce/domain/consultant/find-consultant.js'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useQuery, useShop, useMessages } from '../../ui/index.js'
import { ShopHere } from '../../ui/consultant/person.js'
import { Portrait } from '../../ui/consultant/portrait.js'
import { permalinkNoticeMessages } from './permalink-notice.messages.js'

/** The link's consultant does not sell, and detection kept the one from before: offers the way back to her. */
export function ConsultantBefore({ instead }: { instead: Consultant | undefined }) {
  const shop = useShop()
  const t = useMessages(permalinkNoticeMessages)
  const moniker = shop.page.visit.get(magnetKey)
  const other = moniker && moniker !== instead?.moniker && moniker !== instead?.alternateMoniker ? moniker : undefined
  const answer = useQuery(other, () => findConsultant(shop, { moniker: other ?? '' }))
  const consultant = answer.value
  if (!consultant?.shopActive) return null
  return (
    <div className="before">
      <Portrait url={consultant.pictureUrl} size={44} />
      <p>{t.before(displayName(consultant))}</p>
      {/* The shopper stays: this is the page with her cart. */}
      <ShopHere consultant={consultant} shopUrl="" chosen={() => false} small />
    </div>
  )
}
