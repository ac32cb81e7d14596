import { plural, messages } from '../../commerce/domain/translations.js'

export const accountSwitcherMessages = messages('account-switcher', {
  de: {
    label: 'Konto wählen',
    shoppingFor: 'Du kaufst ein für',
    ownCarts: 'Jedes Konto hat seinen eigenen Warenkorb.',
    own: 'Dein eigenes Konto',
    switching: (name: string) => `Wir wechseln zu ${name} …`,
    switched: (name: string, count: number) =>
      `Du kaufst jetzt für ${name} ein. ${count === 0 ? 'Der Warenkorb ist leer.' : `Im Warenkorb: ${plural('de', count, 'Artikel', 'Artikel')}.`}`,
    refused: (name: string) => `Wir konnten das gewählte Konto nicht bestätigen. Du kaufst jetzt für ${name} ein.`,
    refusedOwn: 'Wir konnten das gewählte Konto nicht bestätigen. Du kaufst jetzt für dein eigenes Konto ein.',
    understood: 'Verstanden',
    notLoaded: 'Deine Konten konnten wir gerade nicht laden.',
    notSwitched: (name: string) => `Der Wechsel zu ${name} hat nicht geklappt. Du kaufst weiter ein wie zuvor.`,
    title: (name: string) => `Zu ${name} wechseln?`,
    stays: (name: string, count: number) =>
      `${count === 1 ? 'Der Artikel' : `Die ${count.toLocaleString('de')} Artikel`} im Warenkorb von ${name} ${count === 1 ? 'bleibt' : 'bleiben'} dort liegen.`,
    comes: (name: string) => `${name} hat einen eigenen Warenkorb. Den siehst du gleich nach dem Wechsel; zurück kannst du jederzeit.`,
    yes: 'Ja, wechseln',
    no: 'Nein, abbrechen',
  },
  en: {
    label: 'Choose an account',
    shoppingFor: 'You are shopping for',
    ownCarts: 'Every account has a cart of its own.',
    own: 'Your own account',
    switching: (name) => `Switching to ${name} …`,
    switched: (name, count) =>
      `You are shopping for ${name} now. ${count === 0 ? 'The cart is empty.' : `In the cart: ${plural('en', count, 'item', 'items')}.`}`,
    refused: (name) => `We could not confirm the account you had chosen. You are shopping for ${name} now.`,
    refusedOwn: 'We could not confirm the account you had chosen. You are shopping for your own account now.',
    understood: 'Got it',
    notLoaded: 'We could not load your accounts right now.',
    notSwitched: (name) => `Switching to ${name} did not work. You keep shopping as before.`,
    title: (name) => `Switch to ${name}?`,
    stays: (name, count) =>
      `The ${count === 1 ? 'item' : `${count.toLocaleString('en')} items`} in ${name}’s cart ${count === 1 ? 'stays' : 'stay'} there.`,
    comes: (name) => `${name} has a cart of their own. You will see it right after switching, and you can switch back at any time.`,
    yes: 'Yes, switch',
    no: 'No, cancel',
  },
})
