/**
 * Where somebody lets an address in, by the directive that keeps it out. Trusted URLs (`CspTrustedSite`, Metadata API 64.0) know no
 * directive for scripts: those have a list of their own in Experience Builder. It goes into a page as text, so nothing of this file or
 * another may be named in it.
 */
export function whereTrusted(directive: string): string {
  if (/^script-src/.test(directive)) return 'Experience Builder, Settings, Security & Privacy, Trusted Sites for Scripts'
  if (/^(?:connect|font|frame|img|media|style)-src/.test(directive)) return 'Setup, Trusted URLs'
  return 'the policy of whoever serves this page; an Experience Cloud site has no list for it'
}
