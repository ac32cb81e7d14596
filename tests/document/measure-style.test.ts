import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { measureStyle } from '../../src/pages/document/measure-style.js'
import type { PageNode } from '../../src/core/element/declaration.js'

const section = (fields: object, ...columns: PageNode[]): PageNode => ({
  block: 'vitrine-section',
  fields: fields as Readonly<Record<string, number>>,
  slots: { default: columns },
})
const column = (fields: object): PageNode => ({ block: 'vitrine-column', fields: fields as Readonly<Record<string, number>> })
const waiting = ':is(:not(:defined),[data-waiting])'

describe('the style of a page for what is not there yet', () => {
  it('gives each number that an editor has chosen, once, those of smaller devices last', () => {
    const style = measureStyle([
      section({ gutter: 40, minHeight: 640, minHeightMobile: 300, maxWidth: 928 }, column({ gap: 64 }), column({ gap: 64 })),
      section({ minHeight: 640, minHeightTablet: 500 }),
    ])
    expect(style).toBe(
      [
        `vitrine-section${waiting}[gutter="40"]{gap:40px}vitrine-section${waiting}[gutter="40"]>vitrine-column{--gap:40px}`,
        `@media (width>=48em){vitrine-section${waiting}[max-width="928"]{padding-inline:max(24px,(100% - 928px)/2 + 24px)}}`,
        `vitrine-section${waiting}[min-height="640"]{min-height:640px}`,
        `@media (width<64.0625em){vitrine-section${waiting}[min-height-tablet="500"]{min-height:500px}}`,
        `@media (width<48em){vitrine-section${waiting}[min-height-mobile="300"]{min-height:300px}}`,
        `vitrine-column${waiting}[gap="64"]{gap:64px}`,
      ].join(''),
    )
  })

  it('says nothing for a page without numbers, and takes no text for one', () => {
    expect(measureStyle([section({}, column({})), section({ minHeight: '1}*{color:red' })])).toBe('')
  })

  it('is needed as no style sheet reads a number of an attribute: one engine can', () => {
    const typed = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .filter((file) => /attr\([\w-]+\s+(?:type\(|px|%|em|rem)/.test(readFileSync(`src/${file}`, 'utf8')))
    expect(typed).toEqual([])
  })
})
