import { messages } from '../../commerce/domain/translations.js'

export const quickConnectMessages = messages('quick-connect', {
  de: {
    heading: 'Deine Beraterin',
    none: 'Du hast noch keine Beraterin gewählt.',
    find: 'Beraterin finden',
    gone: 'Zu dieser Beraterin haben wir gerade keine Angaben.',
    connect: (name: string) => `Mit ${name} verbinden`,
    sending: 'Einen Moment',
    connected: (name: string) => `Du bist mit ${name} verbunden.`,
  },
  en: {
    heading: 'Your consultant',
    none: 'You have not chosen a consultant yet.',
    find: 'Find a consultant',
    gone: 'We have no details of this consultant right now.',
    connect: (name) => `Connect with ${name}`,
    sending: 'One moment',
    connected: (name) => `You are connected with ${name}.`,
  },
})
