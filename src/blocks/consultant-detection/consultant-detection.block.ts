import { defineBlock } from '../../element/declaration.js'
import { person } from '../../element/drawing.js'
import { platformFailed } from '../shared-states.js'

export const consultantDetection = defineBlock({
  tag: 'vitrine-consultant-detection',
  version: 1,
  name: { de: 'Beraterin erkennen', en: 'Consultant detection' },
  summary: {
    de: 'Unsichtbar. Findet heraus, in wessen Shop die Besucherin einkauft, und sagt es den anderen Bausteinen.',
    en: 'Invisible. Finds out whose shop the visitor is in, and tells the other blocks.',
  },
  category: 'consultant',
  icon: 'person',
  fields: {
    page: {
      type: 'select',
      label: { de: 'Art der Seite', en: 'Kind of page' },
      help: { de: 'Wird nie aus der Adresse geraten.', en: 'Never guessed from the address.' },
      options: [
        { value: 'shop', label: { de: 'Shop', en: 'Shop' } },
        { value: 'cart', label: { de: 'Warenkorb', en: 'Cart' } },
        { value: 'register', label: { de: 'Registrierung', en: 'Registration' } },
        { value: 'terms', label: { de: 'Nutzungsbedingungen', en: 'Terms' } },
        { value: 'privacy', label: { de: 'Datenschutz', en: 'Privacy' } },
      ],
      default: 'shop',
    },
  },
  placement: { maxPerPage: 1 },
  stands: 'first',
  events: {
    'vitrine-consultant-detected': {
      help: { de: 'Die Erkennung ist fertig.', en: 'Detection is done.' },
      detail: { outcome: 'string' },
    },
  },
  states: {
    waiting: { de: 'Fragt noch', en: 'Asking' },
    found: { de: 'Gefunden, Shop offen', en: 'Found, shop open' },
    inactive: { de: 'Gefunden, Shop geschlossen', en: 'Found, shop closed' },
    'not-found': { de: 'Nicht gefunden', en: 'Not found' },
    none: { de: 'Niemand genannt', en: 'Nobody named' },
    failed: platformFailed,
  },
  sample: {},
  card: {
    line: { de: 'Unsichtbar', en: 'Invisible' },
    words: 'Moniker Erkennung detect',
    drawing: [['dashed', 10, 6, 60, 36, 6], ...person('strong', 32, 18), ['middle', 'M48 24l5 5 9-11 2 2-11 14-7-7z']],
  },
})
