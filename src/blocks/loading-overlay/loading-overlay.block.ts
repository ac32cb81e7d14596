import { defineBlock } from '../../core/element/declaration.js'
import { dot } from '../../core/element/drawing.js'

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
  guidance: {
    do: [
      {
        de: 'Schalte sie ein, solange deine eigene Seite etwas tut, bei dem kein Klick dazwischenkommen darf.',
        en: 'Switch it on while your own page does something that no click may interrupt.',
      },
      { de: 'Schalte sie auch im Fehlerfall wieder aus.', en: 'Switch it off after a failure too.' },
    ],
    dont: [
      {
        de: 'Leg sie nicht über Blöcke, die laden: Sie zeigen das selbst, an ihrer Stelle.',
        en: 'Don’t cover blocks that load: they show it themselves, in their place.',
      },
      {
        de: 'Zeig sie nicht für weniger als eine halbe Sekunde; es flackert.',
        en: 'Don’t show it for less than half a second; it flickers.',
      },
    ],
  },
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
  placement: { maxPerPage: 1, insertAt: 'end' },
  overlay: true,
  parts: { backdrop: { de: 'Der durchscheinende Grund', en: 'The translucent ground' } },
  states: { open: { de: 'Sichtbar', en: 'Visible' }, closed: { de: 'Nicht sichtbar', en: 'Not visible' } },
  sample: {},
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Über der ganzen Seite', en: 'Over the whole page' },
    keywords: 'Warten Spinner laden wait',
    illustration: [['paper', 8, 4, 64, 40, 5], ...[0, 1, 2].map((index) => dot(index === 0 ? 'strong' : 'middle', 28 + index * 12, 24, 4))],
  },
})
