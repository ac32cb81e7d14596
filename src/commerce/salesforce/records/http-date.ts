const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/

/** An ISO time with fractions and Z becomes an HTTP date, anything else stays as it is (specification, section 7). */
export function toHttpDate(time: string): string {
  return isoInstant.test(time) && !Number.isNaN(Date.parse(time)) ? new Date(time).toUTCString() : time
}
