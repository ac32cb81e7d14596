import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { heading, headingHint } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { unavailable } from '../shared-states.js'

export const newsletterSignup = defineBlock({
  tag: 'vitrine-newsletter-signup',
  version: 1,
  name: { de: 'Newsletter bestellen', en: 'Newsletter sign-up' },
  summary: {
    de: 'E-Mail, auf Wunsch Telefon, je eine Einwilligung, und eine Mail zum Bestätigen. Die Links der Mail führen hierher zurück.',
    en: 'E-mail, phone if she likes, a consent for each, and a mail to confirm. The links of the mail lead back here.',
  },
  category: 'page',
  icon: 'letter',
  guidance: {
    do: [
      { de: 'Sag, wie oft Post kommt und worüber.', en: 'Say how often mail comes, and about what.' },
      {
        de: 'Gib der Seite eine feste Adresse: Die Links der Mails führen hierher zurück.',
        en: 'Give the page a lasting address: the links of the mails lead back here.',
      },
    ],
    dont: [
      { de: 'Häng die Anmeldung nicht an einen Kauf oder ein Gewinnspiel.', en: 'Don’t tie it to a purchase or a prize draw.' },
      {
        de: 'Frag nicht mehr als nötig: Die Telefonnummer bleibt freiwillig.',
        en: 'Don’t ask for more than is needed: the phone number stays optional.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Post von uns“.', en: 'Empty: "News from us".' } },
    hint: headingHint,
    phone: {
      type: 'boolean',
      label: { de: 'Fragt auch nach dem Telefon', en: 'Asks for the phone as well' },
      group: 'content',
      default: true,
    },
    termsUrl: {
      type: 'url',
      label: { de: 'Nutzungsbedingungen', en: 'Terms and Conditions' },
      group: 'links',
      default: namedPages.Terms_and_conditions__c,
      advanced: true,
    },
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutz', en: 'Privacy' },
      group: 'links',
      default: namedPages.Privacy_Policy__c,
      advanced: true,
    },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-newsletter-enroll': {
      help: { de: 'Die Mail zum Bestätigen ist unterwegs.', en: 'The mail to confirm is on its way.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    form: { de: 'Formular', en: 'Form' },
    error: { de: 'Warum es nicht ging', en: 'Why it did not work' },
    enroll: { de: 'Knopf „Newsletter bestellen“', en: 'Button "Enroll"' },
  },
  states: {
    unavailable,
    ready: { de: 'Zum Ausfüllen', en: 'To be filled in' },
    sending: { de: 'Wird gesendet', en: 'Being sent' },
    error: { de: 'Nicht angenommen', en: 'Not accepted' },
    enrolled: { de: 'Mail zum Bestätigen ist unterwegs', en: 'Mail to confirm is on its way' },
    confirmed: { de: 'Bestätigt', en: 'Confirmed' },
    unsubscribed: { de: 'Abgemeldet', en: 'Unsubscribed' },
    expired: { de: 'Link gilt nicht mehr', en: 'Link no longer valid' },
  },
  subscribes: [consultantKeySelected],
  queryParams: {
    confirm: { de: 'Der Schlüssel aus der Bestätigungsmail.', en: 'The key of the mail that confirms.' },
    unsubscribe: { de: 'Der Schlüssel zum Abbestellen.', en: 'The key to unsubscribe.' },
  },
  extensions: ['newsletter'],
  sample: {},
  fallback: {
    heading: { de: 'Newsletter', en: 'Newsletter' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
    links: [{ field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } }],
  },
  reservedSize: { height: '604px' },
  inserter: {
    tagline: { de: 'Anmelden, bestätigt per Mail', en: 'Sign up, confirmed by mail' },
    keywords: 'Newsletter Mail abonnieren Anmeldung enroll subscribe',
    illustration: [
      sheet(14, 52),
      ...bars('line', 21, [30], 10),
      ['line', 21, 18, 38, 6, 2],
      ['middle', 21, 28, 5, 5, 1],
      ['strong', 21, 37, 22, 5, 2.5],
    ],
  },
})
