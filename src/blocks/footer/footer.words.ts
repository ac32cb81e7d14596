import { words } from '../../shop/words.js'

export const footerWords = words({
  de: {
    label: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungs- und Kaufbedingungen',
    withdrawal: 'Vertrag widerrufen',
    cookies: 'Cookie-Einstellungen',
  },
  en: {
    label: 'Legal',
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms of use and purchase',
    withdrawal: 'Withdraw from the contract',
    cookies: 'Cookie settings',
  },
})
