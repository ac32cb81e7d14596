import { useEffect, useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { communication } from '../../commerce/domain/channels.js'
import { hasPermalink } from '../../commerce/domain/consultant/detection.js'
import { useShop } from '../../ui/index.js'
import { watchAddress } from '../../core/dom/watch-address.js'
import { lazy } from '../../ui/parts/lazy.js'
import type { permalinkNotice } from './permalink-notice.block.js'

type Props = ViewOf<typeof permalinkNotice>

/** Most visits to the cart follow no link, so the code is loaded on demand. */
const Live = lazy(() => import('./notice.js').then((module) => module.Live))
const Sample = lazy(() => import('./notice.js').then((module) => module.Sample))

export const SampleNotice = (props: Props) => <Sample {...props} />

export function PermalinkNotice(props: Props) {
  const { subscribe, setState } = props
  const shop = useShop()
  const [linked, setLinked] = useState(() => hasPermalink(shop.page.here()))
  useEffect(
    () =>
      subscribe(communication, ({ kind }) => {
        if (kind === 'permalink-inactive' || kind === 'permalink-not-found') setLinked(true)
      }),
    [subscribe],
  )
  useEffect(() => watchAddress(() => hasPermalink(shop.page.here()) && setLinked(true)), [shop])
  useEffect(() => {
    if (!linked) setState('none')
  }, [linked, setState])
  return linked ? <Live {...props} /> : null
}
