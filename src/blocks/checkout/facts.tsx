import { useEffect, useState } from 'react'
import type { Consultant } from '../../commerce/domain/consultant/consultant-gateway.js'
import { findConsultant } from '../../commerce/domain/consultant/find-consultant.js'
import { displayName } from '../../commerce/domain/customer/names.js'
import { useShop, useStore, useMessages } from '../../ui/index.js'
import { has } from '../../commerce/domain/has.js'
import { magnetKey, monikerKey } from '../../commerce/domain/memory.js'
import { stepsMessages } from './steps.messages.js'

/** The consultant in whose shop the order is placed. */
export function Seller() {
  const shop = useShop()
  const t = useMessages(stepsMessages)
  const consultant = useStore(shop.consultant)
  return consultant ? (
    <p className="seller">
      {t.seller} <b translate="no">{displayName(consultant)}</b>
    </p>
  ) : null
}

/** The consultant of an earlier visit, while there is no current one; undefined where there is none, or her shop is closed. */
export function useRemembered(): Consultant | undefined {
  const shop = useShop()
  const current = useStore(shop.consultant)
  const [remembered, setRemembered] = useState<Consultant>()
  const { cookies, visit } = shop.page
  const moniker = current ? undefined : (cookies.get(monikerKey) ?? visit.get(magnetKey))
  useEffect(() => {
    let isGone = false
    setRemembered(undefined)
    if (moniker !== undefined)
      findConsultant(shop, { moniker }).then(
        (found) => {
          if (!isGone && found?.shopActive) setRemembered(found)
        },
        // On failure the shopper chooses a consultant herself.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [shop, moniker])
  // The shopper may have chosen while it is still drawn.
  return current ? undefined : remembered
}

/** A button to buy from this consultant. @param after called when she has been chosen */
export function BuyFrom({ consultant, after, isQuiet = false }: { consultant: Consultant; after?: () => void; isQuiet?: boolean }) {
  const shop = useShop()
  const t = useMessages(stepsMessages)
  const take = async () => {
    const relations = await shop.relations.get()
    const answer = await relations.shopWith(consultant)
    if (!has(answer, 'refused')) after?.()
  }
  return (
    <button type="button" className={isQuiet ? 'button quiet small' : 'button small'} onClick={() => void take()}>
      {t.shopWith(displayName(consultant))}
    </button>
  )
}

/** Names the current or former consultant before anything is filled in. */
export function SellerFirst({ after }: { after: () => void }) {
  const t = useMessages(stepsMessages)
  const remembered = useRemembered()
  return (
    <>
      <Seller />
      {remembered && (
        <p className="seller">
          {t.remembered(displayName(remembered))} <BuyFrom consultant={remembered} after={after} />
        </p>
      )}
    </>
  )
}
