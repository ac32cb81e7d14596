import { useEffect, useState } from 'react'
import type { ViewOf } from '../../element/index.js'
import { communication } from '../../shop/channels.js'
import { hasPermalink } from '../../shop/consultant/detection.js'
import { useShop } from '../../ui/index.js'
import { watchAddress } from '../../web/watch-address.js'
import { late } from '../../ui/parts/late.js'
import type { permalinkNotice } from './permalink-notice.block.js'

type Props = ViewOf<typeof permalinkNotice>

/** Most who come to the cart follow no link. */
const Live = late(() => import('./notice.js').then((module) => module.Live))
const Sample = late(() => import('./notice.js').then((module) => module.Sample))

export const SampleNotice = (props: Props) => <Sample {...props} />

export function PermalinkNotice(props: Props) {
  const { hear, enter } = props
  const shop = useShop()
  const [linked, setLinked] = useState(() => hasPermalink(shop.page.here()))
  useEffect(
    () =>
      hear(communication, ({ kind }) => {
        if (kind === 'permalink-inactive' || kind === 'permalink-not-found') setLinked(true)
      }),
    [hear],
  )
  useEffect(() => watchAddress(() => hasPermalink(shop.page.here()) && setLinked(true)), [shop])
  useEffect(() => {
    if (!linked) enter('none')
  }, [linked, enter])
  return linked ? <Live {...props} /> : null
}
