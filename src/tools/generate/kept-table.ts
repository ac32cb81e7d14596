import { type Kept, kept } from '../../commerce/domain/kept.js'

const heads = {
  en: ['Key', 'Where', 'What it is for', 'Until', 'Needs her consent to'],
  de: ['Name', 'Wo', 'Wozu', 'Bis', 'Nur mit Einwilligung in'],
}
const visit = { en: 'the end of the visit', de: 'zum Ende des Besuchs' }
const places: Readonly<Record<Kept['where'][number], string>> = {
  visit: '`sessionStorage`',
  memory: '`localStorage`',
  cookie: 'cookie, `SameSite=Lax; Secure`',
}
/** Names of the purposes, as the block that asks for consent shows them. */
const purposeNames: Readonly<Record<NonNullable<Kept['needs']>, { en: string; de: string }>> = {
  comfort: { en: 'comfort', de: 'Komfort' },
  media: { en: 'media', de: 'Medien' },
  statistics: { en: 'statistics', de: 'Statistik' },
  marketing: { en: 'marketing', de: 'Marketing' },
}

/** Returns a Markdown table of what the browser keeps. */
export function keptTable(language: 'en' | 'de'): string {
  const rows = Object.entries(kept).map(([key, { where, about, until = visit, needs }]) => [
    `\`${key}\``,
    where.map((place) => places[place]).join(', '),
    about[language],
    until[language],
    needs ? purposeNames[needs][language] : '',
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads[language]), `|${'---|'.repeat(heads[language].length)}`, ...rows.map(line)].join('\n')
}
