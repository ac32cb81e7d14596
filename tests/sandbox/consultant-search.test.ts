import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillFinder } from '../../src/sandbox/world/consultants/consultant-finder.js'
import { consultants, generateConsultants } from '../../src/sandbox/world/consultants/consultants.js'
import { digitsOf } from '../../src/sandbox/world/consultants/folding.js'
import { distanceBetween, placeOf } from '../../src/sandbox/world/consultants/places.js'
import type { ConsultantFacts } from '../../src/sandbox/world/types.js'
import { type Client, need, openShop } from './client.js'

const apex = '/lwr/apex/v64.0/ShopController'
const [model] = consultants
const person = (firstName: string, lastName: string, facts: Partial<ConsultantFacts> = {}): ConsultantFacts => ({
  ...need(model),
  id: `001${firstName}${lastName}`,
  firstName,
  lastName,
  ...facts,
})
const namesFound = (all: readonly ConsultantFacts[], text: string) =>
  fillFinder(all)
    .byName(text)
    .map(({ consultant }) => `${consultant.firstName} ${consultant.lastName}`)

const ask = async (client: Client, input: Record<string, unknown>) => (await client.post(`${apex}/findConsultants`, input)).body
type Row = {
  Id: string
  FirstName_t__c: string
  LastName_t__c: string
  distance: number | null
  languages: string[]
  specialties: string[]
  PostalCode_t__c: string
}
type Value = { value: string; count: number }

describe('a search by name', () => {
  const all = [
    person('Ayşe', 'Yılmaz'),
    person('Małgorzata', 'Wójcik'),
    person('Jörg', 'Weiß-Kühn'),
    person('Giulia', 'De Luca'),
    person('Thu Ha', 'Nguyễn'),
    person('Ольга', 'Петрова'),
  ]

  it.each([
    ['yilmaz', 'Ayşe Yılmaz'],
    ['YILMAZ', 'Ayşe Yılmaz'],
    ['ayse', 'Ayşe Yılmaz'],
    ['malg', 'Małgorzata Wójcik'],
    ['Wojcik', 'Małgorzata Wójcik'],
    ['weiss', 'Jörg Weiß-Kühn'],
    ['kuhn', 'Jörg Weiß-Kühn'],
    ['kuehn', 'Jörg Weiß-Kühn'],
    ['Jörg', 'Jörg Weiß-Kühn'],
    ['joerg weiss', 'Jörg Weiß-Kühn'],
    ['weiß-kühn', 'Jörg Weiß-Kühn'],
    ['Luca', 'Giulia De Luca'],
    ['de luca', 'Giulia De Luca'],
    ['nguyen', 'Thu Ha Nguyễn'],
    ['ольга', 'Ольга Петрова'],
    ['Giulia De Luca', 'Giulia De Luca'],
    ['De Luca, Giulia', 'Giulia De Luca'],
    ['  giu   luc ', 'Giulia De Luca'],
  ])('for %j finds %s', (text, name) => {
    expect(namesFound(all, text)).toEqual([name])
  })

  it('finds beginnings only, and nobody when one word is wrong', () => {
    expect(namesFound(all, 'ilmaz')).toEqual([])
    expect(namesFound(all, 'Giulia Yilmaz')).toEqual([])
  })

  it('finds who writes the umlaut as two letters as well', () => {
    expect(namesFound([person('Eva', 'Mueller')], 'Müller')).toEqual(['Eva Mueller'])
  })

  it('finds everyone by her own name, wherever it is cut', () => {
    const finder = fillFinder(consultants)
    fc.assert(
      fc.property(fc.constantFrom(...consultants), fc.integer({ min: 1, max: 30 }), (consultant, length) => {
        const text = `${consultant.firstName} ${consultant.lastName}`.slice(0, length)
        expect(finder.byName(text).map((hit) => hit.consultant)).toContain(consultant)
      }),
      { seed: 2026, numRuns: 500 },
    )
  })

  it('comes in the order of last names', async () => {
    const { client } = await openShop()
    const { consultants: rows } = await ask(client, { searchBy: 'Name', searchText: 'a', pageSize: 100 })
    const names = (rows as Row[]).map(({ LastName_t__c }) => LastName_t__c)
    expect(names.length).toBeGreaterThan(5)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  })

  it.each(['', '   ', '-', '<>', '%', undefined, 7])('for %j is refused: there is nothing to look for', async (searchText) => {
    const { client } = await openShop()
    expect(await ask(client, { searchBy: 'Name', searchText })).toMatchObject({
      success: false,
      errorCode: 'INVALID_INPUT',
      errorMessage: expect.any(String),
    })
  })

  it('survives whatever is typed', async () => {
    const { client } = await openShop()
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('Name', 'Phone', 'PostalCode'),
        async (searchText, searchBy) => {
          const { status } = await client.post(`${apex}/findConsultants`, { searchBy, searchText })
          expect(status).toBe(200)
        },
      ),
      { seed: 2026, numRuns: 60 },
    )
  })
})

