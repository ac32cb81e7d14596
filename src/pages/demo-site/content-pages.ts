import type { PageDocument } from '../document/page-document.js'
import type { PageNode } from '../../core/element/declaration.js'
import { block, column, html, page, section } from './frame.js'

const part = (heading: string, ...paragraphs: string[]) => [html('h2', {}, heading), ...paragraphs.map((text) => html('p', {}, text))]

/** A page to read: a heading, a lead, and its parts. */
const readable = (path: string, title: string, lead: string, ...parts: ReturnType<typeof part>[]): PageDocument =>
  page({ path, title: `${title} | Lindenrose`, description: lead }, section({}, column({}, html('h1', {}, title), prose(lead, parts))))

const prose = (lead: string, parts: readonly ReturnType<typeof part>[]): PageNode =>
  html('div', { class: 'prose' }, html('p', { class: 'lead' }, lead), ...parts.flat())

const shipping = readable(
  '/versand',
  'Versand, Zahlung und Rückgabe',
  'Wie schnell deine Bestellung bei dir ist, was der Versand kostet und wie du etwas zurückgibst.',
  part(
    'Versand',
    'Deine Bestellung ist in zwei bis vier Werktagen bei dir. Der Versand kostet 4,90 €; ab 50 € Warenwert versenden wir kostenlos.',
    'Deine Beraterin kann dir Produkte auch selbst vorbeibringen. Frag sie einfach.',
  ),
  part('Zahlung', 'Du zahlst auf Rechnung binnen 14 Tagen oder mit deiner Karte. Erst wenn du bestellst, wird etwas abgebucht.'),
  part(
    'Rückgabe',
    'Du kannst deine Bestellung binnen 14 Tagen ohne Angabe von Gründen widerrufen. Versiegelte Pflege nehmen wir zurück, solange das ' +
      'Siegel unversehrt ist.',
  ),
  part('Etwas ist kaputt angekommen', 'Das tut uns leid. Schick deiner Beraterin ein Foto, und du bekommst Ersatz.'),
)

const skinTypes = readable(
  '/hauttypen',
  'Welcher Hauttyp bist du?',
  'Trocken, normal, Mischhaut, ölig oder empfindlich: So findest du es in einer Stunde heraus.',
  part('Der Test', 'Reinige dein Gesicht mit lauwarmem Wasser und einem milden Schaum. Trag nichts auf und warte eine Stunde.'),
  part(
    'Was du siehst',
    'Spannt die Haut, ist sie trocken. Glänzt nur die Stirn mit Nase und Kinn, hast du Mischhaut. Glänzt alles, ist sie ölig. Rötet sie ' +
      'sich schnell, ist sie empfindlich und mag Pflege ohne Duft.',
  ),
  part('Und dann?', 'Deine Beraterin zeigt dir, welche drei Schritte zu deinem Hauttyp passen.'),
)

const answered = (question: string, answer: string): PageNode => html('details', {}, html('summary', {}, question), html('p', {}, answer))

const answers = [
  answered('Wie finde ich eine Beraterin?', 'Über die Suche nach deiner Postleitzahl, nach Name oder Telefonnummer.'),
  answered('Kann ich die Beraterin wechseln?', 'Ja, jederzeit in deinem Konto. Dein Warenkorb bleibt dabei derselbe.'),
  answered('Was kostet der Versand?', 'Ab 50 € nichts, sonst 4,90 €.'),
  answered('Sind die Produkte an Tieren getestet?', 'Nein. Weder die Produkte noch ihre Inhaltsstoffe.'),
]
const questions = page(
  { path: '/fragen', title: 'Häufige Fragen | Lindenrose', description: 'Antworten auf das, was uns oft gefragt wird.' },
  section(
    {},
    column(
      {},
      html('h1', {}, 'Häufige Fragen'),
      html('p', { class: 'lead' }, 'Antworten auf das, was uns oft gefragt wird.'),
      { ...block('questions'), slots: { default: answers } },
      block('shopper-agent', {
        agentUrl: '/sandbox/agent',
        suggestions: 'Was kostet der Versand? | Welche Pflege hilft bei trockener Haut?',
      }),
    ),
  ),
)

const becoming = readable(
  '/beraterin-werden',
  'Beraterin werden',
  'Selbstständig beraten, in deiner eigenen Zeit und ohne Lager.',
  part('Was du mitbringst', 'Du magst Menschen und Pflege und nimmst dir gern Zeit für beides. Erfahrung brauchst du keine.'),
  part('Was du lernst', 'In Schulungen erfährst du, was Haut braucht, wie Farben wirken und wie du jemanden berätst, ohne zu drängen.'),
  part('Wie es beginnt', 'Sprich mit einer Beraterin in deiner Nähe. Sie erzählt dir, wie ihr Alltag aussieht.'),
)

const about = readable(
  '/ueber-uns',
  'Über uns',
  'Lindenrose begann in einer kleinen Küche in Kühlungsborn, mit Rosenöl und viel Geduld.',
  part('Woher wir kommen', 'Aus einer Creme für die Nachbarin wurden zehn, aus zehn ein kleiner Laden an der Straße zum Strand.'),
  part(
    'Was uns wichtig ist',
    'Hagebutte, Rose und Salbei aus Anbau, den wir kennen. Kein Mikroplastik. Und jemand, der dir zuhört, bevor er dir etwas empfiehlt.',
  ),
)

/** Pages with information: help, and the company about itself. */
export const contentPages: readonly PageDocument[] = [shipping, skinTypes, questions, becoming, about]
