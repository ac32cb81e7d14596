import type { Language } from './language.js'

/** Today the hour says enough: „14:32“; else the day too. */
export function timeOf(iso: string, language: Language, now: Date = new Date()): string {
  const then = new Date(iso)
  const isToday = then.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(then)
}

/** A local day or moment in words: „Mo., 30. November 2026, 08:00“; nothing for what is none. */
export function dayInWords(local: string, language: Language): string {
  const day = new Date(local.includes('T') ? local : `${local}T00:00`)
  if (Number.isNaN(day.getTime())) return ''
  const time = local.includes('T') ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...time,
  }).format(day)
}
