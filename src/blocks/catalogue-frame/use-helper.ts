import { useRef } from 'react'
import { useQuery, useShop } from '../../ui/index.js'
import { loadHelper } from './load-helper.js'

/** Loads the helper of this address; nothing while there is none. A failure is logged. */
export function useHelper(address: string | undefined): { ready: boolean; failed: boolean; again: () => void } {
  const { clock } = useShop().page
  const attempts = useRef(0)
  const {
    state,
    value = false,
    again,
  } = useQuery(address, (signal) => {
    const attempt = attempts.current
    attempts.current += 1
    return loadHelper(address ?? '', { attempt, clock, signal })
  })
  return { ready: value, failed: state === 'failed', again }
}
