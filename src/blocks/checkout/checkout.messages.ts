import { messages } from '../../commerce/domain/translations.js'

export const checkoutMessages = messages('checkout', {
  de: {
    heading: 'Kasse',
    waiting: 'Deine Kasse wird vorbereitet',
    empty: 'In deinem Warenkorb liegt noch nichts.',
    toCart: 'Zum Warenkorb',
    lastOrder: (number: string) => `Deine letzte Bestellung ist angekommen. Ihre Nummer: ${number}`,
    linkSignIn: 'Bitte melde dich an, um diesen Warenkorb zu bezahlen.',
    linkGone: 'Diesen Zahlungslink gibt es nicht mehr: Der Warenkorb ist bezahlt, oder er gehört zu einem anderen Konto.',
    chooseConsultant: 'Beraterin wählen',
    inactive: 'Dieser Shop ist gerade geschlossen. Es wurde nichts bestellt.',
    unknown: 'Wir wissen gerade nicht, ob deine Bestellung angekommen ist.',
    unknownHint:
      'Bitte bestelle nicht noch einmal. Sieh hier nach, sobald du wieder Verbindung hast; ist sie angekommen, bekommst du auch eine E-Mail.',
    look: 'Nachsehen',
    looking: 'Wir sehen nach',
    done: 'Danke! Deine Bestellung ist da.',
    reference: 'Bestellnummer',
  },
  en: {
    heading: 'Checkout',
    waiting: 'Your checkout is being prepared',
    empty: 'There is nothing in your cart yet.',
    toCart: 'To the cart',
    lastOrder: (number: string) => `Your last order has arrived. Its number: ${number}`,
    linkSignIn: 'Please sign in to pay this cart.',
    linkGone: 'This payment link is gone: the cart is paid, or belongs to another account.',
    chooseConsultant: 'Choose a consultant',
    inactive: 'This shop is closed right now. Nothing was ordered.',
    unknown: 'Right now we do not know whether your order has arrived.',
    unknownHint: 'Please do not order again. Look here as soon as you are connected; if it has arrived, you get an e-mail as well.',
    look: 'Have a look',
    looking: 'We are looking',
    done: 'Thank you! Your order is here.',
    reference: 'Order number',
  },
})
