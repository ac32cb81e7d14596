import { defineBlock } from '../../core/element/declaration.js'
import { heading, notShown } from '../shared-fields.js'
import { setsWriting } from '../shared-writing.js'

const question = (words: string, answer: string) => ({
  html: 'details',
  children: [
    { html: 'summary', children: [words] },
    { html: 'p', children: [answer] },
  ],
})

export const questions = defineBlock({
  ...setsWriting({ de: 'Fragen', en: 'Questions' }),
  tag: 'vitrine-questions',
  name: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  summary: {
    de: 'Fragen, deren Antwort aufklappt, auch ohne Skripte. Suchmaschinen lesen sie als Fragen und Antworten.',
    en: 'Questions whose answers unfold, also without scripts. Search engines read them as questions and answers.',
  },
  icon: 'text',
  guidance: {
    do: [
      {
        de: 'Schreib die Frage, wie eine Kundin sie stellt, und die Antwort in zwei Sätzen.',
        en: 'Write the question as a customer asks it, and the answer in two sentences.',
      },
      { de: 'Dupliziere eine Frage, um die nächste zu schreiben.', en: 'Duplicate a question to write the next one.' },
    ],
    dont: [
      {
        de: 'Versteck nichts, was zum Kauf gehört: Preis, Versand und Widerruf stehen offen da.',
        en: 'Don’t hide what belongs to the purchase: price, shipping and withdrawal stand in the open.',
      },
      { de: 'Sammle nicht mehr als zehn Fragen in einem Block.', en: 'Don’t collect more than ten questions in one block.' },
    ],
  },
  fields: { heading: { ...heading, help: notShown } },
  presets: [
    {
      id: 'questions',
      label: { de: 'Fragen und Antworten', en: 'Questions and answers' },
      isSample: true,
      slots: {
        default: [
          question('Wie lange reicht eine Flasche?', 'Bei zweimal am Tag etwa acht Wochen.'),
          question('Verträgt das auch empfindliche Haut?', 'Ja. Probier es zuerst in der Armbeuge, wenn du unsicher bist.'),
          question('Kann ich es zurückgeben?', 'Ja, binnen 14 Tagen und solange das Siegel unversehrt ist.'),
        ],
      },
    },
  ],
  parts: { heading: { de: 'Überschrift', en: 'Heading' } },
  inserter: {
    tagline: { de: 'Zum Aufklappen', en: 'To unfold' },
    keywords: 'FAQ häufige Fragen Akkordeon accordion details',
    illustration: [
      ['paper', 10, 5, 60, 16, 4],
      ['strong', 15, 11, 30, 4, 2],
      ['middle', 'M58 11l3 3 3-3z'],
      ['paper', 10, 25, 60, 8, 3],
      ['line', 15, 28, 24, 3, 1.5],
      ['paper', 10, 36, 60, 8, 3],
      ['line', 15, 39, 30, 3, 1.5],
    ],
  },
})
