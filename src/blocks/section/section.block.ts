import { defineBlock } from '../../core/element/declaration.js'
import { consultantKeySelected, relationChanged } from '../../commerce/domain/channels.js'
import { audienceKey } from '../../core/dom/audience.js'
import { experimentsKey } from '../../core/dom/drawn.js'
import { tone } from '../shared-fields.js'

export const section = defineBlock({
  tag: 'vitrine-section',
  version: 1,
  name: { de: 'Abschnitt', en: 'Section' },
  summary: {
    de: 'Ein Streifen der Seite: mit Farbe oder Bild als Grund, darin Spalten nebeneinander oder untereinander.',
    en: 'A band of the page: on a colour or a picture, with columns side by side or below each other.',
  },
  category: 'layout',
  icon: 'section',
  guidance: {
    do: [
      {
        de: 'Beginne jede Seite mit Abschnitten und leg alles in Spalten.',
        en: 'Begin every page with sections, and put everything into columns.',
      },
      {
        de: 'Wechsle Farbe mit Weiß ab; zwei Farben nacheinander werden unruhig.',
        en: 'Take turns of colour and white; two colours in a row are restless.',
      },
      { de: 'Leg einen Schleier über Bilder, auf denen Text steht.', en: 'Put a veil over pictures that carry text.' },
    ],
    dont: [
      {
        de: 'Verlass dich nicht auf „Für wen“ als Schutz: Wer den Quelltext liest, liest alles.',
        en: 'Don’t rely on the audience as protection: whoever reads the source reads everything.',
      },
      {
        de: 'Schreib keinen Text ins Bild; er bricht nicht um und wird nicht vorgelesen.',
        en: 'Don’t put text into a picture; it does not wrap and is not read aloud.',
      },
    ],
  },
  fields: {
    tone,
    background: {
      type: 'image',
      label: { de: 'Hintergrundbild', en: 'Background picture' },
      help: {
        de: 'Am besten mit ruhigem Grund, wo Text steht. Ohne eigenes Bild nimmt ein kleineres Gerät das größere.',
        en: 'Best with a calm ground where text stands. Without a picture of its own, a smaller device takes the larger one.',
      },
      group: 'look',
      default: '',
      responsive: true,
    },
    overlay: {
      type: 'colour',
      label: { de: 'Farbschleier über dem Bild', en: 'Colour veil over the picture' },
      help: {
        de: 'Am besten durchscheinend, etwa „Schleier“. Ohne Bild liegt er auf der Farbe.',
        en: 'Best when translucent, such as “Veil”. Without a picture it lies on the colour.',
      },
      group: 'look',
      default: '',
    },
    direction: {
      type: 'select',
      label: { de: 'Spalten stehen', en: 'Columns stand' },
      group: 'layout',
      options: [
        { value: 'row', label: { de: 'nebeneinander', en: 'side by side' } },
        { value: 'column', label: { de: 'untereinander', en: 'below each other' } },
      ],
      default: 'row',
      responsive: true,
    },
    verticalAlign: {
      type: 'select',
      label: { de: 'Senkrecht ausrichten', en: 'Vertical alignment' },
      group: 'layout',
      options: [
        { value: 'start', label: { de: 'Oben', en: 'Top' } },
        { value: 'center', label: { de: 'Mitte', en: 'Middle' } },
        { value: 'end', label: { de: 'Unten', en: 'Bottom' } },
        { value: 'stretch', label: { de: 'Gleich hoch', en: 'Same height' } },
      ],
      default: 'stretch',
    },
    space: {
      type: 'select',
      label: { de: 'Abstand oben und unten', en: 'Space above and below' },
      group: 'layout',
      options: [
        { value: 'none', label: { de: 'Keiner', en: 'None' } },
        { value: 'small', label: { de: 'Klein', en: 'Small' } },
        { value: 'medium', label: { de: 'Mittel', en: 'Medium' } },
        { value: 'large', label: { de: 'Groß', en: 'Large' } },
      ],
      default: 'medium',
    },
    maxWidth: {
      type: 'number',
      label: { de: 'Höchste Breite des Inhalts', en: 'Maximum width of the content' },
      help: {
        de: 'Samt dem Rand links und rechts. 0 füllt die ganze Breite, ohne Rand.',
        en: 'With the margin left and right. 0 fills the whole width, without a margin.',
      },
      group: 'layout',
      unit: 'px',
      min: 0,
      max: 3840,
      default: 1180,
      advanced: true,
    },
    minHeight: {
      type: 'number',
      label: { de: 'Mindesthöhe', en: 'Minimum height' },
      group: 'layout',
      unit: 'px',
      min: 0,
      max: 2160,
      default: 0,
      responsive: true,
    },
    gutter: {
      type: 'number',
      label: { de: 'Abstand der Spalten', en: 'Gap between columns' },
      group: 'layout',
      unit: 'px',
      min: 0,
      max: 200,
      default: 24,
      advanced: true,
    },
    audience: {
      type: 'select',
      label: { de: 'Für wen', en: 'For whom' },
      help: {
        de:
          'Wer nicht gemeint ist, sieht den Abschnitt nicht; geheim ist er nicht, denn er steht in der Seite. ' +
          'In der Vorschau wählst du, als wer du die Seite siehst.',
        en:
          'Others do not see the section; it is no secret, because it stands in the page. ' +
          'In the preview you choose as whom you see the page.',
      },
      group: 'behaviour',
      options: [
        { value: 'everybody', label: { de: 'Alle', en: 'Everybody' } },
        { value: 'guests', label: { de: 'Gäste', en: 'Guests' } },
        { value: 'customers', label: { de: 'Angemeldete Kundinnen', en: 'Signed-in customers' } },
        { value: 'with-consultant', label: { de: 'Kundinnen mit Beraterin', en: 'Customers with a consultant' } },
        { value: 'without-consultant', label: { de: 'Kundinnen ohne Beraterin', en: 'Customers without a consultant' } },
        { value: 'first-visit', label: { de: 'Kundinnen bei der ersten Anmeldung', en: 'Customers who sign in for the first time' } },
      ],
      default: 'everybody',
    },
    shownFrom: {
      type: 'date',
      time: true,
      label: { de: 'Zu sehen ab', en: 'Shown from' },
      help: {
        de: 'Nach der Uhr in Deutschland, im Sommer wie im Winter. Leer: von Anfang an.',
        en: 'By the clock in Germany, in summer as in winter. Empty: from the start.',
      },
      group: 'behaviour',
      default: '',
    },
    shownUntil: {
      type: 'date',
      time: true,
      after: 'shownFrom',
      label: { de: 'Zu sehen bis', en: 'Shown until' },
      help: {
        de: 'Danach fehlt der Abschnitt, sobald die Seite neu geladen wird. Leer: ohne Ende.',
        en: 'After that the section is gone as soon as the page is loaded anew. Empty: without an end.',
      },
      group: 'behaviour',
      default: '',
    },
    experiment: {
      type: 'text',
      label: { de: 'A/B-Test', en: 'A/B experiment' },
      help: {
        de:
          'Ein Name wie „Advent“. Abschnitte mit demselben Namen sind ein Test: Jede Besucherin sieht A oder B, immer dasselbe. ' +
          'Wer nicht in Statistik einwilligt, sieht A. Leer: kein Test.',
        en:
          'A name such as “Advent”. Sections of the same name are one experiment: each visitor sees A or B, always the same. ' +
          'Who does not agree to statistics sees A. Empty: no experiment.',
      },
      group: 'behaviour',
      default: '',
      advanced: true,
    },
    variant: {
      type: 'select',
      label: { de: 'Variante', en: 'Variant' },
      group: 'behaviour',
      options: [
        { value: 'a', label: { de: 'A', en: 'A' } },
        { value: 'b', label: { de: 'B', en: 'B' } },
      ],
      default: 'a',
      advanced: true,
      visibleWhen: { field: 'experiment', isNot: [''] },
    },
  },
  events: {
    'vitrine-experiment-view': {
      help: {
        de: 'Auf dieser Seite sieht eine Besucherin zum ersten Mal, wofür sie ausgelost ist.',
        en: 'For the first time on this page a visitor sees what she was drawn for.',
      },
      detail: { experiment: 'string', variant: 'string' },
    },
  },
  states: {
    shown: { de: 'Zu sehen', en: 'Shown' },
    hidden: {
      de: 'Außerhalb seiner Zeit, in der anderen Variante, nicht für die, die gerade da ist, oder noch nicht bekannt',
      en: 'Outside of its time, in the other variant, not for who is here, or not yet known',
    },
  },
  preload: {
    'for-some': [
      { field: 'audience', isNot: ['everybody'] },
      ...['shownFrom', 'shownUntil', 'experiment'].map((field) => ({ field, isNot: [''] })),
    ],
  },
  slots: { default: { label: { de: 'Spalten', en: 'Columns' } } },
  placement: { notInside: ['vitrine-section', 'vitrine-column'] },
  presets: [
    { id: 'one', label: { de: 'Eine Spalte', en: 'One column' }, slots: { default: [{ block: 'vitrine-column' }] } },
    { id: 'halves', label: { de: 'Zwei Spalten', en: 'Two columns' }, slots: { default: columns(6, 6) } },
    { id: 'thirds', label: { de: 'Drei Spalten', en: 'Three columns' }, slots: { default: columns(4, 4, 4) } },
    { id: 'wide-and-narrow', label: { de: 'Breite und schmale Spalte', en: 'Wide and narrow column' }, slots: { default: columns(8, 4) } },
    {
      id: 'hero',
      label: { de: 'Auftakt mit Bild', en: 'Hero with a picture' },
      isSample: true,
      fields: {
        tone: 'sand',
        background: '/cms/delivery/media/scene-ritual',
        backgroundMobile: '/cms/delivery/media/scene-hero-mobile',
        overlay: '--vitrine-overlay',
        minHeight: 460,
        minHeightMobile: 380,
        verticalAlign: 'center',
      },
      slots: {
        default: [
          {
            block: 'vitrine-column',
            fields: { width: 6, widthMobile: 8 },
            slots: {
              default: [
                { html: 'span', attributes: { class: 'eyebrow' }, children: ['Neu bei Lindenrose'] },
                { html: 'h1', children: ['Eine große Überschrift'] },
                { html: 'p', attributes: { class: 'lead' }, children: ['Ein Satz, der neugierig macht.'] },
                {
                  html: 'p',
                  attributes: { class: 'actions' },
                  children: [{ html: 'a', attributes: { class: 'button', href: '/products' }, children: ['Pflege entdecken'] }],
                },
              ],
            },
          },
        ],
      },
    },
  ],
  parts: {
    frame: { de: 'Der ganze Streifen', en: 'The whole band' },
    picture: { de: 'Hintergrundbild', en: 'Background picture' },
    overlay: { de: 'Farbschleier', en: 'Colour veil' },
    content: { de: 'Bereich der Spalten', en: 'Where the columns stand' },
  },
  cssProperties: {
    '--section-picture-position': {
      de: 'Welcher Teil des Bildes bleibt, wenn es beschnitten wird.',
      en: 'Which part of the picture stays when it is cropped.',
      default: 'center',
    },
  },
  subscribes: [consultantKeySelected, relationChanged],
  storageKeys: [audienceKey, experimentsKey],
  sample: {},
  inserter: {
    tagline: { de: 'Hintergrund, Abstand', en: 'Background, space' },
    keywords: 'Sektion Streifen Container Hintergrund band row',
  },
})

function columns(...widths: number[]) {
  return widths.map((width) => ({ block: 'vitrine-column', fields: { width } }))
}
