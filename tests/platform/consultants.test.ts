import { describe, expect, it } from 'vitest'
import type { Refusable } from '../../src/commerce/domain/answers.js'
import type { ConsultantPage } from '../../src/commerce/domain/consultant/consultant-gateway.js'
import { json, later, platformOnSandbox, platformWith, thrown, turn } from './support.js'

const found = (answer: Refusable<ConsultantPage>): ConsultantPage => {
  if ('refused' in answer) throw new Error(`Refused: ${answer.refused.message}`)
  return answer
}

const question = { by: 'name', text: 'anna', page: 0, pageSize: 10 } as const
const record = { Id: '001', IsShopActive_f__c: true, ConsultantMoniker_t__c: 'anna' }

describe('searching consultants', () => {
  it('by postal code tells the distance and the place', async () => {
    const { gateways } = await platformOnSandbox('guest', { sitePath: '/store' })
    const page = found(await gateways.consultants.search({ by: 'postal-code', text: '50674', radius: 15, page: 0, pageSize: 5 }))
    expect(page.consultants).toHaveLength(5)
    expect(page.total).toBeGreaterThan(5)
    expect(page.place).toEqual({ postalCode: '50674', city: 'Köln' })
    const [nearest] = page.consultants
    expect(nearest).toMatchObject({
      city: 'Köln',
      shopActive: true,
      languages: expect.arrayContaining(['Deutsch']),
      distance: expect.any(Number),
    })
    expect(nearest?.pictureUrl).toMatch(/^\/store\/cms\/delivery\/media\/portrait-/)
  })

  it('by name or phone knows neither', async () => {
    const { gateways } = await platformOnSandbox()
    const byName = found(await gateways.consultants.search({ ...question, text: 'yildiz meryem' }))
    expect(byName.consultants.map(({ moniker }) => moniker)).toEqual(['meryem-yildiz'])
    expect(byName.place).toBeUndefined()
    expect(byName.consultants[0]?.distance).toBeUndefined()
    const { phone = '' } = (await gateways.consultants.profile('meryem-yildiz'))?.imprint ?? {}
    const byPhone = found(await gateways.consultants.search({ ...question, by: 'phone', text: phone.replace('+49', '0') }))
    expect(byPhone.consultants.map(({ moniker }) => moniker)).toContain('meryem-yildiz')
  })

  it('narrows by languages and specialties, and counts them', async () => {
    const { gateways } = await platformOnSandbox()
    const everyone = { by: 'postal-code', text: '50674', radius: 1000, page: 0, pageSize: 100 } as const
    const { total, facets } = found(await gateways.consultants.search({ ...everyone, languages: ['Türkçe'] }))
    expect(total).toBe(facets.languages.find(({ value }) => value === 'Türkçe')?.count)
    expect(facets.specialties.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total)
  })

  it.each(['00000', '5066', 'abc'])('by the postal code %s is refused with a reason', async (text) => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.consultants.search({ ...question, by: 'postal-code', text })).toEqual({
      refused: { reason: 'postal-code', message: expect.stringContaining('Postleitzahl') },
    })
  })

  it('for nothing is refused', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.consultants.search({ ...question, text: ' ' })).toMatchObject({ refused: { reason: 'input' } })
  })

  it('works in the execute form as well', async () => {
    const { gateways } = await platformOnSandbox('guest', { apexTransport: 'execute' })
    expect(found(await gateways.consultants.search(question)).total).toBeGreaterThan(0)
    expect((await gateways.consultants.profile('anna'))?.consultant.moniker).toBe('anna-berger')
  })

  it('keeps what was typed out of the address', async () => {
    const { asked, gateways } = platformWith(() => json({ consultants: [] }))
    await gateways.consultants.search({ ...question, text: '0171 3920001', by: 'phone' })
    expect(String(asked[0]?.url)).not.toContain('0171')
    expect(asked[0]?.body).toEqual({
      searchBy: 'Phone',
      searchText: '0171 3920001',
      radius: null,
      languages: [],
      specialties: [],
      page: 0,
      pageSize: 10,
      subsidiaryCode: '23',
    })
  })

  it('is ended by the one who asked', async () => {
    const answer = later<Response>()
    const { asked, gateways } = platformWith(() => answer.promise)
    const stop = new AbortController()
    const asking = thrown(gateways.consultants.search(question, stop.signal))
    while (asked.length === 0) await turn()
    stop.abort(new Error('A newer question.'))
    expect(await asking).toMatchObject({ message: 'A newer question.' })
    await turn()
    expect(asked[0]?.signal?.aborted).toBe(true)
  })

  it('may be answered with little', async () => {
    const { gateways } = platformWith(() => json({ consultants: [record] }))
    expect(await gateways.consultants.search(question)).toEqual({
      consultants: [
        {
          id: '001',
          firstName: '',
          lastName: '',
          moniker: 'anna',
          alternateMoniker: undefined,
          shopActive: true,
          pictureUrl: undefined,
          distance: undefined,
          city: '',
          postalCode: '',
          languages: [],
          specialties: [],
        },
      ],
      total: 1,
      facets: { languages: [], specialties: [] },
    })
  })

  it('leaves out what cannot be offered, and shows the rest', async () => {
    const anna = { ConsultantMoniker_t__c: 'anna', FirstName_t__c: 'Anna' }
    const facets = { languages: ['Latein', {}, { value: 'Deutsch' }, { value: 'Englisch', count: 2 }] }
    const { gateways } = platformWith(() => json({ consultants: [{}, anna], facets, place: { city: 'Köln' } }))
    const found = await gateways.consultants.search({ by: 'name', text: 'a', page: 0, pageSize: 10 })
    expect(found).toMatchObject({
      consultants: [{ moniker: 'anna' }],
      facets: { languages: [{ value: 'Englisch', count: 2 }], specialties: [] },
    })
    expect(found).not.toHaveProperty('place')
  })

  it.each([[null], ['x'], [{ consultants: ['x'] }], [{ facets: { languages: 'x' } }]])(
    'is broken when it is answered with %j',
    async (body) => {
      const { gateways } = platformWith(() => json(body))
      expect(await thrown(gateways.consultants.search(question))).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    },
  )

  it('fails when the platform does, which is no refusal', async () => {
    const { gateways } = platformWith(() => json({ errorMessage: 'Boom' }, 500))
    expect(await thrown(gateways.consultants.search(question))).toMatchObject({ kind: 'broken', status: 500 })
  })
})

