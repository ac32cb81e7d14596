import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defineBlock, register } from '../../src/core/element/index.js'
import { addBlocks } from '../../src/entries/loader.js'
import pageStyles from '../../src/ui/theme/placeholders.css?inline'
import { called } from '../support/test-block.js'

const sheet = new CSSStyleSheet()
sheet.replaceSync(pageStyles.replace(/@import[^;]+;/g, ''))

afterEach(async () => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  await page.viewport(1280, 800)
})

it('a block that this device does not show keeps no room, is not loaded, and stands there once the window is another', async () => {
  document.adoptedStyleSheets = [sheet]
  await page.viewport(375, 700)
  const asked = vi.fn()
  const tag = 'vitrine-test-hidden'
  addBlocks({
    [tag]: async () => {
      asked()
      const declaration = defineBlock({ tag, ...called('Liste', 'Zeigt sie'), fields: {} })
      register(declaration, { live: () => <p>Da</p>, styles: [':host { display: block }'] })
    },
  })
  document.body.innerHTML = `<div data-hidden-on="tablet mobile"><${tag}>Warte</${tag}></div><${tag} data-hidden-on="desktop"></${tag}>`
  const [below, phone] = [...document.querySelectorAll<HTMLElement>(tag)]
  // The one that a phone shows brings the code; the other stays what it is.
  await expect.poll(() => phone?.shadowRoot?.textContent).toBe('Da')
  expect(asked).toHaveBeenCalledOnce()
  expect([below?.shadowRoot?.querySelector('p'), below?.offsetHeight]).toEqual([null, 0])
  await page.viewport(1280, 800)
  await expect.poll(() => below?.shadowRoot?.textContent).toBe('Da')
  expect([below?.checkVisibility(), phone?.checkVisibility()]).toEqual([true, false])
})

it('nothing is fetched for a tag that this device shows nowhere', async () => {
  document.adoptedStyleSheets = [sheet]
  const asked = vi.fn(async () => {})
  addBlocks({ 'vitrine-test-never': asked, 'vitrine-test-shown-beside': async () => {} })
  document.body.innerHTML = '<vitrine-test-never data-hidden-on="desktop"></vitrine-test-never>'
  document.body.append(document.createElement('vitrine-test-shown-beside'))
  await expect.poll(() => document.querySelector('vitrine-test-shown-beside')?.hasAttribute('data-missed')).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await page.viewport(375, 700)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
})
