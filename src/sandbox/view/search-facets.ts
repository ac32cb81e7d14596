import { isRecord } from '../call.js'
import { toCents } from '../world/money.js'
import { concernsOf } from '../world/shop/concerns.js'
import { skinsOf } from '../world/shop/skins.js'
import { illegalParameter } from '../world/refusal.js'
import { entryOf } from '../world/state.js'
import type { ProductFacts } from '../world/types.js'

interface Facet {
  nameOrId: string
  displayName: string
  nameOf: (value: string) => string
  valuesOf: (product: ProductFacts) => readonly string[]
}

const badgeNames: Readonly<Record<string, string>> = {
  new: 'Neu',
  'limited-edition': 'Limitiert',
  'best-seller': 'Bestseller',
  'award-winning': 'Ausgezeichnet',
  featured: 'Empfohlen',
}

const facets: readonly Facet[] = [
  { nameOrId: 'SkinType__c', displayName: 'Haut', nameOf: (skin) => `Für ${skin}`, valuesOf: skinsOf },
  { nameOrId: 'Concern__c', displayName: 'Anliegen', nameOf: (concern) => concern, valuesOf: concernsOf },
  { nameOrId: 'Shade__c', displayName: 'Farbton', nameOf: (shade) => shade, valuesOf: ({ shade }) => (shade === undefined ? [] : [shade]) },
  {
    nameOrId: 'Badges__c',
    displayName: 'Auszeichnung',
    nameOf: (badge) => entryOf(badgeNames, badge) ?? badge,
    valuesOf: ({ badges }) => badges,
  },
]

export interface Refinement {
  nameOrId: string
  fits: (product: ProductFacts) => boolean
  values: readonly string[]
}

/** They come as a list in a body, or as its text in a query; one that nobody knows narrows nothing. */
export function readRefinements(refinements: unknown): Refinement[] {
  const list = typeof refinements === 'string' ? parsedList(refinements) : refinements
  if (!Array.isArray(list)) return []
  return list.filter(isRecord).flatMap((one): Refinement[] => {
    if (one.type === 'Range') return [rangeOf(one)]
    const facet = facets.find(({ nameOrId }) => nameOrId === one.nameOrId)
    const values = Array.isArray(one.values) ? one.values.map(String) : []
    if (!facet || values.length === 0) return []
    return [{ nameOrId: facet.nameOrId, values, fits: (product) => facet.valuesOf(product).some((value) => values.includes(value)) }]
  })
}

/** `RangeRefinementInput` (64.0). */
function rangeOf({ nameOrId, min, max }: Record<string, unknown>): Refinement {
  const bound = (value: unknown) => {
    if (value === undefined || value === null || value === '') return undefined
    if (!/^\d{1,7}(\.\d{1,2})?$/.test(String(value))) throw illegalParameter('refinements', String(value))
    return toCents(String(value))
  }
  const [from = 0, to = Number.POSITIVE_INFINITY] = [bound(min), bound(max)]
  return { nameOrId: String(nameOrId), values: [], fits: ({ price }) => toCents(price) >= from && toCents(price) <= to }
}

export const fitsAll = (product: ProductFacts, refinements: readonly Refinement[]): boolean =>
  refinements.every(({ fits }) => fits(product))

/** Each counts what the others leave, a family once; what was chosen stays to be seen. */
export function facetsOf(groups: readonly (readonly ProductFacts[])[], refinements: readonly Refinement[]) {
  return facets.flatMap(({ nameOrId, displayName, nameOf, valuesOf }, place) => {
    const others = refinements.filter((one) => one.nameOrId !== nameOrId)
    const counts = new Map<string, number>()
    for (const value of refinements.find((one) => one.nameOrId === nameOrId)?.values ?? []) counts.set(value, 0)
    for (const group of groups) {
      const values = new Set(group.filter((product) => fitsAll(product, others)).flatMap(valuesOf))
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    if (counts.size === 0) return []
    const values = [...counts]
      .map(([value, productCount]) => ({ displayName: nameOf(value), nameOrId: value, productCount, type: 'DistinctValue' }))
      .toSorted((left, right) => left.displayName.localeCompare(right.displayName, 'de'))
    const facet = { attributeType: 'Custom', displayName, displayRank: place + 1, displayType: 'MultiSelect', facetType: 'DistinctValue' }
    return [{ ...facet, nameOrId, values }]
  })
}

function parsedList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw illegalParameter('refinements', text)
    throw error
  }
}
