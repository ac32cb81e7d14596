import { isRecord } from '../call.js'
import { toCents } from '../world/money.js'
import { concernsOf, englishConcerns } from '../world/shop/concerns.js'
import { englishSkins, skinsOf } from '../world/shop/skins.js'
import { englishShades } from '../world/shop/catalogue.js'
import { englishPalettes } from '../world/shop/families.js'
import { illegalParameter } from '../world/refusal.js'
import { entryOf } from '../world/state.js'
import type { Language, ProductFacts } from '../world/types.js'

interface Facet {
  nameOrId: string
  displayName: Readonly<Record<Language, string>>
  /** The label for the shopper; a value itself is the same in every language. */
  nameOf: Readonly<Record<Language, (value: string) => string>>
  valuesOf: (product: ProductFacts) => readonly string[]
}

const badgeNames: Readonly<Record<string, string>> = {
  new: 'Neu',
  'limited-edition': 'Limitiert',
  'best-seller': 'Bestseller',
  'award-winning': 'Ausgezeichnet',
  featured: 'Empfohlen',
}

const englishBadges: Readonly<Record<string, string>> = {
  new: 'New',
  'limited-edition': 'Limited edition',
  'best-seller': 'Best seller',
  'award-winning': 'Award winning',
  featured: 'Featured',
}

const itself = (value: string): string => value
const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => entryOf(names, value) ?? value

const facets: readonly Facet[] = [
  {
    nameOrId: 'SkinType__c',
    displayName: { de: 'Haut', en: 'Skin type' },
    nameOf: { de: (skin) => `Für ${skin}`, en: (skin) => `For ${nameIn(englishSkins)(skin)}` },
    valuesOf: skinsOf,
  },
  {
    nameOrId: 'Concern__c',
    displayName: { de: 'Anliegen', en: 'Concern' },
    nameOf: { de: itself, en: nameIn(englishConcerns) },
    valuesOf: concernsOf,
  },
  {
    nameOrId: 'Shade__c',
    displayName: { de: 'Farbton', en: 'Shade' },
    nameOf: { de: itself, en: nameIn({ ...englishPalettes, ...englishShades }) },
    valuesOf: ({ translatedFrom, shade = '' }) => [translatedFrom?.shade ?? shade].filter(Boolean),
  },
  {
    nameOrId: 'Badges__c',
    displayName: { de: 'Auszeichnung', en: 'Distinction' },
    nameOf: { de: nameIn(badgeNames), en: nameIn(englishBadges) },
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
  return {
    nameOrId: String(nameOrId),
    values: [],
    fits: ({ price, unpriced }) => !unpriced && toCents(price) >= from && toCents(price) <= to,
  }
}

export const fitsAll = (product: ProductFacts, refinements: readonly Refinement[]): boolean =>
  refinements.every(({ fits }) => fits(product))

/** Each counts what the others leave, a family once; what was chosen stays to be seen. */
export function facetsOf(groups: readonly (readonly ProductFacts[])[], refinements: readonly Refinement[], language: Language) {
  return facets.flatMap(({ nameOrId, displayName, nameOf, valuesOf }, place) => {
    const others = refinements.filter((one) => one.nameOrId !== nameOrId)
    const counts = new Map<string, number>()
    for (const value of refinements.find((one) => one.nameOrId === nameOrId)?.values ?? []) counts.set(value, 0)
    for (const group of groups) {
      for (const value of valuesIn(
        group.filter((product) => fitsAll(product, others)),
        valuesOf,
      ))
        counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    if (counts.size === 0) return []
    const values = [...counts]
      .map(([value, productCount]) => ({ displayName: nameOf[language](value), nameOrId: value, productCount, type: 'DistinctValue' }))
      .toSorted((left, right) => left.displayName.localeCompare(right.displayName, language))
    const facet = {
      attributeType: 'Custom',
      displayName: displayName[language],
      displayRank: place + 1,
      displayType: 'MultiSelect',
      facetType: 'DistinctValue',
    }
    return [{ ...facet, nameOrId, values }]
  })
}

/** Each value once: most products have no family. */
const valuesIn = (group: readonly ProductFacts[], valuesOf: Facet['valuesOf']): Iterable<string> =>
  group.length === 1 ? valuesOf(group[0] as ProductFacts) : new Set(group.flatMap(valuesOf))

function parsedList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw illegalParameter('refinements', text)
    throw error
  }
}
