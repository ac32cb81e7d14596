import { defineBlock } from '../../core/element/declaration.js'
import { bars, type Shape } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { otherLanguageUrl } from '../shared-fields.js'
import { namedPages } from '../../core/dom/named-pages.js'

export const footer = defineBlock({
  tag: 'vitrine-footer',
  version: 1,
  name: { de: 'Fußzeile', en: 'Footer' },
  summary: {
    de: 'Impressum, Datenschutz, Nutzungsbedingungen und Cookie-Einstellungen. Verschwindet, wenn der Shop ohne Kopf eingebettet ist.',
    en: 'Imprint, privacy, terms and cookie settings. Vanishes when the shop is embedded without its header.',
  },
  category: 'page',
  icon: 'footer',
  guidance: {
    do: [
      {
        de: 'Setz sie auf jede Seite und füll Impressum, Datenschutz, AGB und Widerruf aus.',
        en: 'Put it on every page, and fill in imprint, privacy, terms and withdrawal.',
      },
      {
        de: 'Verlinke dieselbe Seite in der anderen Sprache, wenn es sie gibt.',
        en: 'Link the same page in the other language, where there is one.',
      },
    ],
    dont: [
      {
        de: 'Versteck Pflichtlinks nicht in einem Text, der eingeklappt ist.',
        en: 'Don’t hide links the law asks for in a text that is folded.',
      },
      { de: 'Wiederhole nicht das Menü der Navigation.', en: 'Don’t repeat the navigation’s menu.' },
    ],
  },
  fields: {
    note: { type: 'textarea', label: { de: 'Hinweis', en: 'Note' }, group: 'content', default: '' },
    imprintUrl: { type: 'url', label: { de: 'Impressum', en: 'Imprint' }, group: 'links', default: '/impressum' },
    privacyUrl: { type: 'url', label: { de: 'Datenschutz', en: 'Privacy' }, group: 'links', default: namedPages.Privacy_Policy__c },
    termsUrl: {
      type: 'url',
      label: { de: 'Nutzungs- und Kaufbedingungen', en: 'Terms of use and purchase' },
      group: 'links',
      default: namedPages.Terms_and_conditions__c,
    },
    withdrawalUrl: {
      type: 'url',
      label: { de: 'Vertrag widerrufen', en: 'Withdraw from a contract' },
      help: {
        de: 'Muss nach § 356a BGB von überall zu erreichen sein. Leer: wird nicht gezeigt.',
        en: 'The law wants it to be within reach everywhere. Empty: not shown.',
      },
      group: 'links',
      default: '',
    },
    shippingUrl: {
      type: 'url',
      label: { de: 'Versand, Zahlung und Rückgabe', en: 'Shipping, payment and returns' },
      help: { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' },
      group: 'links',
      default: '',
    },
    newsletterUrl: {
      type: 'url',
      label: { de: 'Newsletter', en: 'Newsletter' },
      help: { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' },
      group: 'links',
      default: '',
    },
    helpUrl: {
      type: 'url',
      label: { de: 'Hilfe', en: 'Help' },
      help: { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' },
      group: 'links',
      default: '',
    },
    cookiesUrl: {
      type: 'url',
      label: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
      help: {
        de: '#cookies öffnet die Cookie-Einwilligung dieser Seite. Leer: wird nicht gezeigt.',
        en: '#cookies opens the cookie consent of this page. Empty: not shown.',
      },
      group: 'links',
      default: '',
    },
    otherLanguageUrl,
  },
  placement: { maxPerPage: 1, notInside: ['vitrine-column'], insertAt: 'end' },
  presets: [{ id: 'footer', label: { de: 'Fußzeile', en: 'Footer' }, fields: { withdrawalUrl: '/widerrufen' } }],
  parts: {
    link: { de: 'Ein Link', en: 'A link' },
    language: { de: 'Link zur anderen Sprache', en: 'Link to the other language' },
    note: { de: 'Hinweis', en: 'Note' },
  },
  states: { shown: { de: 'Zu sehen', en: 'Shown' }, hidden: { de: 'Nicht zu sehen', en: 'Not shown' } },
  subscribes: [consultantKeySelected],
  sample: {},
  fallback: {
    links: [
      { field: 'shippingUrl', text: { de: 'Versand, Zahlung und Rückgabe', en: 'Shipping, payment and returns' } },
      { field: 'newsletterUrl', text: { de: 'Newsletter', en: 'Newsletter' } },
      { field: 'helpUrl', text: { de: 'Hilfe', en: 'Help' } },
      { field: 'imprintUrl', text: { de: 'Impressum', en: 'Imprint' } },
      { field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } },
      { field: 'termsUrl', text: { de: 'Nutzungs- und Kaufbedingungen', en: 'Terms of use and purchase' } },
      { field: 'withdrawalUrl', text: { de: 'Vertrag widerrufen', en: 'Withdraw from the contract' } },
      { field: 'cookiesUrl', text: { de: 'Cookie-Einstellungen', en: 'Cookie settings' } },
    ],
  },
  reservedSize: { height: '140px', onPhone: '172px' },
  inserter: {
    tagline: { de: 'Rechtliches am Ende', en: 'Legal links at the end' },
    keywords: 'Footer Fuß Datenschutz AGB',
    illustration: [
      ...bars('line', 8, [52, 44], 8),
      ['paper', 0, 28, 80, 20],
      ...[8, 26, 44].map((x): Shape => ['middle', x, 36, 13, 4, 2]),
      ['strong', 62, 36, 10, 4, 2],
    ],
  },
})
