import type { BeautyProfile } from './profile-gateway.js'

export type Birthday = Pick<BeautyProfile, 'birthMonth' | 'birthDay'>

/** Any leap year: without a year of birth, 29 February is a birthday like any other. */
const leapYear = 2024

export const daysIn = (month: number): number => new Date(Date.UTC(leapYear, month, 0)).getUTCDate()

/** Returns the part that is still to be chosen (specification, section 5); a birthday may be left out altogether. */
export function birthdayProblem({ birthMonth, birthDay }: Birthday): 'month' | 'date' | undefined {
  if (birthMonth === undefined && birthDay === undefined) return undefined
  if (birthMonth === undefined || !isWithin(birthMonth, 12)) return 'month'
  return birthDay !== undefined && isWithin(birthDay, daysIn(birthMonth)) ? undefined : 'date'
}

/** Another month keeps the day it has, and drops the day it does not have. */
export function inMonth({ birthDay }: Birthday, birthMonth: number | undefined): Birthday {
  const fits = birthMonth !== undefined && birthDay !== undefined && isWithin(birthDay, daysIn(birthMonth))
  return { birthMonth, birthDay: fits ? birthDay : undefined }
}

/** "17. Mai"; what is no whole birthday yet has no words. */
export function birthdayInWords(birthday: Birthday, locale: string): string {
  const { birthMonth, birthDay } = birthday
  if (birthMonth === undefined || birthDay === undefined || birthdayProblem(birthday)) return ''
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(leapYear, birthMonth - 1, birthDay),
  )
}

export function monthNames(locale: string): string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(leapYear, month, 1)))
}

type Needs = Pick<BeautyProfile, 'primaryNeed' | 'otherNeeds'>

/**
 * The most important need is not one of the others at the same time.
 * @param moved what was one of the others before it became the most important: it goes back there when another takes its place
 */
export function withPrimaryNeed({ otherNeeds }: Needs, primaryNeed: string | undefined, moved: string | undefined): Needs {
  const others = moved === undefined || otherNeeds.includes(moved) ? otherNeeds : [...otherNeeds, moved]
  return { primaryNeed, otherNeeds: others.filter((need) => need !== primaryNeed) }
}

/** The two halves of a birthday are one thing to say, and one change. */
export const asOneBirthday = <Key extends string>(keys: readonly Key[]): readonly (Key | 'birthMonth')[] => [
  ...new Set(keys.map((key) => (key === 'birthDay' ? 'birthMonth' : key))),
]

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most
