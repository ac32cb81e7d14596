import { useEffect } from 'react'
import { useAnswer, useLate, useSession, useShop } from '../../ui/index.js'
import { Bones, Few, Head } from './list.js'
import type { Props } from './list-props.js'

/** What goes with the product of the address. An extra: where it cannot be had, nothing stands in its place. */
export function Related(props: Props) {
  const { heading, pageSize, enter } = props
  const shop = useShop()
  const goods = useLate(shop.products)
  const { status, permissions } = useSession(true)
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const found = useAnswer(permissions?.browse && id ? id : undefined, async (signal) => (await goods()).related(id, pageSize, signal))
  const isOver = status === 'failed' || found.state === 'failed' || !id || permissions?.browse === false
  const state = found.value?.length ? 'filled' : isOver || found.state === 'ready' ? 'empty' : 'waiting'
  useEffect(() => enter(state), [enter, state])
  if (state === 'empty') return null
  if (!found.value)
    return (
      <section aria-label={heading} aria-busy="true">
        <Head {...props} />
        <Bones count={Math.min(pageSize, 4)} />
      </section>
    )
  return <Few {...props} products={found.value} mayBuy={permissions?.fillCart ?? false} />
}
