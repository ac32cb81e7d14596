import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { retries } from '../../../src/commerce/domain/cart/retries.js'

const guide = readFileSync('stories/guides/platform.md', 'utf8')
const told = [...guide.matchAll(/^\| `(\w+)` \| (\d) times \| (.+) \|$/gm)].map(([, call, times, why]) => ({
  call,
  times: Number(times),
  why,
}))

describe('what the cart tries again', () => {
  it('is every change, three times (specification, section 8); reading, reserving and releasing are not', () => {
    const { read, reserve, release, ...changes } = retries
    expect([read, reserve, release]).toEqual([0, 0, 0])
    expect(new Set(Object.values(changes))).toEqual(new Set([3]))
  })

  it('stands in the guide, call by call, with a reason', () => {
    expect(told.map(({ call, times }) => [call, times])).toEqual(Object.entries(retries))
    for (const { why } of told) expect(why).toMatch(/^[A-Z].+\.$/)
  })
})
