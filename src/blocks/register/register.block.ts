import { defineBlock } from '../../core/element/declaration.js'
import { sheet } from '../../core/element/drawing.js'
import { guestCartKey, registrationCookie } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { formHint, heading, myConsultantsUrl, notShown, returnUrl } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { failed, refused, unavailable } from '../shared-states.js'

export const register = defineBlock({
  tag: 'vitrine-register',
  version: 1,
  name: { de: 'Konto anlegen', en: 'Create an account' },
  summary: {
    de: 'Ein neues Konto mit Name, E-Mail und Passwort; danach ist die Kundin angemeldet und der Warenkorb kommt mit.',
    en: 'A new account with name, e-mail and password; then the shopper is signed in and the cart comes along.',
  },
  category: 'account',
  icon: 'person-plus',
  guidance: {
    do: [
      { de: 'Verlinke Datenschutz und Anmeldung.', en: 'Link privacy and sign-in.' },
      {
        de: 'Sag im Hinweis, was ein Konto bringt: Bestellungen, Adressen, Beraterin.',
        en: 'Say in the hint what an account is good for: orders, addresses, consultant.',
      },
    ],
    dont: [
      { de: 'Verlang das Konto nicht vor der Kasse.', en: 'Don’t ask for the account before the checkout.' },
      {
        de: 'Frag nicht nach dem Geburtstag; das Beauty-Profil tut es freiwillig.',
        en: 'Don’t ask for the birthday; the beauty profile does, and it is optional.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading,
    hint: formHint,
    returnUrl,
    myConsultantsUrl,
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
      help: notShown,
      group: 'links',
      default: namedPages.Privacy_Policy__c,
      advanced: true,
    },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-account-register': {
      help: {
        de: 'Das Konto ist da, die Kundin angemeldet. Abbrechbar: dann bleibt die Seite.',
        en: 'The account is there, the shopper signed in. Cancelable: then the page stays.',
      },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    form: { de: 'Formular', en: 'Form' },
    submit: { de: 'Knopf „Konto anlegen“', en: 'Button "Create account"' },
  },
  states: {
    unavailable,
    ready: { de: 'Bereit', en: 'Ready' },
    sending: { de: 'Wird angelegt', en: 'Being created' },
    refused,
    failed,
    done: { de: 'Angelegt und angemeldet', en: 'Created and signed in' },
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    return: {
      de: 'Wohin sie danach zurückkehrt; nur ein Pfad dieser Seite zählt.',
      en: 'Where she returns to afterwards; only a path of this site counts.',
    },
  },
  storageKeys: [guestCartKey, registrationCookie],
  extensions: ['sign-in'],
  sample: {},
  fallback: {
    heading: { de: 'Konto anlegen', en: 'Create an account' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
    text: { de: 'Deine Beraterin hilft dir auch gern persönlich.', en: 'Your consultant is happy to help you in person.' },
    links: [
      { field: 'returnUrl', text: { de: 'Zurück zum Shop', en: 'Back to the shop' } },
      { field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } },
    ],
  },
  reservedSize: { height: '806px' },
  inserter: {
    tagline: { de: 'Für neue Kundinnen', en: 'For new customers' },
    keywords: 'Registrieren Registrierung sign up',
    illustration: [
      sheet(17, 46),
      ['line', 23, 8, 34, 6, 3],
      ['line', 23, 17, 34, 6, 3],
      ['line', 23, 26, 34, 6, 3],
      ['strong', 23, 36, 34, 6, 3],
    ],
  },
})
