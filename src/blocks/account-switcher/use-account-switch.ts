import { useState } from 'react'
import type { ViewOf } from '../../core/element/index.js'
import { chooseAccount } from '../../commerce/domain/customer/choose-account.js'
import { describeRefusal } from '../../commerce/domain/error-words.js'
import { has } from '../../commerce/domain/has.js'
import { useSettings, useShop, useMessages } from '../../ui/index.js'
import { useOneAtATime } from '../../ui/hooks/use-one-at-a-time.js'
import type { accountSwitcher } from './account-switcher.block.js'
import { accountSwitcherMessages } from './account-switcher.messages.js'

/** An account that may be chosen. */
export interface Target {
  id: string
  name: string
}

/** A switch that needs a confirmation, because the cart left behind is filled. */
export interface SwitchWish extends Target {
  count: number
}

/** Switches to another account: confirms when a filled cart stays behind, and reports problems. */
export function useAccountSwitch({ emit, askAgain }: { emit: ViewOf<typeof accountSwitcher>['emit']; askAgain: () => void }) {
  const shop = useShop()
  const t = useMessages(accountSwitcherMessages)
  const settings = useSettings()
  const withLock = useOneAtATime()
  const [switching, setSwitching] = useState<Target>()
  const [wish, setWish] = useState<SwitchWish>()
  const [failed, setFailed] = useState<{ target: Target; error: unknown }>()
  const [problem, setProblem] = useState('')

  const attempt = (target: Target, work: () => Promise<void>) =>
    withLock(async () => {
      setSwitching(target)
      setFailed(undefined)
      setProblem('')
      try {
        await work()
      } catch (error) {
        console.error(error)
        setFailed({ target, error })
      } finally {
        setSwitching(undefined)
      }
    })

  async function start(target: Target): Promise<void> {
    const count = await cartCount()
    if (count > 0) setWish({ ...target, count })
    else await change(target)
  }

  async function change({ id, name }: Target): Promise<void> {
    shop.announce(t.switching(name))
    const answer = await chooseAccount(shop, id)
    if (has(answer, 'refused')) {
      setProblem(describeRefusal(answer.refused, settings))
      askAgain()
      return
    }
    shop.announce(t.switched(name, shop.cart.view.get().cart?.productCount ?? 0))
    emit('vitrine-account-switch', { accountId: id })
  }

  /** Returns the number of pieces that stay behind. */
  async function cartCount(): Promise<number> {
    const { view } = shop.cart
    if (view.get().status !== 'ready') await shop.cart.refresh()
    const { status, error, cart } = view.get()
    if (status === 'failed') throw error
    return cart?.productCount ?? 0
  }

  return {
    switching,
    wish,
    failed,
    problem,
    start: (target: Target) => void attempt(target, () => start(target)),
    confirm: () => {
      if (!wish) return
      setWish(undefined)
      void attempt(wish, () => change(wish))
    },
    cancel: () => setWish(undefined),
  }
}
