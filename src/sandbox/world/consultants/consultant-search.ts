import type { Hit } from './consultant-finder.js'
import { digitsOf, wordsOf } from './folding.js'
import { type Place, placeOf } from './places.js'
import { no } from '../saying-no.js'
import { isTerminated } from '../shop/shops.js'
import type { ConsultantFacts } from '../types.js'
import type { World } from '../world.js'

export interface Question {
  searchBy: 'Name' | 'Phone' | 'PostalCode'
  searchText: string
  /** Kilometres. */
  radius: number
  languages: readonly string[]
  specialties: readonly string[]
  page: number
  pageSize: number
}

const radii = { usual: 25, most: 1000 }
const pageSizes = { usual: 10, most: 100 }
/** No name and no number is longer. */
const longestText = 250

/** Arguments as they came, bad ones replaced by usual ones. */
export const readQuestion = (input: Readonly<Record<string, unknown>>): Question => ({
  searchBy: input.searchBy === 'Phone' || input.searchBy === 'PostalCode' ? input.searchBy : 'Name',
  searchText: typeof input.searchText === 'string' ? input.searchText.slice(0, longestText) : '',
  radius: Math.min(positive(input.radius) ?? radii.usual, radii.most),
  languages: texts(input.languages),
  specialties: texts(input.specialties),
  page: Math.floor(positive(input.page) ?? 0),
  pageSize: Math.min(Math.ceil(positive(input.pageSize) ?? pageSizes.usual), pageSizes.most),
})

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : undefined

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])

export interface Found {
  hits: Hit[]
  total: number
  facets: Record<Facet, { value: string; count: number }[]>
  place?: Place
}

type Facet = 'languages' | 'specialties'

export function searchConsultants(world: World, question: Question) {
  const place = question.searchBy === 'PostalCode' ? placeOf(question.searchText, world.finder.homes) : undefined
  const refused = refusalOf(question, place)
  return refused ?? found(world, question, place)
}

function refusalOf({ searchBy, searchText }: Question, place: Place | undefined) {
  if (searchBy === 'PostalCode') return place ? undefined : no.postalCode()
  if (searchBy === 'Phone') return digitsOf(searchText) === '' ? no.input('Bitte gib eine Telefonnummer ein.') : undefined
  return wordsOf(searchText).length === 0 ? no.input('Bitte gib einen Namen ein.') : undefined
}

function found(world: World, question: Question, place: Place | undefined): Found {
  const { finder } = world
  const { page, pageSize } = question
  const all = hitsOf(world, question, place).filter(({ consultant }) => !isTerminated(world, consultant.id))
  const fitting = all.filter(({ consultant }) => fits(consultant, question, 'languages') && fits(consultant, question, 'specialties'))
  const sorted = fitting.toSorted(
    (left, right) => (left.distance ?? 0) - (right.distance ?? 0) || finder.rankOf(left.consultant) - finder.rankOf(right.consultant),
  )
  return {
    hits: sorted.slice(page * pageSize, (page + 1) * pageSize),
    total: sorted.length,
    facets: {
      languages: facetOf(all, question, ['languages', 'specialties']),
      specialties: facetOf(all, question, ['specialties', 'languages']),
    },
    ...(place && { place }),
  }
}

function hitsOf({ finder }: World, { searchBy, searchText, radius }: Question, place: Place | undefined): Hit[] {
  if (place) return finder.near(place, radius)
  return searchBy === 'Phone' ? finder.byPhone(searchText) : finder.byName(searchText)
}

/** One of the wanted ones is enough. */
const fits = (consultant: ConsultantFacts, question: Question, facet: Facet): boolean =>
  question[facet].length === 0 || question[facet].some((wanted) => consultant[facet].includes(wanted))

/** Keeps one order for any choice, or the option about to be pressed would move; chosen options stay to be taken back. */
function facetOf(all: readonly Hit[], question: Question, [facet, other]: readonly [Facet, Facet]) {
  const order = countsOf(all, facet)
  const counts =
    question[other].length === 0
      ? order
      : countsOf(
          all.filter(({ consultant }) => fits(consultant, question, other)),
          facet,
        )
  const names = new Set([...counts.keys(), ...question[facet]])
  return [...names]
    .toSorted((left, right) => (order.get(right) ?? 0) - (order.get(left) ?? 0) || left.localeCompare(right, 'de'))
    .map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

function countsOf(hits: readonly Hit[], facet: Facet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { consultant } of hits) {
    for (const value of consultant[facet]) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
