/** The platform has no documented flag for its builder; its canvas has a host of its own. */
const isCanvas = /\.builder\.salesforce-experience\.com$|(^|\.)livepreview\./

/** Blocks on the canvas of Experience Builder are inert and show samples, unless the page says otherwise. */
export function enterCanvas({ hostname }: Pick<Location, 'hostname'>, root: HTMLElement): boolean {
  const isThere = isCanvas.test(hostname)
  if (isThere && !root.hasAttribute('data-vitrine-mode')) root.setAttribute('data-vitrine-mode', 'edit')
  return isThere
}
