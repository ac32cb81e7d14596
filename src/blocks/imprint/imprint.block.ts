import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { communication, consultantKeySelected, monikerSelected, noMoniker } from '../../commerce/domain/channels.js'
import { monikerKey } from '../../commerce/domain/memory.js'
import { namedPages } from '../../core/dom/named-pages.js'
import { heading, notShown } from '../shared-fields.js'
import { platformFailed } from '../shared-states.js'

export const imprint = defineBlock({
  tag: 'vitrine-imprint',
  version: 1,
  name: { de: 'Impressum', en: 'Imprint' },
  summary: {
    de: 'Impressum des Shops, Erklärung zur Barrierefreiheit und, wenn eine Beraterin gewählt ist, ihr Impressum als Text (§ 5 DDG).',
    en: 'Imprint of the shop, accessibility statement and, when a consultant is chosen, her imprint as text (§ 5 DDG).',
  },
  category: 'consultant',
  icon: 'text',
  guidance: {
    do: [
      {
        de: 'Setz ihn auf eine eigene Seite, von jeder Seite mit zwei Klicks zu finden.',
        en: 'Put it on a page of its own, found from every page within two clicks.',
      },
      { de: 'Füll die Erklärung zur Barrierefreiheit aus.', en: 'Fill in the accessibility statement.' },
    ],
    dont: [
      {
        de: 'Schreib die Angaben der Beraterin nicht von Hand dazu. Sie kommen aus ihrem Profil.',
        en: 'Don’t write the consultant’s details by hand. They come from her profile.',
      },
      {
        de: 'Stell Angaben nicht als Bild ein; Screenreader und Suche lesen Text.',
        en: 'Don’t give details as a picture; screen readers and search read text.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading,
    text: { type: 'textarea', label: { de: 'Impressum', en: 'Imprint' }, group: 'content', default: '' },
    accessibilityHeading: {
      type: 'text',
      label: { de: 'Überschrift zur Barrierefreiheit', en: 'Accessibility heading' },
      group: 'content',
      default: '',
      visibleWhen: { field: 'accessibility', isNot: [''] },
    },
    accessibility: {
      type: 'textarea',
      label: { de: 'Barrierefreiheit', en: 'Accessibility' },
      help: notShown,
      group: 'content',
      default: '',
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
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    text: { de: 'Impressum', en: 'Imprint' },
    consultant: { de: 'Impressum der Beraterin', en: 'Imprint of the consultant' },
    imprint: { de: 'Angaben der Beraterin', en: 'Facts of the consultant' },
    accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
    error: { de: 'Fehler', en: 'Error' },
  },
  states: {
    loading: { de: 'Wird geladen', en: 'Loading' },
    plain: { de: 'Ohne Beraterin', en: 'Without a consultant' },
    filled: { de: 'Mit Beraterin', en: 'With a consultant' },
    failed: platformFailed,
  },
  subscribes: [monikerSelected, noMoniker, communication, consultantKeySelected],
  extensions: ['consultants'],
  sample: {
    firstName: 'Anna',
    lastName: 'Berger',
    street: 'Am Hof 14',
    postalCode: '50667',
    city: 'Köln',
    country: 'DE',
    phone: '+49 171 3920000',
    email: 'anna-berger@lindenrose.example',
    vatId: 'DE912345678',
  },
  fallback: {
    heading: { de: 'Impressum und Barrierefreiheit', en: 'Imprint and accessibility' },
    texts: [
      { field: 'text', heading: { de: 'Der Shop', en: 'The shop' } },
      { field: 'accessibility', heading: { de: 'Barrierefreiheit', en: 'Accessibility' } },
    ],
    links: [{ field: 'privacyUrl', text: { de: 'Datenschutz', en: 'Privacy' } }],
  },
  layoutDependsOn: { [monikerKey]: [] },
  reservedSize: { height: '480px', onPhone: '900px' },
  inserter: {
    tagline: { de: 'Angaben nach § 5 DDG', en: 'Details the law asks for' },
    keywords: 'Recht Gesetz Anbieter legal notice',
    illustration: [sheet(18, 44), ['strong', 24, 10, 18, 5, 2.5], ...bars('line', 24, [32, 28, 32, 18], 20, 6, 3)],
  },
})
