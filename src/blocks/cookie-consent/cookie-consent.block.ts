import { defineBlock } from '../../core/element/declaration.js'
import { bars } from '../../core/element/drawing.js'
import { consentKey, seenProductsKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { heading, headingHint } from '../shared-fields.js'

const asksFor = (de: string, en: string) => ({ type: 'boolean', label: { de, en }, group: 'behaviour', default: true }) as const

export const cookieConsent = defineBlock({
  tag: 'vitrine-cookie-consent',
  version: 1,
  name: { de: 'Cookie-Einwilligung', en: 'Cookie consent' },
  summary: {
    de: 'Fragt einmal, ohne im Weg zu stehen; vorher wird nichts gespeichert, gelesen oder geladen, was nicht sein muss. Ein Link auf #cookies öffnet die Auswahl wieder.',
    en: 'Asks once, without standing in the way; nothing that need not be is stored, read or loaded before. A link to #cookies opens the choice again.',
  },
  category: 'page',
  icon: 'cookie',
  anchor: 'cookies',
  guidance: {
    do: [
      { de: 'Setz sie auf jede Seite, auch auf Impressum und Datenschutz.', en: 'Put it on every page, imprint and privacy included.' },
      {
        de: 'Nenn nur Zwecke, die es bei dir gibt. Jeder Schalter braucht einen Grund.',
        en: 'Name only purposes that you have. Every switch needs a reason.',
      },
      {
        de: 'Verlinke #cookies in der Fußzeile, damit die Wahl sich ändern lässt.',
        en: 'Link #cookies in the footer, so that the choice can be changed.',
      },
    ],
    dont: [
      {
        de: 'Lade keine Statistik am Block vorbei: Vor der Einwilligung wird nichts gelesen.',
        en: 'Don’t load statistics past the block: before consent nothing is read.',
      },
      { de: 'Färbe „Alle annehmen“ nicht auffälliger als „Ablehnen“.', en: 'Don’t make “accept all” louder than “reject”.' },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Cookies, wenn du magst“.', en: 'Empty: "Cookies, if you like".' } },
    hint: headingHint,
    comfort: asksFor('Fragt nach Komfort: zuletzt Angesehenes', 'Asks for comfort: recently seen products'),
    media: asksFor('Fragt nach Katalog und Medien', 'Asks for catalogue and media'),
    statistics: asksFor('Fragt nach Statistik', 'Asks for statistics'),
    marketing: asksFor('Fragt nach Werbung', 'Asks for advertising'),
    privacyUrl: {
      type: 'url',
      label: { de: 'Datenschutz', en: 'Privacy' },
      group: 'links',
      default: namedPages.Privacy_Policy__c,
    },
    tagManagerUrl: {
      type: 'url',
      cspDirective: 'scripts',
      label: { de: 'Adresse des Tag-Managers', en: 'Address of the tag manager' },
      help: {
        de: 'Wird nur mit Einwilligung in Statistik oder Werbung geladen, nie in Vorschauen; die Kennung kommt von der Plattform. Leer: keiner. Ein fremder braucht den Server-Header „Access-Control-Allow-Origin“ oder eine Richtlinie, die ein Script-Element von dort zulässt.',
        en: 'Loaded only with consent to statistics or advertising, never in previews; its id comes from the platform. Empty: none. A foreign one needs the server header "Access-Control-Allow-Origin", or a policy that allows a script element from there.',
      },
      group: 'links',
      default: '',
      advanced: true,
    },
  },
  placement: { maxPerPage: 1, notInside: ['vitrine-section', 'vitrine-column'], insertAt: 'end' },
  overlay: true,
  presets: [{ id: 'consent', label: { de: 'Cookie-Einwilligung', en: 'Cookie consent' } }],
  events: {
    'vitrine-consent-choose': {
      help: { de: 'Die Kundin hat gewählt.', en: 'The shopper has chosen.' },
      detail: { comfort: 'boolean', media: 'boolean', statistics: 'boolean', marketing: 'boolean' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    hint: { de: 'Hinweis', en: 'Hint' },
    agree: { de: 'Knopf „Alle erlauben“', en: 'Button "Allow all"' },
    decline: { de: 'Knopf „Alle ablehnen“', en: 'Button "Refuse all"' },
  },
  states: {
    asking: { de: 'Fragt', en: 'Asking' },
    choosing: { de: 'Zeigt die einzelnen Zwecke', en: 'Showing each purpose' },
    settled: { de: 'Beantwortet', en: 'Answered' },
  },
  storageKeys: [consentKey, seenProductsKey, trackedCartKey],
  sample: {},
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Fragt einmal, stört nicht', en: 'Asks once, out of the way' },
    keywords: 'DSGVO GDPR Einwilligung Datenschutz consent banner Tracking',
    illustration: [
      ['paper', 6, 14, 68, 30, 5],
      ...bars('line', 12, [30, 52], 20, 6, 3),
      ['strong', 12, 33, 17, 6, 3],
      ['strong', 32, 33, 17, 6, 3],
      ['middle', 52, 33, 17, 6, 3],
    ],
  },
})
