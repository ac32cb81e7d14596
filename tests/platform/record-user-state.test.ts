import { describe, expect, it } from 'vitest'
import { json, later, platformWith, thrown, turn } from './support.js'

const layout = { objectApiName: 'Account', layoutType: 'Full', mode: 'View' }

describe('the sections of a layout', () => {
  const sections = (collapsed: boolean) => ({ id: 'h', sectionUserStates: { a: { collapsed, id: 'a' }, b: { collapsed: false, id: 'b' } } })
  const wish = { ...layout, sectionUserStates: { a: { collapsed: true } } }
  const isCollapsed = (data: unknown) => (data as ReturnType<typeof sections> | undefined)?.sectionUserStates.a.collapsed

  async function watched(answer: Promise<Response>) {
    const { asked, records } = platformWith(({ method }) => (method === 'PATCH' ? answer : json(sections(false))))
    const snapshot = await records.getLayoutUserState(layout)
    const heard: unknown[] = []
    snapshot?.subscribe(({ state, data }) => heard.push([state, isCollapsed(data)]))
    return { asked, records, heard }
  }

  it('are shown as they are wished at once, and stay so when the platform agrees', async () => {
    const answer = later<Response>()
    const { asked, records, heard } = await watched(answer.promise)
    const writing = records.updateLayoutUserState(wish)
    await turn()
    expect(heard).toEqual([['Fulfilled', true]])
    answer.resolve(json(sections(true)))
    expect(await writing).toBeUndefined()
    expect(heard).toEqual([['Fulfilled', true]])
    expect(isCollapsed((await records.getLayoutUserState(layout))?.data)).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('are as they were when the platform refuses, and the refusal is thrown frozen', async () => {
    const answer = later<Response>()
    const { records, heard } = await watched(answer.promise)
    const writing = thrown(records.updateLayoutUserState(wish))
    await turn()
    answer.resolve(json([{ errorCode: 'INVALID_API_INPUT', message: 'no' }], 400))
    const error = await writing
    expect([error, Object.isFrozen(error)]).toMatchObject([{ status: 400, code: 'INVALID_API_INPUT' }, true])
    expect(heard).toEqual([
      ['Fulfilled', true],
      ['Fulfilled', false],
    ])
    expect(await records.peek('getLayoutUserState', layout)).toMatchObject({ state: 'Fulfilled' })
  })

  it('are as they were, though stale, when the answer is lost', async () => {
    const { records, heard } = await watched(Promise.resolve(json(undefined, 500)))
    await thrown(records.updateLayoutUserState(wish))
    expect(heard).toEqual([
      ['Fulfilled', true],
      ['Fulfilled', false],
      ['Stale', false],
    ])
  })

  it('that nobody knows wait for the platform', async () => {
    const answer = later<Response>()
    const { records, heard } = await watched(answer.promise)
    const writing = records.updateLayoutUserState({ ...layout, sectionUserStates: { a: { collapsed: true }, z: { collapsed: true } } })
    await turn()
    expect(heard).toEqual([])
    answer.resolve(json(sections(true)))
    await writing
    expect(heard).toEqual([['Fulfilled', true]])
  })

  it('that are wished one after the other do not take each other back', async () => {
    const [first, second] = [later<Response>(), later<Response>()]
    const answers = [first.promise, second.promise]
    const { records } = platformWith(({ method }) =>
      method === 'PATCH' ? (answers.shift() ?? json(undefined, 500)) : json(sections(false)),
    )
    const snapshot = await records.getLayoutUserState(layout)
    const refused = thrown(records.updateLayoutUserState(wish))
    const agreed = records.updateLayoutUserState({ ...layout, sectionUserStates: { b: { collapsed: true } } })
    await turn()
    first.resolve(json([{ errorCode: 'X', message: 'no' }], 403))
    await refused
    expect(snapshot?.peek().data).toMatchObject({ sectionUserStates: { a: { collapsed: false }, b: { collapsed: true } } })
    second.resolve(json({ ...sections(false), sectionUserStates: { a: { collapsed: false }, b: { collapsed: true } } }))
    await agreed
    expect(snapshot?.peek()).toMatchObject({
      state: 'Fulfilled',
      data: { sectionUserStates: { a: { collapsed: false }, b: { collapsed: true } } },
    })
  })
})
