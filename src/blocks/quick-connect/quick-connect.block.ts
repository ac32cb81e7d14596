import { defineBlock } from '../../core/element/declaration.js'
import { bars, person } from '../../core/element/drawing.js'
import { communication, consultantKeySelected, monikerSelected, noMoniker, relationChanged } from '../../commerce/domain/channels.js'
import { consultantsUrl, heading, profileUrl } from '../shared-fields.js'
import { platformFailed, refused } from '../shared-states.js'

export const quickConnect = defineBlock({
  tag: 'vitrine-quick-connect',
  version: 1,
  name: { de: 'Kontakt zur Beraterin', en: 'Quick connect' },
  summary: {
    de: 'Die gewählte Beraterin mit Anschrift, Telefon, E-Mail und USt-IdNr. Wer angemeldet ist, kann sich mit ihr verbinden.',
    en: 'The chosen consultant with address, phone, e-mail and VAT ID. Whoever is signed in can connect with her.',
  },
  category: 'consultant',
  icon: 'person',
  guidance: {
    do: [
      {
        de: 'Setz ihn neben den Warenkorb oder unter ein Produkt, wo Fragen entstehen.',
        en: 'Put it beside the cart or below a product, where questions come up.',
      },
      { de: 'Nimm „Nur Kontakt“, wo die Anschrift nicht hingehört.', en: 'Choose “contact only” where the address does not belong.' },
    ],
    dont: [
      {
        de: 'Schreib die Nummer der Beraterin nicht in die Seite. Sie wechselt mit dem Shop.',
        en: 'Don’t write the consultant’s number into the page. It changes with the shop.',
      },
      {
        de: 'Setz ihn nicht auf Seiten, die niemand über eine Beraterin betritt.',
        en: 'Don’t put it on pages that nobody enters by a consultant.',
      },
    ],
  },
  fields: {
    heading,
    contactOnly: {
      type: 'boolean',
      label: { de: 'Nur Telefon und E-Mail', en: 'Phone and e-mail only' },
      help: { de: 'Wo ihr Impressum ohnehin auf der Seite steht.', en: 'Where her imprint stands on the page anyway.' },
      group: 'content',
    },
    consultantsUrl: { ...consultantsUrl, advanced: true },
    profileUrl,
  },
  events: {
    'vitrine-consultant-connect': {
      help: { de: 'Die Kundin hat sich mit der Beraterin verbunden.', en: 'The shopper has connected with the consultant.' },
      detail: { moniker: 'string' },
    },
  },
  parts: {
    heading: { de: 'Überschrift', en: 'Heading' },
    portrait: { de: 'Bild der Beraterin', en: 'Picture of the consultant' },
    imprint: { de: 'Angaben der Beraterin', en: 'Facts of the consultant' },
    connect: { de: 'Knopf „Verbinden“', en: 'Button "Connect"' },
    error: { de: 'Fehler', en: 'Error' },
  },
  states: {
    loading: { de: 'Wird geladen', en: 'Loading' },
    none: { de: 'Keine Beraterin gewählt', en: 'No consultant chosen' },
    filled: { de: 'Beraterin zu sehen', en: 'Consultant shown' },
    sending: { de: 'Wird verbunden', en: 'Connecting' },
    connected: { de: 'Verbunden', en: 'Connected' },
    refused,
    failed: platformFailed,
  },
  subscribes: [monikerSelected, noMoniker, communication, relationChanged, consultantKeySelected],
  extensions: ['relations'],
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
    heading: { de: 'Kontakt zu deiner Beraterin', en: 'Contact your consultant' },
    text: {
      de: 'Die Angaben deiner Beraterin stehen auch in ihrem Impressum.',
      en: 'Your consultant’s details stand in her imprint as well.',
    },
    links: [{ field: 'consultantsUrl', text: { de: 'Beraterin finden', en: 'Find a consultant' } }],
  },
  reservedSize: { height: '430px', onPhone: '550px' },
  inserter: {
    tagline: { de: 'Anschrift, Telefon, E-Mail', en: 'Address, phone, e-mail' },
    keywords: 'Visitenkarte verbinden card',
    illustration: [['paper', 8, 5, 64, 38, 6], ...person('strong', 24, 18), ...bars('line', 42, [24, 18, 22], 15, 8)],
  },
})
