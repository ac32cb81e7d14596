import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { monikerSelected, noMoniker, promoBanner as promoChannel } from '../../commerce/domain/channels.js'
import { promoClosedKey } from '../../commerce/domain/memory.js'
import { CloseIcon } from '../../ui/theme/icons.js'
import { Link, useSession, useShop, useMessages } from '../../ui/index.js'
import { useRelations } from '../../ui/consultant/use-relations.js'
import type { promoBanner } from './promo-banner.block.js'
import { promoBannerMessages } from './promo-banner.messages.js'

type Props = ViewOf<typeof promoBanner>

export function PromoBanner({ text, consultantsUrl, mode, subscribe, emit, setState }: Props) {
  const shop = useShop()
  const t = useMessages(promoBannerMessages)
  const [wanted, setWanted] = useState(false)
  // A shopper who has a consultant, or is asked about the one from before, needs no invitation.
  const [known, setKnown] = useState(false)
  const [closed, setClosed] = useState(() => (mode !== 'edit' && shop.page.visit.get(promoClosedKey) ? 'before' : ''))
  useEffect(() => subscribe(promoChannel, ({ visible }) => setWanted(visible)), [subscribe])
  useEffect(() => subscribe(monikerSelected, () => setKnown(true)), [subscribe])
  useEffect(() => subscribe(noMoniker, ({ state }) => setKnown(state)), [subscribe])
  const invited = wanted && !known && !closed
  const without = useIsWithout(mode !== 'edit' && invited, subscribe)
  const shown = mode === 'edit' || (invited && without)
  useEffect(() => setState(shown ? 'shown' : closed === 'now' && !known ? 'closed' : 'hidden'), [setState, shown, closed, known])
  if (!shown) return null
  const close = () => {
    shop.page.visit.set(promoClosedKey, 'yes')
    setClosed('now')
    emit('vitrine-promo-close', {})
  }
  return (
    <section className="band" aria-label={t.label}>
      <span className="text" part="text">
        {text || t.promo}
      </span>{' '}
      <Link className="link" part="link" href={consultantsUrl}>
        {t.find}
      </Link>
      <button type="button" className="icon-button" part="close" aria-label={t.close} onClick={close}>
        <CloseIcon />
      </button>
    </section>
  )
}

/** Returns true when the shopper has no consultant in her account either. While the account cannot be read, the answer is false. */
function useIsWithout(asked: boolean, subscribe: Props['subscribe']): boolean {
  const { session } = useSession(asked)
  const { state, hasOne } = useRelations(asked, subscribe)
  return session?.guest === false ? state === 'ready' && hasOne === false : session?.guest === true
}
