import { defineBlock } from '../../core/element/declaration.js'
import { bars, dot } from '../../core/element/drawing.js'
import { heading, headingHint } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { ownStates, unavailable } from '../shared-states.js'

export const contactPreferences = defineBlock({
  tag: 'vitrine-contact-preferences',
  version: 1,
  name: { de: 'Kontaktwünsche', en: 'Contact preferences' },
  summary: {
    de: 'Wann, wie und wie oft sich eine Beraterin bei der angemeldeten Kundin melden soll.',
    en: 'When, how and how often a consultant should get in touch with the signed-in customer.',
  },
  category: 'account',
  icon: 'phone',
  guidance: {
    do: [
      {
        de: 'Setz sie in die Nähe des Newsletters: Beides beantwortet „Wie hört ihr mich?“',
        en: 'Put it near the newsletters: both answer how she is reached.',
      },
      {
        de: 'Sag im Hinweis, dass nur ihre Beraterinnen die Angaben sehen.',
        en: 'Say in the hint that only her consultants see the answers.',
      },
    ],
    dont: [
      {
        de: 'Nimm sie nicht als Einwilligung in Werbung. Dafür gibt es die Anmeldung zum Newsletter.',
        en: 'Don’t take it for a consent to advertising. The newsletter sign-up is for that.',
      },
      {
        de: 'Setz sie nicht auf eine Seite für Gäste; sie zeigt dort nur die Anmeldung.',
        en: 'Don’t put it on a page for guests; there it only shows the way to sign in.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Deine Kontaktwünsche“.', en: 'Empty: "Your contact preferences".' } },
    hint: headingHint,
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'preferences', label: { de: 'Kontaktwünsche', en: 'Contact preferences' } }],
  events: {
    'vitrine-preferences-save': {
      help: { de: 'Die Kundin hat ihre Kontaktwünsche gespeichert.', en: 'The shopper has saved her contact preferences.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    conflict: { de: 'Was an anderer Stelle geändert wurde', en: 'What was changed elsewhere' },
    error: { de: 'Störung', en: 'Failure' },
    'save-bar': { de: 'Leiste zum Speichern', en: 'Bar for saving' },
    save: { de: 'Knopf „Speichern“', en: 'Button "Save"' },
  },
  states: { ...ownStates, unavailable },
  extensions: ['records'],
  sample: {
    said: { time: 'abends', method: 'E-Mail', frequency: 'monatlich' },
    choices: {
      time: ['vormittags', 'nachmittags', 'abends'],
      method: ['E-Mail', 'Telefon', 'SMS'],
      frequency: ['wöchentlich', 'monatlich', 'selten'],
    },
  },
  subscribes: [consultantKeySelected],
  fallback: {
    heading: { de: 'Deine Kontaktwünsche', en: 'Your contact preferences' },
    loading: { de: 'Deine Kontaktwünsche erscheinen gleich.', en: 'Your contact preferences appear in a moment.' },
    text: { de: 'Deiner Beraterin kannst du sie auch jederzeit selbst sagen.', en: 'You can also tell your consultant any time.' },
  },
  reservedSize: { height: '640px' },
  inserter: {
    tagline: { de: 'Wann, wie und wie oft', en: 'When, how and how often' },
    keywords: 'Erreichbarkeit Telefon Anruf',
    illustration: [
      ['paper', 'M8 6h40a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-24l-10 9v-9h-6a6 6 0 0 1-6-6v-12a6 6 0 0 1 6-6z'],
      ...bars('line', 12, [30, 20], 14, 8),
      dot('strong', 62, 32, 11),
      ['paper', 61, 24, 2, 9, 1],
      ['paper', 61, 31, 7, 2, 1],
    ],
  },
})
