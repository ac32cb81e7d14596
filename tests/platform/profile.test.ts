import { describe, expect, it } from 'vitest'
import type { Refusable } from '../../src/commerce/domain/answers.js'
import type { ProfileGateway } from '../../src/commerce/domain/customer/profile-gateway.js'
import { json, platformOnSandbox, platformWith, thrown } from './support.js'

const notAllowed = { refused: { reason: 'not-allowed', message: '' } }
const everything = {
  birthMonth: 2,
  birthDay: 29,
  ageRange: '25 bis 34',
  referredBy: 'Jale Ölçer',
  preferredLanguage: 'Türkisch',
  skinType: 'ölig',
  primaryNeed: 'Unreinheiten',
  otherNeeds: ['Feuchtigkeit', 'Große Poren'],
  eyeConcerns: ['Fältchen'],
  lipConcerns: ['Trockenheit', 'Wenig Volumen'],
  foundation: 'hoch',
  makeup: ['Augen'],
  interests: ['Düfte', 'Geschenke'],
}
const nothing = {
  birthMonth: undefined,
  birthDay: undefined,
  ageRange: undefined,
  referredBy: undefined,
  preferredLanguage: undefined,
  skinType: undefined,
  primaryNeed: undefined,
  otherNeeds: [],
  eyeConcerns: [],
  lipConcerns: [],
  foundation: undefined,
  makeup: [],
  interests: [],
}

async function as(scene: Parameters<typeof platformOnSandbox>[0]) {
  const { sandbox, gateways, records } = await platformOnSandbox(scene)
  await gateways.account.session()
  const asked = (method: string) =>
    sandbox
      .requests()
      .filter((one) => one.method === method && one.path.includes('/ui-api/'))
      .map(({ path }) => path.replace(/^.*\/ui-api/, ''))
  return { sandbox, gateways, records, profile: gateways.profile, asked }
}

function told<T extends object>(answer: Refusable<T>): T {
  if ('refused' in answer) throw new Error(`Refused: ${answer.refused.reason} ${answer.refused.message}`)
  return answer as T
}

/** She changed her record on another device, a few seconds ago. */
async function elsewhere({ sandbox, records }: Awaited<ReturnType<typeof as>>, fields: Record<string, string>) {
  const { userId } = sandbox.world.facts.customers[0] ?? { userId: '' }
  const user = (await records.read('getRecord', { recordId: userId, fields: ['User.ContactId'] })) as {
    fields: { ContactId: { value: string } }
  }
  const list = (await records.read('getRelatedListRecords', {
    parentRecordId: user.fields.ContactId.value,
    relatedListId: 'BeautyProfiles__r',
  })) as { records: { id: string }[] }
  const id = list.records[0]?.id ?? ''
  const modified = new Date(Date.now() - 5000).toISOString()
  const state = sandbox.world.state
  state.recordPlatform ??= { records: {}, listViews: {}, preferences: {}, sections: {}, photos: {} }
  const before = state.recordPlatform.records[id]
  state.recordPlatform.records[id] = {
    apiName: 'BeautyProfile__c',
    accountId: sandbox.world.facts.customers[0]?.accountId ?? '',
    fields: { ...before?.fields, ...fields },
    modified,
  }
}

describe('profile.beauty', () => {
  it('knows what she has said, and what she may say', async () => {
    const { said, choices, version } = told(await (await as('signed-in')).profile.beauty())
    expect(said).toMatchObject({
      birthMonth: 5,
      birthDay: 17,
      skinType: 'Mischhaut',
      otherNeeds: ['Rötungen', 'Ausstrahlung'],
      lipConcerns: [],
      referredBy: undefined,
    })
    expect(choices.skinType).toContainEqual({ value: 'trocken', label: 'trocken' })
    expect(Object.keys(choices).sort()).toEqual([
      'ageRange',
      'eyeConcerns',
      'foundation',
      'interests',
      'lipConcerns',
      'makeup',
      'otherNeeds',
      'preferredLanguage',
      'primaryNeed',
      'skinType',
    ])
    expect(version).toMatch(/^\d{4}-.*Z$/)
  })

  it('asks once for what several blocks want to know', async () => {
    const { profile, asked } = await as('signed-in')
    await Promise.all([profile.beauty(), profile.beauty()])
    await profile.beauty()
    expect([...asked('GET'), ...asked('POST')]).toHaveLength(4)
  })

  it('is empty, and has no version, for who has never said anything', async () => {
    expect(told(await (await as('first-login')).profile.beauty())).toMatchObject({ said: nothing, version: undefined })
  })

  it('is not understood when the platform sends something else', async () => {
    const { gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/session-context') ? json({ guestUser: false, userId: '0059V0000006001QAA' }) : json({ rows: [] }),
    )
    expect(await thrown(gateways.profile.beauty())).toMatchObject({ name: 'PlatformError', code: 'UNEXPECTED_SHAPE' })
  })
})

