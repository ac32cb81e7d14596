import { words } from '../../shop/words.js'

export const orderConfirmationWords = words({
  de: {
    heading: 'Danke für deine Bestellung!',
    mail: (email: string) => `Die Bestätigung schicken wir an ${email}.`,
    mailUnknown: 'Die Bestätigung schicken wir dir per E-Mail.',
    number: 'Bestellnummer',
    next: 'So geht es weiter',
    steps:
      'Du bekommst gleich eine Bestätigung per E-Mail.\nWir packen dein Paket und sagen dir Bescheid, wenn es unterwegs ist.\nDie Rechnung kommt mit deiner Bestellung.',
    goods: 'Deine Bestellung',
    later: 'Die Einzelheiten deiner Bestellung können wir gerade nicht zeigen. Sie ist angekommen, und alles steht in der E-Mail.',
    lookAgain: 'Noch einmal nachsehen',
    looking: 'Wir sehen nach',
    print: 'Drucken',
    orders: 'Meine Bestellungen',
    onward: 'Weiter einkaufen',
    account: 'Beim nächsten Mal geht es schneller',
    accountHint: 'Mit einem Konto musst du E-Mail-Adresse und Anschrift nicht noch einmal eingeben und siehst deine Bestellungen.',
    register: 'Als Konto speichern',
    none: 'Hier steht deine Bestellung, sobald du etwas bestellt hast.',
  },
  en: {
    heading: 'Thank you for your order!',
    mail: (email) => `We send the confirmation to ${email}.`,
    mailUnknown: 'We send you the confirmation by e-mail.',
    number: 'Order number',
    next: 'What happens next',
    steps:
      'You get a confirmation by e-mail in a moment.\nWe pack your parcel and tell you when it is on its way.\nThe invoice comes with your order.',
    goods: 'Your order',
    later: 'We cannot show the details of your order right now. It has arrived, and everything is in the e-mail.',
    lookAgain: 'Have another look',
    looking: 'We are looking',
    print: 'Print',
    orders: 'My orders',
    onward: 'Continue shopping',
    account: 'Next time it is quicker',
    accountHint: 'With an account you need not type e-mail and address again, and see your orders.',
    register: 'Save this as an account',
    none: 'Your order stands here as soon as you have ordered something.',
  },
})
