import { describe, expect, it } from 'vitest'
import { cookiesOn, memoryOn } from '../../src/commerce/domain/memory.js'
import { cookieJar, storage } from '../support/browser-memory.js'

describe('what the browser remembers', () => {
  it('is kept, read and forgotten', () => {
    const memory = memoryOn(() => shelf)
    const shelf = storage()
    memory.set('a', '1')
    expect(memory.get('a')).toBe('1')
    memory.remove('a')
    expect(memory.get('a')).toBeUndefined()
    expect(shelf.length).toBe(0)
  })

  it('is nothing where storage is blocked, full or gone, and nobody is thrown at', () => {
    const blocked = memoryOn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const full = memoryOn(() =>
      Object.assign(storage(), {
        setItem: () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        },
      }),
    )
    for (const memory of [blocked, full]) {
      expect(() => memory.set('a', '1')).not.toThrow()
      expect(memory.get('a')).toBeUndefined()
      expect(() => memory.remove('a')).not.toThrow()
    }
  })

  it('does not hide our own mistakes', () => {
    expect(() =>
      memoryOn(() => {
        throw new TypeError('ours')
      }).get('a'),
    ).toThrow('ours')
  })
})

describe('a cookie', () => {
  it('is lax, secure and for the whole shop, without a domain', () => {
    const jar = cookieJar()
    cookiesOn(jar).set('mk_moniker', 'lena', true)
    expect(jar.written).toEqual(['mk_moniker=lena; Max-Age=31536000; SameSite=Lax; Secure; Path=/'])
  })

  it('is deleted with the same attributes', () => {
    const jar = cookieJar()
    const cookies = cookiesOn(jar)
    cookies.set('mk_moniker', 'lena', true)
    cookies.remove('mk_moniker')
    expect(jar.written[1]).toBe('mk_moniker=; Max-Age=0; SameSite=Lax; Secure; Path=/')
    expect(cookies.get('mk_moniker')).toBeUndefined()
  })

  it.each(['lena; Domain=evil.example', 'a\r\nSet-Cookie: b=c', 'Müller & Söhne', 'a=b', '%41', '"quoted"', '💄'])(
    'comes back as it was, encoded: %s',
    (value) => {
      const jar = cookieJar()
      const cookies = cookiesOn(jar)
      cookies.set('mk_moniker', value, true)
      expect(cookies.get('mk_moniker')).toBe(value)
      expect(jar.written[0]).toMatch(/^mk_moniker=[\w%.!~*'()-]+; Max-Age=31536000; SameSite=Lax; Secure; Path=\/$/)
    },
  )

  it('of 5 kB is refused, counted as it is written', () => {
    const jar = cookieJar()
    const cookies = cookiesOn(jar)
    cookies.set('mk_moniker', 'x'.repeat(5000), true)
    cookies.set('mk_moniker', 'ü'.repeat(1000), true)
    expect(jar.written).toEqual([])
    expect(cookies.get('mk_moniker')).toBeUndefined()
  })

  it('is not taken for another one whose name ends or begins like it', () => {
    const jar = cookieJar()
    const cookies = cookiesOn(jar)
    cookies.set('old_mk_moniker', 'no', true)
    cookies.set('mk_moniker2', 'no', true)
    expect(cookies.get('mk_moniker')).toBeUndefined()
  })

  it('that somebody broke is none', () => {
    const jar = cookieJar()
    jar.cookie = 'mk_moniker=%E0%A4%A'
    expect(cookiesOn(jar).get('mk_moniker')).toBeUndefined()
  })
})

describe('a browser that blocks everything', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }

  it('has no cookies to read and loses what is written, without a fault', () => {
    const cookies = cookiesOn(Object.defineProperty({ cookie: '' }, 'cookie', { get: blocked, set: blocked }))
    cookies.set('mk_moniker', 'anna', true)
    cookies.remove('mk_moniker')
    expect(cookies.get('mk_moniker')).toBeUndefined()
  })

  it('may have no storage at all', () => {
    const memory = memoryOn(() => null)
    memory.set('mk_moniker', 'anna')
    expect(memory.get('mk_moniker')).toBeUndefined()
  })
})
