import type { Inserter } from '../../../core/element/declaration.js'
import { bars, dot, type Drawing } from '../../../core/element/drawing.js'
import type { startingElements } from './starting-nodes.js'

interface ElementCard extends Inserter {
  keywords: string
  illustration: Drawing
}

/** Plain elements have no declaration that could say how they are offered. */
export const elementCards: Readonly<Record<keyof typeof startingElements, ElementCard>> = {
  heading: {
    tagline: { de: 'Gliedert die Seite', en: 'Structures the page' },
    keywords: 'Titel Headline h1 h2 h3 title',
    illustration: [['strong', 12, 15, 46, 9, 3], ...bars('line', 12, [56], 31)],
  },
  text: {
    tagline: { de: 'Ein Absatz', en: 'A paragraph' },
    keywords: 'Absatz schreiben paragraph copy',
    illustration: bars('line', 12, [56, 50, 54, 30], 10, 8),
  },
  button: {
    tagline: { de: 'Führt weiter', en: 'Leads on' },
    keywords: 'Link Button Schaltfläche call to action CTA',
    illustration: [
      ['strong', 14, 15, 52, 18, 9],
      ['paper', 26, 22, 28, 4, 2],
    ],
  },
  picture: {
    tagline: { de: 'Mit Beschreibung', en: 'With a description' },
    keywords: 'Foto Grafik image photo',
    illustration: [['paper', 14, 6, 52, 36, 5], dot('middle', 54, 16, 4), ['strong', 'M18 38l13-17 9 11 6-7 11 13z']],
  },
  list: {
    tagline: { de: 'Punkt für Punkt', en: 'Point by point' },
    keywords: 'Aufzählung bullets ul',
    illustration: [...[12, 24, 36].map((y) => dot('strong', 16, y, 3)), ...bars('line', 25, [43, 34, 39], 10, 12)],
  },
  question: {
    tagline: { de: 'Eine Antwort zum Aufklappen', en: 'An answer to unfold' },
    keywords: 'FAQ details aufklappen accordion Frage und Antwort',
    illustration: [dot('strong', 16, 16, 4), ...bars('line', 26, [42], 14), ...bars('line', 26, [36, 28], 28)],
  },
  divider: {
    tagline: { de: 'Trennt Gedanken', en: 'Separates thoughts' },
    keywords: 'Linie Strich rule hr line',
    illustration: [...bars('line', 16, [48], 11), ['strong', 12, 23, 56, 2, 1], ...bars('line', 16, [48], 33)],
  },
}
