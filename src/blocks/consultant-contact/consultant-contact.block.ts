import { defineBlock } from '../../core/element/declaration.js'
import { bars, person, sheet } from '../../core/element/drawing.js'
import { communication, consultantKeySelected, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { consultantsUrl, heading, headingHint } from '../shared-fields.js'
import { platformFailed } from '../shared-states.js'

export const consultantContact = defineBlock({
  tag: 'vitrine-consultant-contact',
  version: 1,
  name: { de: 'Nachricht an die Beraterin', en: 'Message to the consultant' },
  summary: {
    de: 'Ein Kontaktformular: Die Kundin schreibt der Beraterin, in deren Shop sie ist. Ohne Empfangsadresse öffnet es ihr E-Mail-Programm.',
    en: 'A contact form: the shopper writes to the consultant whose shop she is in. Without a receiving address it opens her mail program.',
  },
  category: 'consultant',
  icon: 'letter',
  guidance: {
    do: [
      {
        de: 'Trag eine Empfangsadresse ein. Dann kommt die Nachricht auch bei allen an, die kein E-Mail-Programm haben.',
        en: 'Enter a receiving address. Then messages also come from whoever has no mail program.',
      },
      { de: 'Nenn Themen, die deine Kundinnen kennen.', en: 'Name topics that your customers know.' },
    ],
    dont: [
      {
        de: 'Frag nicht nach dem Telefon, wenn niemand anruft.',
        en: 'Don’t ask for the phone if nobody calls.',
      },
      {
        de: 'Nutz die Nachricht nicht für Werbung: Sie ist keine Einwilligung in den Newsletter.',
        en: 'Don’t use a message for advertising: it is no consent to a newsletter.',
      },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Schreib deiner Beraterin“.', en: 'Empty: "Write to your consultant".' } },
    hint: headingHint,
    topics: {
      type: 'textarea',
      label: { de: 'Themen', en: 'Topics' },
      help: { de: 'Eines je Zeile. Leer nimmt die üblichen.', en: 'One per line. Empty takes the usual ones.' },
      group: 'content',
      default: '',
    },
    phone: {
      type: 'boolean',
      label: { de: 'Fragt auch nach dem Telefon', en: 'Asks for the phone as well' },
      group: 'content',
      default: true,
    },
    asksConsent: {
      type: 'boolean',
      label: { de: 'Lässt die Einwilligung ankreuzen', en: 'Has the consent ticked' },
      help: {
        de: 'Sonst steht der Satz über dem Knopf, ohne Kästchen.',
        en: 'Otherwise the sentence stands above the button, without a box.',
      },
      group: 'content',
    },
    action: {
      type: 'url',
      cspDirective: 'connections',
      label: { de: 'Empfangsadresse', en: 'Receiving address' },
      help: {
        de: 'Ein Dienst deiner Website nimmt die Nachricht dort an. Leer öffnet das E-Mail-Programm der Kundin.',
        en: 'A service of your site takes the message there. Empty opens the shopper’s mail program.',
      },
      group: 'links',
      default: '',
    },
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutz', en: 'Privacy' },
      group: 'links',
      default: namedPages.Privacy_Policy__c,
    },
    consultantsUrl: { ...consultantsUrl, advanced: true },
  },
  placement: { maxPerPage: 1 },
  events: {
    'vitrine-consultant-contact-submit': {
      help: {
        de: 'Gleich geht die Nachricht hinaus. Wer das Ereignis aufhält, stellt sie selbst zu.',
        en: 'The message is about to go out. Whoever prevents the event delivers it.',
      },
      detail: {
        id: 'string',
        moniker: 'string',
        name: 'string',
        email: 'string',
        phone: 'string',
        topic: 'string',
        message: 'string',
      },
    },
    'vitrine-consultant-contact-send': {
      help: { de: 'Die Nachricht ist angenommen.', en: 'The message was taken.' },
      detail: { moniker: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    person: { de: 'An wen es geht', en: 'To whom it goes' },
    portrait: { de: 'Ihr Bild', en: 'Her picture' },
    form: { de: 'Formular', en: 'Form' },
    send: { de: 'Knopf „Nachricht senden“', en: 'Button "Send message"' },
    error: { de: 'Warum es nicht ging', en: 'Why it did not work' },
  },
  states: {
    loading: { de: 'Wird geladen', en: 'Loading' },
    none: { de: 'Keine Beraterin gewählt', en: 'No consultant chosen' },
    ready: { de: 'Zum Ausfüllen', en: 'To be filled in' },
    unreachable: { de: 'Die Beraterin hat keine E-Mail-Adresse', en: 'The consultant has no e-mail address' },
    sending: { de: 'Wird gesendet', en: 'Being sent' },
    error: { de: 'Nicht angenommen', en: 'Not accepted' },
    sent: { de: 'Angenommen', en: 'Taken' },
    failed: platformFailed,
  },
  queryParams: { about: { de: 'Das Produkt, um das es in der Nachricht geht.', en: 'The product that the message is about.' } },
  subscribes: [monikerSelected, noMoniker, communication, consultantKeySelected],
  sample: { firstName: 'Anna', lastName: 'Berger', country: 'DE' },
  fallback: {
    heading: { de: 'Schreib deiner Beraterin', en: 'Write to your consultant' },
    loading: { de: 'Das Formular erscheint gleich.', en: 'The form appears in a moment.' },
    links: [
      { field: 'consultantsUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } },
      { field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } },
    ],
  },
  reservedSize: { height: '830px', onPhone: '860px' },
  inserter: {
    tagline: { de: 'Kontaktformular', en: 'Contact form' },
    keywords: 'Kontakt Kontaktformular Formular Nachricht schreiben Mail contact form message',
    illustration: [
      sheet(14, 52),
      ...person('strong', 24, 13),
      ...bars('line', 36, [22], 13),
      ['line', 21, 22, 38, 5, 2],
      ['line', 21, 29, 38, 7, 2],
      ['strong', 21, 39, 18, 4, 2],
    ],
  },
})
