import type { NodePlaceWords } from '../inserter/place-words.js'

interface OutlineWords extends NodePlaceWords {
  tree: string
  keys: string
  page: string
  actions: (name: string) => string
  up: string
  down: string
  into: string
  out: string
  duplicate: string
  remove: string
  rename: string
  insertAfter: string
  insertInside: string
  more: string
  newName: (name: string) => string
  moved: (name: string, where: string) => string
  removed: (name: string, undo: string) => string
  severalSelected: (count: number) => string
  severalMoved: (count: number) => string
  severalRemoved: (count: number, undo: string) => string
  severalDuplicated: (count: number) => string
  duplicated: (name: string) => string
  renamed: (name: string) => string
  nowhere: Readonly<Record<'up' | 'down' | 'into' | 'out', string>>
  hints: (errors: number, warnings: number) => string
  empty: string
  control: string
}

const quote = (text: string): string => `„${text}“`
const quoted = (text: string): string => `“${text}”`

const de: OutlineWords = {
  tree: 'Gliederung der Seite',
  keys: 'Pfeiltasten gehen durch die Gliederung, Umschalt mit Pfeiltasten wählt mehrere, Alt mit Pfeiltasten verschiebt, F2 benennt, Entf löscht, Plus fügt danach ein.',
  page: 'Seite',
  actions: (name) => `${name} bearbeiten`,
  up: 'Nach oben (Alt+↑)',
  down: 'Nach unten (Alt+↓)',
  into: 'In den Nachbarn hinein (Alt+→)',
  out: 'Eine Ebene hinaus (Alt+←)',
  duplicate: 'Duplizieren',
  remove: 'Löschen (Entf)',
  rename: 'Umbenennen (F2)',
  insertAfter: 'Danach einfügen (+)',
  insertInside: 'Hier hinein einfügen',
  more: 'Aktionen',
  newName: (name) => `Neuer Name für ${quote(name)}`,
  moved: (name, where) => `${quote(name)} steht jetzt ${where}.`,
  removed: (name, undo) => `${quote(name)} gelöscht. Rückgängig mit ${undo}.`,
  severalSelected: (count) => `${count} Bausteine ausgewählt.`,
  severalMoved: (count) => `${count} Bausteine verschoben.`,
  severalRemoved: (count, undo) => `${count} Bausteine gelöscht. Rückgängig mit ${undo}.`,
  severalDuplicated: (count) => `${count} Bausteine dupliziert. Die Kopien sind ausgewählt.`,
  duplicated: (name) => `${quote(name)} dupliziert. Die Kopie ist ausgewählt.`,
  renamed: (name) => `Heißt jetzt ${quote(name)}.`,
  nowhere: {
    up: 'Weiter nach oben geht es hier nicht.',
    down: 'Weiter nach unten geht es hier nicht.',
    into: 'Daneben steht nichts, was etwas aufnimmt.',
    out: 'Weiter hinaus geht es nicht: Das steht schon direkt auf der Seite.',
  },
  hints: (errors, warnings) =>
    [errors && (errors === 1 ? '1 Fehler' : `${errors} Fehler`), warnings && (warnings === 1 ? '1 Hinweis' : `${warnings} Hinweise`)]
      .filter(Boolean)
      .join(', '),
  empty: 'Die Seite ist noch leer.',
  control: 'Strg',
  after: (name) => `nach ${quote(name)}`,
  before: (name) => `vor ${quote(name)}`,
  inside: (name) => `in ${quote(name)}`,
  pageStart: 'ganz oben auf der Seite',
  pageEnd: 'ganz unten auf der Seite',
}

const en: OutlineWords = {
  tree: 'Outline of the page',
  keys: 'Arrow keys walk the outline, Shift with arrow keys selects several, Alt with arrow keys moves, F2 renames, Delete deletes, Plus inserts after.',
  page: 'Page',
  actions: (name) => `Edit ${name}`,
  up: 'Move up (Alt+↑)',
  down: 'Move down (Alt+↓)',
  into: 'Move into the neighbour (Alt+→)',
  out: 'Move out one level (Alt+←)',
  duplicate: 'Duplicate',
  remove: 'Delete (Del)',
  rename: 'Rename (F2)',
  insertAfter: 'Insert after (+)',
  insertInside: 'Insert inside',
  more: 'Actions',
  newName: (name) => `New name for ${quoted(name)}`,
  moved: (name, where) => `${quoted(name)} now stands ${where}.`,
  removed: (name, undo) => `${quoted(name)} deleted. Undo with ${undo}.`,
  severalSelected: (count) => `${count} blocks selected.`,
  severalMoved: (count) => `${count} blocks moved.`,
  severalRemoved: (count, undo) => `${count} blocks deleted. Undo with ${undo}.`,
  severalDuplicated: (count) => `${count} blocks duplicated. The copies are selected.`,
  duplicated: (name) => `${quoted(name)} duplicated. The copy is selected.`,
  renamed: (name) => `Is now called ${quoted(name)}.`,
  nowhere: {
    up: 'It cannot go further up here.',
    down: 'It cannot go further down here.',
    into: 'Nothing beside it can hold anything.',
    out: 'It cannot go further out: it already stands on the page itself.',
  },
  hints: (errors, warnings) =>
    [errors && (errors === 1 ? '1 error' : `${errors} errors`), warnings && (warnings === 1 ? '1 hint' : `${warnings} hints`)]
      .filter(Boolean)
      .join(', '),
  empty: 'The page is still empty.',
  control: 'Ctrl',
  after: (name) => `after ${quoted(name)}`,
  before: (name) => `before ${quoted(name)}`,
  inside: (name) => `in ${quoted(name)}`,
  pageStart: 'at the very top of the page',
  pageEnd: 'at the very end of the page',
}

export const outlineMessages = { de, en }
