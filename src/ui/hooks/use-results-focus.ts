import { useEffect, useState } from 'react'

/** Below it the field and the keyboard of a phone cover the results. */
const phone = '(width < 48em)'

/**
 * The heading of the results takes the focus: on a phone after a search that was sent by hand (the keyboard goes, and a screen
 * reader goes on where the results begin), everywhere when a page was turned, for its link is far below.
 * @param isSettled true when the results of the current search are there
 */
export function useResultsFocus(host: HTMLElement, isSettled: boolean): { sent: () => void; turned: () => void } {
  const [done, setDone] = useState<'sent' | 'turned'>()
  useEffect(() => {
    if (!done || !isSettled) return
    setDone(undefined)
    const heading = host.shadowRoot?.querySelector<HTMLElement>('[part=heading]')
    if (done === 'turned' || host.ownerDocument.defaultView?.matchMedia(phone).matches) heading?.focus()
  }, [host, done, isSettled])
  return { sent: () => setDone('sent'), turned: () => setDone('turned') }
}
