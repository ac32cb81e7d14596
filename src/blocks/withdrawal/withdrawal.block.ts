import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { heading, headingHint, notShown } from '../shared-fields.js'

export const withdrawal = defineBlock({
  tag: 'vitrine-withdrawal',
  version: 1,
  name: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' },
  summary: {
    de: 'Das Formular, das § 356a BGB verlangt: Name, Bestellnummer, E-Mail, „Widerruf bestätigen“ und eine Eingangsbestätigung.',
    en: 'The form that the law asks for: name, order number, e-mail, "Confirm withdrawal" and a receipt.',
  },
  category: 'checkout',
  icon: 'letter',
  guidance: {
    do: [
      {
        de: 'Verlinke sie in der Fußzeile jeder Seite, als „Vertrag widerrufen“.',
        en: 'Link it in the footer of every page, as “withdraw from the contract”.',
      },
      { de: 'Trag eine E-Mail-Adresse ein, die gelesen wird.', en: 'Enter an e-mail address that is read.' },
    ],
    dont: [
      { de: 'Verlang weder Anmeldung noch Grund.', en: 'Ask neither for sign-in nor for a reason.' },
      {
        de: 'Ändere den Knopf nicht: „Widerruf bestätigen“ verlangt § 356a BGB.',
        en: 'Don’t change the button: “Confirm withdrawal” is what the law asks for.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Vertrag widerrufen“.', en: 'Empty: "Withdraw from the contract".' } },
    hint: headingHint,
    serviceEmail: {
      type: 'text',
      label: { de: 'E-Mail-Adresse für Widerrufe', en: 'E-mail address for withdrawals' },
      help: notShown,
      group: 'content',
      default: '',
    },
    termsUrl: {
      type: 'url',
      label: { de: 'Widerrufsbelehrung', en: 'Right of withdrawal' },
      help: notShown,
      group: 'links',
      default: '',
    },
  },
  placement: { maxPerPage: 1 },
  presets: [{ id: 'withdrawal', label: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' } }],
  events: {
    'vitrine-withdrawal-receive': {
      help: { de: 'Ein Widerruf ist eingegangen.', en: 'A withdrawal has come in.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    form: { de: 'Formular', en: 'Form' },
    confirm: { de: 'Knopf „Widerruf bestätigen“', en: 'Button "Confirm withdrawal"' },
    error: { de: 'Warum es nicht ging', en: 'Why it did not work' },
    receipt: { de: 'Eingangsbestätigung', en: 'Receipt' },
  },
  states: {
    ready: { de: 'Zum Ausfüllen', en: 'To be filled in' },
    sending: { de: 'Wird gesendet', en: 'Being sent' },
    refused: { de: 'Nicht angenommen', en: 'Not accepted' },
    received: { de: 'Eingegangen', en: 'Received' },
  },
  queryParams: { order: { de: 'Welche Bestellung gemeint ist.', en: 'Which order is meant.' } },
  extensions: ['withdrawal'],
  sample: {},
  fallback: {
    heading: { de: 'Vertrag widerrufen', en: 'Withdraw from the contract' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
    text: {
      de: 'Du kannst auch ohne dieses Formular widerrufen, zum Beispiel per E-Mail oder Brief.',
      en: 'You can also withdraw without this form, by e-mail or letter for example.',
    },
  },
  reservedSize: { height: '614px' },
  inserter: {
    tagline: { de: 'Widerruf mit Eingangsbestätigung', en: 'Withdrawal with a receipt' },
    keywords: 'Widerruf widerrufen Rücktritt Rückgabe withdrawal',
    illustration: [
      sheet(14, 52),
      ...bars('line', 21, [30], 10),
      ['line', 21, 18, 38, 6, 2],
      ['line', 21, 27, 38, 6, 2],
      ['strong', 21, 37, 22, 5, 2.5],
    ],
  },
})
