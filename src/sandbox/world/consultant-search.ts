import type { Hit } from './consultant-finder.js'
import { digitsOf, wordsOf } from './folding.js'
import { type Place, placeOf } from './places.js'
import { no } from './saying-no.js'
import { isTerminated } from './shops.js'
import type { ConsultantFacts } from './types.js'
import type { World } from './world.js'

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

const positive = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : undefined)

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
  const sorted = fitting.toSorted((left, right) => (left.distance ?? 0) - (right.distance ?? 0) || finder.rankOf(left.consultant) - finder.rankOf(right.consultant))
  return {
    hits: sorted.slice(page * pageSize, (page + 1) * pageSize),
    total: sorted.length,
    facets: {
      languages: facetOf(all.filter(({ consultant }) => fits(consultant, question, 'specialties')), question, 'languages'),
      specialties: facetOf(all.filter(({ consultant }) => fits(consultant, question, 'languages')), question, 'specialties'),
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

/** Most frequent first; what was chosen stays to be taken back, even when it finds nobody. */
function facetOf(hits: readonly Hit[], question: Question, facet: Facet) {
  const counts = new Map(question[facet].map((value) => [value, 0]))
  for (const { consultant } of hits) {
    for (const value of consultant[facet]) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count }))
  return values.toSorted((left, right) => right.count - left.count || left.value.localeCompare(right.value, 'de'))
}
