const asked = new Set<string>()

/** Requests a module, or an answer for `fetch`, before it is needed; once. */
export function preload(href: string, as: '' | 'fetch' = ''): void {
  if (asked.has(href)) return
  asked.add(href)
  const rel = as ? 'preload' : 'modulepreload'
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }))
}
