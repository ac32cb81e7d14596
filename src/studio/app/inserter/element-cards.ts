import type { Card } from '../../../element/declaration.js'
import { bars, dot, type Drawing } from '../../../element/drawing.js'
import type { startingElements } from './starting-nodes.js'

interface ElementCard extends Card {
  words: string
  drawing: Drawing
}

/** Plain elements have no declaration that could say how they are offered. */
export const elementCards: Readonly<Record<keyof typeof startingElements, ElementCard>> = {
  heading: {
    line: { de: 'Gliedert die Seite', en: 'Structures the page' },
    words: 'Titel Headline h1 h2 h3 title',
    drawing: [['strong', 12, 15, 46, 9, 3], ...bars('line', 12, [56], 31)],
  },
  text: {
    line: { de: 'Ein Absatz', en: 'A paragraph' },
    words: 'Absatz schreiben paragraph copy',
    drawing: bars('line', 12, [56, 50, 54, 30], 10, 8),
  },
  button: {
    line: { de: 'Führt weiter', en: 'Leads on' },
    words: 'Link Button Schaltfläche call to action CTA',
    drawing: [
      ['strong', 14, 15, 52, 18, 9],
      ['paper', 26, 22, 28, 4, 2],
    ],
  },
  picture: {
    line: { de: 'Mit Beschreibung', en: 'With a description' },
    words: 'Foto Grafik image photo',
    drawing: [['paper', 14, 6, 52, 36, 5], dot('middle', 54, 16, 4), ['strong', 'M18 38l13-17 9 11 6-7 11 13z']],
  },
  list: {
    line: { de: 'Punkt für Punkt', en: 'Point by point' },
    words: 'Aufzählung bullets ul',
    drawing: [...[12, 24, 36].map((y) => dot('strong', 16, y, 3)), ...bars('line', 25, [43, 34, 39], 10, 12)],
  },
  question: {
    line: { de: 'Eine Antwort zum Aufklappen', en: 'An answer to unfold' },
    words: 'FAQ details aufklappen accordion Frage und Antwort',
    drawing: [dot('strong', 16, 16, 4), ...bars('line', 26, [42], 14), ...bars('line', 26, [36, 28], 28)],
  },
  divider: {
    line: { de: 'Trennt Gedanken', en: 'Separates thoughts' },
    words: 'Linie Strich rule hr line',
    drawing: [...bars('line', 16, [48], 11), ['strong', 12, 23, 56, 2, 1], ...bars('line', 16, [48], 33)],
  },
}
