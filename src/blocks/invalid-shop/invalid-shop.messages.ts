import { messages } from '../../commerce/domain/translations.js'

export const invalidShopMessages = messages('invalid-shop', {
  de: {
    sorry: 'Das tut uns leid',
    heading: 'Diesen Shop finden wir nicht.',
    text:
      'Vielleicht hat sich ein Tippfehler eingeschlichen, oder der Link ist schon älter. Frag am besten noch einmal bei deiner ' +
      'Beraterin nach.',
    home: 'Zur Startseite',
    find: 'Beraterin finden',
  },
  en: {
    sorry: 'We are sorry',
    heading: 'We cannot find this shop.',
    text: 'Perhaps there is a typing error, or the link is an old one. It is best to ask your consultant again.',
    home: 'To the home page',
    find: 'Find a consultant',
  },
})
