import { expect, it } from 'vitest'
import { need, openShop } from './client.js'

/** Any of its shelf. */
const makeUp =
  /^(?:(?:Puder|Foundation|Concealer|Lidschatten|Lidschattenpalette|Mascara|Kajal|Brauenstift|Rouge|Highlighter)\b[^,]*(?:, |$)){3}/

/** As people ask, and what must be among the first three; by synonym, by word form, misspelt, in German and English. */
const searches: readonly (readonly [term: string, first: string | RegExp])[] = [
  ['Lippenstift', 'Lippenstift'],
  ['Lippenstifte', 'Lippenstift'],
  ['roter Lippenstift', 'Lippenstift'],
  ['lipenstift', 'Lippenstift'],
  ['Lippensitft', 'Lippenstift'],
  ['lipstick', 'Lippenstift'],
  ['Lippenpflege', 'Lippenbalsam'],
  ['lip glos', 'Lipgloss'],
  ['Wimpern Tusche', 'Mascara'],
  ['gesichtscrem', 'Tagescreme'],
  ['lip balm', 'Lippenbalsam'],
  ['Lippenkonturenstift', 'Lipliner'],
  ['Wimperntusche', 'Mascara'],
  ['Maskara', 'Mascara'],
  ['waterproof mascara', 'Mascara Regenfest'],
  ['wasserfeste Mascara', 'Mascara Regenfest'],
  ['eyeshadow', 'Lidschatten'],
  ['eye shadow palette', 'Lidschattenpalette'],
  ['Eyeliner', 'Kajal'],
  ['Augenbrauenstift', 'Brauenstift'],
  ['eyebrow pencil', 'Brauenstift'],
  ['Augencremes', 'Augencreme'],
  ['Creme gegen Augenringe', 'Augencreme'],
  ['dark circles', 'Concealer'],
  ['Grundierung', 'Foundation'],
  ['Foundation hell', 'Foundation'],
  ['powder', 'Puder'],
  ['blush', 'Rouge'],
  ['makeup', makeUp],
  ['Schminke', makeUp],
  ['Parfüm', 'Eau de Parfum'],
  ['Parfum', 'Eau de Parfum'],
  ['Parfümm', 'Eau de Parfum'],
  ['perfume', 'Eau de Parfum'],
  ['Düfte für Damen', 'Eau de'],
  ['Tagescreme', 'Tagescreme'],
  ['day cream', 'Tagescreme'],
  ['Gesichtscreme', 'Tagescreme'],
  ['moisturizer', 'Tagescreme'],
  ['Creme für trockene Haut', 'Nachtcreme'],
  ['dry skin cream', 'Nachtcreme'],
  ['Feuchtigkeitscreme', 'Tagescreme'],
  ['Hyaluron Serum', 'Feuchtigkeitsserum'],
  ['Vitamin C Serum', 'Rosenserum'],
  ['Rosen Serum', 'Rosenserum'],
  ['Waschgel', 'Reinigungsmilch'],
  ['abschminken', 'Reinigungsmilch'],
  ['Toner', 'Gesichtswasser'],
  ['Gesichtsmaske', 'Maske'],
  ['scrub', 'Enzympeeling'],
  ['Sonnencreme', 'Sonnen'],
  ['Sonnenschutz Gesicht', 'Sonnenfluid'],
  ['sunscreen spf 50', 'Sonnenfluid'],
  ['Anti Aging', 'Anti-Aging-Creme'],
  ['Antifaltencreme', 'Anti-Aging-Creme'],
  ['Creme gegen Falten', 'Anti-Aging-Creme'],
  ['wrinkles', 'Anti-Aging-Creme'],
  ['empfindliche Haut', 'Reinigungsmilch'],
  ['Rötungen', 'Couperose-Serum'],
  ['Akne', 'Maske'],
  ['Handkreme', 'Handcreme'],
  ['hand cream', 'Handcreme'],
  ['Koerperlotion', 'Körperlotion'],
  ['Korperlotion', 'Körperlotion'],
  ['Bodylotion', 'Körperlotion'],
  ['Duschgel', 'Duschöl'],
  ['Badezusatz', 'Badesalz'],
  ['Fußcreme', 'Fußbalsam'],
  ['Fusscreme', 'Fußbalsam'],
  ['Deo ohne Aluminium', 'Deocreme'],
  ['Herrenpflege', 'Männerpflege'],
  ['für Männer', 'Männerpflege'],
  ['after shave', 'Männerpflege'],
  ['Pinselset', 'pinsel'],
  ['brushes', 'Puderpinsel'],
  ['Geschenk für Mama', 'Geschenkset'],
  ['Geschenke', 'Geschenkset'],
  ['gift set', 'Geschenkset'],
  ['Adventkalender', 'Adventskalender'],
  ['travel size', 'Reiseset'],
  ['Lavendel Öl', 'Duftöl Lavendelfeld'],
  ['Öl', 'Nachtöl'],
  ['07 Beere', 'Lippenstift Samt'],
]

it.each(searches)('finds what is meant by „%s“', async (term, first) => {
  const { client } = await openShop()
  const { body } = await client.post('search/product-search', { searchTerm: term, fields: ['Name'] })
  const names = body.productsPage.products.map(({ name }: { name: string }) => name)
  expect(names.length, term).toBeGreaterThan(0)
  expect(names.slice(0, 3).join(', ')).toMatch(first)
})

it('finds nothing where hardly anything fits', async () => {
  const { client } = await openShop()
  for (const searchTerm of ['Rasenmäher', 'gibt es nicht', 'Autoreifen Winter', 'qwertz'])
    expect([searchTerm, (await client.post('search/product-search', { searchTerm, fields: ['Name'] })).body.productsPage.total]).toEqual([
      searchTerm,
      0,
    ])
})

it('says how it has spelt a word that nobody knows, and nothing where all were known or nothing is found', async () => {
  const { client } = await openShop()
  const correctionOf = async (searchTerm: string) =>
    (await client.post('search/product-search', { searchTerm, fields: ['Name'] })).body.correctedSearchTerm
  expect(await correctionOf('lipenstift')).toBe('lippenstift')
  expect(await correctionOf('Lippenstifte')).toBeNull()
  expect(await correctionOf('Rasenmäher')).toBeNull()
})

it('narrows by shade, skin type and concern, each counting a family once', async () => {
  const { client } = await openShop()
  const { body } = await client.post('search/product-search', { searchTerm: 'Lippenstift', fields: ['Name'] })
  const names = body.facets.map(({ nameOrId }: { nameOrId: string }) => nameOrId)
  expect(names).toContain('Shade__c')
  const shade = need(body.facets.find(({ nameOrId }: { nameOrId: string }) => nameOrId === 'Shade__c'))
  expect(shade.values.find(({ nameOrId }: { nameOrId: string }) => nameOrId === '12 Granat')).toMatchObject({ productCount: 1 })
  const care = (await client.post('search/product-search', { searchTerm: 'Creme', fields: ['Name'] })).body
  expect(care.facets.map(({ nameOrId }: { nameOrId: string }) => nameOrId)).toEqual(expect.arrayContaining(['SkinType__c', 'Concern__c']))
})
