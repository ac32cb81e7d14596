import { messages } from '../../commerce/domain/translations.js'

export const imprintFactsMessages = messages('imprint-facts', {
  de: { firstName: 'Vorname', lastName: 'Nachname', address: 'Anschrift', phone: 'Telefon', email: 'E-Mail', vatId: 'USt-IdNr.' },
  en: { firstName: 'First name', lastName: 'Last name', address: 'Address', phone: 'Phone', email: 'E-mail', vatId: 'VAT ID' },
})
