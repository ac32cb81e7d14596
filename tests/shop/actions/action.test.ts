import { describe, expect, it } from 'vitest'
import { type ActionCall, createAction, createReading } from '../../../src/commerce/domain/actions/action.js'
import { ActionError } from '../../../src/commerce/domain/actions/action-error.js'
import { inputProblems } from '../../../src/commerce/domain/actions/input-schema.js'
import { inputSchemas } from '../../../src/commerce/domain/actions/input-schemas.js'
import { createRateLimiter } from '../../../src/commerce/domain/actions/rate-limit.js'

const moniker = inputSchemas.chooseConsultant

function harness({ wait = 0 } = {}) {
  const calls: ActionCall[] = []
  const tools = { takeRead: () => wait, takeWrite: () => wait, began: (call: ActionCall) => void calls.push(call) }
  const ran: object[] = []
  const choose = createAction<{ moniker: string }, { chosen: string }>(
    {
      name: 'choose',
      inputSchema: moniker,
      isReadOnly: false,
      async run(input) {
        ran.push(input)
        return { chosen: input.moniker }
      },
    },
    tools,
  )
  return { calls, tools, ran, choose }
}

describe('the input of an action', () => {
  it.each([
    [undefined, '/moniker is missing'],
    [{}, '/moniker is missing'],
    [{ moniker: 7 }, '/moniker must be a text'],
    [{ moniker: '' }, '/moniker must have from 1 to 80 characters'],
    [{ moniker: '   ' }, '/moniker must have from 1 to 80 characters'],
    [{ moniker: 'anna', price: '0.01' }, '/price is not known; there are: moniker'],
    [['anna'], 'the input must be an object'],
    [{ moniker: () => 'anna' }, 'the input must be plain data'],
  ])('%o is refused with the place and the reason', async (input, message) => {
    const { choose, ran, calls } = harness()
    await expect(choose(input as never)).rejects.toMatchObject({
      name: 'ActionError',
      code: 'invalid-input',
      message: `choose: ${message}.`,
    })
    expect([ran, calls]).toEqual([[], []])
  })

  it('is checked in every part of a list', () => {
    expect(
      inputProblems(inputSchemas.updateCart, {
        lines: [
          { productId: '01t000000000001AAA', quantity: 1.5 },
          { quantity: 1, total: 3 },
        ],
      }),
    ).toEqual([
      { path: '/lines/0/quantity', message: 'must be a whole number from 0 to 9999' },
      { path: '/lines/1/total', message: expect.stringMatching(/^is not known; there are: productId, lineId, quantity/) },
    ])
    expect(inputProblems(inputSchemas.updateCart, { lines: [] })).toMatchObject([{ path: '/lines' }])
    expect(inputProblems(inputSchemas.searchProducts, { sort: 'random' })).toMatchObject([{ path: '/sort' }])
  })

  it('is a copy that the caller cannot change afterwards', async () => {
    const { choose, ran } = harness()
    const input = { moniker: 'anna' }
    const choosing = choose(input)
    input.moniker = 'berta'
    await expect(choosing).resolves.toEqual({ chosen: 'anna' })
    expect(ran).toEqual([{ moniker: 'anna' }])
  })

  it('knows no member that orders or pays', () => {
    expect(JSON.stringify(inputSchemas)).not.toMatch(/payment|placeOrder|card|address/i)
  })
})

describe('a call of an action', () => {
  it('is told to the page as it begins, with the promise of its result', async () => {
    const { choose, calls } = harness()
    const target = new EventTarget()
    const result = choose({ moniker: 'anna' }, { target })
    expect(calls).toMatchObject([{ action: 'choose', input: { moniker: 'anna' }, target }])
    await expect(calls[0]?.promise).resolves.toEqual({ chosen: 'anna' })
    await result
  })

  it('waits for its turn where there were too many, and does nothing meanwhile', async () => {
    const { choose, ran } = harness({ wait: 2500 })
    const refused = await choose({ moniker: 'anna' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ActionError)
    expect(refused).toMatchObject({ code: 'too-many-calls', retryAfterMs: 2500 })
    expect(ran).toEqual([])
  })

  it('does not begin where nobody waits for it any more', async () => {
    const { choose, ran } = harness()
    await expect(choose({ moniker: 'anna' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(ran).toEqual([])
  })

  it('is done in the way of the page that has configured it, until that is undone', async () => {
    const { choose, ran } = harness()
    expect(choose.isDefault()).toBe(true)
    const undo = choose.configure({
      handler: async ({ moniker: own }, runDefault) => ({ chosen: `${own}, ${(await runDefault()).chosen}` }),
    })
    expect(choose.isDefault()).toBe(false)
    await expect(choose({ moniker: 'anna' })).resolves.toEqual({ chosen: 'anna, anna' })
    await expect(choose({ moniker: 7 } as never)).rejects.toMatchObject({ code: 'invalid-input' })
    undo()
    expect(choose.isDefault()).toBe(true)
    await expect(choose({ moniker: 'anna' })).resolves.toEqual({ chosen: 'anna' })
    expect(ran).toHaveLength(2)
    expect(() => choose.configure({} as never)).toThrow(TypeError)
  })

  it('that only reads cannot be configured', () => {
    const { tools } = harness()
    const read = createReading<{ moniker: string }, string>({ name: 'read', inputSchema: moniker, run: async () => 'read' }, tools)
    expect(read).not.toHaveProperty('configure')
    expect([read.isDefault(), read.isReadOnly]).toEqual([true, true])
  })
})

describe('the rate limit', () => {
  it('lets so many calls through within its window, and says how long the next one has to wait', () => {
    let now = 1000
    const take = createRateLimiter({ maxCalls: 2, windowMs: 100 }, () => now)
    expect([take(), take()]).toEqual([0, 0])
    now = 1040
    expect(take()).toBe(60)
    now = 1100
    expect([take(), take(), take()]).toEqual([0, 0, 100])
  })

  it('locks nobody out when the clock is set back', () => {
    let now = 1000
    const take = createRateLimiter({ maxCalls: 1, windowMs: 100 }, () => now)
    expect(take()).toBe(0)
    now = 10
    expect(take()).toBe(0)
  })
})
