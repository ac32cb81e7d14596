import { messages } from '../../commerce/domain/translations.js'

/** Words of results that no block shows. */
export const actionMessages = messages('actions', {
  de: {
    emptyCart: 'Dein Warenkorb ist noch leer.',
    noCheckout: 'Auf dieser Seite gibt es keine Kasse.',
  },
  en: {
    emptyCart: 'Your cart is still empty.',
    noCheckout: 'There is no checkout on this page.',
  },
})
