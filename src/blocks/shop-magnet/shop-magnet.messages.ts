import { messages } from '../../commerce/domain/translations.js'

export const shopMagnetMessages = messages('shop-magnet', {
  de: {
    label: 'Willkommen',
    welcome: 'Schön, dass du da bist!',
    first: 'Herzlich willkommen! Schön, dass du jetzt dabei bist.',
    shopOf: 'Du kaufst im Shop von',
    singleShopOf: 'Diese Seite zeigt dir nur den Shop von',
    imprint: 'Impressum & Kontakt',
    leave: 'Shop verlassen',
    left: 'Du kaufst jetzt ohne Beraterin ein.',
    back: 'Willkommen zurück!',
    again: 'Möchtest du wieder bei',
    againEnd: 'einkaufen?',
    choose: (name: string) => `Bei ${name} einkaufen`,
    chosen: (name: string) => `Du kaufst jetzt im Shop von ${name}.`,
  },
  en: {
    label: 'Welcome',
    welcome: 'Good to have you here!',
    first: 'A warm welcome! Good to have you with us.',
    shopOf: 'You are shopping with',
    singleShopOf: 'This page shows you nothing but the shop of',
    imprint: 'Imprint & contact',
    leave: 'Leave this shop',
    left: 'You are shopping without a consultant now.',
    back: 'Welcome back!',
    again: 'Would you like to shop with',
    againEnd: 'again?',
    choose: (name) => `Shop with ${name}`,
    chosen: (name) => `You are shopping with ${name} now.`,
  },
})
