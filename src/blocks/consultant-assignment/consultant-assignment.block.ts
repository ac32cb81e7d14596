import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { consultantKeySelected, relationChanged } from '../../commerce/domain/channels.js'
import { monikerKey } from '../../commerce/domain/memory.js'
import { heading, notShown } from '../shared-fields.js'
import { failed, unavailable } from '../shared-states.js'

export const consultantAssignment = defineBlock({
  tag: 'vitrine-consultant-assignment',
  version: 1,
  name: { de: 'Beraterin zuteilen', en: 'Consultant assignment' },
  summary: {
    de: 'Wer noch keine Beraterin hat, bekommt mit der Postleitzahl die nächstgelegene, oder beim nächsten Einkauf eine Empfehlung.',
    en: 'Whoever has no consultant yet gets the closest one by postal code, or a recommendation with the next purchase.',
  },
  category: 'consultant',
  icon: 'map-pin',
  guidance: {
    do: [
      {
        de: 'Setz sie auf die Seite nach der Registrierung oder nach dem ersten Kauf.',
        en: 'Put it on the page after registration, or after the first purchase.',
      },
      { de: 'Verlinke die Suche für alle, die selbst wählen wollen.', en: 'Link the search for all who like to choose themselves.' },
    ],
    dont: [
      {
        de: 'Stell sie nicht vor die Kasse: „Später“ muss ohne Folgen bleiben.',
        en: 'Don’t put it before the checkout: “later” must have no consequence.',
      },
      {
        de: 'Nenn sie nicht Pflicht; niemand braucht eine Beraterin, um zu kaufen.',
        en: 'Don’t call it required; nobody needs a consultant to buy.',
      },
    ],
  },
  fields: {
    heading,
    findUrl: {
      type: 'url',
      label: { de: 'Selbst suchen', en: 'Search herself' },
      help: notShown,
      group: 'links',
      default: '/consultants',
    },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-consultant-assign': {
      help: { de: 'Diese Beraterin wurde zugeteilt oder vorgeschlagen.', en: 'This consultant was assigned or suggested.' },
      detail: { consultantId: 'string' },
    },
    'vitrine-relation-switch': {
      help: { de: 'Die Kundin kauft jetzt bei dieser Beraterin ein.', en: 'The shopper shops with this consultant now.' },
      detail: { consultantId: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    form: { de: 'Formular', en: 'Form' },
    person: { de: 'Die gefundene Beraterin', en: 'The consultant found' },
    portrait: { de: 'Ihr Bild', en: 'Her picture' },
  },
  states: {
    unavailable,
    loading: { de: 'Sieht nach, ob es schon eine gibt', en: 'Looks whether there is one already' },
    settled: { de: 'Es gibt schon eine', en: 'There is one already' },
    asking: { de: 'Fragt nach der Postleitzahl', en: 'Asks for the postal code' },
    sending: { de: 'Sucht', en: 'Looking' },
    refused: { de: 'Keine gefunden', en: 'None found' },
    failed,
    assigned: { de: 'Gefunden', en: 'Found' },
    chosen: { de: 'Die Seite verkauft für sie', en: 'The page sells for her' },
    later: { de: 'Nicht jetzt', en: 'Not now' },
  },
  subscribes: [consultantKeySelected, relationChanged],
  storageKeys: [monikerKey],
  extensions: ['relations'],
  sample: {},
  fallback: {
    heading: { de: 'Eine Beraterin in deiner Nähe', en: 'A consultant near you' },
    text: {
      de: 'Bei deinem nächsten Einkauf empfehlen wir dir automatisch eine Beraterin.',
      en: 'With your next purchase we recommend a consultant automatically.',
    },
    links: [{ field: 'findUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } }],
  },
  reservedSize: { height: '314px', onPhone: '400px' },
  inserter: {
    tagline: { de: 'Die nächstgelegene', en: 'The closest one' },
    keywords: 'PLZ Postleitzahl zuweisen Empfehlung recommend',
    illustration: [
      ['paper', 6, 14, 42, 20, 6],
      ...bars('line', 13, [24], 22),
      ['strong', 'M62 6a11 11 0 0 1 11 11c0 8-11 22-11 22s-11-14-11-22a11 11 0 0 1 11-11z'],
      dot('paper', 62, 17, 4),
    ],
  },
})
