export const hintsMessages = {
  de: {
    region: 'Hinweise',
    none: 'Keine Hinweise: Die Seite ist bereit.',
    count: (count: number) => `${count} ${count === 1 ? 'Hinweis' : 'Hinweise'}:`,
    show: 'Anzeigen',
    heading: 'Hinweise zu dieser Seite',
    headings: {
      error: 'Vor dem Veröffentlichen beheben',
      warning: 'Noch besser wird es so',
      translation: 'Noch zu übersetzen',
    },
  },
  en: {
    region: 'Hints',
    none: 'No hints: the page is ready.',
    count: (count: number) => `${count} ${count === 1 ? 'hint' : 'hints'}:`,
    show: 'Show',
    heading: 'Hints about this page',
    headings: { error: 'Fix before publishing', warning: 'Even better like this', translation: 'Still to be translated' },
  },
}
