import { describe, expect, it } from 'vitest'
import { safeSrcset, safeUrl } from '../../src/document/safe-url.js'

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

describe('safeSrcset', () => {
  it('keeps the good candidates', () => {
    expect(safeSrcset('/a.jpg 1x, javascript:alert(1) 2x, /b.jpg 2x')).toBe('/a.jpg 1x, /b.jpg 2x')
  })

  it('is nothing when no candidate is good', () => {
    expect(safeSrcset('data:image/png,x 1x')).toBeUndefined()
    expect(safeSrcset('/a.jpg onerror=alert(1)')).toBeUndefined()
  })
})
