import type { Device } from '../session/editing.js'
import type { LeftOut } from '../writing/clean-paste.js'

interface CanvasWords {
  canvas: string
  frame: string
  hint: string
  width: (device: Device, pixels: number, percent: number) => string
  room: string
  emptyText: string
  invisible: (name: string) => string
  folded: (name: string, onlyFor: string) => string
  unknown: (tag: string) => string
  newer: (name: string) => string
  missingPart: string
  refusedElement: (name: string) => string
  text: string
  selected: (name: string) => string
  severalSelected: (count: number) => string
  tools: (name: string) => string
  up: string
  down: string
  duplicate: string
  remove: string
  insert: (name: string) => string
  pastedWithout: (without: readonly LeftOut[]) => string
  hinted: (name: string, text: string) => string
  commented: (name: string, text: string) => string
  /** Description of the text being edited, which tells how to reach its tools. */
  writing: string
  writingTools: string
  lineKind: string
  lineKinds: Readonly<Record<'p' | 'h1' | 'h2' | 'h3' | 'h4', string>>
  points: string
  numbers: string
  space: string
  hyphen: string
  done: string
  bold: string
  boldLetter: string
  italic: string
  italicLetter: string
  link: string
  linkAddress: string
  linkDone: string
  linkNewTab: string
  everyDevice: string
  linkRemove: string
  linkCancel: string
  linkEmpty: string
  linkUnsafe: string
  over: string
  showOver: (name: string) => string
  broken: string
  again: string
}

const devices = {
  de: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobil' },
  en: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
} as const

const leftOut: Readonly<Record<'de' | 'en', Readonly<Record<LeftOut, string>>>> = {
  de: {
    scripts: 'Skripte',
    addresses: 'unerlaubte Adressen',
    pictures: 'Bilder',
    blocks: 'Bausteine',
    look: 'Gestaltung',
    underline: 'Unterstreichungen (auf einer Seite sehen sie wie Links aus)',
    changes: 'nachverfolgte Änderungen (sie gelten als angenommen)',
    comments: 'Kommentare',
    footnotes: 'Sprünge zu Fußnoten (ihre Zahlen und Texte sind da)',
    tables: 'Tabellen in Tabellen (ihre Zeilen stehen untereinander)',
    fields: 'Formularfelder',
  },
  en: {
    scripts: 'scripts',
    addresses: 'addresses that are not allowed',
    pictures: 'pictures',
    blocks: 'blocks',
    look: 'formatting',
    underline: 'underlines (on a page they look like links)',
    changes: 'tracked changes (they count as accepted)',
    comments: 'comments',
    footnotes: 'jumps to footnotes (their numbers and texts are there)',
    tables: 'tables within tables (their rows stand below each other)',
    fields: 'form fields',
  },
}
const listed = (language: 'de' | 'en', without: readonly LeftOut[]): string =>
  new Intl.ListFormat(language).format(without.map((each) => leftOut[language][each]))

