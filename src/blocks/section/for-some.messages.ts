import { messages } from '../../commerce/domain/translations.js'

export const forSomeMessages = messages('for-some', {
  de: {
    everybody: '',
    guests: 'Nur für Gäste',
    customers: 'Nur für angemeldete Kundinnen',
    'with-consultant': 'Nur für Kundinnen mit Beraterin',
    'without-consultant': 'Nur für Kundinnen ohne Beraterin',
    'first-visit': 'Nur bei der ersten Anmeldung',
    drawn: (experiment: string, variant: string) => `Variante ${variant} von „${experiment}“`,
    shown: (from: string, until: string) => `Zu sehen${from && ` ab ${from}`}${until && ` bis ${until}`}`,
  },
  en: {
    everybody: '',
    guests: 'For guests only',
    customers: 'For signed-in customers only',
    'with-consultant': 'For customers with a consultant only',
    'without-consultant': 'For customers without a consultant only',
    'first-visit': 'At the first sign-in only',
    drawn: (experiment: string, variant: string) => `Variant ${variant} of “${experiment}”`,
    shown: (from: string, until: string) => `Shown${from && ` from ${from}`}${until && ` until ${until}`}`,
  },
})
