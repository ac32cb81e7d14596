import { useEffect, useState } from 'react'

/** Below it the field and the keyboard of a phone cover the results. */
const phone = '(width < 48em)'

/**
 * After a search that was sent by hand, the heading of the results takes the focus on a phone: the keyboard goes, and a screen
 * reader goes on where the results begin.
 * @param isSettled the results of what is searched are there
 * @returns to be called when a search is sent by hand
 */
export function useResultsFocus(host: HTMLElement, isSettled: boolean): () => void {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent || !isSettled) return
    setSent(false)
    const heading = host.shadowRoot?.querySelector<HTMLElement>('[part=heading]')
    if (host.ownerDocument.defaultView?.matchMedia(phone).matches) heading?.focus()
  }, [host, isSent, isSettled])
  return () => setSent(true)
}
