import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineBlock, register } from '../../src/core/element/index.js'
import { addBlocks, allDefined } from '../../src/entries/loader.js'
import { inside, mount } from '../support/mount.js'
import { called } from '../support/test-block.js'

const counter = defineBlock({ tag: 'vitrine-test-counter', ...called('Zähler', 'Zählt'), fields: {} })
let count = 0
register(counter, {
  live: () => (
    <button type="button" onClick={() => (count += 1)}>
      Zählen
    </button>
  ),
  styles: [],
})

const { ShadowRoot: real } = globalThis
afterEach(() => {
  globalThis.ShadowRoot = real
  document.body.replaceChildren()
})

describe('a page whose classes are not those of its nodes', () => {
  it('draws blocks under synthetic shadow, which puts another `ShadowRoot` in the place of the real one', async () => {
    class SyntheticShadowRoot extends DocumentFragment {
      override addEventListener(): never {
        throw new TypeError('this is no synthetic root')
      }
    }
    globalThis.ShadowRoot = SyntheticShadowRoot as never
    const page = await mount('<main><vitrine-test-counter></vitrine-test-counter></main>')
    await userEvent.click(inside(page.querySelector<HTMLElement>(counter.tag)!).getByRole('button'))
    expect(count).toBe(1)
  })

  it('fetches a block whose element an editor has made in another window', async () => {
    let isFetched = false
    addBlocks({
      'acme-late': async () => {
        isFetched = true
        customElements.define('acme-late', class extends HTMLElement {})
      },
    })
    const frame = document.body.appendChild(document.createElement('iframe'))
    const foreign = frame.contentDocument!.createElement('div')
    foreign.innerHTML = '<acme-late></acme-late>'
    expect(foreign instanceof Element).toBe(false)
    document.body.append(foreign)
    await expect.poll(() => isFetched).toBe(true)
    await allDefined()
    expect(foreign.firstElementChild?.matches(':defined')).toBe(true)
  })
})
