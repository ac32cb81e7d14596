import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { heading, headingHint, notShown } from '../shared-fields.js'
import { failed, guest, unavailable, loading } from '../shared-states.js'

export const personalData = defineBlock({
  tag: 'vitrine-personal-data',
  version: 1,
  name: { de: 'Persönliche Daten', en: 'Personal data' },
  summary: {
    de: 'Name, Telefon, E-Mail-Adresse und Passwort ändern, und alles herunterladen, was der Shop über die Kundin weiß (Art. 15 DSGVO).',
    en: 'Change name, phone, e-mail address and password, and download all that the shop knows of the customer (Art. 15 GDPR).',
  },
  category: 'account',
  icon: 'person',
  guidance: {
    do: [
      { de: 'Verlinke die Löschung des Kontos.', en: 'Link the deletion of the account.' },
      {
        de: 'Nenn die Seite „Persönliche Daten“: Hier lädt man auch die Auskunft nach Art. 15 DSGVO herunter.',
        en: 'Call the page “personal data”: here one also downloads all that is known (Art. 15 GDPR).',
      },
    ],
    dont: [
      {
        de: 'Frag hier nichts Neues; Beauty-Profil und Kontaktwünsche haben eigene Seiten.',
        en: 'Ask nothing new here; beauty profile and contact preferences have pages of their own.',
      },
      { de: 'Setz keine Skripte anderer auf diese Seite.', en: 'Don’t put other people’s scripts on this page.' },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Deine Daten“.', en: 'Empty: "Your data".' } },
    hint: headingHint,
    deletionUrl: {
      type: 'url',
      label: { de: 'Konto löschen lassen', en: 'Have the account deleted' },
      help: notShown,
      group: 'links',
      default: '',
    },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-person-save': {
      help: { de: 'Die Kundin hat etwas von sich geändert.', en: 'The customer has changed something of herself.' },
      detail: { what: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    form: { de: 'Eines der Formulare', en: 'One of the forms' },
    error: { de: 'Warum es nicht ging', en: 'Why it did not work' },
    download: { de: 'Knopf „Herunterladen“', en: 'Button "Download"' },
  },
  states: { unavailable, loading, guest, failed, filled: { de: 'Zum Ändern', en: 'To be changed' } },
  extensions: ['personal-data'],
  sample: { firstName: 'Anna', lastName: 'Muster', phone: '0171 2345678', email: 'anna.muster@example.org' },
  fallback: {
    heading: { de: 'Deine Daten', en: 'Your data' },
    links: [{ field: 'deletionUrl', text: { de: 'Konto löschen lassen', en: 'Have the account deleted' } }],
  },
  reservedSize: { height: '1120px' },
  inserter: {
    tagline: { de: 'Name, E-Mail, Passwort', en: 'Name, e-mail, password' },
    keywords: 'Kundenprofil Stammdaten DSGVO GDPR Auskunft Kontodaten',
    illustration: [
      sheet(10, 60),
      ['line', 16, 10, 22, 7, 3],
      ['line', 42, 10, 22, 7, 3],
      ['line', 16, 21, 48, 7, 3],
      ...bars('middle', 16, [30], 33, 4, 3),
      ['strong', 52, 32, 12, 6, 3],
    ],
  },
})
