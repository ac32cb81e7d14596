import type { LocalizedText } from '../../../core/element/declaration.js'

/** Places where keys have an effect, in the order in which they are listed. */
export const keyPlaces = {
  everywhere: { de: 'Überall', en: 'Everywhere' },
  blocks: { de: 'Auf der Arbeitsfläche und in der Gliederung', en: 'On the canvas and in the outline' },
  outline: { de: 'In der Gliederung', en: 'In the outline' },
  writing: { de: 'Beim Schreiben', en: 'While writing' },
} as const satisfies Record<string, LocalizedText>

interface KeyMeaning {
  at: keyof typeof keyPlaces
  /** Keys such as „Mod+Shift+Z“; Mod is Ctrl, or Command on a Mac. */
  keys: readonly string[]
  what: LocalizedText
}

/** Every key of the Studio: listeners look keys up here, and the list of keys is made from it. */
export const keyTable = {
  help: { at: 'everywhere', keys: ['F1'], what: { de: 'Diese Liste', en: 'This list' } },
  areas: {
    at: 'everywhere',
    keys: ['F6', 'Shift+F6'],
    what: { de: 'Zum nächsten, vorigen Bereich des Studios', en: 'To the next, previous area of the Studio' },
  },
  save: { at: 'everywhere', keys: ['Mod+S'], what: { de: 'Jetzt speichern', en: 'Save now' } },
  undo: { at: 'everywhere', keys: ['Mod+Z'], what: { de: 'Rückgängig', en: 'Undo' } },
  redo: { at: 'everywhere', keys: ['Mod+Shift+Z', 'Mod+Y'], what: { de: 'Wiederholen', en: 'Redo' } },
  leave: {
    at: 'everywhere',
    keys: ['Escape'],
    what: {
      de: 'Schreiben beenden, der Text bleibt; nach außen wählen; Dialog oder Leiste schließen',
      en: 'End writing, the text stays; choose what is around; close a dialog or a panel',
    },
  },
  walk: { at: 'blocks', keys: ['ArrowUp', 'ArrowDown'], what: { de: 'Voriger, nächster Baustein', en: 'Previous, next block' } },
  inOut: {
    at: 'blocks',
    keys: ['ArrowLeft', 'ArrowRight'],
    what: { de: 'Zum umgebenden Baustein, in den Baustein hinein', en: 'To the block around it, into the block' },
  },
  ends: { at: 'blocks', keys: ['Home', 'End'], what: { de: 'Erster, letzter Baustein der Seite', en: 'First, last block of the page' } },
  move: { at: 'blocks', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], what: { de: 'Nach oben, nach unten schieben', en: 'Move up, down' } },
  several: {
    at: 'blocks',
    keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
    what: {
      de: 'Mehrere wählen, wie mit Strg und Klick: sie werden zusammen verschoben, kopiert, gelöscht',
      en: 'Choose several, as with Ctrl and a click: they are moved, copied and deleted together',
    },
  },
  edit: { at: 'blocks', keys: ['Enter'], what: { de: 'Text schreiben, oder Baustein einstellen', en: 'Write the text, or set the block' } },
  duplicate: { at: 'blocks', keys: ['Mod+D'], what: { de: 'Duplizieren', en: 'Duplicate' } },
  clipboard: {
    at: 'blocks',
    keys: ['Mod+C', 'Mod+X', 'Mod+V'],
    what: { de: 'Kopieren, ausschneiden, einfügen, auch auf einer anderen Seite', en: 'Copy, cut, paste, on another page too' },
  },
  remove: { at: 'blocks', keys: ['Delete', 'Backspace'], what: { de: 'Löschen', en: 'Delete' } },
  level: {
    at: 'outline',
    keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
    what: { de: 'Eine Ebene hinaus, in den Nachbarn hinein schieben', en: 'Move one level out, into the neighbour' },
  },
  rename: { at: 'outline', keys: ['F2'], what: { de: 'Benennen', en: 'Name' } },
  insertAfter: { at: 'outline', keys: ['+'], what: { de: 'Danach einfügen', en: 'Insert after it' } },
  unfold: { at: 'outline', keys: ['*'], what: { de: 'Alles daneben aufklappen', en: 'Unfold everything beside it' } },
  menu: { at: 'outline', keys: ['Shift+F10'], what: { de: 'Alle Aktionen', en: 'All actions' } },
  paragraph: { at: 'writing', keys: ['Enter'], what: { de: 'Nächster Absatz oder Punkt', en: 'Next paragraph or point' } },
  line: { at: 'writing', keys: ['Shift+Enter'], what: { de: 'Neue Zeile', en: 'New line' } },
  done: { at: 'writing', keys: ['Mod+Enter'], what: { de: 'Fertig', en: 'Done' } },
  wholeLine: {
    at: 'writing',
    keys: ['Mod+A'],
    what: { de: 'Die ganze Zeile markieren, noch einmal: alles', en: 'Mark the whole line; once more: everything' },
  },
  bold: { at: 'writing', keys: ['Mod+B'], what: { de: 'Fett', en: 'Bold' } },
  italic: { at: 'writing', keys: ['Mod+I'], what: { de: 'Kursiv', en: 'Italic' } },
  link: { at: 'writing', keys: ['Mod+K'], what: { de: 'Link', en: 'Link' } },
  indent: {
    at: 'writing',
    keys: ['Alt+Shift+ArrowRight', 'Alt+Shift+ArrowLeft'],
    what: { de: 'Punkt einer Liste einrücken, ausrücken', en: 'Move a point of a list in, out' },
  },
  points: {
    at: 'writing',
    keys: ['- Space', '1. Space'],
    what: { de: 'Am Anfang der Zeile: Liste beginnen', en: 'At the start of a line: begin a list' },
  },
  space: { at: 'writing', keys: ['Mod+Shift+Space'], what: { de: 'Geschütztes Leerzeichen', en: 'Non-breaking space' } },
  hyphen: { at: 'writing', keys: ['Alt+-'], what: { de: 'Trennstelle', en: 'Soft hyphen' } },
  tools: { at: 'writing', keys: ['Tab'], what: { de: 'Zu den Werkzeugen des Textes', en: 'To the tools of the text' } },
} as const satisfies Record<string, KeyMeaning>

