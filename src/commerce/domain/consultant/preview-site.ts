/** Specification, section 9: the pieces of an address by which a preview site is recognised. */
const anywhere = ['sitepreview', 'livepreview', 'live-preview']

/** Returns true for an address of the site builder's previews, which remember nothing; `olive.example` is none. */
export const isPreviewSite = ({ href, hostname }: URL): boolean =>
  anywhere.some((piece) => href.includes(piece)) || `.${hostname}`.includes('.live.') || hostname.includes('.builder.')
