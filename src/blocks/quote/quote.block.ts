import { defineBlock } from '../../core/element/declaration.js'
import { bars } from '../../core/element/drawing.js'
import { notShown } from '../shared-fields.js'
import { setsWriting } from '../shared-writing.js'

export const quote = defineBlock({
  ...setsWriting({ de: 'Das Gesagte', en: 'What was said' }),
  tag: 'vitrine-quote',
  name: { de: 'Zitat', en: 'Quote' },
  summary: { de: 'Was jemand gesagt hat, groß gesetzt, mit Namen.', en: 'What somebody said, set large, with a name.' },
  icon: 'text',
  guidance: {
    do: [
      {
        de: 'Zitier wörtlich und frag vorher, ob der Name dastehen darf.',
        en: 'Quote literally, and ask first whether the name may stand there.',
      },
      { de: 'Nimm ein bis drei Sätze.', en: 'Take one to three sentences.' },
    ],
    dont: [
      {
        de: 'Erfinde keine Kundenstimmen: Bewertungen müssen echt sein, und ob ihr das prüft, müsst ihr sagen (§ 5b UWG).',
        en: 'Don’t invent customers: reviews must be real, and you must say whether you check that (§ 5b UWG).',
      },
      { de: 'Setz nicht mehr als drei Zitate auf eine Seite.', en: 'Don’t put more than three quotes on one page.' },
    ],
  },
  fields: {
    author: { type: 'text', label: { de: 'Wer es gesagt hat', en: 'Who said it' }, help: notShown, group: 'content', default: '' },
    about: {
      type: 'text',
      label: { de: 'Wer das ist', en: 'Who that is' },
      help: { de: 'Etwa „Beraterin in Köln“. Leer: wird nicht gezeigt.', en: 'Such as "Consultant in Cologne". Empty: not shown.' },
      group: 'content',
      default: '',
    },
    centred: { type: 'boolean', label: { de: 'In der Mitte', en: 'In the middle' }, group: 'look' },
  },
  presets: [
    {
      id: 'quote',
      label: { de: 'Zitat', en: 'Quote' },
      isSample: true,
      fields: { author: 'Anna Berger', about: 'Beraterin in Köln' },
      slots: { default: [{ html: 'p', children: ['Gute Pflege beginnt damit, dass dir jemand zuhört.'] }] },
    },
  ],
  parts: {
    quote: { de: 'Das Gesagte', en: 'What was said' },
    author: { de: 'Name', en: 'Name' },
    about: { de: 'Wer das ist', en: 'Who that is' },
  },
  inserter: {
    tagline: { de: 'Jemand sagt etwas', en: 'Somebody says something' },
    keywords: 'Stimme Kundenstimme Testimonial blockquote',
    illustration: [
      ['strong', 'M16 20c0-6 3-9 8-10v4c-2 1-3 2-3 4h3v7h-8zM28 20c0-6 3-9 8-10v4c-2 1-3 2-3 4h3v7h-8z'],
      ...bars('line', 16, [48, 36], 31),
    ],
  },
})
