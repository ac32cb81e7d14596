import { messages } from '../../commerce/domain/translations.js'

export const orderConfirmationMessages = messages('order-confirmation', {
  de: {
    heading: 'Danke für deine Bestellung!',
    mail: (email: string) => `Die Bestätigung schicken wir an ${email}.`,
    mailUnknown: 'Die Bestätigung schicken wir dir per E-Mail.',
    number: 'Bestellnummer',
    next: 'So geht es weiter',
    steps:
      'Du bekommst gleich eine Bestätigung per E-Mail.\nWir packen dein Paket und sagen dir Bescheid, wenn es unterwegs ist.\nDie Rechnung kommt mit deiner Bestellung.',
    items: 'Deine Bestellung',
    later: 'Die Einzelheiten deiner Bestellung können wir gerade nicht zeigen. Sie ist angekommen, und alles steht in der E-Mail.',
    lookAgain: 'Noch einmal nachsehen',
    unproved:
      'Zu deinem Schutz zeigen wir die Einzelheiten hier nicht länger. Sie stehen in der E-Mail, und mit Bestellnummer und E-Mail-Adresse findest du die Bestellung jederzeit wieder.',
    lookUp: 'Bestellung suchen',
    looking: 'Wir sehen nach',
    print: 'Drucken',
    orders: 'Meine Bestellungen',
    onward: 'Weiter einkaufen',
    account: 'Beim nächsten Mal geht es schneller',
    accountHint: 'Mit einem Konto siehst du deine nächsten Bestellungen jederzeit und kannst Anschriften für das nächste Mal speichern.',
    register: 'Konto anlegen',
    noneYet: 'Noch nichts bestellt',
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
    items: 'Your order',
    later: 'We cannot show the details of your order right now. It has arrived, and everything is in the e-mail.',
    lookAgain: 'Have another look',
    unproved:
      'To protect you, we do not show the details here any longer. They are in the e-mail, and you find the order again at any time with its number and your e-mail address.',
    lookUp: 'Find the order',
    looking: 'We are looking',
    print: 'Print',
    orders: 'My orders',
    onward: 'Continue shopping',
    account: 'Next time it is quicker',
    accountHint: 'With an account you see your next orders at any time, and can save addresses for the next time.',
    register: 'Create account',
    noneYet: 'Nothing ordered yet',
    none: 'Your order stands here as soon as you have ordered something.',
  },
})
