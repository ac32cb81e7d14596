import { useEffect, useRef } from 'react'
import type { RecordFacts } from './record-head.js'
import { useShop } from './use-shop.js'

interface Options {
  host: HTMLElement
  mode: string
  /** The record that has been drawn; undefined while there is none. */
  recordId: string | undefined
  /** The block's own facts about the record: they are used where the platform has none for search engines. */
  facts: RecordFacts
  /** The record's key in the page's address: name and value of the query. */
  query: readonly [name: string, value: string]
}

/**
 * The page says in its head which record it shows, as long as this block shows it. A page that names its record has
 * been given a title by its editor; so this is for blocks that take theirs from the address.
 */
export function useRecordHead({ host, mode, recordId, facts, query: [name, value] }: Options): void {
  const shop = useShop()
  const known = useRef(facts)
  known.current = facts
  useEffect(() => {
    if (mode !== 'live' || !recordId) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      if (signal.aborted || document.querySelector(host.localName) !== host) return
      const seo = await shop.content
        .get()
        .then((content) => content.seo(recordId, signal))
        .catch((error) => signal.aborted || console.error(error))
      if (signal.aborted) return
      const { sayInHead } = await import('./record-head.js')
      if (!signal.aborted)
        signal.addEventListener('abort', sayInHead({ ...known.current, ...(typeof seo === 'object' && seo), query: [name, value] }))
    }
    const cancel = whenIdle(() =>
      ask().catch((error) => {
        if (!signal.aborted) console.error(error)
      }),
    )
    return () => {
      cancel()
      controller.abort()
    }
  }, [shop, host, mode, recordId, name, value])
}

/** Runs work when the browser is idle: the visible content comes first. @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(work, { timeout: 2000 })
  return () => cancelIdleCallback(waiting)
}
