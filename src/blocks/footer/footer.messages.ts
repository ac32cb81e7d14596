import { messages } from '../../commerce/domain/translations.js'

export const footerMessages = messages('footer', {
  de: {
    label: 'Rechtliches',
    shipping: 'Versand, Zahlung und Rückgabe',
    newsletter: 'Newsletter',
    help: 'Hilfe',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungs- und Kaufbedingungen',
    withdrawal: 'Vertrag widerrufen',
    cookies: 'Cookie-Einstellungen',
  },
  en: {
    label: 'Legal',
    shipping: 'Shipping, payment and returns',
    newsletter: 'Newsletter',
    help: 'Help',
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms of use and purchase',
    withdrawal: 'Withdraw from the contract',
    cookies: 'Cookie settings',
  },
})
