import { useEffect, useRef } from 'react'
import { relationChanged } from '../../shop/channels.js'
import { has } from '../../shop/has.js'
import { useQuery } from '../hooks/use-query.js'
import { useLazy } from '../hooks/use-lazy.js'
import { useSession, useShop } from '../hooks/use-shop.js'

/**
 * With whom a customer shops: read when she is known, and again when it has changed, on this page or elsewhere.
 * @param live nobody is asked while it is off
 */
export function useRelations(live: boolean, subscribe?: (channel: typeof relationChanged, listener: () => void) => () => void) {
  const shop = useShop()
  const relations = useLazy(shop.relations)
  const { session } = useSession(live)
  // Where nobody knows of relations, nobody is asked for them.
  const isOff = shop.settings.get().names?.['method.getRelations'] === ''
  const who = live && !isOff && session?.guest === false ? `of ${session.userId}` : undefined
  const found = useQuery(who, async (signal) => (await relations()).read(signal))
  const askAgain = useRef(found.again)
  askAgain.current = found.again
  useEffect(() => subscribe?.(relationChanged, () => askAgain.current()), [subscribe])
  // A session is a new one whenever somebody has looked: after another tab's change, after a sleep.
  const seen = useRef(session)
  useEffect(() => {
    const before = seen.current
    seen.current = session
    if (before && session && before !== session && before.userId === session.userId) askAgain.current()
  }, [session])
  const consultants = found.value && has(found.value, 'consultants') ? found.value.consultants : undefined
  /** Whether one of them still sells; undefined while nobody knows. */
  const hasOne = consultants?.some(({ status }) => status !== 'terminated')
  return { ...found, consultants, hasOne }
}