export type KeyName = keyof typeof keyTable

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Returns the index of the pressed key among those of an action; -1 for none. */
export function keyIndex(pressed: Pressed, name: KeyName): number {
  return keyTable[name].keys.findIndex((written) => isPressed(pressed, written))
}

export const isKey = (pressed: Pressed, name: KeyName): boolean => keyIndex(pressed, name) >= 0

function isPressed({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed, written: string): boolean {
  const parts = written === '+' ? ['+'] : written.split('+')
  const own = parts.at(-1)!
  const isSign = /^[^\p{L}]$/u.test(own)
  return (
    (key.toLowerCase() === own.toLowerCase() || (own === 'Space' && key === ' ')) &&
    (ctrlKey || metaKey) === parts.includes('Mod') &&
    altKey === parts.includes('Alt') &&
    (isSign || shiftKey === parts.includes('Shift'))
  )
}

/** Returns a key in ProseMirror's notation. */
export const writtenKeys = (name: KeyName): string[] =>
  keyTable[name].keys.map((written) => written.replaceAll(/(?<=[a-z])\+/gi, '-').replace(/(?<=-)[A-Z]$/, (letter) => letter.toLowerCase()))

const said: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: {
    Mod: 'Strg',
    Shift: 'Umschalt',
    Delete: 'Entf',
    Backspace: 'Rücktaste',
    Escape: 'Esc',
    Home: 'Pos1',
    End: 'Ende',
    Space: 'Leertaste',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  },
  en: { Mod: 'Ctrl', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' },
}

/** Returns a key as its labels read: „Strg+Umschalt+Z“. */
export const spokenKey = (written: string, language: 'de' | 'en'): string =>
  written.replaceAll(/[A-Za-z]+/g, (word) => said[language][word] ?? word)
