import { words } from '../../shop/words.js'

export const benefitsWords = words({
  de: {
    benefits: 'Deine Vorteile',
    nearBefore: 'Noch',
    nearUntil: (name: string) => `bis „${name}“`,
    progress: (name: string) => `Auf dem Weg zu „${name}“`,
  },
  en: {
    benefits: 'Your benefits',
    nearBefore: 'Only',
    nearUntil: (name) => `more until "${name}"`,
    progress: (name) => `On the way to "${name}"`,
  },
})
