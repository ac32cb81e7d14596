import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTypedSearch } from '../../src/ui/hooks/use-typed-search.js'

/** A field whose search stands in an address. */
function field(begin = '') {
  const searched: string[] = []
  const { result } = renderHook(() => {
    const [text, setText] = useState(begin)
    const search = useTypedSearch(text, (to) => {
      searched.push(to)
      setText(to)
    })
    return { ...search, setText }
  })
  return {
    searched,
    now: () => result.current.typed,
    type: (text: string) => act(() => result.current.setTyped(text)),
    send: (text: string) => act(() => result.current.send(text)),
    /** Back, or a suggestion. */
    changeAddress: (text: string) => act(() => result.current.setText(text)),
  }
}

describe('useTypedSearch', () => {
  afterEach(cleanup)

  it('searches when she pauses, for what stands there then', async () => {
    const { searched, type } = field()
    type('s')
    type('se')
    type('serum')
    expect(searched).toEqual([])
    await vi.waitFor(() => expect(searched).toEqual(['serum']))
  })

  it('searches nothing when she is back at what is shown', async () => {
    const { searched, type } = field('serum')
    type('serums')
    type('serum')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(searched).toEqual([])
  })

  it('searches at once when it is sent', () => {
    const { searched, send } = field()
    send('serum')
    expect(searched).toEqual(['serum'])
  })

  it('follows the address when that changes elsewhere', () => {
    const { now, changeAddress } = field('serum')
    changeAddress('puder')
    expect(now()).toBe('puder')
  })

  it('keeps what she types on while her own search is under way', async () => {
    const { searched, now, type } = field()
    type('ser')
    await vi.waitFor(() => expect(searched).toEqual(['ser']))
    type('serum')
    expect(now()).toBe('serum')
    await vi.waitFor(() => expect(searched).toEqual(['ser', 'serum']))
    expect(now()).toBe('serum')
  })
})
