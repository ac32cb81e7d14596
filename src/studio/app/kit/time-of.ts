import type { Language } from './language.js'

/** Today the hour says enough: „14:32“; else the day too. */
export function timeOf(iso: string, language: Language, now: Date = new Date()): string {
  const then = new Date(iso)
  const isToday = then.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(then)
}
