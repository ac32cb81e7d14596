import { safePictureUrl } from '../../../core/dom/safe-url.js'
import { catalogueNames } from '../names/catalogue-names.js'
import { type Names, namer } from '../names/names.js'

/** Specification, section 2: what is put before the project's code. */
const projectPrefix = 'mk-'
export const defaultProject = 'germany'
export const defaultLanguage = 'de'
/** Pieces of one message, and pieces that may wait at the same time: nobody clicks faster. */
export const maxQuantity = 100

/** Far beyond what a hundred pieces need; what is longer is no message. */
const longestMessage = 100_000
const longestShop = 200

export interface CatalogueWish {
  /** The address as the page's author wrote it. */
  address: string
  project: string
  language: string
  /** Address of the page. */
  here: URL
  /** Origins that are fine besides https. */
  trusted: readonly string[]
  names?: Names | undefined
}

/**
 * Specification, section 2: the address of the catalogue, with the shop of the page or as the company's own.
 * @returns undefined when the address is none that a frame may show
 */
export function catalogueSource({ address, project, language, here, trusted, names }: CatalogueWish): string | undefined {
  const source = trustedAddress(address, here, trusted)
  if (!source) return undefined
  source.searchParams.set('project', projectPrefix + (project.trim() || defaultProject))
  source.searchParams.set('lang', language.trim() || defaultLanguage)
  const shop = here.searchParams.get('shop')?.trim() ?? ''
  const isPartner = shop !== '' && shop.length <= longestShop
  const marker = namer(catalogueNames, () => names)(isPartner ? 'marker.partnerShop' : 'marker.corporate')
  if (marker) source.searchParams.set(marker, 'true')
  if (isPartner) source.searchParams.set('m', shop)
  return source.href
}

/** Completes an address of the page's author; undefined unless it is https, of the own site, or of a listed origin. */
export function trustedAddress(address: string, here: URL, trusted: readonly string[]): URL | undefined {
  const safe = safePictureUrl(address, trusted)
  return safe === undefined ? undefined : new URL(safe, here)
}

/**
 * Reads a message of the catalogue: an object in which the marker stands as a key or a value, at most one level deep, as
 * such, as JSON or as the query of an address; or a text with the marker and the ids after it. Product ids are a text or a list,
 * called so or behind the marker.
 * @returns its product ids, or undefined when it is anything else
 */
export function readAddToBag(data: unknown, names?: Names): string | undefined {
  const marker = namer(catalogueNames, () => names)('marker.addToBag')
  return marker === '' ? undefined : read(data, marker)
}

function read(data: unknown, marker: string): string | undefined {
  if (typeof data === 'string') return readText(data, marker)
  const outer = entriesIn(data)
  const all = [...outer, ...outer.flatMap(([, value]) => entriesIn(value))]
  const marked = all.find(([key]) => key === marker)
  if (!marked && !all.some(([, value]) => value === marker)) return undefined
  const productIds = all.find(([key]) => key === 'productIds')?.[1] ?? marked?.[1] ?? behind(marker, data)
  return textOf(Array.isArray(productIds) ? productIds : [productIds])
}

/** In a list that begins with the marker, as those of many message helpers do. */
const behind = (marker: string, data: unknown): unknown => (Array.isArray(data) && data[0] === marker ? data[1] : undefined)

/** Nobody packs more into a message; own members only, for what a page wrote into Object.prototype asks for nothing. */
const mostEntries = 100
function entriesIn(given: unknown): [string, unknown][] {
  const value = typeof given === 'string' && isJson(given) ? objectIn(given) : given
  return typeof value === 'object' && value !== null ? Object.entries(value).slice(0, mostEntries) : []
}

const isJson = (text: string): boolean => text.length <= longestMessage && /^\s*[[{]/.test(text)

function readText(text: string, marker: string): string | undefined {
  if (text.length > longestMessage) return undefined
  if (isJson(text)) return read(objectIn(text), marker)
  if (/^[\w-]+=/.test(text)) return read(Object.fromEntries(new URLSearchParams(text)), marker)
  const [before = '', ...after] = text.split(marker)
  if (after.length === 0) return undefined
  const ids = after.join(marker).replace(/^[\s:=?&,;|]*(?:productIds[\s:=]*)?/, '')
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

/** Specification, section 5: separated by commas, each trimmed; one that comes twice counts as two pieces. */
export function countProductIds(productIds: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of productIds.split(',').map((each) => each.trim())) {
    if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
