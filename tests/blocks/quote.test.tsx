import { describe, expect, it } from 'vitest'
import '../../src/entries/started.js'
import '../../src/entries/page.css'
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

  it('takes another colour at once where less motion is asked for, however deep it stands', async () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    const { container, root } = await open('author="Anna Berger"')
    const name = root.querySelector('figcaption span')!
    await new Promise(requestAnimationFrame)
    const before = getComputedStyle(name).color
    for (const ink of ['--vitrine-ink', '--vitrine-ink-soft']) container.style.setProperty(ink, 'rgb(200, 0, 0)')
    expect(before).not.toBe('rgb(200, 0, 0)')
    expect(getComputedStyle(name).color).toBe('rgb(200, 0, 0)')
    expect(root.getAnimations()).toEqual([])
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