describe('a search by phone', () => {
  const anna = person('Anna', 'A', { imprint: { ...need(model).imprint, phone: '+49 (0) 171 / 39 200-01' } })
  const finder = fillFinder([anna, person('Eva', 'E', { imprint: { ...need(model).imprint, phone: '+15551234567' } })])

  it.each(['+491713920001', '0049 171 3920001', '0171 39 20 001', '(0171) 3920001', '01713920', '+49 (0)171'])(
    'compares digits: %s',
    (text) => {
      expect(finder.byPhone(text).map(({ consultant }) => consultant.firstName)).toEqual(['Anna'])
    },
  )

  it('knows numbers from abroad', () => {
    expect(finder.byPhone('+1 555 123').map(({ consultant }) => consultant.firstName)).toEqual(['Eva'])
    expect(digitsOf('001 555')).toBe('1555')
  })

  it('finds nobody without digits', async () => {
    const { client } = await openShop()
    expect(finder.byPhone('anna')).toEqual([])
    expect(await ask(client, { searchBy: 'Phone', searchText: 'anna' })).toMatchObject({ errorCode: 'INVALID_INPUT' })
  })
})

describe('a search by postal code', () => {
  it('finds who lives within the radius, the nearest first', async () => {
    const { client, sandbox } = await openShop()
    const {
      consultants: rows,
      total,
      place,
    } = await ask(client, { searchBy: 'PostalCode', searchText: '50 674', radius: 30, pageSize: 100 })
    const here = need(placeOf('50674'))
    const near = sandbox.world.facts.consultants.filter((consultant) => distanceBetween(here, consultant) <= 30)
    expect(place).toEqual({ postalCode: '50674', city: 'Köln' })
    expect(total).toBe(near.length)
    expect((rows as Row[]).map(({ Id }) => Id).toSorted()).toEqual(near.map(({ id }) => id).toSorted())
    const distances = (rows as Row[]).map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((left, right) => Number(left) - Number(right)))
  })

  it('finds the same as looking at everyone', () => {
    const all = generateConsultants(600, 'near')
    const finder = fillFinder(all)
    const point = fc.record({
      latitude: fc.double({ min: 47, max: 55, noNaN: true }),
      longitude: fc.double({ min: 6, max: 15, noNaN: true }),
    })
    fc.assert(
      fc.property(point, fc.double({ min: 0.1, max: 700, noNaN: true }), (here, kilometres) => {
        const found = new Set(finder.near(here, kilometres).map(({ consultant }) => consultant.id))
        expect(found).toEqual(new Set(all.filter((consultant) => distanceBetween(here, consultant) <= kilometres).map(({ id }) => id)))
      }),
      { seed: 2026, numRuns: 200 },
    )
  })

  it.each(['00000', '5066', 'abc', '05123', '', '506677'])('is refused for %j, with a reason', async (searchText) => {
    const { client } = await openShop()
    expect(await ask(client, { searchBy: 'PostalCode', searchText })).toEqual({
      success: false,
      errorCode: 'INVALID_POSTAL_CODE',
      errorMessage: expect.any(String),
    })
  })

  it('may find nobody: that is no refusal', async () => {
    const { client } = await openShop()
    expect(await ask(client, { searchBy: 'PostalCode', searchText: '17489', radius: 5 })).toMatchObject({
      consultants: [],
      total: 0,
      place: { postalCode: '17489' },
    })
  })
})

