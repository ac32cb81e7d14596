const script = document.currentScript

/** The theme lies beside the script, with its fonts. */
export function dress(): void {
  if (!(script instanceof HTMLScriptElement)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL('vitrine-page.css', script.src).href
  // The link comes before the page's own styles, so that those override it.
  document.head.prepend(link)
}
