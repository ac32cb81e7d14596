import type { Language } from './language.js'

/** Formats a time: today's by the hour alone, such as „14:32“, others with the day. */
export function timeOf(iso: string, language: Language, now: Date = new Date()): string {
  const then = new Date(iso)
  const isToday = then.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }).format(then)
}

/** Returns a local day or moment in words: „Mo., 30. November 2026, 08:00“; an empty text for an invalid one. */
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
