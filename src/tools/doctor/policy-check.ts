import { notAsked } from './ask.js'
import { allows } from './policy.js'
import type { Finding } from './report.js'
import type { Site } from './site.js'
import { whereTrusted } from './where-trusted.js'

/** Checks that the page's own policies allow our scripts, styles and pictures, requests to the platform, and the catalogue. */
export function policyFinding(
  { policies, url }: Site,
  { loader = url, catalogue }: { loader?: URL | undefined; catalogue?: URL | undefined },
): Finding {
  const needed = [
    ['script-src-elem', 'our scripts', loader],
    ['style-src-elem', 'our style sheet', loader],
    ['font-src', 'our fonts', loader],
    ['connect-src', 'the platform', url],
    ['img-src', 'pictures', url],
    ...(catalogue
      ? ([
          ['frame-src', 'the catalogue', catalogue],
          ['script-src-elem', 'the catalogue’s script', catalogue],
        ] as const)
      : []),
  ] as const
  const refused = needed.filter(([directive, , address]) => !allows(policies, directive, address, url))
  const name = 'Policies'
  if (policies.length === 0)
    return { ...notAsked(name), state: 'well', said: 'the page has no content security policy: everything is allowed' }
  if (refused.length > 0) {
    return {
      ...notAsked(name),
      state: 'fault',
      said: `the content security policy keeps out ${refused.map(([, what]) => what).join(', ')}`,
      todo: refused.map(([directive, , { origin }]) => `${origin} in ${directive.replace('-elem', '')}: ${whereTrusted(directive)}.`),
    }
  }
  const frames = catalogue ? '' : '; say --catalogue https://… to know whether its frame is allowed too'
  return { ...notAsked(name), state: 'well', said: `the content security policy lets in what we need${frames}` }
}
