import { messages } from '../../commerce/domain/translations.js'

export const imprintMessages = messages('imprint', {
  de: {
    heading: 'Impressum und Barrierefreiheit',
    shop: 'Der Shop',
    consultant: 'Deine Beraterin',
    law: 'Angaben nach § 5 DDG. Du kaufst bei einer selbstständigen Beraterin ein:',
    gone: 'Die Angaben deiner Beraterin liegen uns gerade nicht vor.',
    accessibility: 'Barrierefreiheit',
    privacy: 'Wie wir mit deinen Daten umgehen, steht unter Datenschutz.',
  },
  en: {
    heading: 'Imprint and accessibility',
    shop: 'The shop',
    consultant: 'Your consultant',
    law: 'Information under § 5 DDG. You are shopping with an independent consultant:',
    gone: 'We do not have your consultant’s details right now.',
    accessibility: 'Accessibility',
    privacy: 'How we treat your data is told under privacy.',
  },
})