describe('profile.saveBeauty', () => {
  it.each(['signed-in', 'first-login'] as const)('keeps everything there is to say, and takes it back (%s)', async (scene) => {
    const { profile } = await as(scene)
    const { version } = told(await profile.beauty())
    const saved = told(await profile.saveBeauty(everything, version))
    expect(saved.said).toEqual(everything)
    expect(told(await profile.beauty())).toEqual(saved)
    expect(told(await profile.saveBeauty(nothing, saved.version)).said).toEqual(nothing)
  })

  it('sends the changes alone, with the version they were made to', async () => {
    const { profile, sandbox } = await as('signed-in')
    const { said, version } = told(await profile.beauty())
    const saved = told(await profile.saveBeauty({ skinType: 'trocken' }, version))
    expect(saved.said).toEqual({ ...said, skinType: 'trocken' })
    expect(Object.values(sandbox.world.state.recordPlatform?.records ?? {}).map(({ fields }) => fields)).toEqual([
      { SkinType__c: 'trocken' },
    ])
  })

  it('makes one record with the first save, and no second one', async () => {
    const { profile, asked } = await as('first-login')
    await profile.beauty()
    const saved = told(await profile.saveBeauty({ skinType: 'trocken' }, undefined))
    expect(await profile.saveBeauty({ skinType: 'ölig' }, undefined)).toMatchObject({ refused: { reason: 'conflict' } })
    told(await profile.saveBeauty({ skinType: 'ölig' }, saved.version))
    expect(asked('POST').filter((path) => path === '/records')).toHaveLength(1)
  })

  it('does not overwrite what was changed elsewhere, and knows it afterwards', async () => {
    const platform = await as('signed-in')
    const { version } = told(await platform.profile.beauty())
    await elsewhere(platform, { SkinType__c: 'ölig' })
    expect(await platform.profile.saveBeauty({ skinType: 'trocken' }, version)).toMatchObject({ refused: { reason: 'conflict' } })
    const now = told(await platform.profile.beauty())
    expect(now.said.skinType).toBe('ölig')
    expect(told(await platform.profile.saveBeauty({ skinType: 'trocken' }, now.version)).said.skinType).toBe('trocken')
  })

  it('says what the platform says about a field', async () => {
    const { profile } = await as('signed-in')
    const { version } = told(await profile.beauty())
    expect(await profile.saveBeauty({ skinType: 'grün' }, version)).toEqual({
      refused: { reason: 'other', message: '„grün“ steht für „Hauttyp“ nicht zur Wahl.' },
    })
  })

  it.each([
    ['error-500', 500],
    ['offline', 0],
  ] as const)('has failed, and is not refused, in %s', async (kind, status) => {
    const { profile, sandbox } = await as('signed-in')
    const { version } = told(await profile.beauty())
    sandbox.weather({ kind, method: 'PATCH' })
    expect(await thrown(profile.saveBeauty({ skinType: 'trocken' }, version))).toMatchObject({ name: 'PlatformError', status })
  })

  it('is refused when somebody else is signed in by now', async () => {
    const { profile, gateways, asked } = await as('first-login')
    const { userId } = await gateways.account.session()
    const other = '005000000000000'
    expect(await profile.saveBeauty({ skinType: 'trocken' }, undefined, other)).toEqual(notAllowed)
    expect(await profile.savePreferences({ method: 'SMS' }, undefined, other)).toEqual(notAllowed)
    expect(await profile.saveSubscriptions([{ id: 'a0S000000000000', active: true }], other)).toEqual(notAllowed)
    expect(asked('POST')).toEqual([])
    expect(told(await profile.saveBeauty({ skinType: 'trocken' }, undefined, userId)).said.skinType).toBe('trocken')
  })

  it('is refused when her session has ended', async () => {
    const { profile, sandbox } = await as('signed-in')
    const { version } = told(await profile.beauty())
    sandbox.weather({ kind: 'expired-session', method: 'PATCH' })
    expect(await profile.saveBeauty({ skinType: 'trocken' }, version)).toMatchObject({ refused: { reason: 'not-allowed' } })
  })
})

describe('profile.preferences', () => {
  it('are read, changed and begun like the beauty profile', async () => {
    const { profile } = await as('signed-in')
    const { said, choices, version } = told(await profile.preferences())
    expect(said).toEqual({ time: 'abends', method: 'E-Mail', frequency: 'monatlich' })
    expect(choices.method?.map(({ value }) => value)).toContain('Telefon')
    expect(told(await profile.savePreferences({ method: 'Telefon', time: undefined }, version)).said).toEqual({
      time: undefined,
      method: 'Telefon',
      frequency: 'monatlich',
    })
    const fresh = (await as('first-login')).profile
    expect(told(await fresh.preferences()).version).toBeUndefined()
    expect(told(await fresh.savePreferences({ frequency: 'selten' }, undefined)).said).toEqual({
      time: undefined,
      method: undefined,
      frequency: 'selten',
    })
  })
})

