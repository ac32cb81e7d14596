import { expect, it } from 'vitest'
import { createKeeper } from '../../src/server/http/kept-lately.js'

it('makes for each key once, and keeps the last of them up to a weight, however many there are', () => {
  const made: string[] = []
  const kept = createKeeper<string>(60)
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key)
      return key.repeat(2)
    })
  const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(9)) as [string, string, string]
  for (const key of [one, one, two, one, three]) expect(ask(key)).toBe(key.repeat(2))
  expect(made).toEqual([one, two, three])
  // Of three, two weigh no more than is kept: the one that was asked for longest ago has gone.
  for (const key of [one, three, two]) ask(key)
  expect(made).toEqual([one, two, three, two])
})

it('gives what is heavier than all that may be kept, and keeps it until the next', () => {
  const kept = createKeeper<string>(10)
  expect(kept('page', () => 'x'.repeat(50))).toHaveLength(50)
  expect(kept('page', () => 'made again')).toHaveLength(50)
  expect(kept('other', () => 'y')).toBe('y')
  expect(kept('page', () => 'made again')).toBe('made again')
})
