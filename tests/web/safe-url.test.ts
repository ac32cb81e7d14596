import { describe, expect, it } from 'vitest'
import { isAddress, safePictureUrl, safeUrl } from '../../src/core/dom/safe-url.js'

describe('safeUrl', () => {
  it.each([
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    ['mailto:hallo@shop.example', 'mailto:hallo@shop.example'],
    ['tel:+491234', 'tel:+491234'],
    ['/cart?mk_moniker=anna', '/cart?mk_moniker=anna'],
    ['images/rose.svg', 'images/rose.svg'],
    ['#top', '#top'],
    ['?page=2', '?page=2'],
    ['../about', '../about'],
    ['  /cart\n', '/cart'],
  ])('lets %j through', (address, expected) => {
    expect(safeUrl(address)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' \tjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://shop.example',
    'http://shop.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://user:secret@shop.example',
    'https://',
    '',
    '   ',
  ])('drops %j', (address) => {
    expect(safeUrl(address)).toBeUndefined()
  })

  it('lets a listed origin through, and only as itself', () => {
    const origins = ['http://localhost:4174']
    expect(safeUrl('http://localhost:4174/catalogue', origins)).toBe('http://localhost:4174/catalogue')
    expect(safeUrl('http://localhost:4175/', origins)).toBeUndefined()
    expect(safeUrl('blob:http://localhost:4174/1', origins)).toBeUndefined()
    expect(safeUrl('http://localhost:4174@evil.example/', origins)).toBeUndefined()
  })
})

describe('safePictureUrl', () => {
  it.each(['https://shop.example/a.jpg', '/a.jpg', 'images/rose.svg'])('lets %j through', (address) => {
    expect(safePictureUrl(address)).toBe(address)
  })

  it.each(['mailto:hallo@shop.example', 'tel:+491234', 'javascript:alert(1)', 'http://shop.example/a.jpg', '//evil.example/a.jpg'])(
    'drops %j',
    (address) => {
      expect(safePictureUrl(address)).toBeUndefined()
    },
  )
})

describe('isAddress', () => {
  it.each(['https://shop.example', 'http://localhost:4174/', ' HTTP://shop.example', '/cart', 'mailto:hallo@shop.example'])(
    'takes %j',
    (text) => {
      expect(isAddress(text)).toBe(true)
    },
  )

  it.each(['javascript:alert(1)', 'data:,x', 'http://user:secret@shop.example', 'http:evil', '//evil.example', ''])(
    'refuses %j',
    (text) => {
      expect(isAddress(text)).toBe(false)
    },
  )
})
