import '../../src/blocks/section/index.js'
import axe, { type RunOptions } from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { decided } from '../../.storybook/decided.js'
import { doubts, openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()
const rules = async () => (await doubts()).map((doubt) => doubt.split(':')[0])
const picture = '/webruntime/delivery/media/scene-ritual'
const words = (style: string, before = '') => `<p style="position: relative; color: #fff; ${style}">${before}Ein Abend für dich</p>`

describe('what axe leaves to people', () => {
  it.each([
    ['is fine', '--vitrine-overlay', []],
    ['is a doubt', '#ffffff20', ['color-contrast']],
    ['is a doubt', '', ['color-contrast']],
  ])('%s where words stand on a picture under the veil "%s"', async (_fine, veil, doubtful) => {
    const html = `<vitrine-section background="${picture}" overlay="${veil}" min-height="300"><h2>Ein Abend für dich</h2></vitrine-section>`
    const page = await shopPage({ html })
    await vi.waitFor(() => expect(page.element('section').shadowRoot?.querySelector('img')).not.toBeNull())
    expect(await rules()).toEqual(doubtful)
  })

  it.each([
    ['is fine', 'a gradient of dark colours', words('background: linear-gradient(#000, #444)')],
    ['is a doubt', 'a gradient that ends too light', words('background: linear-gradient(#000, #999)')],
    ['is a doubt', 'a gradient that passes through their colour', words('background: linear-gradient(#000, #fff); color: #888')],
    ['is fine', 'a gradient that thins out over a dark ground', words('background: linear-gradient(#222, transparent) #000')],
    ['is a doubt', 'a gradient that thins out over the page', words('background: linear-gradient(#222, transparent)')],
    ['is a doubt', 'a dark gradient, half faded', words('background: linear-gradient(#000, #444); opacity: 0.4')],
    ['is a doubt', 'a picture', words(`background: url(${picture})`)],
    ['is a doubt', 'a filtered gradient', words('background: linear-gradient(#000, #444); filter: invert(1)')],
    [
      'is a doubt',
      'a picture beside them',
      `<div style="position: relative; background: #000"><img alt="" src="${picture}" style="position: absolute; inset: 0; width: 100%; height: 100%">${words('')}</div>`,
    ],
  ])('%s where words stand on %s', async (fine, _ground, html) => {
    await shopPage({ html })
    expect(await rules()).toEqual(fine === 'is fine' ? [] : ['color-contrast'])
  })

  it.each([
    ['is fine', '#333', []],
    ['is a doubt', '#aaa', ['color-contrast']],
  ])('%s where words stand on what is drawn before them in %s', async (_fine, colour, doubtful) => {
    const drawn = `<style>.drawn::before { content: ''; position: absolute; inset: 0; z-index: -1; background: ${colour} }</style>`
    await shopPage({ html: `${drawn}<p class="drawn" style="position: relative; color: #fff; background: #000">Ein Abend für dich</p>` })
    expect(await rules()).toEqual(doubtful)
  })

  it.each([
    ['is fine', '−', []],
    ['is a doubt', '1', ['label-content-name-mismatch']],
  ])('%s where a button that says what it does shows "%s"', async (_fine, shown, doubtful) => {
    await shopPage({ html: `<button class="button" aria-label="Menge verringern">${shown}</button>` })
    expect(await rules()).toEqual(doubtful)
  })

  it('is told by a story as what it must not be, without the elements of the page', async () => {
    await shopPage({ html: words('background: linear-gradient(#000, #999)') })
    const { violations, incomplete } = await axe.run(document.body, { reporter: decided } as unknown as RunOptions)
    expect(incomplete).toEqual([])
    expect(violations.map(({ id }) => id)).toContain('color-contrast')
    expect(() => JSON.stringify(violations)).not.toThrow()
    expect(violations.flatMap(({ nodes }) => nodes.map((node) => 'element' in node))).not.toContain(true)
  })
})
