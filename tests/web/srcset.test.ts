import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressesIn, mapAddresses, readSrcset, safeSrcset, writeSrcset } from '../../src/core/dom/srcset.js'

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg/>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://shop.example/a.svg',
  'mailto:a@b.example',
  'http://shop.example/a.svg',
  '//evil.test/a.svg',
  '/\\evil.test/a.svg',
  '\\\\evil.test/a.svg',
  '/\t/evil.test/a.svg',
  'https:evil.test/a.svg',
  'https://user:secret@shop.example/a.svg',
  'https://',
  '\u0001,//evil.test/a.svg',
  '\u00a0,javascript:alert(1)',
  '/a.svg,\u0001',
]

describe('readSrcset', () => {
  it.each([
    ['/a.svg', '/a.svg 1x'],
    ['a.svg 1x, a@2x.svg 2x', 'a.svg 1x, a@2x.svg 2x'],
    ['a.svg, a@2x.svg 2x', 'a.svg 1x, a@2x.svg 2x'],
    ['a.svg 1x,a@2x.svg 2x', 'a.svg 1x, a@2x.svg 2x'],
    ['  ,, a.svg\n1x\t,\n a@1.5x.svg   1.5x ,', 'a.svg 1x, a@1.5x.svg 1.5x'],
    ['https://cdn.example/w_800,h_600/a.svg 1x', 'https://cdn.example/w_800,h_600/a.svg 1x'],
    ['a.svg 800w, b.svg 1600w', 'a.svg 800w, b.svg 1600w'],
    ['a.svg 1e1x', 'a.svg 10x'],
    ['a.svg .5x', 'a.svg 0.5x'],
    ['', ''],
    [' , ,', ''],
  ])('reads %j', (text, expected) => {
    expect(writeSrcset(readSrcset(text))).toBe(expected)
  })

  it.each([
    ['an unknown descriptor', 'a.svg 2y, b.svg 1x', 'b.svg 1x'],
    ['two descriptors', 'a.svg 1x 2x, b.svg 1x', 'b.svg 1x'],
    ['a fraction of a pixel', 'a.svg 800.5w, b.svg 900w', 'b.svg 900w'],
    ['nothing and less', 'a.svg 0x, b.svg -1x, c.svg 0w, d.svg 1x', 'd.svg 1x'],
    ['more than any screen', 'a.svg 1e999x, b.svg 1x', 'b.svg 1x'],
    ['a capital', 'a.svg 2X, b.svg 1x', 'b.svg 1x'],
    ['a density among widths', 'a.svg 800w, b.svg 2x', 'a.svg 800w'],
    ['a width among densities', 'a.svg, b.svg 800w', 'a.svg 1x'],
    ['the same density twice', 'a.svg 1x, b.svg, c.svg 2x', 'a.svg 1x, c.svg 2x'],
    ['commas inside brackets', 'a.svg (1x, b.svg 2x), c.svg 1x', 'c.svg 1x'],
    ['an address with a space', 'my picture.svg, b.svg 2x', 'b.svg 2x'],
  ])('skips %s', (_what, text, expected) => {
    expect(writeSrcset(readSrcset(text))).toBe(expected)
  })

  it('floors sizes at 100', () => {
    expect(readSrcset('a.svg 16w, b.svg 100w, c.svg 101w')).toEqual([
      { url: 'a.svg', width: 100 },
      { url: 'c.svg', width: 101 },
    ])
  })

  it.each(hostile)('skips %j', (address) => {
    expect(writeSrcset(readSrcset(`${address} 1x, /good.svg 2x`))).toBe('/good.svg 2x')
  })

  it('takes http from listed origins only', () => {
    const origins = ['http://localhost:4173']
    expect(readSrcset('http://localhost:4173/a.svg', origins)).toEqual([{ url: 'http://localhost:4173/a.svg', density: 1 }])
    expect(
      readSrcset('http://localhost:4174/a.svg, http://localhost:4173@evil.test/a.svg 2x, blob:http://localhost:4173/1 3x', origins),
    ).toEqual([])
  })

  it('never throws, never yields an address of somebody else, and reads what it wrote', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...hostile,
        ' ',
        ',',
        '\n',
        '(',
        ')',
        ' 1x',
        ' 2x',
        ' 50w',
        ' 800w',
        '/a.svg',
        'https://cdn.example/a,b.svg',
        '\u0001',
        '\\',
        '/',
        ':',
        'https:',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const once = readSrcset(pieces.join(''))
        expect(readSrcset(writeSrcset(once))).toEqual(once)
        for (const { url } of once) {
          const { protocol, origin } = new URL(url, 'https://shop.test/')
          expect(origin === 'https://shop.test' || (protocol === 'https:' && url.startsWith('https://'))).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is done with a megabyte of nonsense at once', () => {
    for (const text of [' '.repeat(1e6), ','.repeat(1e6), `a${','.repeat(1e6)}b`, `a ${'('.repeat(1e6)}`, `a ${'1'.repeat(1e6)}`]) {
      expect(readSrcset(text)).toEqual([])
    }
  })
})

const written = [
  '/a.png',
  '/a.png 1x, /b.png 2x',
  '/a.png 1x,/b.png 2x',
  '/a.png, /b.png 2x',
  ' /a.png 1x ,\n/b.png 2x, ',
  'https://cdn.example/w_800,h_600/a.png 1x',
]

describe('addressesIn', () => {
  it.each(written.slice(1, 5))('finds both in %j', (text) => {
    expect(addressesIn(text)).toEqual(['/a.png', '/b.png'])
  })

  it('leaves commas inside an address alone', () => {
    expect(addressesIn('https://cdn.example/w_800,h_600/a.png 1x,/b.png 2x')).toEqual(['https://cdn.example/w_800,h_600/a.png', '/b.png'])
  })

  it('is nothing where nothing is said', () => {
    expect(addressesIn(' , ')).toEqual([])
  })
})

describe('mapAddresses', () => {
  it.each(written)('gives each entry of %j its new address, and its own size', (text) => {
    const moved = mapAddresses(text, (address) => `/moved${address}`)
    expect(addressesIn(moved)).toEqual(addressesIn(text).map((address) => `/moved${address}`))
    expect(moved.match(/ \d+x/g)).toEqual(text.match(/ \d+x/g))
  })

  it('leaves out what gets no address', () => {
    expect(mapAddresses('/a.png 1x,/b.png 2x', (address) => (address === '/a.png' ? undefined : address))).toBe('/b.png 2x')
  })
})

describe('safeSrcset', () => {
  it('keeps the good candidates as they stand', () => {
    expect(safeSrcset('/a.jpg 1x, javascript:alert(1) 2x, /b.jpg 2x')).toBe('/a.jpg 1x, /b.jpg 2x')
    expect(safeSrcset('/a.jpg 1x,/b.jpg 2x')).toBe('/a.jpg 1x, /b.jpg 2x')
    expect(safeSrcset('/a.jpg 50w 40h')).toBe('/a.jpg 50w 40h')
    expect(safeSrcset('/a.jpg')).toBe('/a.jpg')
  })

  it('is nothing when no candidate is good', () => {
    expect(safeSrcset('data:image/png,x 1x')).toBeUndefined()
    expect(safeSrcset('/a.jpg onerror=alert(1)')).toBeUndefined()
  })

  it.each(hostile)('skips %j, also behind a comma', (address) => {
    expect(safeSrcset(`/good.svg 1x,${address} 2x`)).toBe('/good.svg 1x')
  })
})
