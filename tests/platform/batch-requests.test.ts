import { describe, expect, it } from 'vitest'
import { batchRequests } from '../../src/commerce/salesforce/batch-requests.js'

class OfOne extends Error {}

function asking(answer: (keys: readonly string[]) => string = (keys) => keys.join(), most = 100) {
  const asked: (readonly string[])[] = []
  const signals: AbortSignal[] = []
  const read = batchRequests(
    async (keys, signal) => {
      asked.push(keys)
      signals.push(signal)
      return answer(keys)
    },
    { most, isOfOne: (error) => error instanceof OfOne },
  )
  return { asked, signals, read }
}

describe('what is asked for in one task', () => {
  it('is one question, each key once', async () => {
    const { asked, read } = asking()
    const later = Promise.resolve().then(() => read(['c']))
    expect(await Promise.all([read(['a']), read(['b', 'a']), later])).toEqual(['a,b,c', 'a,b,c', 'a,b,c'])
    expect(asked).toEqual([['a', 'b', 'c']])
    await read(['a'])
    expect(asked).toHaveLength(2)
  })

  it('is as many questions as it needs', async () => {
    const { asked, read } = asking(undefined, 2)
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => read([key])))
    expect(asked).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })

  it('is asked for one by one where one of it spoils the answer', async () => {
    const { asked, read } = asking((keys) => {
      if (keys.includes('none')) throw new OfOne()
      return keys.join()
    })
    const [good, bad] = await Promise.allSettled([read(['a']), read(['none'])])
    expect(good).toEqual({ status: 'fulfilled', value: 'a' })
    expect(bad).toMatchObject({ status: 'rejected' })
    expect(asked).toEqual([['a', 'none'], ['a'], ['none']])
  })

  it('fails for all when nobody answers', async () => {
    const { asked, read } = asking(() => {
      throw new Error('offline')
    })
    const answers = await Promise.allSettled([read(['a']), read(['b'])])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(asked).toHaveLength(1)
  })
})

describe('a reader who goes', () => {
  it('leaves the others their answer; with the last one the request ends', async () => {
    const { signals, read } = asking()
    const goes = new AbortController()
    const left = read(['a'], goes.signal)
    const stays = read(['b'])
    goes.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await stays).toBe('a,b')
    expect(signals[0]?.aborted).toBe(false)
  })

  it('before anybody was asked takes the question along', async () => {
    const { asked, signals, read } = asking()
    const goes = new AbortController()
    const left = read(['a'], goes.signal)
    goes.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await read(['b'])).toBe('b')
    expect(asked).toEqual([['b']])
    expect(signals.at(-1)?.aborted).toBe(false)
    await expect(read(['a'], goes.signal)).rejects.toThrow('gone')
  })
})
