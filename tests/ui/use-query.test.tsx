import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useQuery } from '../../src/ui/hooks/use-query.js'

/** A platform that answers when the test says so. */
function desk() {
  const asked: { question: string; signal: AbortSignal; answer: (value: string) => Promise<void>; fail: () => Promise<void> }[] = []
  const ask = (question: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({
        question,
        signal,
        answer: (value) => act(async () => resolve(value)),
        fail: () => act(async () => reject(new Error('no answer'))),
      })
    })
  const shown = renderHook(({ question }: { question: string | undefined }) => useQuery(question, ask(String(question))), {
    initialProps: { question: 'serum' as string | undefined },
  })
  return { asked, at: (index: number) => asked[index]!, now: () => shown.result.current, ...shown }
}

describe('useQuery', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('waits, then has the answer', async () => {
    const { at, now } = desk()
    expect(now()).toMatchObject({ state: 'loading', value: undefined })
    await at(0).answer('Serum')
    expect(now()).toMatchObject({ state: 'ready', value: 'Serum' })
  })

  it('asks nothing while there is nothing to ask', () => {
    const { asked, rerender } = desk()
    rerender({ question: undefined })
    expect(asked.map(({ question }) => question)).toEqual(['serum'])
  })

  it('asks once, however often it is drawn', () => {
    const { asked, rerender } = desk()
    rerender({ question: 'serum' })
    rerender({ question: 'serum' })
    expect(asked).toHaveLength(1)
  })

  it('keeps what was there in sight while something else is asked', async () => {
    const { at, now, rerender } = desk()
    await at(0).answer('Serum')
    rerender({ question: 'puder' })
    expect(now()).toMatchObject({ state: 'loading', value: 'Serum' })
    await at(1).answer('Puder')
    expect(now()).toMatchObject({ state: 'ready', value: 'Puder' })
  })

  it('drops an older question, and its answer when it comes all the same', async () => {
    const { at, now, rerender } = desk()
    rerender({ question: 'puder' })
    expect(at(0).signal.aborted).toBe(true)
    await at(1).answer('Puder')
    await at(0).answer('Serum')
    expect(now().value).toBe('Puder')
  })

  it('says that it failed, keeps what was there, and asks again when told to', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { at, now, rerender } = desk()
    await at(0).answer('Serum')
    rerender({ question: 'puder' })
    await at(1).fail()
    expect(now()).toMatchObject({ state: 'failed', value: 'Serum', error: new Error('no answer') })
    act(() => now().again())
    expect(now().state).toBe('loading')
    await at(2).answer('Puder')
    expect(now()).toMatchObject({ state: 'ready', value: 'Puder' })
  })

  it('lets go of its question with the block', () => {
    const { at, unmount } = desk()
    unmount()
    expect(at(0).signal.aborted).toBe(true)
  })
})
