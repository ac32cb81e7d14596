import { digitsOf, germanWordsOf, wordsOf } from './folding.js'
import { distanceBetween, type Homes, middles, type Point } from './places.js'
import { indexPrefixes } from './prefixes.js'
import type { ConsultantFacts } from '../types.js'

export interface Hit {
  consultant: ConsultantFacts
  /** Kilometres. */
  distance?: number
}

/** Indexes over all consultants: what is asked looks at those it may be about, not at everyone. */
export interface Finder {
  homes: Homes
  /** Every word typed begins a first or last name. */
  byName(text: string): Hit[]
  /** The number begins with the digits typed. */
  byPhone(text: string): Hit[]
  near(point: Point, kilometres: number): Hit[]
  /** The nearest who fits. */
  nearest(point: Point, fits: (consultant: ConsultantFacts) => boolean): ConsultantFacts | undefined
  /** The place in the alphabet, last names first. */
  rankOf(consultant: ConsultantFacts): number
  /** Number of consultants that were looked at until now. */
  looks(): number
}

interface Cell {
  latitude: number
  longitude: number
  consultants: ConsultantFacts[]
}

/** Degrees; in Germany some 28 by 27 kilometres. */
const cellHeight = 0.25
const cellWidth = 0.4
/** Kilometres of one degree of latitude. */
const degree = 111.2
const allOfGermany = 1600

export function fillFinder(consultants: readonly ConsultantFacts[]): Finder {
  const words = new Map(consultants.map((consultant) => [consultant, namesOf(consultant)]))
  const names = indexPrefixes([...words].flatMap(([consultant, all]) => all.map((word) => [word, consultant] as const)))
  const phones = indexPrefixes(
    consultants.flatMap((consultant) => (consultant.imprint.phone ? [[digitsOf(consultant.imprint.phone), consultant] as const] : [])),
  )
  const cells = cellsOf(consultants)
  const ranks = ranksOf(consultants)
  let looks = 0

  const lookAt = (found: readonly ConsultantFacts[]): readonly ConsultantFacts[] => {
    looks += found.length
    return found
  }

  function near(point: Point, kilometres: number): Hit[] {
    const candidates = cells.filter((cell) => mayReach(cell, point, kilometres)).flatMap((cell) => lookAt(cell.consultants))
    return candidates
      .filter(isPlaced)
      .map((consultant) => ({ consultant, distance: distanceBetween(point, consultant) }))
      .filter(({ distance }) => distance <= kilometres)
  }

  return {
    homes: homesOf(consultants),
    looks: () => looks,
    rankOf: (consultant) => ranks.get(consultant.id) ?? ranks.size,
    byName(text) {
      const spellings = [wordsOf(text), germanWordsOf(text)].filter((typed) => typed.length > 0)
      const found = spellings.flatMap((typed) => {
        const begun = lookAt(names.startingWith(typed.toSorted((left, right) => right.length - left.length)[0] ?? ''))
        return begun.filter((consultant) => typed.every((word) => words.get(consultant)?.some((name) => name.startsWith(word))))
      })
      return [...new Set(found)].map((consultant) => ({ consultant }))
    },
    byPhone(text) {
      const digits = digitsOf(text)
      return digits === '' ? [] : lookAt(phones.startingWith(digits)).map((consultant) => ({ consultant }))
    },
    near,
    nearest(point, fits) {
      for (let kilometres = 25; kilometres <= allOfGermany; kilometres *= 2) {
        const [first] = near(point, kilometres)
          .filter(({ consultant }) => fits(consultant))
          .toSorted(byDistance)
        if (first) return first.consultant
      }
      return undefined
    },
  }
}

export const isPlaced = ({ latitude, longitude }: Point): boolean => Number.isFinite(latitude) && Number.isFinite(longitude)

const byDistance = (left: Hit, right: Hit) => (left.distance ?? 0) - (right.distance ?? 0)

const namesOf = ({ firstName, lastName }: ConsultantFacts): string[] => {
  const name = `${firstName} ${lastName}`
  return [...new Set([...wordsOf(name), ...germanWordsOf(name)])]
}

function homesOf(consultants: readonly ConsultantFacts[]): Homes {
  const cities = new Map(consultants.map(({ postalCode, city }) => [postalCode, city]))
  const points = middles(consultants.filter(isPlaced).map((consultant) => [consultant.postalCode, consultant]))
  return new Map([...points].map(([postalCode, point]) => [postalCode, { ...point, city: cities.get(postalCode) ?? '' }]))
}

function cellsOf(consultants: readonly ConsultantFacts[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const consultant of consultants.filter(isPlaced)) {
    const latitude = Math.floor(consultant.latitude / cellHeight) * cellHeight
    const longitude = Math.floor(consultant.longitude / cellWidth) * cellWidth
    const cell = cells.get(`${latitude} ${longitude}`) ?? { latitude, longitude, consultants: [] }
    cell.consultants.push(consultant)
    cells.set(`${latitude} ${longitude}`, cell)
  }
  return [...cells.values()]
}

/** Rather too often than too rarely: distances are measured afterwards. */
function mayReach(cell: Cell, { latitude, longitude }: Point, kilometres: number): boolean {
  const high = kilometres / degree
  const wide = kilometres / (degree * Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180))
  return (
    latitude + high >= cell.latitude &&
    latitude - high <= cell.latitude + cellHeight &&
    longitude + wide >= cell.longitude &&
    longitude - wide <= cell.longitude + cellWidth
  )
}

function ranksOf(consultants: readonly ConsultantFacts[]): Map<string, number> {
  const { compare } = new Intl.Collator('de')
  const sorted = consultants.toSorted(
    (left, right) => compare(left.lastName, right.lastName) || compare(left.firstName, right.firstName) || compare(left.id, right.id),
  )
  return new Map(sorted.map(({ id }, place) => [id, place]))
}
