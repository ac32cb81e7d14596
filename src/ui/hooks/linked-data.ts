import { type PageShare, pageShare } from '../../core/bus/index.js'

type DataPolicy = NonNullable<PageShare['dataPolicy']>

/**
 * Tells search engines what a page shows, as JSON-LD in its head, until the signal ends it. The figures are those that
 * have just been read: nothing of it stands in the published page.
 */
export function tellSearchEngines(data: readonly object[], signal: AbortSignal): void {
  if (signal.aborted) return
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c')
  const element = document.createElement('script')
  element.type = 'application/ld+json'
  // A trusted script is one to the DOM, though not to its types.
  element.text = trusted(text) as string
  document.head.append(element)
  signal.addEventListener('abort', () => element.remove())
}

/**
 * Data for a script element. Where the page demands trusted types, its policy names `vitrine-data`, which lets nothing
 * through but JSON. Such a page lets a name be taken once: all bundles on it have one.
 * @throws TypeError where the page's policy does not name it
 */
function trusted(text: string): unknown {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: DataPolicy) => DataPolicy } }
  if (!trustedTypes) return text
  const share = pageShare()
  share.dataPolicy ??= trustedTypes.createPolicy('vitrine-data', {
    createScript: (said) => JSON.stringify(JSON.parse(said)).replaceAll('<', '\\u003c'),
  })
  return share.dataPolicy.createScript(text)
}

/** Name of the site, as the published page gives it for sharing. */
export const siteName = (): string =>
  document.head.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || location.hostname
