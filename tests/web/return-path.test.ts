import { describe, expect, it } from 'vitest'
import { withReturn } from '../../src/web/return-path.js'

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
