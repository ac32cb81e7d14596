const script = document.currentScript

/** The theme lies beside the script, with its fonts. */
export function dress(): void {
  if (!(script instanceof HTMLScriptElement)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL('vitrine.css', script.src).href
  // Before what the page brings, so that a brand of its own counts.
  document.head.prepend(link)
}
