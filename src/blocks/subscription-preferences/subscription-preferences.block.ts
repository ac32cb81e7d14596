import { defineBlock } from '../../core/element/declaration.js'
import { sheet, type Shape } from '../../core/element/drawing.js'
import { heading, headingHint, notShown } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { ownStates, unavailable } from '../shared-states.js'

export const subscriptionPreferences = defineBlock({
  tag: 'vitrine-subscription-preferences',
  version: 1,
  name: { de: 'Newsletter verwalten', en: 'Newsletter preferences' },
  summary: {
    de: 'Welche Newsletter die angemeldete Kundin bekommt, vom Shop und von ihren Beraterinnen: an- und abmelden, einzeln oder alle.',
    en: 'Which newsletters the signed-in customer gets, from the shop and from her consultants: subscribe and unsubscribe, one by one or all.',
  },
  category: 'account',
  icon: 'letter',
  guidance: {
    do: [
      { de: 'Verlinke sie in jeder Newsletter-Mail und in „Mein Konto“.', en: 'Link it in every newsletter, and in “My account”.' },
      {
        de: 'Lass „Alle abbestellen“ stehen: Es ist der kürzeste Weg, und der faire.',
        en: 'Leave “unsubscribe from all” where it is: it is the shortest way, and the fair one.',
      },
    ],
    dont: [
      { de: 'Frag beim Abbestellen nicht nach Gründen.', en: 'Don’t ask for reasons when she unsubscribes.' },
      {
        de: 'Nimm sie nicht für Gäste; deren Abmeldung führt über den Link der Mail.',
        en: 'Don’t use it for guests; theirs leads over the link of the mail.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Deine Newsletter“.', en: 'Empty: "Your newsletters".' } },
    hint: headingHint,
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
      help: notShown,
      group: 'links',
      default: '',
    },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'newsletters', label: { de: 'Newsletter verwalten', en: 'Newsletter preferences' } }],
  events: {
    'vitrine-subscriptions-save': {
      help: { de: 'Die Kundin hat gespeichert, welche Newsletter sie bekommt.', en: 'The shopper has saved which newsletters she gets.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    all: { de: 'Alle auswählen, alle abwählen', en: 'Select all, unselect all' },
    group: { de: 'Newsletter von einer Stelle', en: 'Newsletters from one sender' },
    row: { de: 'Ein Newsletter', en: 'One newsletter' },
    consent: { de: 'Satz über An- und Abmelden', en: 'Sentence about subscribing and unsubscribing' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    conflict: { de: 'Was an anderer Stelle geändert wurde', en: 'What was changed elsewhere' },
    error: { de: 'Störung', en: 'Failure' },
    'save-bar': { de: 'Leiste zum Speichern', en: 'Bar for saving' },
    save: { de: 'Knopf „Speichern“', en: 'Button "Save"' },
  },
  states: { ...ownStates, unavailable, empty: { de: 'Keine Newsletter', en: 'No newsletters' } },
  extensions: ['records'],
  sample: [
    { id: 'sample-1', topic: 'Neuheiten', market: 'DE', active: true },
    { id: 'sample-2', topic: 'Angebote', market: 'DE', active: false },
    { id: 'sample-3', topic: 'Pflegetipps', market: 'DE', active: false },
    { id: 'sample-4', topic: 'Neuheiten', market: 'DE', consultant: { id: 'sample-a', name: 'Anna Berger' }, active: true },
    { id: 'sample-5', topic: 'Pflegetipps', market: 'DE', consultant: { id: 'sample-a', name: 'Anna Berger' }, active: true },
  ],
  fallback: {
    heading: { de: 'Deine Newsletter', en: 'Your newsletters' },
    loading: { de: 'Deine Newsletter erscheinen gleich.', en: 'Your newsletters appear in a moment.' },
    text: {
      de: 'Abmelden kannst du dich auch über den Link in jeder Ausgabe.',
      en: 'You can also unsubscribe with the link in every issue.',
    },
    links: [{ field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } }],
  },
  subscribes: [consultantKeySelected],
  reservedSize: { height: '860px' },
  inserter: {
    tagline: { de: 'An- und abmelden', en: 'Subscribe and unsubscribe' },
    keywords: 'Abo Abonnement Mailing opt-in opt-out',
    illustration: [
      sheet(10, 60),
      ...[10, 22, 34].flatMap((y): Shape[] => [
        [y === 22 ? 'line' : 'strong', 17, y - 1, 6, 6, 1.5],
        ['line', 28, y, y === 22 ? 24 : 34, 4, 2],
      ]),
    ],
  },
})
