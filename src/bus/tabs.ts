/**
 * Tells other tabs of the same shop that something changed. Nothing is sent along: who hears it reads anew.
 * Without BroadcastChannel (or with it blocked) tabs simply do not hear of each other.
 */
export function openTabs(heard: () => void): { changed: () => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { changed: () => {}, close: () => {} }
  const line = new BroadcastChannel('vitrine.v1')
  line.onmessage = () => heard()
  return { changed: () => line.postMessage('changed'), close: () => line.close() }
}
