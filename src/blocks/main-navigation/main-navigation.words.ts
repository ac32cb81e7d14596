import { plural, words } from '../../ui/index.js'

export const navigationWords = words({
  de: {
    label: 'Hauptnavigation',
    shopAll: 'Alle Produkte',
    signIn: 'Anmelden',
    account: 'Mein Konto',
    logout: 'Abmelden',
    loggedOut: 'Du bist abgemeldet.',
    logoutFailed: 'Das Abmelden hat nicht geklappt. Bitte versuche es noch einmal.',
    greeting: (name: string) => (name ? `Hallo ${name}` : 'Hallo'),
    menu: 'Menü',
    shopOf: (name: string) => `Shop von ${name}`,
    cart: (count: number) => `Warenkorb, ${plural('de', count, 'Artikel', 'Artikel')}`,
    cartUnknown: 'Warenkorb',
  },
  en: {
    label: 'Main navigation',
    shopAll: 'Shop all',
    signIn: 'Sign in',
    account: 'My account',
    logout: 'Log out',
    loggedOut: 'You are signed out.',
    logoutFailed: 'Signing out did not work. Please try again.',
    greeting: (name) => (name ? `Hello ${name}` : 'Hello'),
    menu: 'Menu',
    shopOf: (name) => `${name}'s shop`,
    cart: (count) => `Cart, ${plural('en', count, 'item', 'items')}`,
    cartUnknown: 'Cart',
  },
})
