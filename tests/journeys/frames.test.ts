import { describe, expect, it } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import { openExampleShop } from '../support/shop-server.js'

const shop = openExampleShop()

describe('a frame without an address of its own, as builders open it', () => {
  it('shows every block with its sample, and none of them fails', async () => {
    const { page } = await shop.visit('/studio')
    const tags = declarations.map(({ tag }) => tag)
    const failed = await page.evaluate(async (names) => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const inside = frame.contentDocument!
      inside.documentElement.dataset.vitrineMode = 'edit'
      const wrong: string[] = []
      inside.addEventListener('vitrine-error', (event) =>
        wrong.push(`${(event.target as Element).localName}: ${String((event as CustomEvent).detail?.error)}`),
      )
      inside.body.append(...names.map((name) => inside.createElement(name)))
      const loader = inside.createElement('script')
      Object.assign(loader, { type: 'module' }).setAttribute('src', '/assets/loader.js')
      inside.head.append(loader)
      await Promise.all(names.map((name) => frame.contentWindow!.customElements.whenDefined(name)))
      // The late parts of blocks come a moment after the blocks.
      while (inside.querySelector('[data-state=loading]'))
        await new Promise((resolve) => {
          setTimeout(resolve, 50)
        })
      await frame.contentWindow!.fetch('/favicon.svg')
      return wrong
    }, tags)
    expect(failed).toEqual([])
  })
})
