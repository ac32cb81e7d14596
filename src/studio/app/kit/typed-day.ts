import type { Language } from './language.js'

/** Formats `2026-11-30T08:00` as one types it: `30.11.2026, 08:00` in German, `30/11/2026, 08:00` in English; another text stays. */
export function formatDay(local: string, language: Language): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(local) ?? []
  if (!year) return local
  const sign = language === 'de' ? '.' : '/'
  return `${day}${sign}${month}${sign}${year}${time ? `, ${time}` : ''}`
}

const dayFirst = /^(\d{1,2})[./ -] ?(\d{1,2})[./ -] ?(\d{4}|\d\d)\b/
const yearFirst = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/
const clock = /^[\sT,]*(?:um |at )?(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?(?: ?Uhr)?$/

/**
 * Reads a typed day, or a moment of it: `30.11.2026, 8:00`, `30/11/26 8.30`, `2026-11-30T08:00`.
 * @param withTime true when a day alone does not say enough
 * @returns the day as fields store it; an empty text for an empty one, and undefined for a text that is no day
 */
export function parseDay(typed: string, withTime: boolean): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const [whole = '', one, month, other] = dayFirst.exec(text) ?? yearFirst.exec(text) ?? []
  if (!one || !month || !other) return undefined
  const [year, day] = one.length === 4 ? [one, other] : [other.length === 2 ? `20${other}` : other, one]
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  if (!isDay(date)) return undefined
  const rest = text.slice(whole.length)
  if (!withTime) return rest === '' || clock.test(rest) ? date : undefined
  const [, hour, minute = '00'] = clock.exec(rest) ?? []
  if (!hour || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${date}T${hour.padStart(2, '0')}:${minute}`
}

/** The thirty-first of a short month is no day. */
const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date
}

/** Returns the weeks of a month such as `2026-11`, Monday first; days of the months beside it are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00Z`)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, index) => {
    const day = index - before + 1
    return day < 1 || day > days ? undefined : `${month}-${String(day).padStart(2, '0')}`
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Returns the month so many months later than a day or a month. */
export function laterMonth(from: string, months: number): string {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Returns the day so many days later. */
export const laterDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
