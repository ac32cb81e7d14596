import { describe, expect, it } from 'vitest'
import { consultants } from '../../src/sandbox/world/consultants/consultants.js'
import type { Relation, RelationGateway } from '../../src/commerce/domain/consultant/relation-gateway.js'
import { json, later, platformOnSandbox, platformWith, thrown, turn } from './support.js'

const [anna, meryem, sophie] = consultants.map(({ id }) => id) as [string, string, string]

async function rows(relations: RelationGateway): Promise<readonly Relation[]> {
  const answer = await relations.read()
  if ('refused' in answer) throw new Error(answer.refused.message)
  return answer.consultants
}

const short = (all: readonly Relation[]) => all.map(({ consultant, status }) => [consultant.firstName, status])

async function as(scene: Parameters<typeof platformOnSandbox>[0]) {
  const platform = await platformOnSandbox(scene)
  await platform.gateways.account.session()
  return platform.gateways.relations
}

describe('relations', () => {
  it('name the primary consultant and closed shops', async () => {
    const all = await rows(await as('several-consultants'))
    expect(short(all)).toEqual([
      ['Meryem', 'primary'],
      ['Anna', 'selected'],
      ['Sophie', 'selected'],
    ])
    expect(all.map(({ primary }) => primary)).toEqual([true, false, false])
    expect(all.map(({ consultant }) => consultant.shopActive)).toEqual([true, true, false])
  })

  it('know who came with a purchase, and who took over', async () => {
    expect((await rows(await as('newly-added'))).map(({ status }) => status)).toEqual(['primary', 'newly-added'])
    const last = (await rows(await as('terminated-primary'))).at(-1)
    expect(last).toMatchObject({
      status: 'terminated',
      primary: false,
      consultant: { firstName: 'Meryem' },
      replacement: { shopActive: true },
    })
  })

  it('change as they are told, and are read anew', async () => {
    const relations = await as('signed-in')
    expect(short(await rows(relations))).toEqual([['Anna', 'primary']])
    expect(await relations.connect(meryem)).toEqual({ done: true })
    expect(await relations.setPrimary(meryem)).toEqual({ done: true })
    expect(short(await rows(relations))).toEqual([
      ['Meryem', 'primary'],
      ['Anna', 'selected'],
    ])
    expect(await relations.disconnect(meryem)).toEqual({ done: true })
    expect(short(await rows(relations))).toEqual([['Anna', 'primary']])
  })

  it('are kept for a while, and read anew when they have changed elsewhere', async () => {
    const { asked, gateways } = platformWith(() => json({ relations: [] }))
    await gateways.relations.read()
    await gateways.relations.read()
    expect(asked.length).toBe(1)
    await gateways.relations.forget()
    await gateways.relations.read()
    expect(asked.length).toBe(2)
  })

  it('refuse a closed shop and a stranger with a reason', async () => {
    const relations = await as('signed-in')
    expect(await relations.connect(sophie)).toMatchObject({ refused: { reason: 'inactive' } })
    expect(await relations.connect('nobody')).toMatchObject({ refused: { reason: 'no-consultant' } })
    expect(await relations.setPrimary(meryem)).toMatchObject({ refused: { reason: 'no-consultant' } })
    expect(await relations.disconnect(meryem)).toMatchObject({ refused: { reason: 'no-consultant' } })
  })

  it('are not for guests', async () => {
    const relations = await as('guest')
    const refused = { refused: { reason: 'not-allowed', message: expect.any(String) } }
    expect(await relations.read()).toEqual(refused)
    for (const change of [relations.connect, relations.setPrimary, relations.disconnect]) expect(await change(anna)).toEqual(refused)
  })

  it('are not what was asked before a change, though the answer comes after it', async () => {
    const slow = later<Response>()
    const relation = (moniker: string) => ({
      shopRecord: { IsShopActive_f__c: true, ConsultantMoniker_t__c: moniker },
      isPrimary: true,
      status: 'Primary',
    })
    let reads = 0
    const { asked, gateways } = platformWith(({ url }) => {
      if (!url.pathname.endsWith('/getRelations')) return json({ success: true })
      reads += 1
      return reads === 1 ? slow.promise : json({ relations: [relation('new')] })
    })
    const early = rows(gateways.relations)
    while (asked.length === 0) await turn()
    expect(await gateways.relations.setPrimary('001')).toEqual({ done: true })
    const late = rows(gateways.relations)
    slow.resolve(json({ relations: [relation('old')] }))
    for (const all of await Promise.all([early, late])) expect(all.map(({ consultant }) => consultant.moniker)).toEqual(['new'])
  })

  it('of a status that nobody knows count as selected', async () => {
    const { gateways } = platformWith(() =>
      json({ relations: [{ shopRecord: { IsShopActive_f__c: true, ConsultantMoniker_t__c: 'a' }, isPrimary: false, status: 'Dormant' }] }),
    )
    expect((await rows(gateways.relations)).map(({ status }) => status)).toEqual(['selected'])
  })

  // 403: the profile of whoever asks may not use the class, which says nothing of her.
  it.each([[500], [404], [429], [403]])('that the platform answers with %i have failed, and are not refused', async (status) => {
    const { gateways } = platformWith(() => json({ errorMessage: 'No.' }, status))
    const { relations } = gateways
    for (const asking of [relations.read(), relations.connect('1'), relations.assign('50667'), relations.previewSwitch('1')]) {
      expect(await thrown(asking)).toMatchObject({ name: 'PlatformError', status })
    }
  })

  it.each([{ errorMessage: { text: 'Nein.' } }, { errorMessage: ['Nein.'] }, { errorCode: {} }])(
    'that are answered with %j are not understood, for that is no yes',
    async (body) => {
      const { gateways } = platformWith(() => json(body))
      const { account, relations } = gateways
      for (const answer of [relations.connect('1'), account.login('lena', 'rosenduft')])
        expect(await thrown(answer)).toMatchObject({ kind: 'broken', code: 'UNEXPECTED_SHAPE' })
    },
  )

  it('that a status refuses are refused', async () => {
    const { gateways } = platformWith(() => json({ errorMessage: 'Nein.' }, 409))
    expect(await gateways.relations.connect('1')).toEqual({ refused: { reason: 'conflict', message: 'Nein.' } })
    expect(await gateways.relations.assign('50667')).toEqual({ refused: { reason: 'conflict', message: 'Nein.' } })
  })

  it('are changed by methods that answer nothing, as well', async () => {
    const { gateways } = platformWith(() => json(null))
    expect(await gateways.relations.disconnect('1')).toEqual({ done: true })
  })
})