describe('filters', () => {
  const everyone = { searchBy: 'PostalCode', searchText: '50674', radius: 1000, pageSize: 100 }

  it('want one of the languages and one of the specialties', async () => {
    const { client } = await openShop()
    const { consultants: rows } = await ask(client, { ...everyone, languages: ['Türkçe', 'Polski'], specialties: ['Düfte', 'Hochzeit'] })
    expect(rows.length).toBeGreaterThan(0)
    for (const { languages, specialties } of rows as Row[]) {
      expect(languages.some((each) => ['Türkçe', 'Polski'].includes(each))).toBe(true)
      expect(specialties.some((each) => ['Düfte', 'Hochzeit'].includes(each))).toBe(true)
    }
  })

  it('keep their order whatever is chosen', async () => {
    const { client } = await openShop()
    const names = ({ facets }: { facets: { specialties: Value[] } }) => facets.specialties.map(({ value }) => value)
    const before = names(await ask(client, everyone))
    for (const language of ['Türkçe', 'English', 'Deutsch']) {
      const after = names(await ask(client, { ...everyone, languages: [language] }))
      expect(after.length).toBeGreaterThan(1)
      expect(after).toEqual(before.filter((name) => after.includes(name)))
    }
  })

  it('count with every filter but their own', async () => {
    const { client } = await openShop()
    const alone = await ask(client, { ...everyone, specialties: ['Düfte'] })
    const both = await ask(client, { ...everyone, specialties: ['Düfte'], languages: ['Türkçe'] })
    expect(both.facets.languages).toEqual(alone.facets.languages)
    const turkish = (alone.facets.languages as Value[]).find(({ value }) => value === 'Türkçe')
    expect(turkish?.count).toBe(both.total)
    const scents = (both.facets.specialties as Value[]).find(({ value }) => value === 'Düfte')
    expect(scents?.count).toBe(both.total)
  })

  it('stay to be taken back when they find nobody', async () => {
    const { client } = await openShop()
    const { total, facets } = await ask(client, { ...everyone, languages: ['Klingonisch'] })
    expect(total).toBe(0)
    expect(facets.languages).toContainEqual({ value: 'Klingonisch', count: 0 })
  })
})

describe('pages', () => {
  it('together are everyone once', async () => {
    const { client, sandbox } = await openShop()
    const seen: string[] = []
    for (let page = 0; page < 13; page += 1) {
      const { consultants: rows, total } = await ask(client, {
        searchBy: 'PostalCode',
        searchText: '34117',
        radius: 1000,
        page,
        pageSize: 10,
      })
      expect(total).toBe(120)
      seen.push(...(rows as Row[]).map(({ Id }) => Id))
    }
    expect(seen.toSorted()).toEqual(sandbox.world.facts.consultants.map(({ id }) => id).toSorted())
  })

  it.each([
    { page: -1, pageSize: -5 },
    { page: 'x', pageSize: 'y' },
    { page: 1e9, pageSize: 1e9 },
    { page: null, pageSize: null, radius: -3 },
  ])('of a senseless size or number do no harm: %j', async (paging) => {
    const { client } = await openShop()
    const { consultants: rows } = await ask(client, { searchBy: 'Name', searchText: 'anna', ...paging })
    expect(rows.length).toBeLessThanOrEqual(100)
  })
})

describe('10,000 consultants', () => {
  const many = generateConsultants(10_000, 'load')

  it('are not all looked at for one question', () => {
    const finder = fillFinder(many)
    const looksFor = (ask: () => unknown) => {
      const before = finder.looks()
      ask()
      return finder.looks() - before
    }
    expect(looksFor(() => finder.near(need(placeOf('34117')), 25))).toBeLessThan(500)
    expect(looksFor(() => finder.byPhone('0171 39200 01'))).toBeLessThan(500)
    expect(looksFor(() => finder.byName('Zeynep Yilmaz'))).toBeLessThan(1500)
    expect(looksFor(() => finder.nearest(need(placeOf('34117')), () => true))).toBeLessThan(500)
  })

  it('cost no more looks per find than 1,000 do', () => {
    const perFind = (all: readonly ConsultantFacts[]) => {
      const finder = fillFinder(all)
      const found = finder.near(need(placeOf('50674')), 25).length
      return finder.looks() / found
    }
    expect(perFind(many)).toBeLessThan(perFind(many.slice(0, 1000)) * 1.5)
  })
})

describe('a hostile consultant', () => {
  const hostile = person('<img src=x onerror=alert(1)>', '"; DROP TABLE--', {
    moniker: 'hostile',
    about: '</script>',
    catalogueUrl: 'javascript:alert(1)',
    joinUrl: 'data:text/html,x',
    languages: ['__proto__'],
    specialties: ['constructor'],
    social: { instagram: 'javascript:alert(2)' },
    imprint: { street: '<b>', postalCode: '50667', city: '\u202eKöln', phone: 'javascript:1', vatId: '${7*7}' },
  })

  it('passes through as text', async () => {
    const { client } = await openShop({ facts: { consultants: [hostile] } })
    const { body } = await client.post(`${apex}/getConsultantProfile`, { consultantMoniker: 'hostile' })
    expect(body).toMatchObject({
      about: '</script>',
      catalogueUrl: 'javascript:alert(1)',
      social: hostile.social,
      imprint: { ...hostile.imprint, firstName: hostile.firstName },
    })
    const { consultants: rows, facets } = await ask(client, { searchBy: 'Name', searchText: 'img', languages: ['__proto__'] })
    expect(rows[0].LastName_t__c).toBe('"; DROP TABLE--')
    expect(facets).toEqual({ languages: [{ value: '__proto__', count: 1 }], specialties: [{ value: 'constructor', count: 1 }] })
  })
})
