import { describe, expect, it } from 'vitest'
import '../../src/started.js'
import '../../src/page.css'
import '../../src/blocks/quote/index.js'
import { mount } from '../support/mount.js'
import { complaints, openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()

const open = async (attributes: string) => {
  const container = await mount(`<vitrine-quote ${attributes}><p>Jemand hört dir zu.</p></vitrine-quote>`)
  return { container, root: container.querySelector('vitrine-quote')!.shadowRoot! }
}

describe('<vitrine-quote>', () => {
  it('names who said it below what was said', async () => {
    const { container, root } = await open('author="Anna Berger" about="Beraterin in Köln"')
    expect(root.querySelector('blockquote slot')).not.toBeNull()
    expect([...root.querySelectorAll('figcaption span')].map(({ textContent }) => textContent)).toEqual([
      'Anna Berger',
      'Beraterin in Köln',
    ])
    expect(await complaints(container)).toEqual([])
  })

  it('has no caption when nobody is named', async () => {
    expect((await open('')).root.querySelector('figcaption')).toBeNull()
  })

  it.each([
    ['de', '„'],
    ['en', '“'],
  ])('opens as the language of its page does (%s)', async (language, mark) => {
    const page = await shopPage({
      html: '<vitrine-quote><p>Jemand hört dir zu.</p></vitrine-quote>',
      before: (body) => body.querySelector('div')!.setAttribute('lang', language),
    })
    const words = page.element('quote').shadowRoot!.querySelector('blockquote')!
    await expect.poll(() => getComputedStyle(words, '::before').content).toBe(`"${mark}"`)
  })
})
