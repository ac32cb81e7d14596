import { defineBlock } from '../../element/declaration.js'
import { dot } from '../../element/drawing.js'

export const loadingOverlay = defineBlock({
  tag: 'vitrine-loading-overlay',
  version: 1,
  name: { de: 'Ladeanzeige', en: 'Loading overlay' },
  summary: {
    de: 'Legt sich über die ganze Seite, solange etwas lädt, und hält Klicks ab.',
    en: 'Covers the whole page while something loads, and keeps clicks away.',
  },
  category: 'page',
  icon: 'hourglass',
  fields: {
    isShow: {
      type: 'boolean',
      label: { de: 'Anzeigen', en: 'Show' },
      help: {
        de: 'Meist schaltet die Seite das selbst ein und aus. Im Editor bleibt die Anzeige zu.',
        en: 'The page usually turns it on and off itself. In an editor it stays closed.',
      },
      group: 'behaviour',
    },
  },
  placement: { maxPerPage: 1 },
  stands: 'last',
  parts: { backdrop: { de: 'Der durchscheinende Grund', en: 'The translucent ground' } },
  states: { open: { de: 'Sichtbar', en: 'Visible' }, closed: { de: 'Nicht sichtbar', en: 'Not visible' } },
  sample: {},
  room: 'none',
  card: {
    line: { de: 'Über der ganzen Seite', en: 'Over the whole page' },
    words: 'Warten Spinner laden wait',
    drawing: [['paper', 8, 4, 64, 40, 5], ...[0, 1, 2].map((index) => dot(index === 0 ? 'strong' : 'middle', 28 + index * 12, 24, 4))],
  },
})
