import type { LocalizedText } from '../../../src/core/element/declaration.js'

export interface Pair {
  front: string
  back: string
  least: number
  about: LocalizedText
}

const words: LocalizedText = { de: 'Wörter', en: 'Words' }
const softWords: LocalizedText = { de: 'Nebensätze, Hilfen', en: 'Asides, help' }
const signs: LocalizedText = { de: 'Links und Zeichen', en: 'Links and signs' }

/** Pairs of colours that meet, and the contrast that each needs. */
export const pairs: readonly Pair[] = [
  ...['paper', 'surface', 'tint-rose', 'tint-sage', 'tint-sand', 'tint-plum'].map((back) => ({
    front: 'ink',
    back,
    least: 4.5,
    about: words,
  })),
  ...['paper', 'surface', 'tint-rose', 'tint-sage', 'tint-sand', 'tint-plum'].map((back) => ({
    front: 'ink-soft',
    back,
    least: 4.5,
    about: softWords,
  })),
  ...['paper', 'surface', 'tint-rose'].map((back) => ({ front: 'accent', back, least: 4.5, about: signs })),
  { front: 'on-accent', back: 'accent', least: 4.5, about: { de: 'Auf dem vollen Knopf', en: 'On the filled button' } },
  { front: 'on-accent', back: 'accent-deep', least: 4.5, about: { de: 'Auf ihm, gedrückt', en: 'On it, pressed' } },
  { front: 'leaf', back: 'surface', least: 4.5, about: { de: 'Gelungen', en: 'Done' } },
  { front: 'gold', back: 'surface', least: 4.5, about: { de: 'Etiketten', en: 'Badges' } },
  { front: 'alert', back: 'surface', least: 4.5, about: { de: 'Fehler', en: 'Errors' } },
  { front: 'edge', back: 'paper', least: 3, about: { de: 'Ränder von Feldern', en: 'Edges of fields' } },
  { front: 'edge', back: 'surface', least: 3, about: { de: 'Ränder von Feldern', en: 'Edges of fields' } },
  { front: 'focus', back: 'paper', least: 3, about: { de: 'Der Fokus', en: 'Focus' } },
  { front: 'focus', back: 'surface', least: 3, about: { de: 'Der Fokus', en: 'Focus' } },
]
