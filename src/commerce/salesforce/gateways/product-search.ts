import type { Facet, ProductQuery } from '../../domain/product/product-gateway.js'
import type { WireFacet, WireProduct } from '../wire/product-wire.js'
import { fieldText } from '../wire/fields.js'

/** The platform's limits for a term: 32 words, and 100 characters. */
const mostTerms = 32
const longestTerm = 100
/** Refinements of a question, and values of each (Commerce Webstore Product Search, v64.0). */
const mostRefinements = 9
const mostValues = 20
/** Products of a page (the same). */
export const mostOfPage = 200
/** Page times page size (the same). A page further behind is answered with the last one there may be. */
const furthest = 5000

/** A facet as the platform has said it: that is how it is to be sent back (`RefinementInput`, 52.0). */
interface FacetType {
  nameOrId: string
  attributeType: string
  type: string
}

/** Types by the facet's id. */
export type FacetTypes = Map<string, FacetType>

/** The attribute by which prices are narrowed (`RangeRefinementInput`, 64.0), where no facet has said its own. */
const priceRange: FacetType = { attributeType: 'PricebookEntry', nameOrId: 'UnitPrice', type: 'Range' }

const priceRangeIn = (types: FacetTypes): FacetType =>
  [...types.values()].find(({ type, attributeType }) => type === 'Range' && attributeType === priceRange.attributeType) ?? priceRange

export const understood = (term: string): string =>
  [...term.trim().split(/\s+/).slice(0, mostTerms).join(' ')].slice(0, longestTerm).join('')

export interface Asking {
  fields: readonly string[]
  /** The field that holds badges; empty where there is none. */
  badges: string
  types: FacetTypes
}

/** `POST search/product-search` (v64.0): a term or a category is required. */
export function searchBody(
  { term, categoryId, badge, facets = {}, from, to, page, pageSize }: ProductQuery,
  { fields, badges, types }: Asking,
) {
  const wanted = { ...facets, ...(badge && badges && { [badges]: [badge] }) }
  const refinements = [
    ...Object.entries(wanted).flatMap(([id, all]) => {
      const values = all.slice(0, mostValues)
      return values.length > 0 ? [{ ...typeOf(id, types), values }] : []
    }),
    ...(from === undefined && to === undefined ? [] : [{ ...priceRangeIn(types), ...limit('min', from), ...limit('max', to) }]),
  ].slice(0, mostRefinements)
  return {
    ...(term ? { searchTerm: understood(term) } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(refinements.length > 0 ? { refinements } : {}),
    // One of each family, the one that fits best.
    grouping: { groupingOption: 'VariationParent' },
    page: Math.min(page, Math.floor(furthest / pageSize)),
    pageSize,
    fields,
    includePrices: true,
    includeQuantityRule: true,
  }
}

const limit = (name: 'min' | 'max', value: number | undefined) => (value === undefined ? {} : { [name]: String(value) })

/** A link knows the name of a facet only; where the platform did not offer it, its name is all there is to go by. */
const typeOf = (id: string, types: FacetTypes): FacetType =>
  types.get(id) ?? { nameOrId: id, attributeType: id.endsWith('__c') ? 'Custom' : 'Standard', type: distinct }

/** The usual type, where a facet does not say its own. */
const distinct = 'DistinctValue'

/** Two facets of one answer may share a name: a field and an attribute of products. Then the second is told apart by its kind. */
function identified(wire: readonly WireFacet[]): [id: string, WireFacet][] {
  const ids = new Set<string>()
  return wire.flatMap((facet) => {
    const { nameOrId, attributeType } = facet
    const id = nameOrId && ids.has(nameOrId) ? `${nameOrId}:${attributeType ?? ''}` : nameOrId
    if (!id || ids.has(id)) return []
    ids.add(id)
    return [[id, facet]]
  })
}

export function learnTypes(wire: readonly WireFacet[], types: FacetTypes): void {
  for (const [id, { nameOrId, attributeType, facetType }] of identified(wire))
    if (nameOrId && attributeType) types.set(id, { nameOrId, attributeType, type: facetType || distinct })
}

/** Returns the facets to refine by; one without a name of its own cannot be requested. */
export function facetsOf(wire: readonly WireFacet[]): Facet[] {
  return identified(wire).flatMap(([id, { displayName, facetType, values }]) => {
    if (facetType === 'Range') return []
    const known = values.flatMap((value) =>
      value.nameOrId ? [{ id: value.nameOrId, name: value.displayName || value.nameOrId, count: value.productCount ?? 0 }] : [],
    )
    return known.length > 0 ? [{ id, name: displayName || id, values: known }] : []
  })
}

/** The same facet of several answers is one. */
export function joined(all: readonly (readonly Facet[])[]): Facet[] {
  const byId = new Map<string, Facet>()
  for (const facet of all.flat()) {
    const values = [...(byId.get(facet.id)?.values ?? [])]
    for (const value of facet.values) {
      const at = values.findIndex(({ id }) => id === value.id)
      const before = values[at]
      if (before) values[at] = { ...before, count: before.count + value.count }
      else values.push(value)
    }
    byId.set(facet.id, { ...facet, values })
  }
  return [...byId.values()]
}

const nameIn = (hit: WireProduct): string => fieldText(hit.fields, 'Name') ?? hit.name ?? ''
const priceIn = (hit: WireProduct): number => Number(hit.prices?.unitPrice ?? Number.NaN)

const comparisons: Readonly<Record<NonNullable<ProductQuery['sort']>, (left: WireProduct, right: WireProduct) => number>> = {
  name: (left, right) => nameIn(left).localeCompare(nameIn(right), 'de'),
  'price-up': (left, right) => priceIn(left) - priceIn(right),
  'price-down': (left, right) => priceIn(right) - priceIn(left),
}

/** Several answers in one order; a product of two categories counts once. */
export function merged(answers: readonly (readonly WireProduct[])[], sort: ProductQuery['sort']): WireProduct[] {
  const all = [...new Map(answers.flat().map((hit) => [hit.id, hit])).values()]
  return sort ? all.sort((left, right) => comparisons[sort](left, right) || 0) : all
}
