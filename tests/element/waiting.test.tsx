import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageShare } from '../../src/core/bus/index.js'
import { defineBlock, register } from '../../src/core/element/index.js'
import pageStyles from '../../src/entries/page.css?inline'
import { called, text } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Liste', 'Zeigt sie'),
    fields: { words: { type: 'object', label: text('Wörter'), default: {} } },
    slots: { links: { label: text('Links') } },
  })

/** What a page on its way to English waits for. */
function wordsToCome(): () => void {
  let come = () => {}
  pageShare().words = new Promise<void>((resolve) => {
    come = resolve
  })
  return come
}

describe('a block whose words are still on their way', () => {
  const sheet = new CSSStyleSheet()
  beforeEach(() => {
    sheet.replaceSync(pageStyles.replace(/@import[^;]+;/g, ''))
    document.adoptedStyleSheets = [sheet]
  })
  afterEach(() => {
    document.adoptedStyleSheets = []
    document.body.replaceChildren()
    delete pageShare().words
  })

  it('is defined at once, takes its properties as they are, and draws with the words', async () => {
    const come = wordsToCome()
    const list = declare('vitrine-test-early')
    register(list, { live: ({ words }) => <p>{JSON.stringify(words)}</p>, styles: [] })
    const element = document.createElement(list.tag)
    expect('words' in element).toBe(true)
    Object.assign(element, { words: { addToCart: 'Pack it' } })
    document.body.append(element)
    await Promise.resolve()
    expect(element.shadowRoot?.textContent).toBe('')
    come()
    await expect.poll(() => element.shadowRoot?.textContent).toBe('{"addToCart":"Pack it"}')
  })

  it('shows what stands between its tags, in the same place, as before it was defined', async () => {
    document.body.innerHTML =
      '<vitrine-test-shown>Alle Produkte<a slot="links" href="/imprint">Impressum</a></vitrine-test-shown><vitrine-section space="large">Mehr</vitrine-section>'
    const come = wordsToCome()
    const shown = declare('vitrine-test-shown')
    const section = defineBlock({ ...shown, tag: 'vitrine-section' })
    const places = () => [...document.querySelectorAll('a, vitrine-section')].map((each) => JSON.stringify(each.getBoundingClientRect()))
    const before = places()
    for (const each of [shown, section]) register(each, { live: () => <p>Da</p>, styles: [':host { display: block }'] })
    await Promise.resolve()
    expect(places()).toEqual(before)
    come()
    await expect.poll(() => document.querySelector(shown.tag)?.shadowRoot?.textContent).toBe('Da')
    expect(document.querySelectorAll('[data-waiting]')).toHaveLength(0)
  })

  it('keeps what a server has drawn, and the focus on its link, until it is drawn anew', async () => {
    document.body.setHTMLUnsafe(
      '<vitrine-test-painted><template shadowrootmode="open"><a href="/">Vom Server</a></template></vitrine-test-painted>',
    )
    const element = document.querySelector('vitrine-test-painted')!
    element.shadowRoot!.querySelector('a')!.focus()
    const come = wordsToCome()
    register(declare('vitrine-test-painted'), { live: () => <a href="/">Vom Block</a>, styles: [] })
    await Promise.resolve()
    expect(element.shadowRoot!.activeElement?.textContent).toBe('Vom Server')
    come()
    await expect.poll(() => element.shadowRoot!.activeElement?.textContent).toBe('Vom Block')
    expect(element.shadowRoot!.querySelectorAll('a')).toHaveLength(1)
  })

  it('draws nothing that has gone meanwhile, and once what has moved', async () => {
    const come = wordsToCome()
    const moved = declare('vitrine-test-moved')
    let drawn = 0
    const count = () => {
      drawn += 1
      return drawn
    }
    register(moved, { live: () => <p>{count()}</p>, styles: [] })
    const [gone, stays] = [document.createElement(moved.tag), document.createElement(moved.tag)]
    document.body.append(gone, stays)
    gone.remove()
    document.body.prepend(stays)
    come()
    await expect.poll(() => stays.shadowRoot?.textContent).toBe('1')
    expect([drawn, gone.shadowRoot?.textContent]).toEqual([1, ''])
  })
})
