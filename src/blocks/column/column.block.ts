import { defineBlock } from '../../core/element/declaration.js'
import { bars } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { tone } from '../shared-fields.js'

export const column = defineBlock({
  tag: 'vitrine-column',
  version: 1,
  name: { de: 'Spalte', en: 'Column' },
  summary: { de: 'Ein Teil eines Abschnitts, 1 bis 12 Zwölftel breit.', en: 'A part of a section, 1 to 12 twelfths wide.' },
  category: 'layout',
  icon: 'column',
  guidance: {
    do: [
      {
        de: 'Teile die zwölf Zwölftel eines Abschnitts auf und prüf Tablet und Handy einzeln.',
        en: 'Share out the twelve twelfths of a section, and look at tablet and phone each.',
      },
      {
        de: 'Nimm Farbe und runde Ecken für eine Karte, und nur für eine je Reihe.',
        en: 'Use colour and round corners for a card, and for one per row only.',
      },
    ],
    dont: [
      {
        de: 'Leg keine Spalte in eine Spalte. Nimm einen zweiten Abschnitt.',
        en: 'Don’t put a column into a column. Take a second section.',
      },
      {
        de: 'Mach keine Spalte schmaler als drei Zwölftel, wenn Produkte darin stehen.',
        en: 'Don’t make a column narrower than three twelfths when products stand in it.',
      },
    ],
  },
  fields: {
    width: {
      type: 'number',
      label: { de: 'Breite', en: 'Width' },
      help: {
        de: 'In Zwölfteln: 6 ist die Hälfte, 4 ein Drittel. Auf dem Handy 12, wenn dort nichts steht.',
        en: 'In twelfths: 6 is half, 4 a third. On a phone 12, unless set there.',
      },
      group: 'layout',
      unit: '/ 12',
      min: 1,
      max: 12,
      step: 1,
      default: 12,
      responsive: true,
      defaultMobile: 12,
    },
    verticalAlign: {
      type: 'select',
      label: { de: 'Inhalt senkrecht ausrichten', en: 'Vertical alignment of the content' },
      help: { de: 'Wirkt, wenn die Spalte höher ist als ihr Inhalt.', en: 'Counts when the column is taller than its content.' },
      group: 'layout',
      options: [
        { value: 'start', label: { de: 'Oben', en: 'Top' } },
        { value: 'center', label: { de: 'Mitte', en: 'Middle' } },
        { value: 'end', label: { de: 'Unten', en: 'Bottom' } },
        { value: 'stretch', label: { de: 'Höhe füllen', en: 'Fill the height' } },
      ],
      default: 'start',
    },
    gap: {
      type: 'number',
      label: { de: 'Abstand der Inhalte', en: 'Gap between contents' },
      group: 'layout',
      unit: 'px',
      min: 0,
      max: 200,
      default: 0,
    },
    tone,
    rounded: {
      type: 'boolean',
      label: { de: 'Als Karte', en: 'As a card' },
      help: { de: 'Mit runden Ecken und Rand zum Inhalt.', en: 'With round corners and room around the content.' },
      group: 'look',
    },
  },
  slots: { default: { label: { de: 'Inhalt', en: 'Content' } } },
  placement: { parents: ['vitrine-section'] },
  presets: [
    { id: 'plain', label: { de: 'Spalte', en: 'Column' }, fields: { width: 6 } },
    {
      id: 'card',
      label: { de: 'Karte', en: 'Card' },
      fields: { width: 4, tone: 'surface', rounded: true, gap: 12 },
      drawing: [
        ['line', 7, 8, 15, 32, 3],
        ['paper', 25, 4, 30, 40, 8],
        ['strong', 31, 12, 18, 5, 2],
        ...bars('line', 31, [18, 14, 16], 22),
        ['line', 58, 8, 15, 32, 3],
      ],
    },
  ],
  parts: { content: { de: 'Fläche der Spalte', en: 'Area of the column' } },
  subscribes: [consultantKeySelected],
  sample: {},
  inserter: {
    tagline: { de: 'Ein Teil eines Abschnitts', en: 'A part of a section' },
    keywords: 'Raster Grid Spalten nebeneinander',
    illustration: [
      ['line', 7, 8, 15, 32, 3],
      ['paper', 25, 4, 30, 40, 4],
      ['line', 58, 8, 15, 32, 3],
    ],
  },
})
