import { object, parseJson, pipe, record, safeParse, string, unknown as anything } from 'valibot'
import { orderNames } from '../../commerce/domain/names/order-names.js'
import { namer } from '../../commerce/domain/names/names.js'
import { checkoutNames } from '../../commerce/domain/names/checkout-names.js'
import { contentNames } from '../../commerce/domain/names/content-names.js'
import { beautyNames, preferenceNames, subscriptionNames, userNames } from '../../commerce/domain/names/customer-names.js'
import { PlatformError } from '../../commerce/salesforce/errors.js'
import type { Asked } from './ask.js'
import type { Feature } from './report.js'

/**
 * Features that only a write, or somebody who is signed in, would show whole: what reading as a guest says of them, else where somebody
 * looks who may.
 */
export const hiddenFeatures = (asked: Asked): Promise<Feature[]> =>
  Promise.all([withdrawalFeature(asked), sellerFeature(asked), recordsFeature(asked), contentFeature(asked)])

const works = (name: string, knows: readonly string[] = []): Feature => ({ name, state: 'works', names: [], knows })
const off = (name: string): Feature => ({ name, state: 'off', names: [] })
const unknown = (name: string, why: string): Feature => ({ name, state: 'unknown', names: [], needs: [why] })

/** A resource that takes POST refuses GET with 405, one that is not there with 404 (REST API guide, "Status Codes and Error Responses"). */
async function withdrawalFeature(asked: Asked): Promise<Feature> {
  const name = 'withdrawal'
  const said = namer(orderNames, () => asked.names)('resource.withdraw')
  if (said === '') return off(name)
  const resource = said.startsWith('/') ? said : `/${said}`
  const { status } = await get(asked, `/services/data/v64.0/commerce/webstores/${asked.webstoreId}${resource}`)
  if (status === 405) return works(name, [resource])
  if (status === 404) return { name, state: 'needs extension', names: Object.keys(orderNames) }
  return unknown(name, `GET ${resource} answered ${status || 'nothing'}, where 405 says that it is there and 404 that it is not`)
}

const setup = (object: string): string => `whoever manages the org sees it in Setup, Object Manager, ${object}, Fields`

async function sellerFeature(asked: Asked): Promise<Feature> {
  const field = namer(checkoutNames, () => asked.names)('field.seller')
  if (field === '') return off('seller-field')
  const fields = await fieldsOf(asked, 'WebCart')
  if (fields?.has(field)) return works('seller-field', [`WebCart.${field}`])
  return unknown(
    'seller-field',
    `a guest does not see the field ${field} of WebCart, which is written with a checkout: ${setup('WebCart')}`,
  )
}

/** The names of an object, and then those of its fields. */
const objects = [beautyNames, preferenceNames, subscriptionNames]

async function recordsFeature(asked: Asked): Promise<Feature> {
  const named = (usual: Readonly<Record<string, string>>) => Object.keys(usual).map(namer(usual, () => asked.names))
  const ofObjects = objects.map((usual): [string, readonly string[]] => {
    const [object = '', ...fields] = named(usual)
    return [object, fields.filter((field) => field.endsWith('__c'))]
  })
  const tables = [...ofObjects, ['User', named(userNames).filter(Boolean)] as const].filter(([object]) => object !== '')
  if (tables.every(([object, fields]) => object === 'User' && fields.length === 0)) return off('records')
  const seen = await Promise.all(
    tables.map(async ([object, wanted]) => {
      const fields = await fieldsOf(asked, object)
      return { object, isWhole: fields !== undefined && wanted.every((field) => fields.has(field)) }
    }),
  )
  const hidden = seen.filter(({ isWhole }) => !isWhole).map(({ object }) => object)
  if (hidden.length === 0)
    return works(
      'records',
      tables.map(([object]) => object),
    )
  return unknown(
    'records',
    `they belong to customers who are signed in, and a guest does not see ${hidden.join(', ')}: ${setup(hidden[0] ?? '')}`,
  )
}

/** The site search of pages asks for one object; an organisation that does not let it be searched refuses its name. */
async function contentFeature(asked: Asked): Promise<Feature> {
  const name = 'content'
  const object = namer(contentNames, () => asked.names)('content')
  if (object === '') return off(name)
  try {
    await asked.at(asked.basePath, asked.sitePath).platform.gateways.content.search({ text: 'shop', page: 0, pageSize: 1, leftOut: [] })
    return works(name, [object])
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    if ([400, 403, 404].includes(error.status)) return { name, state: 'needs extension', names: Object.keys(contentNames) }
    return unknown(name, `the search for ${object} answered ${error.status || 'nothing'}`)
  }
}

/** The fields that a guest sees; undefined where she does not see the object, or nobody answers. */
async function fieldsOf(asked: Asked, objectApiName: string): Promise<ReadonlySet<string> | undefined> {
  const { status, text } = await get(asked, `/services/data/v64.0/ui-api/object-info/${objectApiName}`)
  if (status !== 200) return undefined
  const { success, output } = safeParse(objectShape, text)
  return success ? new Set(Object.keys(output.fields)) : undefined
}

/** UI API, Object Info: fields by their API names. */
const objectShape = pipe(string(), parseJson(), object({ fields: record(string(), anything()) }))

/** Status 0 where a line breaks: that says nothing of what was asked for. */
async function get({ at, basePath, sitePath, site, timeout }: Asked, path: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await at(basePath, sitePath).fetch(new URL(basePath + path, site.url), { signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
