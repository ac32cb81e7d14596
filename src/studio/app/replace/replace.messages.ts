const quoted = (language: 'de' | 'en', titles: readonly string[]): string =>
  new Intl.ListFormat(language).format(titles.map((title) => (language === 'de' ? `„${title}“` : `“${title}”`)))

interface ReplaceWords {
  open: string
  heading: string
  find: string
  by: string
  byHelp: string
  matchCase: string
  wholeWords: string
  search: string
  searching: string
  nothing: (find: string) => string
  found: (places: number, pages: number) => string
  whole: (title: string) => string
  part: string
  section: string
  replace: (places: number) => string
  /** Message while nothing was searched for. */
  replaceNothingYet: string
  replaced: (places: number, pages: number, missed: readonly string[]) => string
  undo: string
  takenBack: (missed: readonly string[]) => string
}

const de: ReplaceWords = {
  open: 'Suchen und ersetzen',
  heading: 'Auf allen Seiten suchen und ersetzen',
  find: 'Suchen nach',
  by: 'Ersetzen durch',
  byHelp: 'Leer nimmt die Worte heraus. Ersetzt wird in den Entwürfen, auch von geteilten Teilen; veröffentlicht wird nichts.',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWords: 'Nur ganze Wörter',
  search: 'Stellen suchen',
  searching: 'Sucht …',
  nothing: (find) => `„${find}“ steht auf keiner Seite.`,
  found: (places, pages) => `${places} ${places === 1 ? 'Stelle' : 'Stellen'} auf ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}`,
  part: 'geteilter Teil',
  section: 'gespeicherter Abschnitt',
  whole: (title) => `Alle Stellen auf „${title}“`,
  replaceNothingYet: 'Ersetzen',
  replace: (places) => (places === 1 ? '1 Stelle ersetzen' : `${places} Stellen ersetzen`),
  replaced: (places, pages, missed) =>
    `${places} ${places === 1 ? 'Stelle' : 'Stellen'} auf ${pages} ${pages === 1 ? 'Seite' : 'Seiten'} ersetzt.${
      missed.length > 0 ? ` Inzwischen geändert und darum gelassen: ${quoted('de', missed)}.` : ''
    }`,
  undo: 'Rückgängig',
  takenBack: (missed) =>
    missed.length > 0
      ? `Zurückgenommen, bis auf ${quoted('de', missed)}: Dort hat inzwischen jemand weitergeschrieben.`
      : 'Alles steht wieder da wie vorher.',
}

const en: ReplaceWords = {
  open: 'Find and replace',
  heading: 'Find and replace on all pages',
  find: 'Find',
  by: 'Replace with',
  byHelp: 'Empty takes the words out. Drafts are changed, those of shared parts too; nothing is published.',
  matchCase: 'Match upper and lower case',
  wholeWords: 'Whole words only',
  search: 'Find places',
  searching: 'Searching …',
  nothing: (find) => `“${find}” stands on no page.`,
  found: (places, pages) => `${places} ${places === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  part: 'shared part',
  section: 'saved section',
  whole: (title) => `All places on “${title}”`,
  replaceNothingYet: 'Replace',
  replace: (places) => (places === 1 ? 'Replace 1 place' : `Replace ${places} places`),
  replaced: (places, pages, missed) =>
    `Replaced ${places} ${places === 1 ? 'place' : 'places'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.${
      missed.length > 0 ? ` Changed in the meantime, and so left alone: ${quoted('en', missed)}.` : ''
    }`,
  undo: 'Undo',
  takenBack: (missed) =>
    missed.length > 0 ? `Taken back, but for ${quoted('en', missed)}: somebody has gone on writing there.` : 'Everything stands as before.',
}

export const replaceMessages = { de, en }
