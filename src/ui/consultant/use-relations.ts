import { useEffect, useRef } from 'react'
import { relationChanged } from '../../commerce/domain/channels.js'
import { has } from '../../commerce/domain/has.js'
import { useQuery } from '../hooks/use-query.js'
import { useLazy } from '../hooks/use-lazy.js'
import { useSession, useShop } from '../hooks/use-shop.js'

/**
 * The consultants of a customer: read when the session is known, and again when they change, on this page or elsewhere.
 * @param live false makes no request
 */
export function useRelations(live: boolean, subscribe?: (channel: typeof relationChanged, listener: () => void) => () => void) {
  const shop = useShop()
  const relations = useLazy(shop.relations)
  const { session } = useSession(live)
  // Without the method on the platform there is no request.
  const isOff = shop.settings.get().names?.['method.getRelations'] === ''
  const who = live && !isOff && session?.guest === false ? `of ${session.userId}` : undefined
  const found = useQuery(who, async (signal) => (await relations()).read(signal))
  const askAgain = useRef(found.again)
  askAgain.current = found.again
  useEffect(() => subscribe?.(relationChanged, () => askAgain.current()), [subscribe])
  // A session is a new object after each check: after another tab's change, after a sleep.
  const seen = useRef(session)
  useEffect(() => {
    const before = seen.current
    seen.current = session
    if (before && session && before !== session && before.userId === session.userId) askAgain.current()
  }, [session])
  const consultants = found.value && has(found.value, 'consultants') ? found.value.consultants : undefined
  /** True when one of them still sells; undefined while that is unknown. */
  const hasOne = consultants?.some(({ status }) => status !== 'terminated')
  return { ...found, consultants, hasOne }
}