describe('an assignment', () => {
  it('gives a customer the nearest consultant as her own', async () => {
    const relations = await as('first-login')
    expect(await relations.assign('50 667')).toMatchObject({ moniker: 'anna-berger', shopActive: true })
    expect(short(await rows(relations))).toEqual([['Anna', 'primary']])
  })

  it('tells a guest who it would be', async () => {
    expect(await (await as('guest')).assign('51465')).toMatchObject({
      moniker: 'meryem-yildiz',
      city: 'Bergisch Gladbach',
      distance: expect.any(Number),
    })
  })

  it('tells no town and no distance that the platform does not tell', async () => {
    const { gateways } = platformWith(() => json({ shopRecord: { Id: '1', IsShopActive_f__c: true }, distance: null }))
    expect(await gateways.relations.assign('50667')).toMatchObject({ id: '1', city: '', distance: undefined })
  })

  it.each(['00000', '5066', 'abc'])('is refused for %s', async (postalCode) => {
    expect(await (await as('guest')).assign(postalCode)).toMatchObject({ refused: { reason: 'postal-code' } })
  })

  it('without a consultant in the answer is a refusal', async () => {
    const { gateways } = platformWith(() => json({}))
    expect(await gateways.relations.assign('50667')).toMatchObject({ refused: { reason: 'no-consultant' } })
  })
})

describe('a switch', () => {
  it('names what the new consultant does not have', async () => {
    const relations = await as('full-cart')
    expect(await relations.previewSwitch(meryem)).toEqual({ unavailable: ['Lippenstift Samt', 'Nachtcreme Salbei'] })
    expect(await relations.previewSwitch(anna)).toEqual({ unavailable: [] })
    expect(await relations.previewSwitch('nobody')).toMatchObject({ refused: { reason: 'no-consultant' } })
  })
})

describe('registering', () => {
  const lena = { firstName: 'Lena', lastName: 'Sommer', email: 'lena.sommer@example.org', password: 'sonnenblume' }

  it('makes an account to sign in with, for the first time', async () => {
    const { gateways } = await platformOnSandbox()
    const { account } = gateways
    expect(await account.register({ ...lena, postalCode: '50667' })).toEqual({ done: true })
    expect((await account.session()).guest).toBe(true)
    expect(await account.login(lena.email, lena.password)).toEqual({ done: true })
    const { userId = '', firstName } = await account.session()
    expect(firstName).toBe('Lena')
    expect(await account.currentUser(userId)).toMatchObject({ firstTimeLogin: true })
  })

  it('twice, or with something missing, is refused with a reason', async () => {
    const { account } = (await platformOnSandbox()).gateways
    await account.register(lena)
    expect(await account.register(lena)).toMatchObject({ refused: { reason: 'taken' } })
    expect(await account.register({ ...lena, password: 'kurz' })).toMatchObject({
      refused: { reason: 'input', message: expect.stringContaining('Passwort') },
    })
    expect(await account.register({ ...lena, email: 'x@example.org', postalCode: '00000' })).toMatchObject({
      refused: { reason: 'postal-code' },
    })
  })

  it('keeps the password out of the address', async () => {
    const { asked, gateways } = platformWith(() => json({ success: true }))
    await gateways.account.register(lena)
    expect(asked[0]).toMatchObject({ method: 'POST', body: { ...lena, postalCode: null } })
    expect(String(asked[0]?.url)).not.toContain(lena.password)
  })

  it('takes a refusal without a code we know in the platform’s words', async () => {
    const { gateways } = platformWith(() => json({ errorCode: 'MOON_PHASE', errorMessage: 'Heute nicht.' }))
    expect(await gateways.account.register(lena)).toEqual({ refused: { reason: 'other', message: 'Heute nicht.' } })
  })
})
