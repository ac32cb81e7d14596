import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { openPage } from '../../src/pages/document/page-document.js'
import { codeOf } from '../../stories/docs/code.js'

const list = { block: 'vitrine-product-list', fields: { heading: 'Für "dich" & mich', pageSize: 4, browsable: true, source: 'range' } }
const textIn = (id: string, nodes: Parameters<typeof codeOf>[0] = [list]): string => codeOf(nodes).find((code) => code.id === id)!.text

describe('the code of a story', () => {
  it('leaves out what is so anyway', () => {
    for (const { text } of codeOf([list])) expect(text).not.toMatch(/source/)
  })

  it('is HTML for a page author', () => {
    expect(textIn('html')).toBe(
      '<vitrine-product-list heading="Für &quot;dich&quot; &amp; mich" page-size="4" browsable></vitrine-product-list>',
    )
  })

  it('sets properties by their names in React, and hears the event', () => {
    const text = textIn('react')
    expect(text).toContain("import '@vitrine/blocks/blocks/product-list'")
    expect(text).toContain('heading={"Für \\"dich\\" & mich"}')
    expect(text).toContain('pageSize={4}')
    expect(text).toMatch(/^\s+browsable$/m)
    expect(text).toContain('onvitrine-product-add={')
  })

  it('binds what is no text in Vue, Angular and Svelte', () => {
    expect(textIn('vue')).toContain(':page-size="4"')
    expect(textIn('angular')).toContain('[pageSize]="4"')
    expect(textIn('angular')).toContain('schemas: [CUSTOM_ELEMENTS_SCHEMA]')
    expect(textIn('svelte')).toContain('page-size={4}')
  })

  it('wraps several elements in one for React, and closes those that hold nothing', () => {
    const text = textIn('react', [list, { html: 'img', attributes: { class: 'hero', src: '/a.png' } }])
    expect(text).toContain('<>')
    expect(text).toContain('<img className="hero" src="/a.png" />')
  })

  it('keeps braces that are words', () => {
    const words = [{ html: 'p', children: ['Ein {Wort} <hier>'] }]
    expect(textIn('react', words)).toContain('<p>{"Ein {Wort} <hier>"}</p>')
    expect(textIn('svelte', words)).toContain('<p>{"Ein {Wort} <hier>"}</p>')
    expect(textIn('vue', words)).toContain('<p>Ein {Wort} &lt;hier></p>')
  })

  it('is a page document that opens without a word of complaint, for every preset of every block', () => {
    for (const { tag, presets = [] } of declarations) {
      for (const { fields = {}, slots } of presets) {
        const text = textIn('document', [{ block: tag, fields, ...(slots && { slots }) }])
        expect(openPage(JSON.parse(text)).problems).toEqual([])
      }
    }
  })
})
