import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useOneAtATime } from '../../src/ui/hooks/use-one-at-a-time.js'

function button() {
  const begun: { done: () => void; fail: (error: Error) => void }[] = []
  const { result, rerender } = renderHook(useOneAtATime)
  const press = () => result.current(() => new Promise<void>((done, fail) => void begun.push({ done, fail })))
  return { begun, press, rerender }
}

describe('useOneAtATime', () => {
  afterEach(cleanup)

  it('lets a second press go by while the first is under way, also after it was drawn again', async () => {
    const { begun, press, rerender } = button()
    void press()
    await press()
    rerender()
    await press()
    expect(begun).toHaveLength(1)
  })

  it('takes the next press as soon as the first is done', async () => {
    const { begun, press } = button()
    const first = press()
    begun[0]?.done()
    await first
    void press()
    expect(begun).toHaveLength(2)
  })

  it('takes the next press after one that failed, and tells who pressed', async () => {
    const { begun, press } = button()
    const first = press()
    begun[0]?.fail(new Error('offline'))
    await expect(first).rejects.toThrow('offline')
    void press()
    expect(begun).toHaveLength(2)
  })
})
