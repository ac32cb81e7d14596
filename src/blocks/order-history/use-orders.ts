import { useEffect, useState } from 'react'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import type { OrderSummary } from '../../commerce/domain/order/order-gateway.js'
import { useLazy, useSession, useShop } from '../../ui/index.js'

interface Known {
  whose: string
  orders: readonly OrderSummary[]
  next: string | undefined
}

/** Orders of the account that the shopper acts for, page after page. */
export function useOrders() {
  const shop = useShop()
  const gateway = useLazy(shop.orders)
  const { status, session, error: unknownWho } = useSession(true)
  const whose = session?.guest === false ? `${session.userId} ${session.accountId}` : undefined
  const [known, setKnown] = useState<Known>()
  const [error, setError] = useState<unknown>()
  const [asked, ask] = useState(0)
  const [isLoading, setLoading] = useState(false)
  const load = async (whose: string, token: string | undefined, signal?: AbortSignal) => {
    setError(undefined)
    setLoading(true)
    try {
      const { orders, next } = await (await gateway()).page(token, signal)
      if (signal?.aborted) return
      setKnown((before) => {
        const others = token !== undefined && before?.whose === whose ? before.orders : []
        // Orders placed while pages are read shift the following pages, so duplicates are dropped.
        const ids = new Set(others.map(({ id }) => id))
        return { whose, orders: [...others, ...orders.filter(({ id }) => !ids.has(id))], next }
      })
    } catch (reason) {
      if (!signal?.aborted) setError(reason)
    } finally {
      if (!signal?.aborted) setLoading(false)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is a new one whenever somebody has looked; asked once more when she asks
  useEffect(() => {
    if (whose === undefined) return
    const left = new AbortController()
    void load(whose, undefined, left.signal)
    return () => left.abort()
  }, [session, whose, asked])
  const found = known?.whose === whose ? known : undefined
  const failure = error ?? (status === 'failed' ? unknownWho : undefined)
  const isGuest = session?.guest === true || (isBrokenWorld(failure) && failure.kind === 'signed-out')
  return {
    isGuest,
    orders: isGuest ? undefined : found?.orders,
    error: failure,
    isLoading,
    more: found?.next !== undefined && whose !== undefined ? () => void load(whose, found.next) : undefined,
    again() {
      ask(asked + 1)
      if (status === 'failed') void shop.askAgain()
    },
  }
}
