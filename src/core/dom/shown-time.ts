import { instantOf, isZonedTime } from './zoned-time.js'

/** Period in which a section is shown, in the local time of the shop: `2026-12-01T08:00`. An empty or invalid time is no bound. */
export interface ShownTime {
  shownFrom: string
  shownUntil: string
}

/** Time zone of the shop, in which editors enter times. */
export const shopZone = 'Europe/Berlin'

/** Returns milliseconds since 1970; undefined for an invalid time. */
export function shopInstant(local: unknown): number | undefined {
  const time = { local, zone: shopZone }
  return isZonedTime(time) ? instantOf(time) : undefined
}

/** Returns the bounds in milliseconds since 1970. */
export const boundsOf = ({ shownFrom, shownUntil }: ShownTime): [from: number, until: number] => [
  shopInstant(shownFrom) ?? -Infinity,
  shopInstant(shownUntil) ?? Infinity,
]

export function isShownAt(time: ShownTime, now: number): boolean {
  const [from, until] = boundsOf(time)
  return from <= now && now < until
}
