import { describe, expect, it } from 'vitest'
import { fromGrapes, toGrapes } from '../../src/tools/grapesjs/grapesjs-data.js'
import { fromPuck, toPuck } from '../../src/tools/puck/puck-data.js'
import { experiencePage } from '../../src/pages/document/experience-page.js'
import { fromHtml } from '../../src/pages/document/from-html.js'
import { lintPage } from '../../src/pages/document/lint/page-lint.js'
import { openPage, type PageDocument } from '../../src/pages/document/page-document.js'
import { refusal } from '../../src/pages/document/placement.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import type { BlockNode, PageNode } from '../../src/core/element/declaration.js'

const page = (...nodes: PageNode[]): PageDocument => ({
  version: 1,
  path: '/eins',
  language: 'de',
  title: 'Eins',
  description: 'Zwei drei.',
  nodes,
})
const cart = (hiddenOn?: BlockNode['hiddenOn']): BlockNode => ({ block: 'vitrine-cart-panel', version: 1, ...(hiddenOn && { hiddenOn }) })
const phone = cart(['tablet', 'desktop'])
const others = cart(['mobile'])
const modules = { 'vitrine-cart-panel': ['/cart.js'] }

describe('a block that some devices do not show', () => {
  it('says so in the page, and nothing it needs is asked for beforehand', () => {
    const html = toHtml(page(phone), { loader: '/loader.js', modules })
    expect(html).toContain('<vitrine-cart-panel data-hidden-on="tablet desktop">')
    expect(html).not.toContain('/cart.js')
    expect(toHtml(page(phone, cart()), { loader: '/loader.js', modules })).toContain('/cart.js')
    const section: BlockNode = {
      block: 'vitrine-section',
      hiddenOn: ['mobile'],
      slots: { default: [{ html: 'img', attributes: { src: '/a.webp', alt: 'A', loading: 'eager', fetchpriority: 'high' } }] },
    }
    const withPicture = toHtml(page(section), { loader: '/loader.js' })
    expect(withPicture).toContain('<img src="/a.webp" alt="A" loading="lazy">')
    expect(withPicture).not.toContain('rel="preload" as="image"')
  })

  it('stays so through storage, HTML and the other builders, and Salesforce is told', () => {
    const whole = page(phone)
    const nodes = [phone]
    expect(openPage(JSON.parse(JSON.stringify(whole))).page.nodes).toEqual(nodes)
    expect(openPage({ ...whole, nodes: [{ ...phone, hiddenOn: ['fridge'] }] }).page.nodes).toEqual([cart()])
    expect(fromHtml(toHtml(whole, { loader: '/loader.js' })).page.nodes).toEqual(nodes)
    expect(fromPuck(toPuck(whole), whole).nodes).toEqual(nodes)
    expect(fromGrapes(toGrapes(whole), whole).page.nodes).toEqual(nodes)
    const lost = experiencePage(whole, { site: 'Lindenrose' }).losses.map(({ at, reason }) => `${at}: ${reason.en}`)
    expect(lost).toContainEqual(expect.stringContaining('vitrine-cart-panel: On which devices'))
  })

  it('counts on the devices that show it: two of which each device shows one are no two', () => {
    const kinds = (...nodes: PageNode[]) => lintPage(page(...nodes)).map(({ kind, at }) => `${kind} ${at.join('.')}`)
    expect(kinds(cart(), cart())).toContainEqual(expect.stringMatching(/^too-many nodes\.1/))
    expect(kinds(phone, others)).not.toContainEqual(expect.stringMatching(/^too-many/))
    expect(kinds(cart(), others)).toContainEqual(expect.stringMatching(/^too-many nodes\.1/))
    expect(refusal(page(phone), page(phone, others))).toBeUndefined()
    expect(refusal(page(phone), page(phone, cart()))).toBeDefined()
  })
})
