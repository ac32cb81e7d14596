import type { PageDocument } from '../document/page-document.js'
import { block, column, html, page, section } from './frame.js'

const consultants = page(
  {
    path: '/consultants',
    title: 'Beraterin finden | Lindenrose',
    description: 'Finde deine Lindenrose-Beraterin nach Postleitzahl und Umkreis, Name oder Telefonnummer und kaufe bei ihr ein.',
  },
  section(
    { tone: 'sand', minHeight: 640 },
    column(
      {},
      html('h1', {}, 'Beratung, die dich kennt'),
      html('p', { class: 'lead' }, 'Jemand in deiner Nähe nimmt sich Zeit für dich: für deine Haut, deine Farben und deine Fragen.'),
      block('consultant-search', { eyebrow: '' }),
    ),
  ),
)

const consultant = page(
  {
    path: '/consultant',
    role: 'consultant',
    title: 'Deine Beraterin | Lindenrose',
    description: 'Eine Lindenrose-Beraterin mit Schwerpunkten, Sprachen und ihren liebsten Produkten.',
  },
  section({ space: 'large', minHeight: 640 }, column({}, block('consultant-profile', {}))),
)

/** The sandbox has a service behind it that takes the messages. */
const message = page(
  {
    path: '/nachricht',
    noindex: true,
    title: 'Schreib deiner Beraterin | Lindenrose',
    description: 'Fragen zu Haut, Bestellung oder Termin: Deine Lindenrose-Beraterin antwortet dir persönlich.',
  },
  section(
    { tone: 'sand', space: 'large', minHeight: 640, maxWidth: 808 },
    column(
      { gap: 24 },
      html('h1', {}, 'Schreib deiner Beraterin'),
      block('consultant-contact', { heading: 'Deine Nachricht', action: '/services/apexrest/consultant-messages' }),
    ),
  ),
)

export const consultantPages: readonly PageDocument[] = [consultants, consultant, message]
