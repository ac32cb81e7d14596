import { defineBlock } from '../../core/element/declaration.js'
import { dot, sheet, type Shape } from '../../core/element/drawing.js'
import { heading } from '../shared-fields.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { ownStates, unavailable } from '../shared-states.js'

export const beautyProfile = defineBlock({
  tag: 'vitrine-beauty-profile',
  version: 1,
  name: { de: 'Beauty-Profil', en: 'Beauty profile' },
  summary: {
    de: 'Was die angemeldete Kundin über sich, ihre Haut, ihr Make-up und ihre Interessen sagen möchte.',
    en: 'What the signed-in customer likes to say about herself, her skin, her make-up and her interests.',
  },
  category: 'account',
  icon: 'bottle',
  guidance: {
    do: [
      { de: 'Sag in der Einleitung, wer die Angaben liest und wofür.', en: 'Say in the intro who reads the answers, and what for.' },
      {
        de: 'Zeig nur die Abschnitte, aus denen die Beraterin etwas macht.',
        en: 'Show only the sections that the consultant makes something of.',
      },
    ],
    dont: [
      {
        de: 'Stell die Fragen nicht als Hürde vor den Einkauf: Alles ist freiwillig.',
        en: 'Don’t put the questions before the shopping: everything is optional.',
      },
      {
        de: 'Frag nichts in einem freien Text daneben, was hier ein Feld hat.',
        en: 'Don’t ask in free text beside it what has a field here.',
      },
    ],
  },
  providesH1: true,
  fields: {
    heading: { ...heading, help: { de: 'Leer: „Dein Beauty-Profil“.', en: 'Empty: "Your beauty profile".' } },
    intro: {
      type: 'textarea',
      label: { de: 'Einleitung', en: 'Introduction' },
      help: { de: 'Steht unter der Überschrift. Leer nimmt die übliche.', en: 'Stands below the heading. Empty takes the usual one.' },
      group: 'content',
      default: '',
    },
    signInHint: {
      type: 'textarea',
      label: { de: 'Hinweis für Gäste', en: 'Hint for guests' },
      help: { de: 'Leer: „Melde dich an, um dein Beauty-Profil zu sehen.“', en: 'Empty: "Sign in to see your beauty profile."' },
      group: 'content',
      default: '',
    },
    sections: {
      type: 'multiselect',
      label: { de: 'Abschnitte', en: 'Sections' },
      help: { de: 'Keiner gewählt: alle.', en: 'None chosen: all.' },
      group: 'content',
      options: [
        { value: 'general', label: { de: 'Über dich', en: 'About you' } },
        { value: 'skin', label: { de: 'Hautpflege', en: 'Skin care' } },
        { value: 'makeup', label: { de: 'Make-up', en: 'Make-up' } },
        { value: 'interests', label: { de: 'Interessen', en: 'Interests' } },
      ],
      default: ['general', 'skin', 'makeup', 'interests'],
    },
  },
  placement: { maxPerPage: 1 },
  presets: [
    { id: 'profile', label: { de: 'Beauty-Profil', en: 'Beauty profile' } },
    {
      id: 'skin',
      label: { de: 'Nur Hautpflege', en: 'Skin care only' },
      fields: { sections: ['skin'] },
      drawing: [
        sheet(10, 60),
        dot('middle', 40, 20, 11),
        ['line', 'M33 18a7 7 0 0 1 7-5v3a4 4 0 0 0-4 2z'],
        ['strong', 17, 36, 14, 5, 2.5],
        ['line', 33, 36, 14, 5, 2.5],
        ['line', 49, 36, 14, 5, 2.5],
      ],
    },
  ],
  events: {
    'vitrine-profile-save': {
      help: { de: 'Die Kundin hat ihr Beauty-Profil gespeichert.', en: 'The shopper has saved her beauty profile.' },
      detail: {},
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    intro: { de: 'Einleitung', en: 'Introduction' },
    section: { de: 'Ein Abschnitt', en: 'One section' },
    notice: { de: 'Bitte, sich anzumelden', en: 'Request to sign in' },
    conflict: { de: 'Was an anderer Stelle geändert wurde', en: 'What was changed elsewhere' },
    error: { de: 'Störung', en: 'Failure' },
    'save-bar': { de: 'Leiste zum Speichern', en: 'Bar for saving' },
    save: { de: 'Knopf „Speichern“', en: 'Button "Save"' },
  },
  states: { ...ownStates, unavailable },
  extensions: ['records'],
  sample: {
    said: {
      birthMonth: 5,
      birthDay: 17,
      ageRange: '35 bis 44',
      referredBy: '',
      preferredLanguage: 'Deutsch',
      skinType: 'Mischhaut',
      primaryNeed: 'Feuchtigkeit',
      otherNeeds: ['Rötungen', 'Ausstrahlung'],
      eyeConcerns: ['Augenringe'],
      lipConcerns: [],
      foundation: 'leicht',
      makeup: ['Teint', 'Lippen'],
      interests: ['Hautpflege', 'Düfte'],
    },
    choices: {
      ageRange: ['unter 25', '25 bis 34', '35 bis 44', '45 bis 54', 'ab 55'],
      preferredLanguage: ['Deutsch', 'Englisch', 'Türkisch', 'Polnisch', 'Russisch'],
      skinType: ['trocken', 'normal', 'Mischhaut', 'ölig', 'empfindlich'],
      primaryNeed: ['Feuchtigkeit', 'Anti-Aging', 'Unreinheiten', 'Rötungen', 'Ausstrahlung', 'Große Poren', 'Pigmentflecken'],
      otherNeeds: ['Feuchtigkeit', 'Anti-Aging', 'Unreinheiten', 'Rötungen', 'Ausstrahlung', 'Große Poren', 'Pigmentflecken'],
      eyeConcerns: ['Augenringe', 'Fältchen', 'Schwellungen', 'Trockene Haut', 'Schlupflider', 'Empfindliche Augen'],
      lipConcerns: ['Trockenheit', 'Fältchen', 'Wenig Volumen', 'Verlaufender Lippenstift'],
      foundation: ['leicht', 'mittel', 'hoch'],
      makeup: ['Teint', 'Augen', 'Augenbrauen', 'Lippen', 'Wangen', 'Pinsel und Zubehör'],
      interests: ['Hautpflege', 'Make-up', 'Düfte', 'Körperpflege', 'Pflege für Männer', 'Geschenke'],
    },
  },
  subscribes: [consultantKeySelected],
  fallback: {
    heading: { de: 'Dein Beauty-Profil', en: 'Your beauty profile' },
    loading: { de: 'Dein Beauty-Profil erscheint gleich.', en: 'Your beauty profile appears in a moment.' },
    text: {
      de: 'Deiner Beraterin kannst du auch jederzeit selbst erzählen, was deine Haut braucht.',
      en: 'You can also tell your consultant any time what your skin needs.',
    },
  },
  reservedSize: { height: '100vh' },
  inserter: {
    tagline: { de: 'Haut, Make-up, Interessen', en: 'Skin, make-up, interests' },
    keywords: 'Hauttyp Hautprofil Fragebogen skin type questionnaire',
    illustration: [
      sheet(10, 60),
      ['strong', 17, 9, 24, 5, 2.5],
      ...[20, 30].flatMap((y): Shape[] => [
        ['middle', 17, y, 14, 6, 3],
        [y === 20 ? 'strong' : 'line', 33, y, 18, 6, 3],
        ['line', 53, y, 11, 6, 3],
      ]),
      ['line', 17, 39, 20, 3, 1.5],
    ],
  },
})
