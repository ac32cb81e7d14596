/**
 * Tells other tabs of the same shop that something changed. Nothing is sent along: who hears it reads anew.
 * Without BroadcastChannel (or with it blocked) tabs simply do not hear of each other.
 */
export function openTabs(heard: () => void): { changed: () => void; close: () => void } {
  const line = openLine()
  if (!line) return { changed: () => {}, close: () => {} }
  line.onmessage = () => heard()
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
