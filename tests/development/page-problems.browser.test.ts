import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageProblems } from '../../src/devtools/development/page-problems.js'

const { known } = await import('../../src/devtools/development/index.js')
const store = '<vitrine-store></vitrine-store>'

function problemsOf(html: string): string[] {
  const page = document.createElement('main')
  page.innerHTML = html
  return pageProblems(page, known)
}

afterEach(() => document.body.replaceChildren())

describe('what a developer is told of her page', () => {
  it.each([
    [
      'a page as it should be',
      `${store}<vitrine-product-list heading="Neu" page-size="4" class="x" data-id="1" aria-label="Neu"></vitrine-product-list>`,
      [],
    ],
    [
      'what frameworks add',
      `<div>${store}<vitrine-section data-v-7a slot="a" _ngcontent-x onvitrine-product-add="x" suppresshydrationwarning></vitrine-section></div>`,
      [],
    ],
    [
      'a misspelt tag',
      `${store}<vitrine-cart-panl></vitrine-cart-panl>`,
      ['<vitrine-cart-panl> is no block. Did you mean <vitrine-cart-panel>?'],
    ],
    ['a tag like no other', `${store}<vitrine-wheelbarrow></vitrine-wheelbarrow>`, ['<vitrine-wheelbarrow> is no block.']],
    [
      'an attribute in camelCase',
      `${store}<vitrine-product-list pagesize="4"></vitrine-product-list>`,
      ['<vitrine-product-list> has no attribute "pagesize". Did you mean "page-size"?'],
    ],
    [
      'an attribute that there is not',
      `${store}<vitrine-product-list columns="4"></vitrine-product-list>`,
      ['<vitrine-product-list> has no attribute "columns".'],
    ],
    [
      'a message that there is not',
      `<vitrine-store words='{"addToCard":"Einpacken","checkout":"Los"}'></vitrine-store>`,
      ['No message is called "addToCard" (words of <vitrine-store>). Did you mean "addToCart"?'],
    ],
    ['two stores', `${store}${store}`, ['There are 2 <vitrine-store> on this page; only the first one counts. A page has one.']],
    [
      'no store',
      '<vitrine-footer></vitrine-footer>',
      ['There is no <vitrine-store> on this page: blocks ask this origin, for a web store that nobody has named. Add one.'],
    ],
    ['a page without blocks', '<p>Hallo</p>', []],
  ])('names %s', (_what, html, problems) => {
    expect(problemsOf(html)).toEqual(problems)
  })

  it('names registered messages that no block has', () => {
    const registered = { fr: { 'cart-panel': { heading: 'Panier', headding: 'Panier' }, 'cart-pannel': {} } }
    expect(pageProblems(document.createElement('main'), known, registered)).toEqual([
      'No message is called "cart-panel.headding" (fr). Did you mean "heading"?',
      'No messages have the namespace "cart-pannel" (fr). Did you mean "cart-panel"?',
    ])
  })

  it('leaves a block of the page’s own alone', () => {
    customElements.define('vitrine-of-my-own', class extends HTMLElement {})
    expect(problemsOf(`${store}<vitrine-of-my-own mood="good"></vitrine-of-my-own>`)).toEqual([])
  })

  it('stands in the console once, also of what comes later', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const said = () => warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('vitrine-fotter'))
    document.body.innerHTML = `${store}<vitrine-fotter></vitrine-fotter>`
    await vi.waitFor(() => expect(said()).toEqual(['[vitrine] <vitrine-fotter> is no block. Did you mean <vitrine-footer>?']), 10_000)
    document.body.append(document.createElement('vitrine-fotter'), document.createElement('vitrine-headder'))
    await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('vitrine-headder'), 10_000)
    expect(said()).toHaveLength(1)
    warn.mockRestore()
  })
})
