import { useEffect } from 'react'

/**
 * Tells search engines what a page shows, as JSON-LD in its head, as long as it is shown. The figures are those that
 * have just been read: nothing of it stands in the published page.
 * @param what changes when something else is told; undefined tells nothing
 * @param make comes late: no shopper waits for it
 */
export function useLinkedData(mode: string, what: string | undefined, make: () => Promise<readonly object[]>): void {
  // `make` is a new function at every rendering; `what` says when it means something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (mode !== 'live' || what === undefined) return
    const controller = new AbortController()
    make().then(
      (data) => {
        if (!controller.signal.aborted) controller.signal.addEventListener('abort', tell(data))
      },
      (error) => console.error(error),
    )
    return () => controller.abort()
  }, [mode, what])
}

/** As text that is appended: a page of data is no script, and no policy takes it for one. */
function tell(data: readonly object[]): () => void {
  const element = document.createElement('script')
  element.type = 'application/ld+json'
  element.append(JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c'))
  document.head.append(element)
  return () => element.remove()
}

/** As the published page says it to whoever shares it. */
export const siteName = (): string =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || location.hostname
