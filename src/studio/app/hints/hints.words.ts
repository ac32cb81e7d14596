export const hintsWords = {
  de: {
    region: 'Hinweise',
    count: (count: number) => `${count} ${count === 1 ? 'Hinweis' : 'Hinweise'}:`,
    show: 'Anzeigen',
    heading: 'Hinweise zu dieser Seite',
    errors: 'Vor dem Veröffentlichen beheben',
    warnings: 'Noch besser wird es so',
  },
  en: {
    region: 'Hints',
    count: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}:`,
    show: 'Show',
    heading: 'Hints about this page',
    errors: 'Fix before publishing',
    warnings: 'Even better like this',
  },
}
