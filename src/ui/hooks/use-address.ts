import { useEffect, useRef, useState } from 'react'
import { watchAddress } from '../../core/dom/watch-address.js'

interface AddressForm<Address> {
  /** Reads the state from the page's current address. */
  read: () => Address
  /** The address that shows this. */
  write: (address: Address) => string
  /** False on a canvas, and where a block does not browse: the address is left alone. */
  live: boolean
}

/** Keeps a block's state in the address, so that Back, a reload, a copied link and a router's way there show the same. */
export function useAddress<Address extends object>({ read, write, live }: AddressForm<Address>) {
  const [address, setAddress] = useState(read)
  // More than one change may come before the next rendering.
  const newest = useRef(address)
  newest.current = address
  const readNow = useRef(read)
  useEffect(() => {
    readNow.current = read
  })
  useEffect(() => {
    if (!live) return
    return watchAddress(() => {
      const now = readNow.current()
      setAddress((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    })
  }, [live])
  const hrefOf = (change: Partial<Address>) => write({ ...address, ...change })
  /** @param how while somebody types, one address takes the place of the one before. */
  const go = (change: Partial<Address>, how: 'push' | 'replace' = 'push') => {
    newest.current = { ...newest.current, ...change }
    const href = write(newest.current)
    if (how === 'push') history.pushState(history.state, '', href)
    else history.replaceState(history.state, '', href)
    setAddress(newest.current)
  }
  return { address, hrefOf, go }
}

/**
 * An old link may lead behind the last page: then the last one is shown, and the address says so.
 * @param pageCount of the answer to this very address; undefined, or 0, while there is none
 * @returns whether it was behind the last page
 */
export function useLastPage(page: number, pageCount: number | undefined, go: (change: { page: number }, how: 'replace') => void): boolean {
  const isBeyond = Boolean(pageCount && page >= pageCount)
  useEffect(() => {
    if (isBeyond && pageCount) go({ page: pageCount - 1 }, 'replace')
  })
  return isBeyond
}
