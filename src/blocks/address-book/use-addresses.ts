import { useEffect, useState } from 'react'
import type { Address } from '../../commerce/domain/address/address-gateway.js'
import { isBrokenWorld } from '../../commerce/domain/errors.js'
import { useLazy, useSession, useShop } from '../../ui/index.js'

interface Known {
  who: string
  addresses: readonly Address[]
}

/** Returns the addresses of the signed-in customer only; they are read again whenever the session has been checked. */
export function useAddresses() {
  const shop = useShop()
  const gateway = useLazy(shop.addresses)
  const { status, session, error: unknownWho } = useSession(true)
  const who = session?.guest === false ? (session.userId ?? '') : undefined
  const [known, setKnown] = useState<Known>()
  const [error, setError] = useState<unknown>()
  const [asked, ask] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session is a new one whenever somebody has looked; asked once more when she asks
  useEffect(() => {
    if (who === undefined) return
    const left = new AbortController()
    setError(undefined)
    gateway()
      .then((there) => there.list(left.signal))
      .then(
        (addresses) => setKnown({ who, addresses }),
        (reason) => {
          if (!left.signal.aborted) setError(reason)
        },
      )
    return () => left.abort()
  }, [session, who, asked])
  const addresses = known?.who === who ? known?.addresses : undefined
  const failure = addresses ? undefined : (error ?? (status === 'failed' ? unknownWho : undefined))
  const isGuest = session?.guest === true || (isBrokenWorld(failure) && failure.kind === 'signed-out')
  return {
    gateway,
    who: isGuest ? undefined : who,
    isGuest,
    addresses,
    error: failure,
    again() {
      ask(asked + 1)
      if (status === 'failed') void shop.askAgain()
    },
  }
}
