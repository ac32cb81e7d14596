import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { nearestFirst, type Offer, offersOf } from '../../src/studio/app/inserter/offers.js'

const languages = ['de', 'en'] as const
const offersIn = (language: 'de' | 'en') => offersOf({ declarations, language, page: language, paths: [] })
const isCalled = ({ name, called }: Offer, word: string): boolean =>
  [name, ...called.names, ...called.words.split(' ')].some((each) => each.toLowerCase() === word.toLowerCase())

describe.each(languages)('the search of the inserter, in the Studio’s %s', (language) => {
  const offers = offersIn(language)
  const first = (query: string) => nearestFirst(query, offers)[0]?.name

  it('finds every card by its name first', () => {
    expect(offers.filter(({ name }) => first(name) !== name).map(({ name }) => name)).toEqual([])
  })

  it('finds by each of its everyday words whatever is called so, before what is not', () => {
    const wrong = offers.flatMap((offer) =>
      [...offer.called.names, ...offer.called.words.split(' ')].filter((word) => {
        const found = nearestFirst(word, offers)
        return word !== '' && !found.slice(0, found.indexOf(offer) + 1).every((each) => isCalled(each, word))
      }),
    )
    expect(wrong).toEqual([])
  })
})

it('finds the contact form by what it is for', () => {
  const found = ['Kontakt', 'Formular', 'Nachricht', 'contact', 'message'].map((word) => nearestFirst(word, offersIn('de'))[0]?.name)
  expect(new Set(found)).toEqual(new Set(['Nachricht an die Beraterin']))
  for (const word of ['contact', 'form', 'message', 'kontakt'])
    expect(nearestFirst(word, offersIn('en'))[0]?.name, word).toBe('Message to the consultant')
})
