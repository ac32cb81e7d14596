import { cartChecks } from './cart-checks.js'
import { type Asked, createAsker, notAsked } from './ask.js'
import { contextChecks, findBasePath } from './context-checks.js'
import { featuresOf } from './features.js'
import { foreignChecks } from './foreign-checks.js'
import { methodChecks } from './method-checks.js'
import { policyFinding } from './policy-check.js'
import { productChecks } from './product-checks.js'
import { pageFindings } from './page-findings.js'
import type { PageLook } from './page-look.js'
import type { Names } from '../../commerce/domain/names/names.js'
import type { Finding, Report } from './report.js'
import { readSite, type Site } from './site.js'
import { namesOfSite } from './site-names.js'
import { whereTrusted } from './where-trusted.js'

export interface DoctorOptions {
  fetch?: typeof globalThis.fetch
  /** Milliseconds until an answer counts as lost. */
  timeout?: number
  /** Milliseconds on a clock that only goes forward: how long answers take. */
  now?: () => number
  /** Settings that the site does not say of itself. */
  webstoreId?: string | undefined
  basePath?: string | undefined
  /** A consultant of the site, to look up. */
  moniker?: string | undefined
  /** The organisation's names of its classes, methods and fields, over what the page says. */
  names?: Names | undefined
  /** Origins of the loader and the catalogue, when not the site itself. */
  loader?: URL | undefined
  catalogue?: URL | undefined
  /** Looks at the page as a browser has it; undefined where none is at hand. Not given: the page is not looked at. */
  look?: ((address: URL) => Promise<PageLook | undefined>) | undefined
}

/**
 * Asks a site, as a guest and reading only, whether what we assume of the platform is so there.
 * @param address of a page that the blocks shall stand on
 * @throws NoSiteError when there is nothing to ask
 */
export async function examine(address: URL, options: DoctorOptions = {}): Promise<Report> {
  const { fetch = globalThis.fetch, timeout = 10_000, now = () => performance.now() } = options
  const site = await readSite(address, { fetch, timeout })
  const { loader, catalogue } = options
  const foreign = await foreignChecks({ page: site.url, loader, catalogue }, { fetch, timeout })
  const { names, finding: namesFinding } = namesOfSite(site.pageSettings.names, options.names)
  const page = [
    pageFinding(site),
    policyFinding(site, options),
    ...foreign,
    ...(await lookFindings(address, options)),
    ...(namesFinding ? [namesFinding] : []),
  ]
  const webstoreId = options.webstoreId ?? site.pageSettings.webstoreId
  if (!webstoreId) return reportOf(address, [...page, noStore])
  const asker = createAsker({ fetch, timeout, now, site, webstoreId, names })
  const found = await findBasePath(asker, options.basePath === undefined ? site.pageSettings.basePaths : [options.basePath])
  if (found.basePath === undefined) return reportOf(address, [...page, found.finding, ...waiting], { 'webstore-id': webstoreId })
  const sitePath = site.pageSettings.sitePath ?? found.basePath.replace(/\/?webruntime\/api$/, '')
  const asked: Asked = { ...asker, basePath: found.basePath, sitePath }
  const [context, products, methods, cart] = await Promise.all([
    contextChecks(asked),
    productChecks(asked),
    methodChecks(asked, options.moniker),
    cartChecks(asked),
  ])
  const findings = [
    ...page,
    comparedFinding(found.finding, found.basePath, site),
    ...context,
    ...products,
    ...methods.findings,
    ...cart,
    speedFinding(asked),
  ]
  const features = await featuresOf(asked, methods.transport, findings)
  // The page's names are as they should be when nothing has to be added to them.
  const added = { ...options.names, ...Object.fromEntries(features.flatMap((feature) => feature.names.map((name) => [name, '']))) }
  const store = {
    'webstore-id': webstoreId,
    'api-base-path': found.basePath,
    ...(sitePath && { 'site-path': sitePath }),
    'apex-transport': methods.transport,
    ...(Object.keys(added).length > 0 && { names: JSON.stringify({ ...names, ...added }) }),
  }
  return reportOf(address, findings, store, features)
}

const reportOf = ({ href }: URL, findings: readonly Finding[], store: Report['store'] = {}, features: Report['features'] = []): Report => ({
  address: href,
  well: findings.every(({ state }) => state !== 'fault'),
  store,
  findings,
  features,
})

function pageFinding({ status, milliseconds, url }: Site): Finding {
  const well = status < 400
  const told = `${url.href} answered ${status} in ${milliseconds} ms`
  return { ...notAsked('Page'), state: well ? 'well' : 'fault', said: told }
}

/** The platform is there, and the page's own tag looks for it elsewhere. */
function comparedFinding(finding: Finding, found: string, { pageSettings }: Site): Finding {
  const { apiBasePath } = pageSettings
  if (apiBasePath === undefined || apiBasePath === found) return finding
  return {
    ...finding,
    state: 'fault',
    said: `the page says "${apiBasePath}", and the platform answers at "${found}"`,
    todo: [`api-base-path="${found}" of vitrine-store.`],
  }
}

const notLooked: Finding = {
  ...notAsked('Blocks'),
  said: 'not looked at: no browser is at hand. Install playwright-core, or paste what `npx vitrine doctor --snippet` prints into the page’s console',
}

async function lookFindings(address: URL, { look }: DoctorOptions): Promise<Finding[]> {
  if (!look) return []
  const seen = await look(address)
  return seen ? pageFindings(seen, whereTrusted) : [notLooked]
}

const noStore: Finding = {
  ...notAsked('Webstore id'),
  state: 'fault',
  said: 'the page names no store; say it with --webstore 0ZE…',
  todo: ['The webstore id: Commerce, Settings, or the address of the store in Setup; it begins with 0ZE.'],
}

const waiting: readonly Finding[] = ['Session', 'Products', 'Server methods', 'Cart'].map(notAsked)

/** Milliseconds; what a shopper begins to notice with every click. */
const slow = 700

function speedFinding({ seen }: Asked): Finding {
  const times = seen.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const isSlow = median >= slow
  const said = `half of ${times.length} answers came within ${median} ms${isSlow ? ': slow, shoppers wait with every click' : ''}`
  return { ...notAsked('Speed'), state: isSlow ? 'fault' : 'well', said }
}
