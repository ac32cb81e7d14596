import { messages } from '../../commerce/domain/translations.js'

export const zoomMessages = messages('zoom', {
  de: {
    label: (name: string) => `${name}, vergrößert`,
    picture: (number: number, count: number) => `Bild ${number} von ${count}`,
    smaller: 'Kleiner',
    larger: 'Größer',
    before: 'Bild davor',
    next: 'Nächstes Bild',
  },
  en: {
    label: (name) => `${name}, enlarged`,
    picture: (number, count) => `Picture ${number} of ${count}`,
    smaller: 'Smaller',
    larger: 'Larger',
    before: 'Picture before',
    next: 'Next picture',
  },
})
