import { store as storeBlock } from '../../blocks/store/store.block.js'
import { type Policy, readPolicies } from './policy.js'

/** Thrown when the site could not be read at all; the message is for the user who typed its address. */
export class NoSiteError extends Error {
  override name = 'NoSiteError'
}

export interface Site {
  /** Address after redirects. */
  url: URL
  status: number
  milliseconds: number
  policies: readonly Policy[]
  /** The page's settings for the platform. */
  pageSettings: { webstoreId?: string; apiBasePath?: string; basePaths: readonly string[]; sitePath?: string; names?: string }
}

export interface SiteOptions {
  fetch: typeof globalThis.fetch
  /** Milliseconds. */
  timeout: number
}

/** Reads the page that the blocks shall stand on. */
export async function readSite(address: URL, { fetch, timeout }: SiteOptions): Promise<Site> {
  const begun = performance.now()
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(timeout) })
    const html = await response.text()
    const url = new URL(response.url || address)
    const milliseconds = Math.round(performance.now() - begun)
    return {
      url,
      status: response.status,
      milliseconds,
      policies: readPolicies(response.headers, html),
      pageSettings: readPageSettings(html, url),
    }
  } catch (error) {
    throw new NoSiteError(sentenceFor(error as Error, address, timeout), { cause: error })
  }
}

/** Describes why an address could not be read, for the user who typed it. */
export function sentenceFor(error: Error, { host, hostname }: URL, timeout: number): string {
  const { code = '', message = '' } = (error.cause ?? {}) as NodeJS.ErrnoException
  if (error.name === 'TimeoutError') return `${host} did not answer within ${timeout / 1000} s.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no host named ${hostname}. Check the address, and that you are online.`
  if (code === 'ECONNREFUSED') return `Nobody answers at ${host}. Is the site running there?`
  if (/CERT|TLS|SSL|SIGNED/.test(code)) return `${host} has no certificate that can be trusted (${code}).`
  return `${host} could not be read: ${message || error.message}${code && !message.includes(code) ? ` (${code})` : ''}.`
}

const { webstoreId, apiBasePath } = storeBlock.fields

/** Reads the settings from `<vitrine-store>`, where blocks stand already; else from what the platform writes into its pages. */
function readPageSettings(html: string, { pathname }: URL): Site['pageSettings'] {
  const tag = /<vitrine-store\b[^<>]*>/i.exec(html)?.[0]
  const said = (name: string) => {
    const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag ?? '') ?? []
    return (double ?? single)?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  }
  const defined = (name: string) => new RegExp(`${name}\\b[^;]{0,120}?return\\s*["']([^"']*)["']`).exec(html)?.[1]
  const store =
    said('webstore-id') ??
    (tag && webstoreId.default) ??
    defined('@salesforce/webstore/Id') ??
    /\b0ZE[0-9A-Za-z]{12}(?:[0-9A-Za-z]{3})?\b/.exec(html)?.[0]
  const step = /^\/[\w-]+/.exec(pathname)?.[0]
  const sitePath = said('site-path')
  const names = said('names')
  const ownPath = said('api-base-path') ?? (tag && apiBasePath.default)
  const paths = [ownPath, defined('@app/apexApiBasePath'), ...(step ? [`${step}/webruntime/api`] : []), '/webruntime/api', '']
  const basePaths = [...new Set(paths.filter((path) => path !== undefined))]
  return {
    ...(store && { webstoreId: store }),
    basePaths,
    ...(ownPath !== undefined && { apiBasePath: ownPath }),
    ...(sitePath !== undefined && { sitePath }),
    ...(names !== undefined && { names }),
  }
}
