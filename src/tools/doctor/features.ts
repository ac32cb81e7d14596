import { extensionNames } from '../../commerce/domain/names/extension-names.js'
import { methodNames } from '../../commerce/domain/names/method-names.js'
import { namer } from '../../commerce/domain/names/names.js'
import { detailNames, productNames } from '../../commerce/domain/names/product-names.js'
import { placeOf } from '../../commerce/salesforce/methods/method-place.js'
import { type Asked, switchedOff } from './ask.js'
import { hiddenFeatures } from './hidden-features.js'
import type { Feature, Finding } from './report.js'

/** The core flows, which need no extension, each with the answers that it rests on. */
const core: Readonly<Record<string, readonly string[]>> = {
  'finding products': ['Application context', 'Product search', 'Product', 'Prices'],
  'cart and checkout': ['Application context', 'Session context', 'Cart', 'Prices'],
  "a consultant's shop and its imprint": ['getIbcDetails'],
  'the online catalogue': ['getProductDetails', 'Cart'],
}

/** The other methods of the specification (section 7), each with what uses it. */
const ofMethod = {
  'links with a consultant key': 'getMonikerFromConsultantKey',
  'the tag manager': 'getDataLayerValues',
  'consent kept by the org': 'getCookieConsentData',
} as const

/** The extensions whose server methods a guest can ask after: a method that is missing answers 404 to every request. */
const ofMethods = ['sign-in', 'personal-data', 'consultants', 'relations', 'newsletter'] as const

/**
 * Says for each feature whether this site has what it needs: reading only. A method is asked by GET, which no platform lets
 * write; what comes back does not matter, only whether there is such a method.
 */
export async function featuresOf(asked: Asked, transport: 'path' | 'execute', findings: readonly Finding[]): Promise<Feature[]> {
  const works = Object.entries(core).map(([name, needs]): Feature => {
    const all = needs.flatMap((need) => findings.find((finding) => finding.name === need) ?? [])
    if (all.some(({ said }) => said === switchedOff)) return { name, state: 'off', names: [] }
    const missing = all.filter(({ state }) => state !== 'well').map((finding) => finding.name)
    return missing.length === 0 ? { name, state: 'works', names: [] } : { name, state: 'faulty', names: [], needs: missing }
  })
  const stated = Object.entries(ofMethod).map(([name, method]) =>
    methodFeature(asked, transport, { name, keys: [`method.${method}`], without: 'needs method' }),
  )
  const extended = ofMethods.map((name) =>
    methodFeature(asked, transport, { name, keys: extensionNames[name] ?? [], without: 'needs extension' }),
  )
  return [...works, ...(await Promise.all([...stated, ...extended])), productFeature(asked, findings), ...(await hiddenFeatures(asked))]
}

interface OfMethods {
  name: string
  keys: readonly string[]
  /** The feature's state where none of its methods is there. */
  without: 'needs method' | 'needs extension'
}

async function methodFeature(asked: Asked, transport: 'path' | 'execute', { name, keys, without }: OfMethods): Promise<Feature> {
  const nameOf = namer(methodNames, () => asked.names)
  const used = keys.filter((key) => nameOf(key as keyof typeof methodNames) !== '')
  if (used.length === 0) return { name, state: 'off', names: [] }
  const found = await Promise.all(used.map((key) => hasMethod(asked, transport, key.replace('method.', ''))))
  if (found.includes(undefined)) return { name, state: 'unknown', names: [], needs: ['the server methods did not answer'] }
  const missing = used.filter((_, index) => !found[index])
  const knows = used.filter((_, index) => found[index]).map((key) => nameOf(key as keyof typeof methodNames))
  return featureOf({ name, used, missing, knows, without })
}

interface Used {
  name: string
  /** The keys of the names that are in use. */
  used: readonly string[]
  missing: readonly string[]
  knows: readonly string[]
  without: OfMethods['without']
}

function featureOf({ name, used, missing, knows, without }: Used): Feature {
  if (missing.length === 0) return { name, state: 'works', names: [], knows }
  return missing.length === used.length
    ? { name, state: without, names: missing }
    : { name, state: 'works with names', names: missing, knows }
}

/** Undefined where nobody answers. */
async function hasMethod(
  { at, basePath, sitePath, site, timeout, names }: Asked,
  transport: 'path' | 'execute',
  name: string,
): Promise<boolean | undefined> {
  const { fetch } = at(basePath, sitePath)
  const place = placeOf(name, names)
  if ('call' in place) return undefined
  const { namespace, className: classname, method } = place
  const envelope = { namespace, classname, method, isContinuation: 'false', params: '{}', cacheable: 'true' }
  const inPath = namespace ? `${namespace}__${classname}` : classname
  const path =
    transport === 'path'
      ? `${basePath}/lwr/apex/v64.0/${encodeURIComponent(inPath)}/${encodeURIComponent(method)}`
      : `${basePath || `${sitePath}/webruntime/api`}/apex/execute?${new URLSearchParams(envelope)}`
  try {
    const answer = await fetch(new URL(path, site.url), { signal: AbortSignal.timeout(timeout) })
    await answer.arrayBuffer()
    return answer.status >= 500 || !/json|text\/plain/.test(answer.headers.get('Content-Type') ?? '') ? undefined : answer.status !== 404
  } catch {
    // A line that breaks says nothing of the method.
    return undefined
  }
}

/** Fields that were asked for and did not come. */
function productFeature(asked: Asked, findings: readonly Finding[]): Feature {
  const name = 'product-fields'
  const all = { ...productNames, ...detailNames }
  const fieldOf = namer(all, () => asked.names)
  const used = (Object.keys(all) as (keyof typeof all)[]).filter((key) => fieldOf(key) !== '')
  if (used.length === 0) return { name, state: 'off', names: [] }
  const product = findings.find((finding) => finding.name === 'Product')
  if (product?.state !== 'well') return { name, state: 'unknown', names: [], needs: ['no product answered'] }
  const missing = used.filter((key) => product.leftOut.includes(`fields.${fieldOf(key)}`))
  const knows = used.filter((key) => !missing.includes(key)).map(fieldOf)
  return featureOf({ name, used, missing, knows, without: 'needs extension' })
}
