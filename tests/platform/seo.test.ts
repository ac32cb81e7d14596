import { describe, expect, it } from 'vitest'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import { json, platformOnSandbox, platformWith, type Reply, thrown } from './support.js'

const [serum] = products as unknown as [(typeof products)[0]]
const [anna] = consultants as unknown as [(typeof consultants)[0]]
const answer = { recordId: serum.id, objectName: 'Produkt', recordName: 'Rosenserum', fields: {} }
const seoWith = (reply: Reply, communityId = '0DB000000000001GAA') => {
  const { asked, gateways } = platformWith(reply, {}, { communityId })
  return { asked, seo: gateways.content.seo }
}

describe('what search engines are told of a record', () => {
  it('is a product’s name and description', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.content.seo(serum.id)).toEqual({ title: serum.name, description: serum.description })
  })

  it('is a consultant’s name, though her account is not for everybody to see', async () => {
    const { gateways } = await platformOnSandbox()
    expect(await gateways.content.seo(anna.id)).toEqual({ title: 'Anna Berger', description: undefined })
  })

  it('is asked at the specification’s address, and only of products what they are', async () => {
    const { asked, seo } = seoWith(() => json(answer))
    await seo(serum.id)
    await seo(anna.id)
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}${decodeURIComponent(url.search)}`)).toEqual([
      `GET /services/data/v64.0/connect/communities/0DB000000000001GAA/seo/properties/${serum.id}?fields=Description,Name`,
      `GET /services/data/v64.0/connect/communities/0DB000000000001GAA/seo/properties/${anna.id}`,
    ])
  })

  it('is kept for an hour', async () => {
    let now = Date.UTC(2026, 10, 22)
    const { asked, gateways } = platformWith(() => json(answer), { clock: () => now })
    await gateways.content.seo(serum.id)
    now += 3_599_000
    await gateways.content.seo(serum.id)
    expect(asked).toHaveLength(1)
    now += 2000
    await gateways.content.seo(serum.id)
    expect(asked).toHaveLength(2)
  })

  it.each(['', '  '])('is not asked while nobody has said which site this is: "%s"', async (communityId) => {
    const { asked, seo } = seoWith(() => json(answer), communityId)
    expect(await seo(serum.id)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it.each([
    ['the platform does not know it', json([{ errorCode: 'NOT_FOUND', message: 'no' }], 404)],
    ['it has no name', json({ ...answer, recordName: ' ' })],
  ])('is nothing where %s', async (_, response) => {
    expect(await seoWith(() => response).seo(serum.id)).toBeUndefined()
  })

  it.each([
    [
      'offline',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['broken', () => json([{ errorCode: 'UNKNOWN_EXCEPTION', message: 'no' }], 500)],
    ['broken', () => json({ recordName: 7 })],
  ] as const)('is %s when the platform is', async (kind, reply) => {
    expect(await thrown(seoWith(reply).seo(serum.id))).toMatchObject({ name: 'PlatformError', kind })
  })
})
