import { nameGroups } from '../../commerce/domain/names/name-facts.js'
import type { Names } from '../../commerce/domain/names/names.js'
import { notAsked } from './ask.js'
import type { Finding } from './report.js'

const known: ReadonlySet<string> = new Set(nameGroups.flatMap(({ usual }) => Object.keys(usual)))

/** The names of a site: as its page has them, and over those what was typed. */
export interface SiteNames {
  names: Names
  /** Undefined where the page has no names. */
  finding: Finding | undefined
}

/** A text that holds no names; the message says why. */
export class NamesError extends Error {
  override name = 'NamesError'
}

/**
 * Reads names as `vitrine-store` takes them: `{"apexClass":"@udd/01p…","field.line":""}`.
 * @throws NamesError for what is no JSON object of texts, and for a key that is no name
 */
export function readNames(text: string): Names {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new NamesError(`is no JSON; names are written so: '{"apexClass":"MyShopController","field.line":""}'`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new NamesError('is no JSON object of names and texts')
  const entries = Object.entries(read)
  const noText = entries.find(([, name]) => typeof name !== 'string')
  if (noText) throw new NamesError(`has no text for ${noText[0]}`)
  const unknown = entries.map(([key]) => key).filter((key) => !known.has(key))
  if (unknown.length > 0) throw new NamesError(`has keys that no block reads: ${unknown.join(', ')}. The guide “Names” lists them all`)
  return Object.fromEntries(entries) as Names
}

/** @param ofPage the attribute as it stands in the page @param typed what was said beside the address */
export function namesOfSite(ofPage: string | undefined, typed: Names = {}): SiteNames {
  if (ofPage === undefined) return { names: typed, finding: undefined }
  try {
    const names = readNames(ofPage)
    const count = Object.keys(names).length
    const said = `the page names ${count} ${count === 1 ? 'thing' : 'things'} otherwise than usual`
    return { names: { ...names, ...typed }, finding: { ...notAsked('Names'), state: 'well', said } }
  } catch (error) {
    if (!(error instanceof NamesError)) throw error
    const said = `names of vitrine-store ${error.message}`
    return { names: typed, finding: { ...notAsked('Names'), state: 'fault', said, todo: ['The attribute names of vitrine-store.'] } }
  }
}
