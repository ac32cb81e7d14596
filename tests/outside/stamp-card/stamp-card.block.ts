import { channel, defineBlock } from '@vitrine/blocks/kit'
import { number, object } from 'valibot'

/** Other code on the page can subscribe to it and count the stamps. */
export const stamped = channel({
  name: 'acme.stamped',
  about: 'The shopper has got a stamp.',
  schema: object({ stamps: number() }),
  retain: true,
})

export const stampCard = defineBlock({
  tag: 'acme-stamp-card',
  version: 1,
  name: { de: 'Stempelkarte', en: 'Stamp card' },
  summary: { de: 'Ein Stempel für jeden Besuch, und am Ende ein Geschenk.', en: 'A stamp for each visit, and a present in the end.' },
  category: 'shop',
  icon: 'card',
  inserter: { tagline: { de: 'Stempel sammeln', en: 'Collect stamps' } },
  fields: {
    heading: { type: 'text', label: { de: 'Überschrift', en: 'Heading' }, default: '' },
    stamps: { type: 'number', label: { de: 'Stempel bis zum Geschenk', en: 'Stamps until the present' }, min: 2, max: 12, default: 6 },
  },
  events: { 'acme-stamp-card-full': { help: { de: 'Die Karte ist voll.', en: 'The card is full.' }, detail: { stamps: 'number' } } },
  parts: { heading: { de: 'Überschrift', en: 'Heading' }, stamp: { de: 'Ein Stempel', en: 'A stamp' } },
  states: { open: { de: 'Es fehlen noch welche', en: 'Some are missing' }, full: { de: 'Voll', en: 'Full' } },
  publishes: [stamped],
})
