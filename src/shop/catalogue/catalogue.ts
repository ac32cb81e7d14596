import { safePictureUrl } from '../../web/safe-url.js'

/** Specification, section 2: what is put before the project's code. */
const projectPrefix = 'mk-'
/** Says that a consultant's shop opened the catalogue; her moniker follows as `m`. */
const partnerShopMarker = 'partnershop'
/** Says that the company's own shop opened it. */
const corporateMarker = 'corporate'
/** Says of a message that something should go into the bag. */
export const addToBagMarker = 'add-to-bag'

export const defaultProject = 'germany'
export const defaultLanguage = 'de'
/** Pieces of one message, and pieces that may wait at the same time: nobody clicks faster. */
export const mostPieces = 100

/** Far beyond what a hundred pieces need; what is longer is no message. */
const longestMessage = 100_000
const longestShop = 200

export interface CatalogueWish {
  /** As the page's author wrote it. */
  address: string
  project: string
  language: string
  /** Where the page is. */
  here: URL
  /** Origins that are fine besides https. */
  trusted: readonly string[]
}

/**
 * Specification, section 2: the address of the catalogue, with the shop of the page or as the company's own.
 * @returns undefined when the address is none that a frame may show
 */
export function catalogueSource({ address, project, language, here, trusted }: CatalogueWish): string | undefined {
  const source = trustedAddress(address, here, trusted)
  if (!source) return undefined
  source.searchParams.set('project', projectPrefix + (project.trim() || defaultProject))
  source.searchParams.set('lang', language.trim() || defaultLanguage)
  const shop = here.searchParams.get('shop')?.trim() ?? ''
  const isPartner = shop !== '' && shop.length <= longestShop
  source.searchParams.set(isPartner ? partnerShopMarker : corporateMarker, 'true')
  if (isPartner) source.searchParams.set('m', shop)
  return source.href
}

/** What the page's author wrote, made complete: https, the own site, or an origin that is listed. */
export function trustedAddress(address: string, here: URL, trusted: readonly string[]): URL | undefined {
  const safe = safePictureUrl(address, trusted)
  return safe === undefined ? undefined : new URL(safe, here)
}

/**
 * What a message of the catalogue asks for: an object whose action or type is the marker, as such or as JSON, or a text with the
 * marker and the ids after it. Product ids are a text or a list.
 * @returns its product ids, or undefined when it is anything else
 */
export function readAddToBag(data: unknown): string | undefined {
  if (typeof data === 'string') return readText(data)
  if (typeof data !== 'object' || data === null) return undefined
  if (own(data, 'action') !== addToBagMarker && own(data, 'type') !== addToBagMarker) return undefined
  const productIds = own(data, 'productIds')
  return textOf(Array.isArray(productIds) ? productIds : [productIds])
}

function readText(text: string): string | undefined {
  const [before = '', ...after] = text.length > longestMessage ? [] : text.split(addToBagMarker)
  if (after.length === 0) return undefined
  if (before.trimStart().startsWith('{')) return readAddToBag(objectIn(text))
  const ids = after.join(addToBagMarker).replace(/^[\s:=?&,;|]*(?:productIds[\s:=]*)?/, '')
  return before.trim() === '' && ids !== '' ? ids : undefined
}

function objectIn(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'string' ? undefined : data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id)

function textOf(ids: readonly unknown[]): string | undefined {
  const text = ids.every(isId) ? ids.join(',') : ''
  return text !== '' && text.length <= longestMessage ? text : undefined
}

// What a page wrote into Object.prototype asks for nothing.
const own = (data: object, name: string): unknown => (Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined)

/** Specification, section 5: separated by commas, each trimmed; one that comes twice counts as two pieces. */
export function countProductIds(productIds: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of productIds.split(',').map((each) => each.trim())) {
    if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
