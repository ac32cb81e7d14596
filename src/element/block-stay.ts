import type { BlockStore } from './block-store.js'
import { modeOf, watchMode } from './mode.js'

export interface BlockStay {
  /** Of the view that is mounted now; aborted when it goes or the mode changes. */
  signal: () => AbortSignal | undefined
  begin: () => void
  end: () => void
  /** Follows the mode of the document it is in now. */
  follow: () => void
  enterMode: () => void
}

/** One element's time on the page, and the mode it spends it in: a change of mode ends one time and begins another. */
export function stayOf(element: HTMLElement, store: BlockStore): BlockStay {
  let mounted: AbortController | undefined
  let unwatch: (() => void) | undefined

  function enterMode(): void {
    const mode = modeOf(element)
    if (mode === store.read().mode) return
    if (mounted) {
      mounted.abort()
      mounted = new AbortController()
    }
    store.setMode(mode)
  }

  function follow(): void {
    if (!mounted) return
    unwatch?.()
    unwatch = watchMode(element.ownerDocument, enterMode)
  }

  function begin(): void {
    mounted = new AbortController()
    follow()
  }

  function end(): void {
    unwatch?.()
    mounted?.abort()
    mounted = undefined
  }

  return { signal: () => mounted?.signal, begin, end, follow, enterMode }
}
