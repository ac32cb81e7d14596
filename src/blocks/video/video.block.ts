import { defineBlock } from '../../core/element/declaration.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { notShown } from '../shared-fields.js'

export const video = defineBlock({
  tag: 'vitrine-video',
  version: 1,
  name: { de: 'Video', en: 'Video' },
  summary: {
    de: 'Ein eigenes Video, oder eines von YouTube oder Vimeo, das erst nach Einwilligung geladen wird.',
    en: 'A video of your own, or one of YouTube or Vimeo that is loaded only after consent.',
  },
  category: 'layout',
  icon: 'section',
  guidance: {
    do: [
      { de: 'Gib jedem Video Untertitel; viele sehen es ohne Ton.', en: 'Give every video captions; many watch without sound.' },
      {
        de: 'Nimm ein eigenes Video, wo du kannst: Dann fragt niemand um Einwilligung.',
        en: 'Take a video of your own where you can: then nobody asks for consent.',
      },
    ],
    dont: [
      { de: 'Sag nichts Wichtiges nur im Video.', en: 'Don’t say what matters in the video alone.' },
      {
        de: 'Lade keine Datei über 20 MB: Auf dem Handy läuft sie nicht an.',
        en: 'Don’t load a file of more than 20 MB: on a phone it does not start.',
      },
    ],
  },
  fields: {
    address: {
      type: 'url',
      cspDirective: 'frames',
      label: { de: 'Adresse des Videos', en: 'Address of the video' },
      help: {
        de: 'Eine Datei deiner Website (mp4, webm) oder die Seite bei YouTube oder Vimeo.',
        en: 'A file of your site (mp4, webm), or the page at YouTube or Vimeo.',
      },
      group: 'content',
      default: '',
      required: true,
    },
    heading: {
      type: 'text',
      label: { de: 'Worum es geht', en: 'What it is about' },
      help: { de: 'Steht unter dem Video und wird vorgelesen.', en: 'Stands below the video, and is read out.' },
      group: 'content',
      default: '',
      required: true,
    },
    poster: {
      type: 'image',
      label: { de: 'Bild davor', en: 'Picture before it' },
      help: notShown,
      group: 'content',
      default: '',
    },
    captions: {
      type: 'url',
      label: { de: 'Untertitel', en: 'Captions' },
      help: { de: 'Eine Datei deiner Website (vtt), für ein eigenes Video.', en: 'A file of your site (vtt), for a video of your own.' },
      group: 'content',
      default: '',
    },
    format: {
      type: 'select',
      label: { de: 'Format', en: 'Format' },
      group: 'look',
      options: [
        { value: 'wide', label: { de: 'Breit (16:9)', en: 'Wide (16:9)' } },
        { value: 'square', label: { de: 'Quadrat', en: 'Square' } },
        { value: 'tall', label: { de: 'Hochkant (9:16)', en: 'Tall (9:16)' } },
      ],
      default: 'wide',
    },
  },
  presets: [
    { id: 'video', label: { de: 'Video', en: 'Video' }, isSample: true, fields: { address: '', heading: 'So trägst du das Serum auf' } },
  ],
  parts: {
    frame: { de: 'Fläche des Videos', en: 'Area of the video' },
    heading: { de: 'Worum es geht', en: 'What it is about' },
    button: { de: 'Knopf, der es lädt', en: 'Button that loads it' },
  },
  states: {
    asking: { de: 'Wartet auf Einwilligung', en: 'Waits for consent' },
    shown: { de: 'Zu sehen', en: 'Shown' },
    failed: { de: 'Adresse passt nicht', en: 'The address does not fit' },
  },
  subscribes: [consultantKeySelected],
  sample: {},
  fallback: { heading: 'heading', links: [{ field: 'address', text: { de: 'Video ansehen', en: 'Watch the video' } }] },
  inserter: {
    tagline: { de: 'Film mit Untertiteln', en: 'Film with captions' },
    keywords: 'Film YouTube Vimeo mp4 movie',
    illustration: [
      ['paper', 12, 6, 56, 36, 5],
      ['strong', 'M34 15l16 9-16 9z'],
    ],
  },
})
