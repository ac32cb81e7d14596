import { messages } from '../../commerce/domain/translations.js'

export const reservationMessages = messages('reservation', {
  de: {
    held: (time: string) => `Deine Artikel sind bis ${time} Uhr für dich reserviert.`,
    ending: (time: string) => `Deine Artikel sind nur noch bis ${time} Uhr für dich reserviert.`,
    ended: 'Die Reservierung ist abgelaufen. Deine Artikel liegen noch im Warenkorb, könnten aber vergriffen sein.',
    extend: 'Verlängern',
    again: 'Neu reservieren',
  },
  en: {
    held: (time) => `Your items are reserved for you until ${time}.`,
    ending: (time) => `Your items are reserved for you only until ${time}.`,
    ended: 'The reservation has ended. Your items are still in the cart, but may be sold out.',
    extend: 'Extend',
    again: 'Reserve again',
  },
})
