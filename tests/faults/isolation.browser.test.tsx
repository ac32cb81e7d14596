import { beforeEach, describe, expect, it, vi } from 'vitest'
import { declarations } from '../../src/blocks/declarations.js'
import type { BlockStay } from '../../src/core/element/block-stay.js'
import { stayKey } from '../../src/core/element/own-keys.js'
import { products } from '../../src/sandbox/world/shop/catalogue.js'
import { inside } from '../support/mount.js'
import { openSandbox, userEvent } from '../support/shop-page.js'
import { watchUncaught } from './broken-calls.js'

import.meta.glob('../../src/blocks/*/index.ts', { eager: true })

const openShop = openSandbox()
const neighbours = ['consultant-detection', 'main-navigation', 'product-list', 'cart-panel']

type Block = HTMLElement & { [stayKey]: BlockStay }
const breaks = () => {
  throw new Error('kaputt')
}

/** Where a block breaks; each says what mends it. */
const places: Record<string, (block: Block) => () => void> = {
  // What its view is given cannot be made.
  render: (block) => {
    const stay = block[stayKey]
    const { begin } = stay
    const given = (host: PropertyDescriptor) => Object.defineProperty(stay.tools, 'host', { ...host, enumerable: true, configurable: true })
    stay.begin = () => {
      begin.call(stay)
      given({ get: breaks })
    }
    return () => {
      Reflect.deleteProperty(stay, 'begin')
      given({ value: block })
    }
  },
  // It says its state.
  effect: (block) => {
    Object.defineProperty(block, 'dataset', { configurable: true, get: breaks })
    return () => void Reflect.deleteProperty(block, 'dataset')
  },
  // It waits no more: something has come.
  answer: (block) => {
    const { dataset } = block
    const said = new Proxy(dataset, {
      set: (kept, key, value) => (kept[String(key)] === 'loading' && value !== 'loading' ? breaks() : Reflect.set(kept, key, value)),
    })
    Object.defineProperty(block, 'dataset', { configurable: true, get: () => said })
    return () => void Reflect.deleteProperty(block, 'dataset')
  },
}

const drawn = (block: Element) => block.shadowRoot!.querySelector('.block')
const failure = (block: Element) => block.shadowRoot!.querySelector('[part="error"]')
/** How often it is looked, in milliseconds. */
const soon = { interval: 5 }
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10))

describe('a block that throws', () => {
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })

  /** In an effect only what has states, and of those that wait only what is answered on this page. */
  const breakable: Record<string, number> = {
    render: declarations.length,
    effect: declarations.filter(({ states }) => states).length,
    answer: 15,
  }

  it.each(Object.keys(places))(
    'as it gives its %s says so in its place and can be tried again, and all others work: each in turn',
    async (place) => {
      const page = await openShop({
        html: neighbours.map((name) => `<vitrine-${name}></vitrine-${name}>`).join(''),
        at: '/?mk_moniker=anna-berger',
        scene: 'signed-in',
      })
      await page.becomes('product-list', 'filled')
      const others = neighbours.map((name) => page.element(name))
      const before = others.map(drawn)
      const told: string[] = []
      const tell = ({ detail }: CustomEventInit<{ tag: string; message: string }>) => void told.push(`${detail?.tag}: ${detail?.message}`)
      document.addEventListener('vitrine-error', tell)
      const { uncaught, stop } = watchUncaught()

      const broken: { block: Block; mend: () => void }[] = []
      for (const { tag, states } of declarations) {
        const block = document.createElement(tag) as Block
        const mend = places[place]!(block)
        page.container.append(block)
        await vi.waitFor(() => {
          const state = block.getAttribute('data-state')
          const isWaiting = state === 'loading' || (states && state === null)
          if (!drawn(block) || (!failure(block) && isWaiting)) throw new Error(`${tag} waits.`)
        }, soon)
        await aMoment()
        if (failure(block)) broken.push({ block, mend })
        else block.remove()
      }
      expect(broken.length).toBeGreaterThanOrEqual(breakable[place]!)
      expect(told.toSorted()).toEqual(broken.map(({ block }) => `${block.localName}: kaputt`).toSorted())
      for (const { block } of broken) expect(failure(block)?.textContent).toContain('Dieser Bereich kann gerade nicht angezeigt werden.')

      // Among so many broken ones she shops as ever.
      const { name } = products.find((each) => page.in('product-list').queryByRole('heading', { name: each.name }))!
      await userEvent.click(page.in('product-list').getByRole('button', { name: `${name} in den Warenkorb` }))
      await page.in('cart-panel').findByRole('heading', { name })
      expect(others.map(drawn)).toEqual(before)
      expect(others.filter(failure)).toEqual([])

      for (const { block, mend } of broken) {
        mend()
        inside(block).getByRole('button', { name: 'Erneut versuchen', hidden: true }).click()
        await vi.waitFor(() => expect(failure(block)).toBeNull(), soon)
        block.remove()
      }
      document.removeEventListener('vitrine-error', tell)
      stop()
      expect(uncaught).toEqual([])
    },
  )
})
