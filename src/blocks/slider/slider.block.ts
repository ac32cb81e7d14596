import { defineBlock } from '../../core/element/declaration.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'

const slide = (picture: string, alt: string, caption: string) => ({
  html: 'figure',
  children: [
    { html: 'img', attributes: { src: `/cms/delivery/media/${picture}`, alt, width: '1200', height: '450', loading: 'lazy' } },
    { html: 'figcaption', children: [caption] },
  ],
})

export const slider = defineBlock({
  tag: 'vitrine-slider',
  version: 1,
  name: { de: 'Slider', en: 'Slider' },
  summary: {
    de: 'Mehreres nebeneinander zum Weiterschieben, mit Knöpfen und Wischen. Nichts bewegt sich von selbst.',
    en: 'Several things side by side to move along, by buttons and by swiping. Nothing moves by itself.',
  },
  category: 'layout',
  icon: 'section',
  guidance: {
    do: [
      { de: 'Leg das Wichtigste nach vorn: Viele sehen nur das erste.', en: 'Put what matters first: many see only the first.' },
      { de: 'Mach alle gleich hoch, damit beim Schieben nichts springt.', en: 'Make all of the same height, so that nothing jumps.' },
    ],
    dont: [
      { de: 'Versteck nichts im Slider, was jede sehen muss.', en: 'Don’t hide in a slider what everybody must see.' },
      { de: 'Setz keinen Slider in einen Slider.', en: 'Don’t put a slider into a slider.' },
    ],
  },
  fields: {
    heading: {
      type: 'text',
      label: { de: 'Wie der Slider heißt', en: 'What the slider is called' },
      help: {
        de: 'Hören nur Vorleseprogramme. Leer nimmt „Zum Durchblättern“.',
        en: 'Only screen readers hear it. Empty uses "To leaf through".',
      },
      group: 'content',
      default: '',
    },
    shown: {
      type: 'number',
      label: { de: 'Nebeneinander', en: 'Side by side' },
      help: { de: 'Auf schmalem Platz immer eins.', en: 'Always one where there is little room.' },
      group: 'layout',
      min: 1,
      max: 4,
      step: 1,
      default: 1,
    },
  },
  slots: { default: { label: { de: 'Was nebeneinander liegt', en: 'What lies side by side' } } },
  placement: { notInside: ['vitrine-slider'] },
  presets: [
    {
      id: 'pictures',
      label: { de: 'Slider', en: 'Slider' },
      slots: {
        default: [
          slide('scene-ritual', 'Pflege von Lindenrose für ein Ritual am Morgen', 'Am Morgen'),
          slide('scene-sage', 'Cremes und Fläschchen mit Salbei', 'Am Abend'),
        ],
      },
    },
  ],
  parts: {
    track: { de: 'Was sich schieben lässt', en: 'What scrolls' },
    controls: { de: 'Knöpfe und Zähler', en: 'Buttons and counter' },
    button: { de: 'Knopf', en: 'Button' },
  },
  subscribes: [consultantKeySelected],
  sample: {},
  inserter: {
    tagline: { de: 'Zum Weiterschieben', en: 'To move along' },
    keywords: 'Karussell Carousel Galerie gallery Slideshow Bilder',
    illustration: [
      ['line', 4, 10, 12, 26, 3],
      ['paper', 20, 6, 40, 30, 4],
      ['strong', 'M24 32l10-12 7 8 5-5 10 9z'],
      ['line', 64, 10, 12, 26, 3],
      ['strong', 32, 41, 4, 4, 2],
      ['line', 39, 41, 4, 4, 2],
      ['line', 46, 41, 4, 4, 2],
    ],
  },
})
