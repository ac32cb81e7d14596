import { instantOf, isZonedTime } from './zoned-time.js'

/** When a section is shown, as the clocks of the shop say it: `2026-12-01T08:00`. What is empty, or no time, is no bound. */
export interface ShownTime {
  shownFrom: string
  shownUntil: string
}

/** Where the shop is: there, an editor means what she types. */
export const shopZone = 'Europe/Berlin'

/** Milliseconds since 1970; undefined for what is no time. */
export function shopInstant(local: unknown): number | undefined {
  const time = { local, zone: shopZone }
  return isZonedTime(time) ? instantOf(time) : undefined
}

/** From when until when, in milliseconds since 1970. */
export const boundsOf = ({ shownFrom, shownUntil }: ShownTime): [from: number, until: number] => [
  shopInstant(shownFrom) ?? -Infinity,
  shopInstant(shownUntil) ?? Infinity,
]

export function isShownAt(time: ShownTime, now: number): boolean {
  const [from, until] = boundsOf(time)
  return from <= now && now < until
}
