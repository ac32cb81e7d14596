import { defineBlock } from '../../core/element/declaration.js'
import { sheet } from '../../core/element/drawing.js'
import { guestCartKey } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { formHint, heading, myConsultantsUrl, notShown, returnUrl } from '../shared-fields.js'
import { failed, refused } from '../shared-states.js'

export const login = defineBlock({
  tag: 'vitrine-login',
  version: 1,
  name: { de: 'Anmelden', en: 'Sign in' },
  summary: {
    de: 'Anmelden mit E-Mail und Passwort; der Warenkorb kommt mit. Auf der echten Plattform ein Link zu deren Anmeldeseite.',
    en: 'Sign in with e-mail and password; the cart comes along. On the real platform, a link to its sign-in page.',
  },
  category: 'account',
  icon: 'key',
  guidance: {
    do: [
      { de: 'Verlinke Registrierung und „Passwort vergessen“.', en: 'Link registration and “forgot password”.' },
      {
        de: 'Nimm auf der echten Plattform external-url: Das Passwort wird dort eingegeben.',
        en: 'Use external-url on the real platform: the password is entered there.',
      },
    ],
    dont: [
      {
        de: 'Stell die Anmeldung nicht vor Produkte, die jeder sehen darf.',
        en: 'Don’t put sign-in before products that anybody may see.',
      },
      {
        de: 'Schreib nicht, ob es die E-Mail-Adresse gibt. Auch die Fehlermeldung verrät es nicht.',
        en: 'Don’t tell whether the e-mail address exists. The error message does not either.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading,
    hint: formHint,
    externalUrl: {
      type: 'url',
      label: { de: 'Anmeldeseite der Plattform', en: 'Sign-in page of the platform' },
      help: { de: 'Gesetzt: statt des Formulars steht hier ein Link.', en: 'When set, a link stands here instead of the form.' },
      group: 'links',
      default: '',
      advanced: true,
    },
    returnUrl,
    passwordUrl: {
      type: 'url',
      label: { de: 'Seite „Passwort vergessen“', en: 'Page "Forgotten your password"' },
      help: notShown,
      group: 'links',
      default: '',
    },
    registerUrl: {
      type: 'url',
      label: { de: 'Seite „Konto anlegen“', en: 'Page "Create an account"' },
      help: notShown,
      group: 'links',
      default: namedPages.Register,
    },
    myConsultantsUrl,
  },
  events: {
    'vitrine-account-login': {
      help: {
        de: 'Die Kundin hat sich angemeldet. Abbrechbar: dann bleibt die Seite.',
        en: 'The shopper has signed in. Cancelable: then the page stays.',
      },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    form: { de: 'Formular', en: 'Form' },
    submit: { de: 'Knopf „Anmelden“', en: 'Button "Sign in"' },
  },
  states: {
    ready: { de: 'Bereit', en: 'Ready' },
    sending: { de: 'Wird geprüft', en: 'Being checked' },
    refused,
    failed,
    done: { de: 'Angemeldet', en: 'Signed in' },
  },
  queryParams: {
    return: {
      de: 'Wohin sie danach zurückkehrt; nur ein Pfad dieser Seite zählt.',
      en: 'Where she returns to afterwards; only a path of this site counts.',
    },
  },
  storageKeys: [guestCartKey],
  extensions: ['sign-in'],
  sample: {},
  fallback: {
    heading: { de: 'Anmelden', en: 'Sign in' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
    links: [
      { field: 'returnUrl', text: { de: 'Zurück zum Shop', en: 'Back to the shop' } },
      { field: 'registerUrl', text: { de: 'Konto anlegen', en: 'Create an account' } },
    ],
  },
  reservedSize: { height: '589px' },
  inserter: {
    tagline: { de: 'E-Mail und Passwort', en: 'E-mail and password' },
    keywords: 'Login Anmeldung einloggen sign in',
    illustration: [sheet(17, 46), ['line', 23, 9, 34, 8, 3], ['line', 23, 20, 34, 8, 3], ['strong', 23, 33, 34, 7, 3.5]],
  },
})
