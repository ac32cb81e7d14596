import { notAsked } from './ask.js'
import { allows, readPolicies } from './policy.js'
import type { Finding } from './report.js'
import { type SiteOptions, sentenceFor } from './site.js'

interface Foreign {
  /** The page that shall use them. */
  page: URL
  loader?: URL | undefined
  catalogue?: URL | undefined
}

/** Checks that scripts and frames of other origins can be used on this site. */
export async function foreignChecks({ page, loader, catalogue }: Foreign, options: SiteOptions): Promise<Finding[]> {
  return Promise.all([
    ...(loader ? [look('Loader', loader, options, (answer) => loaderFault(answer, loader, page))] : []),
    ...(catalogue ? [look('Catalogue', catalogue, options, (answer) => frameFault(answer, catalogue, page))] : []),
  ])
}

type Fault = Pick<Finding, 'said' | 'todo'> | undefined

async function look(name: string, address: URL, { fetch, timeout }: SiteOptions, faultOf: (answer: Response) => Fault): Promise<Finding> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
    await answer.arrayBuffer()
    const fault = answer.ok ? faultOf(answer) : { said: `${address.href} answered ${answer.status}`, todo: [] }
    return { ...notAsked(name), state: fault ? 'fault' : 'well', said: `${address.href} may be used here`, ...fault }
  } catch (error) {
    return { ...notAsked(name), state: 'fault', said: sentenceFor(error as Error, address, timeout) }
  }
}

/** A module of another origin is fetched with CORS. */
function loaderFault({ headers }: Response, { href, origin }: URL, page: URL): Fault {
  const type = headers.get('Content-Type') ?? 'of no type'
  if (!/javascript/.test(type)) return { said: `${href} is ${type}, not JavaScript`, todo: ['The address of the loader: …/cdn/loader.js'] }
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (origin === page.origin || allowed === '*' || allowed === page.origin) return undefined
  return { said: `${href} may not be used from ${page.origin}`, todo: [`Access-Control-Allow-Origin: ${page.origin}, sent by ${origin}.`] }
}

function frameFault({ headers }: Response, { origin, href }: URL, page: URL): Fault {
  const policies = readPolicies(headers, '')
  const isSaid = policies.some((policy) => policy.has('frame-ancestors'))
  const old = headers.get('X-Frame-Options')?.trim().toUpperCase() ?? ''
  // Browsers do not read the older header when the policy names who may frame it.
  const isKept = isSaid
    ? !allows(policies, 'frame-ancestors', page, new URL(href))
    : old === 'DENY' || (old === 'SAMEORIGIN' && origin !== page.origin)
  return isKept
    ? { said: `${href} may not be shown in a frame here`, todo: [`frame-ancestors ${page.origin}, sent by ${origin}.`] }
    : undefined
}
