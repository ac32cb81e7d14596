import { describe, expect, it } from 'vitest'
import { lazy } from '../../src/commerce/domain/lazy.js'

/** Something whose fetching the test lets succeed or fail. */
function something() {
  const fetches: { resolve: (thing: { name: string }) => void; reject: (error: Error) => void }[] = []
  const thing = lazy(() => new Promise<{ name: string }>((resolve, reject) => fetches.push({ resolve, reject })))
  return { ...thing, fetches }
}

describe('what comes late', () => {
  it('is not fetched before somebody wants it, nor by looking whether it is there', () => {
    const { fetches, peek } = something()
    expect([peek(), fetches.length]).toEqual([undefined, 0])
  })

  it('is fetched once for all who want it, then and later', async () => {
    const { fetches, get, peek } = something()
    const [one, other] = [get(), get()]
    const thing = { name: 'cart' }
    fetches[0]?.resolve(thing)
    expect([await one, await other, await get(), peek()]).toEqual([thing, thing, thing, thing])
    expect(fetches.length).toBe(1)
  })

  it('is on its way already when it was preloaded', async () => {
    const { fetches, get, preload } = something()
    preload()
    const thing = get()
    fetches[0]?.resolve({ name: 'cart' })
    expect(await thing).toEqual({ name: 'cart' })
    expect(fetches.length).toBe(1)
  })

  it('says that it could not be fetched, and is fetched again for whoever asks next', async () => {
    const { fetches, get, peek } = something()
    const first = get()
    fetches[0]?.reject(new TypeError('Failed to fetch'))
    await expect(first).rejects.toThrow('Failed to fetch')
    expect(peek()).toBeUndefined()
    const second = get()
    fetches[1]?.resolve({ name: 'cart' })
    expect(await second).toEqual({ name: 'cart' })
  })

  it('disturbs nobody when fetching it ahead fails', async () => {
    const { fetches, get, preload } = something()
    preload()
    fetches[0]?.reject(new TypeError('Failed to fetch'))
    await new Promise((resolve) => setTimeout(resolve))
    const thing = get()
    fetches[1]?.resolve({ name: 'cart' })
    expect(await thing).toEqual({ name: 'cart' })
  })
})
