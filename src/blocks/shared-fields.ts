import type { Field, LocalizedText } from '../core/element/declaration.js'

// Fields that several blocks share, with the same texts.

export const notShown = { de: 'Leer: wird nicht gezeigt.', en: 'Empty: not shown.' } as const satisfies LocalizedText

export const heading = {
  type: 'text',
  label: { de: 'Überschrift', en: 'Heading' },
  group: 'content',
  default: '',
} as const satisfies Field

export const eyebrow = {
  type: 'text',
  label: { de: 'Dachzeile', en: 'Eyebrow' },
  help: { de: 'Klein über der Überschrift.', en: 'Small, above the heading.' },
  group: 'content',
  default: '',
} as const satisfies Field

export const headingHint = {
  type: 'textarea',
  label: { de: 'Hinweis', en: 'Hint' },
  help: { de: 'Steht unter der Überschrift. Leer nimmt den üblichen.', en: 'Stands below the heading. Empty takes the usual one.' },
  group: 'content',
  default: '',
} as const satisfies Field

export const formHint = { ...headingHint, help: { de: 'Steht unter dem Formular.', en: 'Stands below the form.' } } as const satisfies Field

/** Their colours stand in `theme/tones.css`. */
export const tone = {
  type: 'select',
  label: { de: 'Farbe', en: 'Colour' },
  group: 'look',
  options: [
    { value: 'none', label: { de: 'Keine', en: 'None' } },
    { value: 'rose', label: { de: 'Rosé', en: 'Rose' } },
    { value: 'sage', label: { de: 'Salbei', en: 'Sage' } },
    { value: 'sand', label: { de: 'Sand', en: 'Sand' } },
    { value: 'plum', label: { de: 'Pflaume', en: 'Plum' } },
    { value: 'surface', label: { de: 'Weiß', en: 'White' } },
  ],
  default: 'none',
} as const satisfies Field

export const otherLanguageUrl = {
  type: 'url',
  label: { de: 'Diese Seite in der anderen Sprache', en: 'This page in the other language' },
  help: {
    de: 'Dorthin führt „English“ oder „Deutsch“. Leer: wird nicht gezeigt.',
    en: 'Where “Deutsch” or “English” leads. Empty: not shown.',
  },
  group: 'links',
  default: '',
} as const satisfies Field

export const homeUrl = {
  type: 'url',
  label: { de: 'Startseite', en: 'Home page' },
  group: 'links',
  default: '/',
  advanced: true,
} as const satisfies Field

export const productUrl = {
  type: 'url',
  label: { de: 'Produktseite', en: 'Product page' },
  group: 'links',
  default: '/product',
  advanced: true,
} as const satisfies Field

export const consultantsUrl = {
  type: 'url',
  label: { de: 'Beraterin finden', en: 'Find a consultant' },
  group: 'links',
  default: '/consultants',
} as const satisfies Field

export const shopUrl = {
  type: 'url',
  label: { de: 'Danach weiter zu', en: 'Then go to' },
  help: { de: 'Nach „Bei Anna einkaufen“.', en: 'After "Shop with Anna".' },
  group: 'links',
  default: '/products',
} as const satisfies Field

export const returnUrl = {
  type: 'url',
  label: { de: 'Danach weiter zu', en: 'Then go to' },
  group: 'links',
  default: '/',
} as const satisfies Field

export const myConsultantsUrl = {
  type: 'url',
  label: { de: 'Meine Beraterinnen', en: 'My consultants' },
  help: { de: 'Für alle, die schon angemeldet sind. Leer: wird nicht gezeigt.', en: 'For whoever is signed in already. Empty: not shown.' },
  group: 'links',
  default: '',
} as const satisfies Field

export const profileUrl = {
  type: 'url',
  label: { de: 'Seite mit dem Profil', en: 'Page with the profile' },
  help: { de: 'Dorthin führt ihr Name. Leer: kein Link.', en: 'Where her name leads. Empty: no link.' },
  group: 'links',
  default: '/consultant',
  advanced: true,
} as const satisfies Field