describe('a profile', () => {
  it('is found by either moniker', async () => {
    const { gateways } = await platformOnSandbox()
    const profile = await gateways.consultants.profile('anna')
    expect(profile).toEqual(await gateways.consultants.profile('anna-berger'))
    expect(profile).toMatchObject({
      consultant: { firstName: 'Anna', moniker: 'anna-berger', shopActive: true },
      pictureUrl: '/cms/delivery/media/portrait-anna-berger',
      about: expect.stringContaining('Altstadt'),
      city: 'Köln',
      languages: ['Deutsch', 'English'],
      specialties: ['Hautpflege', 'Make-up'],
      social: { instagram: 'https://www.instagram.com/lindenrose.anna-berger', facebook: expect.any(String) },
      catalogueUrl: '/ibc-personal-icatalog?shop=anna-berger',
      joinUrl: expect.stringMatching(/^https:/),
      imprint: {
        firstName: 'Anna',
        lastName: 'Berger',
        street: 'Am Hof 14',
        postalCode: '50667',
        city: 'Köln',
        country: 'DE',
        vatId: 'DE912345678',
      },
    })
    expect(profile?.favouriteProductIds).toHaveLength(4)
  })

  it('of nobody is undefined', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.consultants.profile('niemand')).toBeUndefined()
    const { gateways: bare } = platformWith(() => json(null))
    expect(await bare.consultants.profile('anna')).toBeUndefined()
  })

  it('leaves out what is missing in the imprint, and empty links', async () => {
    const { gateways } = platformWith(() =>
      json({
        shopRecord: record,
        catalogueUrl: '',
        social: { instagram: '', tiktok: null },
        imprint: { lastName: 'Berger', phone: '', email: null },
      }),
    )
    expect(await gateways.consultants.profile('anna')).toEqual({
      consultant: expect.objectContaining({ moniker: 'anna' }),
      pictureUrl: undefined,
      about: '',
      city: '',
      languages: [],
      specialties: [],
      social: {},
      favouriteProductIds: [],
      imprint: { firstName: '', lastName: 'Berger', street: '', postalCode: '', city: '', country: '' },
    })
  })

  it('passes hostile names, addresses and imprints through as text', async () => {
    const nasty = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: '__proto__',
      street: '\u202e"><script>',
      phone: 'javascript:alert(1)',
      vatId: 'x'.repeat(500),
    }
    const body = {
      shopRecord: { ...record, FirstName_t__c: nasty.firstName, LastName_t__c: nasty.lastName },
      about: '</style>',
      catalogueUrl: 'javascript:alert(1)',
      social: { instagram: 'data:text/html,x' },
      imprint: nasty,
    }
    const { gateways } = platformWith(() => json(body))
    const profile = await gateways.consultants.profile('anna')
    expect(profile).toMatchObject({
      about: body.about,
      catalogueUrl: body.catalogueUrl,
      social: body.social,
      imprint: nasty,
      consultant: { firstName: nasty.firstName, lastName: nasty.lastName },
    })
  })

  it('is asked for once within five minutes', async () => {
    const { asked, gateways } = platformWith(() => json({ shopRecord: record }, 200, { 'Cache-Control': 'private, max-age=30' }))
    await gateways.consultants.profile('anna')
    await gateways.consultants.profile('anna')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.method).toBe('GET')
  })
})
