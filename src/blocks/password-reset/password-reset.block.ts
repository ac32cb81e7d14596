import { defineBlock } from '../../core/element/declaration.js'
import { sheet } from '../../core/element/drawing.js'
import { heading, headingHint } from '../shared-fields.js'
import { unavailable } from '../shared-states.js'

export const passwordReset = defineBlock({
  tag: 'vitrine-password-reset',
  version: 1,
  name: { de: 'Passwort vergessen', en: 'Password reset' },
  summary: {
    de: 'Schickt eine Mail mit einem Link, der hierher zurückführt, und nimmt dann das neue Passwort. Wer ein Konto hat, wird niemandem verraten.',
    en: 'Sends a mail with a link that leads back here, and then takes the new password. Who has an account is told to nobody.',
  },
  category: 'account',
  icon: 'key',
  guidance: {
    do: [
      {
        de: 'Verlinke sie in der Anmeldung und gib ihr eine feste Adresse: Die Mail führt hierher.',
        en: 'Link it from sign-in, and give it a lasting address: the mail leads here.',
      },
      { de: 'Sag im Hinweis, dass die Mail ein paar Minuten brauchen kann.', en: 'Say in the hint that the mail may take a few minutes.' },
    ],
    dont: [
      {
        de: 'Schreib nicht „Wir haben dich gefunden“. Wer ein Konto hat, erfährt niemand.',
        en: 'Don’t write “we have found you”. Nobody learns who has an account.',
      },
      {
        de: 'Setz sie nicht auf eine Seite mit Werbung oder fremden Skripten.',
        en: 'Don’t put it on a page with advertising or foreign scripts.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Passwort vergessen?“.', en: 'Empty: "Forgotten your password?".' } },
    hint: headingHint,
  },
  placement: { maxPerPage: 1 },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    form: { de: 'Formular', en: 'Form' },
    submit: { de: 'Knopf', en: 'Button' },
    error: { de: 'Warum es nicht ging', en: 'Why it did not work' },
  },
  states: {
    unavailable,
    ready: { de: 'Fragt nach der E-Mail-Adresse', en: 'Asks for the e-mail address' },
    choosing: { de: 'Fragt nach dem neuen Passwort', en: 'Asks for the new password' },
    sending: { de: 'Wird gesendet', en: 'Being sent' },
    error: { de: 'Nicht angenommen', en: 'Not accepted' },
    sent: { de: 'Mail ist unterwegs', en: 'Mail is on its way' },
    expired: { de: 'Link zu alt', en: 'Link too old' },
    done: { de: 'Neues Passwort gilt', en: 'New password holds' },
  },
  queryParams: {
    reset: {
      de: 'Der Schlüssel aus der Mail; er verschwindet gleich aus der Adresse.',
      en: 'The key of the mail; it leaves the address at once.',
    },
  },
  extensions: ['sign-in'],
  sample: {},
  fallback: {
    heading: { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
  },
  reservedSize: { height: '410px' },
  inserter: {
    tagline: { de: 'Neues Passwort per Mail', en: 'A new password by mail' },
    keywords: 'Kennwort zurücksetzen reset forgot',
    illustration: [sheet(17, 46), ['line', 23, 12, 34, 8, 3], ['middle', 23, 24, 20, 3, 1.5], ['strong', 23, 33, 34, 7, 3.5]],
  },
})