describe('profile.subscriptions', () => {
  const short = (all: Awaited<ReturnType<ProfileGateway['subscriptions']>>) =>
    told(all).map(({ topic, consultant, active }) => [consultant?.name, topic, active])

  it('are those of the market first, then those of each consultant she shops with', async () => {
    const all = short(await (await as('several-consultants')).profile.subscriptions())
    expect(all.map(([name]) => name)).toEqual([
      ...Array(3).fill(undefined),
      ...Array(2).fill('Anna Berger'),
      ...Array(2).fill('Meryem Yıldız'),
      ...Array(2).fill('Sophie Lindner-Achternbusch'),
    ])
    expect(all.filter(([, , active]) => active)).toEqual([
      [undefined, 'Neuheiten', true],
      ['Meryem Yıldız', 'Pflegetipps', true],
    ])
  })

  it('are saved in one call, and read anew', async () => {
    const { profile, asked } = await as('signed-in')
    const all = told(await profile.subscriptions())
    const changes = all.map(({ id, active }) => ({ id, active: !active }))
    expect(told(await profile.saveSubscriptions(changes)).map(({ active }) => active)).toEqual(all.map(({ active }) => !active))
    expect(asked('POST').filter((path) => path === '/records/batch')).toHaveLength(1)
    expect(asked('PATCH')).toEqual([])
  })

  it('stay as they were, all of them, when one is refused', async () => {
    const { profile, sandbox } = await as('signed-in')
    const all = told(await profile.subscriptions())
    const gone = 'a0N9V0000000000QAA'
    expect(
      await profile.saveSubscriptions([
        { id: all[1]?.id ?? '', active: true },
        { id: gone, active: true },
      ]),
    ).toMatchObject({ refused: { reason: 'conflict' } })
    sandbox.weather({ kind: 'clear' })
    expect(told(await profile.subscriptions())).toEqual(all)
  })

  it('are none for whom the platform has prepared none, and nothing is sent when nothing changes', async () => {
    const { profile, asked } = await as('first-login')
    expect(told(await profile.subscriptions())).toEqual([])
    expect(told(await profile.saveSubscriptions([]))).toEqual([])
    expect(asked('POST').filter((path) => path === '/records/batch')).toEqual([])
  })
})

describe('profile', () => {
  it.each(['the platform says that', 'she looks like any guest when'] as const)(
    'is not for whom %s her session has ended, whatever was known before',
    async (how) => {
      const { profile, sandbox, gateways } = await as('signed-in')
      const { version } = told(await profile.beauty())
      const all = told(await profile.subscriptions())
      if (how === 'she looks like any guest when') sandbox.world.state.sessions = {}
      else sandbox.weather({ kind: 'expired-session', match: 'ui-api' })
      expect(await profile.saveBeauty({ skinType: 'trocken' }, version)).toMatchObject({ refused: { reason: 'not-allowed' } })
      expect(await profile.saveSubscriptions(all.map(({ id }) => ({ id, active: true })))).toMatchObject({
        refused: { reason: 'not-allowed' },
      })
      gateways.forget('records')
      for (const answer of [profile.beauty(), profile.preferences(), profile.subscriptions(), profile.person()])
        expect(await answer).toEqual(notAllowed)
    },
  )

  it('has failed where the platform knows no such list', async () => {
    const { gateways } = platformWith(({ url }) => {
      if (url.pathname.endsWith('/session-context')) return json({ guestUser: false, userId: '0059V0000006001QAA' })
      if (url.pathname.includes('/records/'))
        return json({
          apiName: 'User',
          id: '0059V0000006001QAA',
          fields: { ContactId: { displayValue: null, value: '0039V0000006001QAA' } },
        })
      return json([{ errorCode: 'ITEM_NOT_FOUND', message: 'Related list not found: BeautyProfiles__r' }], 404)
    })
    expect(await thrown(gateways.profile.beauty())).toMatchObject({ name: 'PlatformError', code: 'ITEM_NOT_FOUND' })
  })

  it('knows name, address and number', async () => {
    expect(await (await as('signed-in')).profile.person()).toEqual({
      firstName: 'Anna',
      lastName: 'Muster',
      email: 'anna.muster@example.org',
      phone: '+491713920090',
    })
    expect(await (await as('first-login')).profile.person()).toMatchObject({ firstName: 'Nele', phone: undefined })
  })

  it('is not for guests, who cost the platform nothing', async () => {
    const { profile, asked } = await as('guest')
    for (const answer of [
      profile.person(),
      profile.beauty(),
      profile.saveBeauty({}, undefined),
      profile.preferences(),
      profile.savePreferences({}, undefined),
      profile.subscriptions(),
      profile.saveSubscriptions([]),
    ]) {
      expect(await answer).toEqual(notAllowed)
    }
    expect([...asked('GET'), ...asked('POST')]).toEqual([])
  })

  it('of a user without a contact there is none', async () => {
    const { gateways } = platformWith(({ url }) =>
      url.pathname.endsWith('/session-context')
        ? json({ guestUser: false, userId: '0059V0000006001QAA' })
        : json({ apiName: 'User', id: '0059V0000006001QAA', fields: { ContactId: { displayValue: null, value: null } } }),
    )
    expect(await gateways.profile.beauty()).toMatchObject({ refused: { reason: 'other' } })
  })
})
