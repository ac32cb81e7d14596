import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { communication, consultantKeySelected, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { monikerKey } from '../../commerce/domain/memory.js'
import { profileUrl } from '../shared-fields.js'
import { platformFailed } from '../shared-states.js'

export const shopMagnet = defineBlock({
  tag: 'vitrine-shop-magnet',
  version: 1,
  name: { de: 'Willkommensband', en: 'Welcome banner' },
  summary: {
    de: 'Sagt, in wessen Shop die Besucherin einkauft. Wer ohne Beraterin wiederkommt, kann bei ihr weiter einkaufen.',
    en: 'Says whose shop the visitor is in. Whoever comes back without a consultant can go on shopping with hers.',
  },
  category: 'consultant',
  icon: 'person',
  guidance: {
    do: [
      {
        de: 'Setz es unter die Navigation auf jede Seite, die eine Beraterin teilt.',
        en: 'Put it below the navigation on every page that a consultant shares.',
      },
      { de: 'Verlinke Profil und Impressum.', en: 'Link profile and imprint.' },
    ],
    dont: [
      { de: 'Setz nicht daneben ein eigenes „Willkommen bei …“.', en: 'Don’t put a “welcome to …” of your own beside it.' },
      {
        de: 'Leg es nicht in eine Spalte; es ist ein Band über die ganze Breite.',
        en: 'Don’t put it into a column; it is a band across the page.',
      },
    ],
  },
  fields: {
    imprintUrl: {
      type: 'url',
      label: { de: 'Impressum & Kontakt', en: 'Imprint & contact' },
      help: { de: 'Dort steht das Impressum der Beraterin.', en: 'The consultant’s imprint stands there.' },
      group: 'links',
      default: '/impressum',
    },
    profileUrl,
  },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'] },
  parts: {
    portrait: { de: 'Bild der Beraterin', en: 'Picture of the consultant' },
    text: { de: 'Begrüßung', en: 'Greeting' },
    link: { de: 'Link zum Impressum', en: 'Link to the imprint' },
    profile: { de: 'Ihr Name, der zu ihrem Profil führt', en: 'Her name, which leads to her profile' },
    leave: { de: 'Knopf „Shop verlassen“', en: 'Button "Leave this shop"' },
    choose: { de: 'Knopf „Bei … einkaufen“', en: 'Button "Shop with …"' },
  },
  states: {
    loading: { de: 'Fragt noch', en: 'Asking' },
    selected: { de: 'Im Shop einer Beraterin', en: 'In a consultant’s shop' },
    returning: { de: 'Wieder da, noch nicht gewählt', en: 'Back, not chosen yet' },
    none: { de: 'Ohne Beraterin', en: 'Without a consultant' },
    failed: platformFailed,
  },
  subscribes: [monikerSelected, noMoniker, communication, consultantKeySelected],
  storageKeys: [monikerKey],
  sample: { firstName: 'Anna', lastName: 'Berger' },
  fallback: {
    text: { de: 'Schön, dass du da bist!', en: 'Good to have you here!' },
    links: [{ field: 'imprintUrl', text: { de: 'Impressum & Kontakt', en: 'Imprint & contact' } }],
  },
  reservedSize: { height: '58px', onPhone: '72px' },
  inserter: {
    tagline: { de: 'In wessen Shop man ist', en: 'Whose shop this is' },
    keywords: 'Begrüßung Banner welcome greeting',
    illustration: [['paper', 6, 6, 68, 18, 7], dot('strong', 17, 15, 5), ['line', 27, 13, 36, 4, 2], ...bars('middle', 6, [52], 32, 7, 6)],
  },
})
