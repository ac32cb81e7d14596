import type { Device } from '../editing.js'

interface CanvasWords {
  canvas: string
  frame: string
  hint: string
  width: (device: Device, pixels: number, percent: number) => string
  room: string
  emptyText: string
  invisible: (name: string) => string
  unknown: (tag: string) => string
  newer: (name: string) => string
  refusedElement: (name: string) => string
  text: string
  selected: (name: string) => string
  tools: (name: string) => string
  up: string
  down: string
  duplicate: string
  remove: string
  insert: (name: string) => string
  broken: string
  again: string
}

const devices = {
  de: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobil' },
  en: { desktop: 'Desktop', tablet: 'Tablet', mobile: 'Mobile' },
} as const

const de: CanvasWords = {
  canvas: 'Leinwand',
  frame: 'Die Seite auf der Leinwand',
  hint: 'Pfeiltasten wählen Bausteine, Alt mit Pfeiltasten verschiebt sie, Eingabe bearbeitet. Mit Vorleseprogramm ist die Gliederung der bequemere Weg.',
  width: (device, pixels, percent) => `${devices.de[device]} · ${pixels} px${percent < 100 ? ` · ${percent} %` : ''}`,
  room: 'Baustein hierher ziehen oder + drücken',
  emptyText: 'Doppelklick: Text schreiben',
  invisible: (name) => `${name} · unsichtbar`,
  unknown: (tag) => `Unbekannter Baustein ${tag} · bleibt, wie er ist`,
  newer: (name) => `${name} · aus einer neueren Fassung, bleibt, wie er ist`,
  refusedElement: (name) => `<${name}> · wird nicht veröffentlicht`,
  text: 'Text',
  selected: (name) => `${name} ausgewählt`,
  tools: (name) => `${name} bearbeiten`,
  up: 'Nach oben',
  down: 'Nach unten',
  duplicate: 'Verdoppeln',
  remove: 'Löschen',
  insert: (name) => `Baustein nach „${name}“ einfügen`,
  broken: 'Die Leinwand konnte nicht geladen werden. Deine Seite ist unversehrt; Gliederung und Formular gehen weiter.',
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
  unknown: (tag) => `Unknown block ${tag} · stays as it is`,
  newer: (name) => `${name} · of a newer version, stays as it is`,
  refusedElement: (name) => `<${name}> · is not published`,
  text: 'Text',
  selected: (name) => `${name} selected`,
  tools: (name) => `Edit ${name}`,
  up: 'Move up',
  down: 'Move down',
  duplicate: 'Duplicate',
  remove: 'Delete',
  insert: (name) => `Insert a block after “${name}”`,
  broken: 'The canvas could not be loaded. Your page is unharmed; outline and form still work.',
  again: 'Try again',
}

export const canvasWords = { de, en }
