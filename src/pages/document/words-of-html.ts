import type { LocalizedText } from '../../core/element/declaration.js'

/** Editors' names of elements of other pages that none of ours may have. */
const elements: Readonly<Record<string, LocalizedText>> = {
  iframe: { de: 'Eingebettete Inhalte anderer Websites', en: 'Embedded contents of other websites' },
  object: { de: 'Eingebettete Dateien', en: 'Embedded files' },
  embed: { de: 'Eingebettete Inhalte', en: 'Embedded contents' },
  applet: { de: 'Eingebettete Programme', en: 'Embedded programs' },
  frameset: { de: 'Seiten aus mehreren Rahmen', en: 'Pages made of several frames' },
  svg: { de: 'Gezeichnete Grafiken (SVG)', en: 'Drawn graphics (SVG)' },
  math: { de: 'Formeln', en: 'Formulas' },
  video: { de: 'Videos ohne Baustein', en: 'Videos without a block' },
  audio: { de: 'Tonaufnahmen', en: 'Sound recordings' },
  canvas: { de: 'Zeichenflächen', en: 'Drawing areas' },
  input: { de: 'Eingabefelder', en: 'Input fields' },
}

/** Editors' names of the marks that words of other pages carry. */
const marks: Readonly<Record<string, LocalizedText>> = {
  u: { de: 'Unterstreichungen', en: 'Underlines' },
  ins: { de: 'Unterstreichungen', en: 'Underlines' },
  mark: { de: 'Markierungen mit Farbe', en: 'Highlights in colour' },
  font: { de: 'Eigene Schriften und Farben', en: 'Fonts and colours of its own' },
  code: { de: 'Schriften für Programmtext', en: 'Fonts for code' },
  kbd: { de: 'Schriften für Tasten', en: 'Fonts for keys' },
  q: { de: 'Anführungszeichen, die von selbst stehen,', en: 'Quotation marks that stand by themselves' },
  ruby: { de: 'Lesehilfen über Wörtern', en: 'Readings above words' },
}

/** Moments at which a script of another page would run. */
const moments: Readonly<Record<string, LocalizedText>> = {
  onclick: { de: 'beim Anklicken', en: 'when it is clicked' },
  onload: { de: 'beim Laden', en: 'when it is loaded' },
  onerror: { de: 'bei einem Fehler', en: 'when something fails' },
  onsubmit: { de: 'beim Absenden', en: 'when it is sent' },
  onchange: { de: 'beim Ändern', en: 'when it is changed' },
  oninput: { de: 'beim Eingeben', en: 'when something is typed' },
  onmouseover: { de: 'beim Darüberfahren', en: 'when the mouse is over it' },
  onfocus: { de: 'beim Auswählen', en: 'when it is focused' },
}

const named = (names: Readonly<Record<string, LocalizedText>>, word: string, other: LocalizedText): LocalizedText =>
  Object.hasOwn(names, word.toLowerCase()) ? names[word.toLowerCase()]! : other

/** @returns several of them, to begin a sentence with */
export const wordsOfElement = (element: string): LocalizedText => named(elements, element, { de: `„${element}“`, en: `“${element}”` })

/** @returns several of them, to begin a sentence with */
export const wordsOfMark = (element: string): LocalizedText =>
  named(marks, element, { de: `Auszeichnungen mit „${element}“`, en: `Marks with “${element}”` })

/** @param attribute `onclick` */
export const momentOf = (attribute: string): LocalizedText =>
  named(moments, attribute, { de: `von selbst („${attribute}“)`, en: `by itself (“${attribute}”)` })
