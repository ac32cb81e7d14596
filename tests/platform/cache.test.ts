import { describe, expect, it } from 'vitest'
import { createCache } from '../../src/commerce/salesforce/cache.js'
import { later, thrown, turn } from './support.js'

function setUp() {
  let now = 1_000_000
  const cache = createCache({ clock: () => now })
  const loads: { signal: AbortSignal; answer: ReturnType<typeof later<string>> }[] = []
  const load = (signal: AbortSignal) => {
    const answer = later<string>()
    loads.push({ signal, answer })
    return answer.promise
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const answer = (place: number, text: string) => loads[place]?.answer.resolve(text)
  return { cache, load, loads, answer, pass }
}

describe('what is under way', () => {
  it('is one request for fifty readers', async () => {
    const { cache, load, loads, answer } = setUp()
    const readers = Array.from({ length: 50 }, () => cache.read('a', load, 0))
    answer(0, 'x')
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['x']))
    expect(loads).toHaveLength(1)
  })

  it('is a request for each key', () => {
    const { cache, load, loads } = setUp()
    void cache.read('a', load, 0)
    void cache.read('b', load, 0)
    expect(loads).toHaveLength(2)
  })

  it('goes on for the others when one reader leaves', async () => {
    const { cache, load, loads, answer } = setUp()
    const leaving = new AbortController()
    const left = thrown(cache.read('a', load, 0, leaving.signal))
    const staying = new AbortController()
    const stays = cache.read('a', load, 0, staying.signal)
    leaving.abort()
    expect(await left).toBe(leaving.signal.reason)
    expect(loads[0]?.signal.aborted).toBe(false)
    answer(0, 'x')
    expect(await stays).toBe('x')
  })

  it('is aborted when all readers have left', async () => {
    const { cache, load, loads } = setUp()
    const callers = [new AbortController(), new AbortController()]
    const left = callers.map(({ signal }) => thrown(cache.read('a', load, 0, signal)))
    for (const caller of callers) caller.abort()
    await Promise.all(left)
    expect(loads[0]?.signal.aborted).toBe(true)
  })

  it('is not aborted while somebody waits who cannot leave', async () => {
    const { cache, load, loads, answer } = setUp()
    const caller = new AbortController()
    const left = thrown(cache.read('a', load, 0, caller.signal))
    const stays = cache.read('a', load, 0)
    caller.abort()
    await left
    expect(loads[0]?.signal.aborted).toBe(false)
    answer(0, 'x')
    expect(await stays).toBe('x')
  })

  it('begins anew for who comes after all have left', async () => {
    const { cache, load, loads, answer } = setUp()
    const caller = new AbortController()
    const left = thrown(cache.read('a', load, 0, caller.signal))
    caller.abort()
    const next = cache.read('a', load, 0)
    await left
    answer(1, 'y')
    expect(await next).toBe('y')
    expect(loads).toHaveLength(2)
  })

  it('is not asked for by who has already left', async () => {
    const { cache, load, loads } = setUp()
    await thrown(cache.read('a', load, 0, AbortSignal.abort()))
    expect(loads).toHaveLength(0)
  })

  it('is asked anew, for those who wait too, when it was forgotten meanwhile', async () => {
    const { cache, load, loads, answer } = setUp()
    const early = [cache.read('cart a', load, 60), cache.read('cart a', load, 60)]
    cache.forget('cart ')
    await turn()
    expect(loads).toHaveLength(2)
    answer(0, 'before the change')
    answer(1, 'after the change')
    expect(await Promise.all(early)).toEqual(['after the change', 'after the change'])
  })
})

describe('what is kept', () => {
  it('is good for its lifetime by the clock, and not a moment longer', async () => {
    const { cache, load, loads, answer, pass } = setUp()
    const first = cache.read('a', load, 300_000)
    answer(0, 'x')
    await first
    pass(299_999)
    expect(await cache.read('a', load, 300_000)).toBe('x')
    pass(1)
    void cache.read('a', load, 300_000)
    expect(loads).toHaveLength(2)
  })

  it('lasts for ever with a lifetime below zero', async () => {
    const { cache, load, answer, pass } = setUp()
    const first = cache.read('a', load, -1)
    answer(0, 'x')
    await first
    pass(1e12)
    expect(cache.peek('a')).toBe('x')
  })

  it('can have a lifetime that its answer tells', async () => {
    const { cache, load, answer, pass } = setUp()
    const first = cache.read('a', load, (text) => Number(text))
    answer(0, '50')
    await first
    expect(cache.peek('a')).toBe('50')
    pass(50)
    expect(cache.peek('a')).toBeUndefined()
  })

  it('is forgotten by the beginning of its key, or all at once', async () => {
    const { cache } = setUp()
    for (const key of ['cart a', 'cart b', 'product a']) await cache.read(key, async () => key, -1)
    cache.forget('cart ')
    expect([cache.peek('cart a'), cache.peek('cart b'), cache.peek('product a')]).toEqual([undefined, undefined, 'product a'])
    cache.forget()
    expect(cache.peek('product a')).toBeUndefined()
  })

  it('is never an error: the next reader asks again', async () => {
    const { cache } = setUp()
    const failure = new Error('no')
    expect(await thrown(cache.read('a', () => Promise.reject(failure), 300))).toBe(failure)
    expect(await cache.read('a', async () => 'x', 300)).toBe('x')
  })

  it('may be undefined', async () => {
    const { cache } = setUp()
    let asked = 0
    const load = async () => {
      asked += 1
    }
    await cache.read('a', load, 300)
    await cache.read('a', load, 300)
    expect(asked).toBe(1)
  })
})
