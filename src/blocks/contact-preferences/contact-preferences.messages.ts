import { messages } from '../../commerce/domain/translations.js'

export const preferencesMessages = messages('contact-preferences', {
  de: {
    heading: 'Deine Kontaktwünsche',
    hint: 'Wann und wie soll sich deine Beraterin bei dir melden? Sie richtet sich danach.',
    guest: 'Melde dich an, um deine Kontaktwünsche zu sehen.',
    time: 'Wann passt es dir am besten?',
    method: 'Wie erreicht sie dich am liebsten?',
    frequency: 'Wie oft möchtest du von ihr hören?',
    any: 'Ist mir egal',
    noPhone: 'In deinem Konto steht noch keine Telefonnummer. Gib sie deiner Beraterin, damit sie dich so erreicht.',
    saved: 'Deine Kontaktwünsche sind gespeichert.',
  },
  en: {
    heading: 'Your contact preferences',
    hint: 'When and how should your consultant get in touch with you? She keeps to it.',
    guest: 'Sign in to see your contact preferences.',
    time: 'When suits you best?',
    method: 'How do you like to be reached?',
    frequency: 'How often would you like to hear from her?',
    any: 'I do not mind',
    noPhone: 'There is no phone number in your account yet. Give it to your consultant so that she can reach you this way.',
    saved: 'Your contact preferences are saved.',
  },
})