const de: CanvasWords = {
  canvas: 'Arbeitsfläche',
  frame: 'Die Seite auf der Arbeitsfläche',
  hint:
    'Pfeiltasten wählen Bausteine, Alt mit Pfeiltasten verschiebt sie, Enter bearbeitet. Mit Vorleseprogramm ist die Gliederung der ' +
    'bequemere Weg.',
  width: (device, pixels, percent) => `${devices.de[device]} · ${pixels} px${percent < 100 ? ` · ${percent} %` : ''}`,
  room: 'Baustein hierher ziehen oder + drücken',
  emptyText: 'Doppelklick: Text schreiben',
  invisible: (name) => `${name} · unsichtbar`,
  folded: (name, onlyFor) => `${name} · ${onlyFor}`,
  unknown: (tag) => `Unbekannter Baustein ${tag} · bleibt, wie er ist`,
  newer: (name) => `${name} · aus einer neueren Version, bleibt, wie er ist`,
  missingPart: 'Geteilter Teil · gelöscht oder noch nie veröffentlicht',
  refusedElement: (name) => `<${name}> · wird nicht veröffentlicht`,
  text: 'Text',
  selected: (name) => `${name} ausgewählt`,
  severalSelected: (count) => `${count} Bausteine ausgewählt`,
  tools: (name) => `${name} bearbeiten`,
  up: 'Nach oben',
  down: 'Nach unten',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  insert: (name) => `Baustein nach „${name}“ einfügen`,
  pastedWithout: (without) => `Eingefügt ohne ${listed('de', without)}.`,
  hinted: (name, text) => `Hinweis zu „${name}“: ${text}`,
  commented: (name, text) => `Kommentar zu „${name}“: ${text}`,
  writing: 'Enter beginnt einen Absatz, Esc beendet das Schreiben und behält den Text, Tab führt zu Fett, Kursiv, Link und Listen.',
  writingTools: 'Text gestalten',
  lineKind: 'Art des Absatzes',
  lineKinds: { p: 'Absatz', h1: 'Titel der Seite', h2: 'Überschrift', h3: 'Kleine Überschrift', h4: 'Zwischenzeile' },
  points: 'Liste mit Punkten',
  numbers: 'Liste mit Nummern',
  space: 'Geschütztes Leerzeichen: hier wird nicht umbrochen',
  hyphen: 'Trennstelle: hier darf das Wort getrennt werden',
  done: 'Fertig',
  bold: 'Fett',
  boldLetter: 'F',
  italic: 'Kursiv',
  italicLetter: 'K',
  link: 'Link',
  linkAddress: 'Wohin führt der Link?',
  linkDone: 'Übernehmen',
  everyDevice: 'Was du hier schreibst, gilt auf jedem Gerät.',
  linkNewTab: 'In einem neuen Tab öffnen',
  linkRemove: 'Link entfernen',
  linkCancel: 'Abbrechen',
  linkEmpty: 'Gib eine Adresse ein, zum Beispiel /kontakt oder https://beispiel.de.',
  linkUnsafe: 'Diese Adresse ist nicht erlaubt. Möglich sind https, mailto, tel und Seiten dieser Website.',
  over: 'Liegt über der Seite:',
  showOver: (name) => `${name} zeigen und bearbeiten`,
  broken: 'Die Arbeitsfläche konnte nicht geladen werden. Deine Seite ist unversehrt; Gliederung und Eigenschaften gehen weiter.',
  again: 'Erneut versuchen',
}

const en: CanvasWords = {
  canvas: 'Canvas',
  frame: 'The page on the canvas',
  hint: 'Arrow keys choose blocks, Alt with arrow keys moves them, Enter edits. With a screen reader the outline is the easier way.',
  width: (device, pixels, percent) => `${devices.en[device]} · ${pixels} px${percent < 100 ? ` · ${percent}%` : ''}`,
  room: 'Drag a block here or press +',
  emptyText: 'Double-click to write',
  invisible: (name) => `${name} · invisible`,
  folded: (name, onlyFor) => `${name} · ${onlyFor}`,
  unknown: (tag) => `Unknown block ${tag} · stays as it is`,
  newer: (name) => `${name} · of a newer version, stays as it is`,
  missingPart: 'Shared part · deleted or never published',
  refusedElement: (name) => `<${name}> · is not published`,
  text: 'Text',
  selected: (name) => `${name} selected`,
  severalSelected: (count) => `${count} blocks selected`,
  tools: (name) => `Edit ${name}`,
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  insert: (name) => `Insert a block after “${name}”`,
  pastedWithout: (without) => `Pasted without ${listed('en', without)}.`,
  hinted: (name, text) => `Hint about “${name}”: ${text}`,
  commented: (name, text) => `Comment on “${name}”: ${text}`,
  writing: 'Enter begins a paragraph, Escape ends writing and keeps the text, Tab leads to bold, italic, link and lists.',
  writingTools: 'Style the text',
  lineKind: 'Kind of paragraph',
  lineKinds: { p: 'Paragraph', h1: 'Title of the page', h2: 'Heading', h3: 'Small heading', h4: 'Smallest heading' },
  points: 'List with bullets',
  numbers: 'List with numbers',
  space: 'Non-breaking space: no line ends here',
  hyphen: 'Soft hyphen: the word may be divided here',
  done: 'Done',
  bold: 'Bold',
  boldLetter: 'B',
  italic: 'Italic',
  italicLetter: 'I',
  link: 'Link',
  linkAddress: 'Where does the link lead?',
  linkDone: 'Apply',
  everyDevice: 'What you write here counts on every device.',
  linkNewTab: 'Open in a new tab',
  linkRemove: 'Remove link',
  linkCancel: 'Cancel',
  linkEmpty: 'Enter an address, such as /contact or https://example.com.',
  linkUnsafe: 'This address is not allowed. Use https, mailto, tel or a page of this site.',
  over: 'Over the page:',
  showOver: (name) => `Show and edit ${name}`,
  broken: 'The canvas could not be loaded. Your page is unharmed; outline and properties still work.',
  again: 'Try again',
}

export const canvasMessages = { de, en }
