/** A moment as people say it: on the clocks of a place. */
export interface ZonedTime {
  /** `2026-12-01T08:00` */
  local: string
  /** Such as `Europe/Berlin`. */
  zone: string
}

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

export function isZonedTime(value: unknown): value is ZonedTime {
  if (typeof value !== 'object' || value === null) return false
  const { local, zone } = value as Partial<ZonedTime>
  return (
    typeof local === 'string' && shape.test(local) && !Number.isNaN(Date.parse(`${local}Z`)) && typeof zone === 'string' && isZone(zone)
  )
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Milliseconds since 1970. An hour that is there twice, when clocks are put back, is meant the first time; one that is
 * left out counts from the moment they are put forward.
 */
export function instantOf({ local, zone }: ZonedTime): number {
  const wall = Date.parse(`${local}Z`)
  const day = 24 * 3_600_000
  const candidates = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)].map((offset) => wall - offset)
  const fitting = candidates.filter((instant) => instant + offsetAt(instant, zone) === wall)
  return fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates)
}

/** Returns the local time in a zone, in the format that `instantOf` reads. */
export const localTime = (instant: number, zone: string): string => new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16)

/** Returns how far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)])) as Record<string, number>
  const shown = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!)
  return shown - Math.floor(instant / 1000) * 1000
}
