import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { communication, consultantKeySelected } from '../../commerce/domain/channels.js'
import { cartNoticesKey, guestCartKey, magnetKey, permalinkKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { platformFailed } from '../shared-states.js'

export const permalinkNotice = defineBlock({
  tag: 'vitrine-permalink-notice',
  version: 1,
  name: { de: 'Hinweise zum Warenkorb-Link', en: 'Cart link notice' },
  summary: {
    de:
      'Gehört auf die Warenkorb-Seite, über den Warenkorb. Legt hinein, was ein geteilter Link nennt, und sagt, was es nicht mehr ' +
      'gibt. Ohne Link ist nichts zu sehen.',
    en:
      'Belongs on the cart page, above the cart. Puts in what a shared link names, and says what is no longer available. Without a ' +
      'link there is nothing to see.',
  },
  category: 'shop',
  icon: 'link',
  guidance: {
    do: [
      { de: 'Setz sie auf der Warenkorbseite über den Warenkorb.', en: 'Put it on the cart page, above the cart.' },
      {
        de: 'Lass Beraterinnen einen Link ausprobieren, in dem ein Artikel fehlt.',
        en: 'Let consultants try a link in which one item is missing.',
      },
    ],
    dont: [
      {
        de: 'Nimm sie nicht auf andere Seiten: Ein Link legt einmal ein, und hier.',
        en: 'Don’t put it on other pages: a link puts in once, and here.',
      },
      {
        de: 'Erklär den Link nicht in eigenem Text darüber; ohne Link ist nichts zu sehen.',
        en: 'Don’t explain the link in text of your own above; without a link there is nothing to see.',
      },
    ],
  },
  fields: {
    heading: {
      type: 'text',
      label: { de: 'Überschrift, wenn Artikel fehlen', en: 'Heading when items are missing' },
      help: { de: 'Leer nimmt „Artikel nicht verfügbar“.', en: 'Empty uses "Items not available".' },
      group: 'content',
      default: '',
    },
    consultantsUrl: {
      type: 'url',
      label: { de: 'Beraterin suchen', en: 'Find a consultant' },
      group: 'links',
      default: '/consultants',
      advanced: true,
    },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-permalink-apply': {
      help: {
        de: 'Der Link ist abgearbeitet: so viele Stück liegen im Warenkorb, so viele Artikel fehlen.',
        en: 'The link is dealt with: so many pieces are in the cart, so many items are missing.',
      },
      detail: { added: 'number', missing: 'number' },
    },
    'vitrine-permalink-leave': {
      help: {
        de: 'Der Shop ist geschlossen, und die Besucherin macht ohne Beraterin weiter.',
        en: 'The shop is closed, and the visitor goes on without a consultant.',
      },
      detail: {},
    },
  },
  parts: {
    notice: { de: 'Ein Hinweis', en: 'One notice' },
    heading: { de: 'Überschrift', en: 'Heading' },
    missing: { de: 'Liste der fehlenden Artikel', en: 'List of missing items' },
    contact: { de: 'Kontakt zur Beraterin', en: 'Contact to the consultant' },
    choose: { de: 'Link „Beraterin suchen“', en: 'Link "Find a consultant"' },
    leave: { de: 'Knopf „Ohne Beraterin weiter“', en: 'Button "Go on without a consultant"' },
    close: { de: 'Schließen', en: 'Close' },
    'shop-here': { de: 'Knopf „Bei … einkaufen“', en: 'Button "Shop with …"' },
    error: { de: 'Fehlermeldung', en: 'Error message' },
  },
  states: {
    none: { de: 'Nichts zu sagen', en: 'Nothing to say' },
    loading: { de: 'Sieht nach', en: 'Having a look' },
    adding: { de: 'Legt hinein', en: 'Adding' },
    done: { de: 'Alles liegt im Warenkorb', en: 'Everything is in the cart' },
    removed: { de: 'Artikel fehlen', en: 'Items are missing' },
    inactive: { de: 'Shop geschlossen', en: 'Shop closed' },
    'not-found': { de: 'Beraterin nicht gefunden', en: 'Consultant not found' },
    'sign-in': { de: 'Erst anmelden', en: 'Sign in first' },
    failed: platformFailed,
  },
  subscribes: [communication, consultantKeySelected],
  queryParams: {
    p: { de: 'Welche Artikel, kurz: 10200113:2,10200114.', en: 'Which items, short: 10200113:2,10200114.' },
    PartList: { de: 'Dasselbe, lang; beides zusammen zählt.', en: 'The same, long; both together count.' },
    l: { de: 'Die Sprache des Links; sie entscheidet nichts.', en: 'The language of the link; it decides nothing.' },
    i: { de: 'Der Schlüssel der Beraterin.', en: 'The consultant’s key.' },
  },
  storageKeys: [permalinkKey, magnetKey, cartNoticesKey, guestCartKey, trackedCartKey],
  sample: { added: 3, missing: [{ partId: '10200226', name: 'Nachtcreme Salbei', asked: 1, got: 0, why: 'unknown' }] },
  inserter: {
    tagline: { de: 'Über den Warenkorb', en: 'Above the cart' },
    keywords: 'teilen geteilt Permalink share',
    illustration: [
      ['paper', 6, 6, 68, 18, 6],
      dot('strong', 16, 15, 4),
      ['line', 25, 13, 40, 4, 2],
      ...bars('middle', 6, [68, 68], 30, 9, 5),
    ],
  },
})
