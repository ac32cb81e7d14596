import { plural, words } from '../../shop/words.js'

export const navigationWords = words({
  de: {
    label: 'Hauptnavigation',
    shopAll: 'Alle Produkte',
    catalogues: 'Online Kataloge',
    myConsultants: 'Meine Beraterinnen',
    signIn: 'Anmelden',
    account: 'Mein Konto',
    greeting: (name: string) => (name ? `Hallo ${name}` : 'Hallo'),
    search: 'Suche',
    menu: 'Menü',
    shopOf: (name: string) => `Shop von ${name}`,
    cart: (count: number) => `Warenkorb, ${plural('de', count, 'Artikel', 'Artikel')}`,
    cartUnknown: 'Warenkorb',
  },
  en: {
    label: 'Main navigation',
    shopAll: 'Shop all',
    catalogues: 'Online catalogues',
    myConsultants: 'My consultants',
    signIn: 'Sign in',
    account: 'My account',
    greeting: (name) => (name ? `Hello ${name}` : 'Hello'),
    search: 'Search',
    menu: 'Menu',
    shopOf: (name) => `${name}'s shop`,
    cart: (count) => `Cart, ${plural('en', count, 'item', 'items')}`,
    cartUnknown: 'Cart',
  },
})
