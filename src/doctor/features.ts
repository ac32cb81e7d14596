import { extensionNames } from '../shop/names/extension-names.js'
import { classNames } from '../shop/names/method-names.js'
import { productNames } from '../shop/names/product-names.js'
import type { Asked } from './ask.js'
import { hiddenFeatures } from './hidden-features.js'
import type { Feature, Finding } from './report.js'

/** The core flows, which need no extension, each with the answers that it rests on. */
const core: Readonly<Record<string, readonly string[]>> = {
  'finding products': ['Application context', 'Product search', 'Product', 'Prices'],
  'cart and checkout': ['Application context', 'Session context', 'Cart', 'Prices'],
  "a consultant's shop and its imprint": ['getIbcDetails'],
  'the online catalogue': ['getProductDetails', 'Cart'],
}

/** The extensions whose server methods a guest can ask after: a method that is missing answers 404, whatever it is asked. */
const ofMethods = ['sign-in', 'personal-data', 'consultants', 'relations', 'newsletter'] as const

/**
 * Says for each feature whether this site has what it needs: reading only. A method is asked by GET, which no platform lets
 * write; what comes back does not matter, only whether there is such a method.
 */
export async function featuresOf(asked: Asked, transport: 'path' | 'execute', findings: readonly Finding[]): Promise<Feature[]> {
  const stateOf = (name: string) => findings.find((finding) => finding.name === name)?.state
  const works = Object.entries(core).map(([name, needs]): Feature => {
    const missing = needs.filter((need) => stateOf(need) !== 'well')
    return missing.length === 0 ? { name, state: 'works', names: [] } : { name, state: 'faulty', names: [], needs: missing }
  })
  const extended = await Promise.all(ofMethods.map((name) => methodFeature(asked, transport, name)))
  return [...works, ...extended, productFeature(findings), ...(await hiddenFeatures(asked))]
}

async function methodFeature(asked: Asked, transport: 'path' | 'execute', name: (typeof ofMethods)[number]): Promise<Feature> {
  const keys = extensionNames[name] ?? []
  const found = await Promise.all(keys.map((key) => hasMethod(asked, transport, key.replace('method.', ''))))
  if (found.includes(undefined)) return { name, state: 'unknown', names: [], needs: ['the server methods did not answer'] }
  return featureOf(
    name,
    keys,
    keys.filter((_, index) => !found[index]),
  )
}

function featureOf(name: string, keys: readonly string[], missing: readonly string[]): Feature {
  if (missing.length === 0) return { name, state: 'works', names: [] }
  return { name, state: missing.length === keys.length ? 'needs extension' : 'works with names', names: missing }
}

/** Undefined where nobody answers. */
async function hasMethod(
  { at, basePath, sitePath, site, timeout }: Asked,
  transport: 'path' | 'execute',
  method: string,
): Promise<boolean | undefined> {
  const { fetch } = at(basePath, sitePath)
  const { apexClass: classname, namespace } = classNames
  const envelope = { namespace, classname, method, isContinuation: 'false', params: '{}', cacheable: 'true' }
  const path =
    transport === 'path'
      ? `${basePath}/lwr/apex/v64.0/${classname}/${method}`
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
function productFeature(findings: readonly Finding[]): Feature {
  const product = findings.find(({ name }) => name === 'Product')
  if (product?.state !== 'well') return { name: 'product-fields', state: 'unknown', names: [], needs: ['no product answered'] }
  const keys = Object.keys(productNames)
  const missing = Object.entries(productNames).flatMap(([key, field]) => (product.leftOut.includes(`fields.${field}`) ? [key] : []))
  return featureOf('product-fields', keys, missing)
}
