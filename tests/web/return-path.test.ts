import { describe, expect, it } from 'vitest'
import { pathToReturn, withReturn } from '../../src/core/dom/return-path.js'

describe('withReturn', () => {
  const here = new URL('https://shop.example/login?return=%2Fcart%3Fa%3Db')

  it('brings the wish to return along, within the shop only', () => {
    expect(withReturn('/register', here)).toBe('/register?return=%2Fcart%3Fa%3Db')
    expect(withReturn('https://other.example/register', here)).toBe('https://other.example/register')
    expect(withReturn('/register', new URL('https://shop.example/login'))).toBe('/register')
  })

  it('leaves an address alone on a page that has none itself, as on a builder’s canvas', () => {
    expect(withReturn('/register', new URL('about:blank'))).toBe('/register')
  })
})

describe('pathToReturn', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    '\\\\evil.example',
    'cart',
  ])('leads back to this site only, not to %j', (wanted) => {
    expect(pathToReturn(new URL(`https://shop.example/login?return=${encodeURIComponent(wanted)}`))).toBeUndefined()
  })

  it('leads back to where she came from', () => {
    expect(pathToReturn(new URL('https://shop.example/login?return=%2Fcart%3Fa%3Db'))).toBe('https://shop.example/cart?a=b')
  })
})
