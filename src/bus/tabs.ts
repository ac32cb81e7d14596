/**
 * Tells other tabs of the same shop that something changed. Nothing is sent along: who hears it reads anew, and once more
 * for all that comes meanwhile.
 * Without BroadcastChannel (or with it blocked) tabs simply do not hear of each other.
 */
export function openTabs(heard: () => unknown): { changed: () => void; close: () => void } {
  const line = openLine()
  if (!line) return { changed: () => {}, close: () => {} }
  let waits = false
  let last: Promise<unknown> = Promise.resolve()
  const read = () => {
    waits = false
    return heard()
  }
  line.onmessage = () => {
    if (!waits) last = last.then(read, read)
    waits = true
  }
  return { changed: () => line.postMessage('changed'), close: () => line.close() }
}

function openLine(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  try {
    return new BroadcastChannel('vitrine.v1')
  } catch (error) {
    // A SecurityError where the browser blocks storage.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
