import '../../src/blocks/section/index.js'
import { describe, expect, it, vi } from 'vitest'
import { doubts, openSandbox } from '../support/shop-page.js'

const shopPage = openSandbox()
const rules = async () => (await doubts()).map((doubt) => doubt.split(':')[0])

describe('what axe leaves to people', () => {
  it.each([
    ['is fine', '--vitrine-overlay', []],
    ['is a doubt', '#ffffff20', ['color-contrast']],
    ['is a doubt', '', ['color-contrast']],
  ])('%s where words stand on a picture under the veil "%s"', async (_fine, veil, doubtful) => {
    const picture = '/webruntime/delivery/media/scene-ritual'
    const html = `<vitrine-section background="${picture}" overlay="${veil}" min-height="300"><h2>Ein Abend für dich</h2></vitrine-section>`
    const page = await shopPage({ html })
    await vi.waitFor(() => expect(page.element('section').shadowRoot?.querySelector('img')).not.toBeNull())
    expect(await rules()).toEqual(doubtful)
  })

  it.each([
    ['is fine', '−', []],
    ['is a doubt', '1', ['label-content-name-mismatch']],
  ])('%s where a button that says what it does shows "%s"', async (_fine, shown, doubtful) => {
    await shopPage({ html: `<button class="button" aria-label="Menge verringern">${shown}</button>` })
    expect(await rules()).toEqual(doubtful)
  })
})
