import { messages } from '../../commerce/domain/translations.js'

export const benefitsMessages = messages('benefits', {
  de: {
    benefits: 'Deine Vorteile',
    nearBefore: 'Noch',
    nearShipping: 'Vorteil beim Versand',
    nearOrder: 'Vorteil auf deine Bestellung',
    nearUntil: (name: string) => `bis „${name}“`,
    progress: (name: string) => `Auf dem Weg zu „${name}“`,
  },
  en: {
    benefits: 'Your benefits',
    nearBefore: 'Only',
    nearShipping: 'saving on shipping',
    nearOrder: 'saving on your order',
    nearUntil: (name) => `more until "${name}"`,
    progress: (name) => `On the way to "${name}"`,
  },
})
