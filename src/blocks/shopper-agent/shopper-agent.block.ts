import { defineBlock } from '../../core/element/declaration.js'
import { bars, sheet } from '../../core/element/drawing.js'
import { consultantKeySelected } from '../../commerce/domain/channels.js'
import { guestCartKey, trackedCartKey } from '../../commerce/domain/memory.js'
import { formHint, heading } from '../shared-fields.js'

export const shopperAgent = defineBlock({
  tag: 'vitrine-shopper-agent',
  version: 1,
  name: { de: 'Frag uns', en: 'Shopper agent' },
  summary: {
    de: 'Ein Programm beantwortet Fragen, im Gespräch. Zu sehen nur, wo die Plattform einen Assistenten eingeschaltet hat.',
    en: 'A program answers questions, in a conversation. Shown only where the platform has switched an agent on.',
  },
  category: 'shop',
  icon: 'search',
  guidance: {
    do: [
      { de: 'Gib drei Fragen vor, die es gut beantwortet.', en: 'Suggest three questions that it answers well.' },
      { de: 'Sag im Hinweis, dass ein Programm antwortet.', en: 'Say in the hint that a program answers.' },
    ],
    dont: [
      { de: 'Gib dem Programm keinen Namen eines Menschen.', en: 'Don’t give the program a person’s name.' },
      { de: 'Nimm es nicht als einzigen Weg zum Kundenservice.', en: 'Don’t make it the only way to customer service.' },
    ],
  },
  fields: {
    heading: { ...heading, help: { de: 'Leer nimmt „Frag uns“.', en: 'Empty uses "Ask us".' } },
    hint: { ...formHint, label: { de: 'Hinweis', en: 'Hint' } },
    suggestions: {
      type: 'text',
      label: { de: 'Fragen als Vorschlag', en: 'Suggested questions' },
      help: { de: 'Durch | getrennt. Leer: keine.', en: 'Separated by |. Empty: none.' },
      group: 'behaviour',
      default: '',
    },
    agentUrl: {
      type: 'url',
      cspDirective: 'connections',
      label: { de: 'Adresse des Assistenten', en: 'Address of the agent' },
      help: {
        de: 'Wer die Fragen beantwortet; die Adresse nennt dir, wer ihn betreibt (Anleitung „Assistent“). Leer: einer, den die Seite selbst anmeldet.',
        en: 'Who answers the questions; whoever runs it tells you the address (guide "Agent"). Empty: one that the page itself registers.',
      },
      group: 'links',
      default: '',
    },
  },
  events: {
    'vitrine-agent-ask': {
      help: { de: 'Es wird gefragt. Abbrechbar: dann antwortet niemand.', en: 'A question is asked. Cancelable: then nobody answers.' },
      detail: { text: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    turn: { de: 'Was jemand gesagt hat', en: 'What somebody said' },
    link: { de: 'Ein Link', en: 'A link' },
    error: { de: 'Wenn keine Antwort kommt', en: 'When there is no answer' },
  },
  states: {
    hidden: { de: 'Ausgeschaltet oder noch nicht bekannt', en: 'Switched off, or not yet known' },
    ready: { de: 'Bereit für eine Frage', en: 'Ready for a question' },
    loading: { de: 'Wartet auf die Antwort', en: 'Waiting for the answer' },
    failed: { de: 'Es kam keine Antwort', en: 'No answer came' },
  },
  subscribes: [consultantKeySelected],
  storageKeys: [guestCartKey, trackedCartKey],
  sample: { heading: 'Frag uns', suggestions: 'Was kostet der Versand? | Welche Creme passt zu trockener Haut?' },
  reservedSize: 'none',
  inserter: {
    tagline: { de: 'Ein Programm antwortet', en: 'A program answers' },
    keywords: 'Assistent Chat KI Bot Fragen agent copilot assistant',
    illustration: [sheet(8, 64), ...bars('strong', 14, [30], 12, 7, 5), ...bars('middle', 34, [32], 20), ...bars('line', 14, [40, 26], 28)],
  },
})
