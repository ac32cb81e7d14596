import { messages } from '../../commerce/domain/translations.js'

export const contactMessages = messages('contact', {
  de: {
    contact: (name: string) => (name ? `So erreichst du ${name}` : 'So erreichst du deine Beraterin'),
    asking: 'Wir suchen ihre Kontaktdaten.',
    write: (email: string) => `E-Mail: ${email}`,
    call: (phone: string) => `Telefon: ${phone}`,
  },
  en: {
    contact: (name) => (name ? `How to reach ${name}` : 'How to reach your consultant'),
    asking: 'We are looking for her contact details.',
    write: (email) => `E-mail: ${email}`,
    call: (phone) => `Phone: ${phone}`,
  },
})
