import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const)
const query = /@media[^{]*\(forced-colors: active\)[^{]*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g

/** What every theme of a system keeps apart: words, and what they stand on. A browser tells of neither what it forces. */
const pairs = ['CanvasText on Canvas', 'LinkText on Canvas', 'ButtonText on ButtonFace', 'HighlightText on Highlight', 'MarkText on Mark']

/** Signs without words, which say with a shape or a border what they say with a colour. */
const signs = ['.stars', '.switch', '.colour-well', '.focus-point', '.crop-frame', '.swatch']

/** Rules of the sheets, those for forced colours or the others, with what they say. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    said: new Map([...body.matchAll(/([\w-]+):\s*([^;!]+)/g)].map(([, name = '', value = '']) => [name, value.trim()])),
  }))
const forced = sheets.flatMap(([file, css]) =>
  [...css.matchAll(query)].flatMap(([, block = '']) => rulesOf(block).map((rule) => ({ file, ...rule }))),
)

describe('in forced colours', () => {
  it('a sheet keeps colours of its own nowhere else', () => {
    expect(forced.length).toBeGreaterThan(40)
    expect(sheets.filter(([, css]) => css.replace(query, '').includes('forced-color-adjust')).map(([file]) => file)).toEqual([])
  })

  it('words that are not forced stand in a pair of colours that every system keeps apart', () => {
    const free = forced.filter(({ said }) => said.get('forced-color-adjust') === 'none')
    const wrong = free
      .filter(({ selectors }) => !selectors.every((selector) => signs.includes(selector)))
      .filter(({ said }) => !pairs.includes(`${said.get('color')} on ${said.get('background')}`))
    expect(free.length).toBeGreaterThan(8)
    expect(wrong.map(({ file, selectors }) => `${file}: ${selectors.join(', ')}`)).toEqual([])
  })
})
