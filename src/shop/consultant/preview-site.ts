/** Specification, section 9: the pieces of an address by which a preview site is recognised. */
const pieces = ['sitepreview', 'livepreview', 'live-preview', 'live.', '.builder.']

/** Whether an address is one of the site builder's previews, which remember nothing. */
export function isPreviewSite({ host, pathname }: URL): boolean {
  return pieces.some((piece) => host.includes(piece)) || pieces.slice(0, 3).some((piece) => pathname.includes(piece))
}
