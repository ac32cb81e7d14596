/** The lists of one content security policy, by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Reads the policies in the headers and in the page; all of them count. */
export function readPolicies(headers: Headers, html: string): Policy[] {
  const tags = (html.match(/<meta\b[^<>]*>/gi) ?? []).filter((tag) => /http-equiv=["']?content-security-policy/i.test(tag))
  const texts = tags.map((tag) => (/\bcontent="([^"]*)"|\bcontent='([^']*)'/i.exec(tag) ?? []).slice(1).find(Boolean) ?? '')
  const sent = headers.get('Content-Security-Policy')?.split(',') ?? []
  return [...sent, ...texts.map((text) => text.replaceAll('&#39;', "'").replaceAll('&quot;', '"'))]
    .filter((text) => text.trim())
    .map(readPolicy)
}

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((each) => each.trim().split(/\s+/))
  // The first of two directives of the same name counts.
  return new Map(directives.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src', 'default-src'],
  'style-src-elem': ['style-src', 'default-src'],
  'frame-src': ['child-src', 'default-src'],
  'frame-ancestors': [],
}

/** Returns true when all policies of a page allow this use of an address; a page without a policy may use any. */
export const allows = (policies: readonly Policy[], directive: string, address: URL, page: URL): boolean =>
  policies.every((policy) => {
    const sources = [directive, ...(fallbacks[directive] ?? ['default-src'])].map((name) => policy.get(name)).find(Boolean)
    if (!sources) return true
    // With 'strict-dynamic', browsers trust what a trusted script loads, and no list of hosts.
    if (directive.startsWith('script') && sources.includes("'strict-dynamic'")) return false
    return sources.some((source) => matches(source, address, page))
  })

function matches(source: string, address: URL, page: URL): boolean {
  if (source === "'self'") return address.origin === page.origin
  if (source === '*') return /^https?:$/.test(address.protocol)
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source, address.protocol)
  const [, scheme = page.protocol, any, host = '', port = '', path = ''] =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*\.)?([\w.-]+|\[[\da-f:]+\])(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  if (host === '' || !isScheme(scheme, address.protocol)) return false
  const isHost = any ? address.hostname.endsWith(`.${host.toLowerCase()}`) : address.hostname === host.toLowerCase()
  const isPort = port === '*' || port === address.port || (port === '' && address.port === '') || port === effectivePort(address)
  return isHost && isPort && (path === '' || (path.endsWith('/') ? address.pathname.startsWith(path) : address.pathname === path))
}

/** A source that may be loaded over http may be loaded over https as well. */
const isScheme = (listed: string, used: string): boolean =>
  listed.toLowerCase() === used || (listed.toLowerCase() === 'http:' && used === 'https:')

const effectivePort = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')
