import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAddress } from '../../src/ui/hooks/use-address.js'
import { pageIn, pageText } from '../../src/core/dom/page-number.js'

const query = () => new URLSearchParams(location.search)
const read = () => ({ page: pageIn(query()), sort: query().get('sort') ?? '' })
function write({ page, sort }: ReturnType<typeof read>): string {
  const to = new URLSearchParams({ ...(page > 0 && { page: pageText(page) }), ...(sort && { sort }) })
  return `${location.pathname}?${to}`
}
const list = (live = true) => renderHook(() => useAddress({ read, write, live })).result

describe('useAddress', () => {
  const here = location.href
  beforeEach(() => history.pushState(null, '', '?page=2'))
  afterEach(() => {
    cleanup()
    history.replaceState(null, '', here)
  })

  it('reads what the page was opened with', () => {
    expect(list().current.address).toEqual({ page: 1, sort: '' })
  })

  it('knows the address of everything it could show', () => {
    expect(list().current.hrefOf({ sort: 'name' })).toMatch(/\?page=2&sort=name$/)
    expect(list().current.hrefOf({ page: 0 })).toMatch(/\?$/)
  })

  it('goes on in the history, and comes back with Back', async () => {
    const now = list()
    act(() => now.current.go({ page: 4 }))
    expect(location.search).toBe('?page=5')
    expect(now.current.address.page).toBe(4)
    history.back()
    await vi.waitFor(() => expect(now.current.address.page).toBe(1))
    expect(location.search).toBe('?page=2')
  })

  it('takes the place of the address before while somebody types', () => {
    const now = list()
    const { length } = history
    act(() => now.current.go({ sort: 'n' }, 'replace'))
    act(() => now.current.go({ sort: 'name' }, 'replace'))
    expect(history.length).toBe(length)
    expect(location.search).toBe('?page=2&sort=name')
  })

  it('does not follow Back where a block does not browse', async () => {
    const now = list(false)
    history.replaceState(null, '', '?page=9')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(now.current.address.page).toBe(1)
  })
})

describe('pages in the address', () => {
  it.each([
    ['', 0],
    ['page=1', 0],
    ['page=3', 2],
    ['page=0', 0],
    ['page=-2', 0],
    ['page=1.5', 0],
    ['page=two', 0],
  ])('%j is page %i, counted from 0', (text, page) => {
    expect(pageIn(new URLSearchParams(text))).toBe(page)
  })

  it('says nothing of the first page', () => {
    expect([0, 1, 2].map(pageText)).toEqual(['', '2', '3'])
  })
})
