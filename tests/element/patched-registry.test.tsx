import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookAtPage } from '../../src/tools/doctor/page-look.js'
import { defineBlock, register, vitrineVersion } from '../../src/core/element/index.js'
import { addBlocks, scan } from '../../src/entries/loader.js'
import { measureBlocks } from '../../src/devtools/metrics/ready.js'
import { called } from '../support/test-block.js'

const sign = defineBlock({ tag: 'vitrine-test-early', ...called('Schild', 'Steht zuerst da'), fields: {} })
const draw = () => register(sign, { live: () => <div className="block">da</div>, styles: [] })

/**
 * As `@locker/sandbox` 0.28 does when the first component of a site is evaluated: the registry knows only what is defined from then
 * on, and never says that anything else is defined.
 */
describe('beside Lightning Web Security, a block that was defined before it', () => {
  const { get, whenDefined } = CustomElementRegistry.prototype
  beforeEach(() => {
    draw()
    CustomElementRegistry.prototype.get = () => undefined
    CustomElementRegistry.prototype.whenDefined = () => new Promise(() => {})
  })
  afterEach(() => Object.assign(CustomElementRegistry.prototype, { get, whenDefined }))

  /** Not `mount` of our tests: that waits for `whenDefined`. */
  async function stand(): Promise<HTMLElement> {
    const element = document.createElement(sign.tag)
    document.body.replaceChildren(element)
    await expect.poll(() => element.shadowRoot?.querySelector('.block')?.textContent).toBe('da')
    return element
  }

  it('stays when another version of ours comes, and that one is told', () => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue()
    draw()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`defined twice on this page: Vitrine ${vitrineVersion} stays`))
    warn.mockRestore()
  })

  it('is not taken for one that did not come', async () => {
    const element = await stand()
    element.setAttribute('data-missed', '')
    addBlocks({ [sign.tag]: async () => {} })
    scan(document.body)
    await expect.poll(() => element.hasAttribute('data-missed')).toBe(false)
  })

  it('is measured, and defined for the doctor, with its version', async () => {
    const heard = vi.fn<(event: Event) => void>()
    document.addEventListener('vitrine-metric', heard)
    await stand()
    measureBlocks()
    document.removeEventListener('vitrine-metric', heard)
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent<{ block?: string }>).detail.block)).toContain(sign.tag)
    const { tags, versions } = lookAtPage()
    expect(tags).toContainEqual({ tag: sign.tag, count: 1, defined: true, drawn: 1, failed: 0 })
    expect(versions).toContain(vitrineVersion)
  })
})
