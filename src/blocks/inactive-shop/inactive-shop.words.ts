import { words } from '../../ui/index.js'

export const inactiveShopWords = words({
  de: {
    heading: (name: string) => (name ? `Der Shop von ${name} ist gerade geschlossen` : 'Dieser Shop ist gerade geschlossen'),
    inactive: 'Zurzeit kannst du hier nichts bestellen. Schreib ihr gern, oder such dir eine andere Beraterin aus.',
    permalink: 'Die Produkte aus deinem Link kannst du hier zurzeit nicht bestellen. Schreib deiner Beraterin gern, oder such dir eine andere aus.',
    notFoundHeading: 'Diesen Shop finden wir nicht',
    notFound: 'Der Link führt zu keiner Beraterin. Vielleicht ist er schon älter, oder es hat sich ein Tippfehler eingeschlichen.',
    contact: (name: string) => (name ? `So erreichst du ${name}` : 'So erreichst du deine Beraterin'),
    asking: 'Wir suchen ihre Kontaktdaten.',
    write: (email: string) => `E-Mail: ${email}`,
    call: (phone: string) => `Telefon: ${phone}`,
    choose: 'Andere Beraterin wählen',
    leave: 'Ohne Beraterin weiterstöbern',
  },
  en: {
    heading: (name) => (name ? `${name}’s shop is closed right now` : 'This shop is closed right now'),
    inactive: 'You cannot order here at the moment. Feel free to write to her, or choose another consultant.',
    permalink: 'The products from your link cannot be ordered here at the moment. Feel free to write to your consultant, or choose another one.',
    notFoundHeading: 'We cannot find this shop',
    notFound: 'The link leads to no consultant. Perhaps it is an old one, or there is a typing error.',
    contact: (name) => (name ? `How to reach ${name}` : 'How to reach your consultant'),
    asking: 'We are looking for her contact details.',
    write: (email) => `E-mail: ${email}`,
    call: (phone) => `Phone: ${phone}`,
    choose: 'Choose another consultant',
    leave: 'Go on without a consultant',
  },
})
