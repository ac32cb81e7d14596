import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineBlock, register } from '../../src/core/element/index.js'
import pageStyles from '../../src/entries/page.css?inline'
import { mounted } from '../support/mount.js'
import { called, text } from '../support/test-block.js'

const list = defineBlock({
  tag: 'vitrine-product-list',
  ...called('Produkte', 'Zeigt sie'),
  fields: {},
})
const section = defineBlock({ ...list, tag: 'vitrine-section', slots: { '': { label: text('Inhalt') } } })

describe('a block that is not defined yet', () => {
  const sheet = new CSSStyleSheet()
  beforeEach(() => {
    sheet.replaceSync(pageStyles.replace(/@import[^;]+;/g, ''))
    document.adoptedStyleSheets = [sheet]
  })
  afterEach(() => {
    document.adoptedStyleSheets = []
  })

  it('keeps its room and shows its fallback; once it is defined the fallback goes, and nothing moves up', async () => {
    document.body.innerHTML = '<vitrine-product-list><a href="/products">Alle Produkte</a></vitrine-product-list>'
    const element = document.querySelector<HTMLElement>(list.tag)!
    const link = document.querySelector('a')!
    const height = element.offsetHeight
    expect(height).toBeGreaterThan(300)
    expect(link.checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(true)
    expect(link.offsetHeight).toBeGreaterThan(0)
    register(list, { live: () => <p>Da</p>, styles: [':host { display: block }'] })
    await mounted(document.body)
    expect(link.checkVisibility()).toBe(false)
    expect(element.offsetHeight).toBe(height)
    expect(element.shadowRoot?.textContent).toBe('Da')
  })

  const shown = (text: string): boolean =>
    [...document.querySelectorAll('p')].some((p) => p.textContent?.includes(text) && p.checkVisibility({ visibilityProperty: true }))
  const late =
    '<vitrine-sample-late><div class="vitrine-waiting"><p>Es erscheint gleich.</p><p class="vitrine-missed">Es kam nicht. ' +
    '<a href="">Erneut versuchen</a></p></div></vitrine-sample-late>'

  it('says after some seconds that it did not come, though no script of ours came, and nothing jumps', () => {
    document.body.innerHTML = late
    expect([shown('gleich'), shown('Erneut versuchen')]).toEqual([true, false])
    const height = document.body.offsetHeight
    const waits = document.getAnimations()
    expect(waits.map(({ effect }) => effect?.getTiming().delay)).toEqual([12_000, 12_000])
    for (const wait of waits) wait.finish()
    expect([shown('gleich'), shown('Erneut versuchen')]).toEqual([false, true])
    expect(document.body.offsetHeight).toBe(height)
  })

  it('says at once that it did not come when the loader knows', () => {
    document.body.innerHTML = late
    document.querySelector('vitrine-sample-late')?.toggleAttribute('data-missed')
    expect([shown('gleich'), shown('Erneut versuchen')]).toEqual([false, true])
  })

  it('takes no room when it shows itself only later', () => {
    document.body.innerHTML = '<vitrine-cart-panel>Warenkorb</vitrine-cart-panel><vitrine-footer>Impressum</vitrine-footer>'
    expect(document.querySelector<HTMLElement>('vitrine-cart-panel')!.checkVisibility()).toBe(false)
    expect(document.querySelector<HTMLElement>('vitrine-footer')!.offsetHeight).toBe(140)
  })

  it('has its colour already, and so has the page below the last section, but no column without one of its own', () => {
    document.body.innerHTML =
      '<main><vitrine-section tone="rose"><vitrine-column tone="sage"></vitrine-column><vitrine-column></vitrine-column></vitrine-section></main>'
    const ground = (selector: string) => getComputedStyle(document.querySelector(selector)!).backgroundColor
    expect(ground('main')).not.toBe('rgba(0, 0, 0, 0)')
    expect(ground('vitrine-section')).toBe(ground('main'))
    expect(ground('vitrine-column[tone]')).not.toBe(ground('main'))
    expect(ground('vitrine-column:not([tone])')).toBe('rgba(0, 0, 0, 0)')
  })

  it('shows what stands in it before and after, when it has slots', async () => {
    document.body.innerHTML = '<vitrine-section><a href="/products">Alle Produkte</a></vitrine-section>'
    const link = document.querySelector('a')!
    expect(link.checkVisibility()).toBe(true)
    register(section, { live: () => <slot />, styles: [] })
    await mounted(document.body)
    expect(link.checkVisibility()).toBe(true)
  })
})
