import { defineBlock } from '../../core/element/declaration.js'
import { bars, star } from '../../core/element/drawing.js'
import {
  consultantKeySelected,
  monikerSelected,
  noMoniker,
  promoBanner as promoChannel,
  relationChanged,
} from '../../commerce/domain/channels.js'
import { promoClosedKey } from '../../commerce/domain/memory.js'
import { consultantsUrl } from '../shared-fields.js'

export const promoBanner = defineBlock({
  tag: 'vitrine-promo-banner',
  version: 1,
  name: { de: 'Hinweisband', en: 'Promo banner' },
  summary: {
    de: 'Lädt Besucherinnen ohne Beraterin ein, sich eine auszusuchen. Lässt sich für diesen Besuch schließen.',
    en: 'Invites visitors without a consultant to choose one. Can be closed for this visit.',
  },
  category: 'page',
  icon: 'star',
  guidance: {
    do: [
      {
        de: 'Sag in einem Satz, was eine Beraterin bringt, und verlinke die Suche.',
        en: 'Say in one sentence what a consultant is good for, and link the search.',
      },
      {
        de: 'Setz es direkt hinter die Begrüßung: Dann teilen sich beide einen Platz.',
        en: 'Put it right behind the welcome: then both share one place.',
      },
    ],
    dont: [
      {
        de: 'Nimm es nicht für Rabatte. Es kommt nur zu Gästen ohne Beraterin.',
        en: 'Don’t use it for discounts. It only comes to visitors without a consultant.',
      },
      {
        de: 'Schreib nicht mehr als zwei Zeilen; auf dem Handy werden es vier.',
        en: 'Don’t write more than two lines; on a phone they become four.',
      },
    ],
  },
  fields: {
    text: {
      type: 'text',
      label: { de: 'Text', en: 'Text' },
      help: { de: 'Leer: der Text des Shops.', en: 'Empty: the text of the shop.' },
      group: 'content',
      default: '',
    },
    consultantsUrl: { ...consultantsUrl, advanced: true },
  },
  onlyFor: { de: 'nur für Gäste ohne Beraterin', en: 'only for visitors without a consultant' },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'] },
  events: {
    'vitrine-promo-close': { help: { de: 'Die Besucherin hat das Band geschlossen.', en: 'The visitor closed the banner.' }, detail: {} },
  },
  parts: {
    text: { de: 'Text', en: 'Text' },
    link: { de: 'Link zur Suche', en: 'Link to the search' },
    close: { de: 'Schließen', en: 'Close' },
  },
  states: {
    hidden: { de: 'Nicht zu sehen', en: 'Not shown' },
    shown: { de: 'Zu sehen', en: 'Shown' },
    closed: { de: 'Weggeklickt', en: 'Closed by her' },
  },
  subscribes: [promoChannel, monikerSelected, noMoniker, relationChanged, consultantKeySelected],
  storageKeys: [promoClosedKey],
  sample: {},
  reservedSize: { height: '58px', onPhone: '72px' },
  inserter: {
    tagline: { de: 'Lädt ein, sich auszusuchen', en: 'Invites to choose' },
    keywords: 'Banner Band Einladung teaser',
    illustration: [
      ['paper', 4, 13, 72, 22, 6],
      ['strong', `M16 17${star}`],
      ...bars('line', 29, [34, 22], 18, 8),
      ['middle', 68, 17, 3, 3, 1.5],
    ],
  },
})
