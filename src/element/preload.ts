const asked = new Set<string>()

/** Asks for a module, or for what `fetch` will ask for, before anything needs it; once. */
export function preload(href: string, as: '' | 'fetch' = ''): void {
  if (asked.has(href)) return
  asked.add(href)
  const rel = as ? 'preload' : 'modulepreload'
  document.head.append(Object.assign(document.createElement('link'), { rel, href, as, crossOrigin: '' }))
}
