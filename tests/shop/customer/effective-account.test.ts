import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EffectiveAccount } from '../../../src/commerce/domain/customer/effective-account.js'
import { effectiveAccountKey } from '../../../src/commerce/domain/memory.js'
import type { ManagedAccount } from '../../../src/commerce/domain/customer/account-gateway.js'
import { memoryOn } from '../../../src/commerce/domain/memory.js'
import { storage } from '../../support/browser-memory.js'

const account = (id: string, name: string, isDefault = false): ManagedAccount => ({ id, name, isDefault, address: undefined })
const own = account('001000000000001AAA', 'Petra', true)
const anna = account('001000000000002AAA', 'Anna')
const guelay = account('001000000000003AAA', 'Gülay')

/** A visit that has this in session storage when its page begins. */
function visit(kept?: string, managed: () => Promise<readonly ManagedAccount[]> = async () => [own, anna, guelay]) {
  const box = storage()
  if (kept !== undefined) box.setItem(effectiveAccountKey, kept)
  const asked = { managed: 0, changed: 0 }
  const effective = new EffectiveAccount({
    visit: memoryOn(() => box),
    managed: () => {
      asked.managed += 1
      return managed()
    },
    changed: () => {
      asked.changed += 1
    },
  })
  return {
    effective,
    asked,
    kept: () => box.getItem(effectiveAccountKey),
    tamper: (value: string) => box.setItem(effectiveAccountKey, value),
  }
}

let warnings: string[] = []
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
})
afterEach(() => vi.restoreAllMocks())

describe('the effective account', () => {
  it.each([undefined, '', '   ', '000000000000000', '000000000000000AAA'])(
    'is none when %j was kept, and nobody is asked',
    async (kept) => {
      const { effective, asked } = visit(kept)
      expect(effective.id()).toBeUndefined()
      expect(asked.managed).toBe(0)
      expect(warnings).toEqual([])
    },
  )

  it('that was kept goes into a call only when the managed list has it, and everyone shares one question', async () => {
    const { effective, asked } = visit(anna.id)
    expect(effective.view.get().account).toBeUndefined()
    expect(await Promise.all([effective.id(), effective.id()])).toEqual([anna.id, anna.id])
    expect(asked).toEqual({ managed: 1, changed: 0 })
    expect(effective.id()).toBe(anna.id)
    expect(effective.view.get()).toEqual({ account: anna, refused: false })
  })

  it('may be kept with 15 characters, and is sent as the list has it', async () => {
    const { effective } = visit(anna.id.slice(0, 15))
    expect(await effective.id()).toBe(anna.id)
  })

  it('that is her own is sent as none', async () => {
    const { effective } = visit(own.id)
    expect(await effective.id()).toBeUndefined()
    expect(effective.view.get()).toEqual({ account: undefined, refused: false })
  })

  it.each(['001000000000009AAA', 'constructor', '__proto__', '<script>', `${anna.id}&x=1`.slice(1)])(
    '%j, which is not in the list, is refused, removed and reported without its value',
    async (kept) => {
      const { effective, kept: after } = visit(kept)
      expect(await effective.id()).toBeUndefined()
      expect(effective.view.get()).toEqual({ account: undefined, refused: true })
      expect(after()).toBeNull()
      expect(warnings).toEqual(['What session storage had under effectiveAccountId is no account of this shopper; it was removed.'])
    },
  )

  it('of somebody who is signed out has ended with the session, which is nothing to tell', async () => {
    const { effective, kept } = visit(anna.id, async () => [])
    expect(await effective.id()).toBeUndefined()
    expect(effective.view.get().refused).toBe(false)
    expect(kept()).toBeNull()
  })

  it('is unknown while the list cannot be read, and asked for again at the next call', async () => {
    let offline = true
    const { effective, kept } = visit(anna.id, async () => {
      if (offline) throw new Error('offline')
      return [own, anna]
    })
    await expect(effective.id()).rejects.toThrow('offline')
    expect(kept()).toBe(anna.id)
    offline = false
    expect(await effective.id()).toBe(anna.id)
  })

  it('does not follow what happens to session storage while the page stands', async () => {
    const { effective, tamper } = visit()
    expect(effective.id()).toBeUndefined()
    tamper(anna.id)
    expect(effective.id()).toBeUndefined()
    effective.accept(anna)
    tamper(guelay.id)
    effective.doubt()
    expect(await effective.id()).toBe(anna.id)
  })

  it('is asked about again when somebody else may have signed in, and the page is told when it has gone', async () => {
    let list: readonly ManagedAccount[] = [own, anna]
    const { effective, asked } = visit(undefined, async () => list)
    effective.accept(anna)
    effective.doubt()
    expect(await effective.id()).toBe(anna.id)
    expect(asked.changed).toBe(0)
    list = [own]
    effective.doubt()
    expect(await effective.id()).toBeUndefined()
    expect(effective.view.get()).toEqual({ account: undefined, refused: true })
    expect(asked.changed).toBe(1)
  })

  it('is what was chosen on a later page, when an earlier one comes back from the back/forward cache', async () => {
    const { effective, asked, tamper } = visit()
    expect(effective.id()).toBeUndefined()
    tamper(guelay.id)
    effective.begin()
    expect(await effective.id()).toBe(guelay.id)
    expect(asked.changed).toBe(1)
  })

  it('that is chosen while an older one is still being confirmed wins', async () => {
    let answer = (_list: readonly ManagedAccount[]) => {}
    const { effective, kept } = visit(
      anna.id,
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const asking = effective.id()
    effective.accept(guelay)
    answer([own, anna, guelay])
    expect(await asking).toBe(guelay.id)
    expect(kept()).toBe(guelay.id)
  })

  it('is forgotten with its trace', () => {
    const { effective, kept } = visit()
    effective.accept(anna)
    expect(kept()).toBe(anna.id)
    effective.accept(undefined)
    expect(kept()).toBeNull()
    expect(effective.id()).toBeUndefined()
  })
})
