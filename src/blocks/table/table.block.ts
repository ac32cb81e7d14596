import { defineBlock } from '../../core/element/declaration.js'
import { notShown } from '../shared-fields.js'
import { setsWriting } from '../shared-writing.js'

const cells = (html: 'td' | 'th', ...texts: readonly string[]) => ({
  html: 'tr',
  children: texts.map((text) => ({ html, children: [text] })),
})

export const table = defineBlock({
  ...setsWriting({ de: 'Tabelle', en: 'Table' }),
  tag: 'vitrine-table',
  name: { de: 'Tabelle', en: 'Table' },
  summary: {
    de: 'Zeilen und Spalten mit Kopfzeile. Auf dem Handy lässt sie sich in sich zur Seite schieben, die Seite bleibt stehen.',
    en: 'Rows and columns below a head row. On a phone it scrolls sideways within itself, and the page stays.',
  },
  icon: 'grid',
  guidance: {
    do: [
      {
        de: 'Gib jeder Spalte ein Wort in der Kopfzeile. Vorleseprogramme sagen es zu jeder Zelle.',
        en: 'Give every column a word in the head row. Screen readers say it with every cell.',
      },
      {
        de: 'Schreib mit Doppelklick in eine Zelle.',
        en: 'Double-click a cell to write in it.',
      },
    ],
    dont: [
      {
        de: 'Ordne mit einer Tabelle nichts an, was keine Tabelle ist: Dafür gibt es Spalten.',
        en: 'Don’t lay things out with a table: columns are for that.',
      },
      { de: 'Füll keine Zelle mit einem ganzen Absatz.', en: 'Don’t fill a cell with a whole paragraph.' },
    ],
  },
  fields: {
    heading: {
      type: 'text',
      label: { de: 'Titel der Tabelle', en: 'Title of the table' },
      help: notShown,
      group: 'content',
      default: '',
    },
  },
  presets: [
    {
      id: 'table',
      isSample: true,
      label: { de: 'Tabelle', en: 'Table' },
      slots: {
        default: [
          {
            html: 'table',
            children: [
              { html: 'thead', children: [cells('th', 'Hauttyp', 'Morgens', 'Abends')] },
              {
                html: 'tbody',
                children: [
                  cells('td', 'Trocken', 'Creme mit Rosenöl', 'Nachtbalsam'),
                  cells('td', 'Mischhaut', 'Leichtes Fluid', 'Klärendes Serum'),
                ],
              },
            ],
          },
        ],
      },
    },
  ],
  parts: { heading: { de: 'Titel der Tabelle', en: 'Title of the table' }, room: { de: 'Was sich schieben lässt', en: 'What scrolls' } },
  inserter: {
    tagline: { de: 'Zeilen und Spalten', en: 'Rows and columns' },
    keywords: 'Vergleich Preisliste Excel Spreadsheet comparison',
    illustration: [
      ['paper', 10, 6, 60, 36, 4],
      ['strong', 10, 6, 60, 9, 4],
      ['line', 14, 20, 14, 4, 2],
      ['line', 33, 20, 14, 4, 2],
      ['line', 52, 20, 14, 4, 2],
      ['line', 14, 31, 14, 4, 2],
      ['line', 33, 31, 14, 4, 2],
      ['line', 52, 31, 14, 4, 2],
    ],
  },
})
