import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { communication } from '../../commerce/domain/channels.js'
import { applyPermalink, dismissPermalink, permalinkOf, type PermalinkView } from '../../commerce/domain/permalink/apply.js'
import { hasContents } from '../../commerce/domain/permalink/permalink.js'
import { watchAddress } from '../../core/dom/watch-address.js'
import { useShop, useStore } from '../../ui/index.js'
import type { permalinkNotice } from './permalink-notice.block.js'

export interface PermalinkNews {
  view: PermalinkView
  /** Result of detection for the consultant whom the link names. */
  told: 'permalink-inactive' | 'permalink-not-found' | undefined
  dismiss: () => void
  forget: () => void
}

/** Processes the link of this page, and returns what there is to report. */
export function usePermalink({ subscribe }: ViewOf<typeof permalinkNotice>): PermalinkNews {
  const shop = useShop()
  const view = useStore(permalinkOf(shop))
  const closed = useStore(shop.closed)
  const consultant = useStore(shop.consultant)
  const [told, setTold] = useState<PermalinkNews['told']>()
  useEffect(
    () =>
      subscribe(communication, ({ kind }) => {
        if (kind !== 'permalink-inactive' && kind !== 'permalink-not-found') return
        setTold(kind)
        shop.communicationShown()
      }),
    [subscribe, shop],
  )
  useEffect(() => {
    void applyPermalink(shop)
    // An address from which parameters were removed is still the same link.
    return watchAddress(() => hasContents(shop.page.here()) && void applyPermalink(shop))
  }, [shop])
  // The shopper chose another consultant, or goes on alone, so the contents of the link can be had after all.
  const opened = view.state === 'closed' && !closed
  useEffect(() => {
    if (opened) void applyPermalink(shop)
  }, [shop, opened])
  useEffect(() => {
    if (consultant) setTold(undefined)
  }, [consultant])
  return { view, told, dismiss: () => dismissPermalink(shop), forget: () => setTold(undefined) }
}
