import { messages } from '../../commerce/domain/translations.js'

export const paymentLinkMessages = messages('payment-link', {
  de: {
    heading: 'Soll jemand anderes bezahlen?',
    hint: 'Wer auch für dein Konto einkauft, kann diesen Warenkorb über einen Link so bezahlen, wie er jetzt ist.',
    make: 'Zahlungslink erstellen',
    making: 'Der Zahlungslink wird erstellt',
    failed: 'Der Zahlungslink lässt sich gerade nicht erstellen. Bitte versuche es später noch einmal.',
    share: 'Zahlungslink teilen',
    title: 'Warenkorb bezahlen',
  },
  en: {
    heading: 'Shall somebody else pay?',
    hint: 'Whoever buys for your account as well can pay this cart, as it is now, through a link.',
    make: 'Create a payment link',
    making: 'The payment link is being created',
    failed: 'The payment link cannot be created right now. Please try again later.',
    share: 'Share the payment link',
    title: 'Pay a cart',
  },
})
