import { messages } from '../../commerce/domain/translations.js'

export const cartPanelMessages = messages('cart-panel', {
  de: {
    label: 'Warenkorb',
    heading: 'Dein Warenkorb',
    view: 'Warenkorb ansehen',
    more: (count: number) => `${count} weitere zeigen`,
  },
  en: {
    label: 'Cart',
    heading: 'Your cart',
    view: 'View cart',
    more: (count) => `Show ${count} more`,
  },
})
