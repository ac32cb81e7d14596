import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bus } from '../../src/core/bus/index.js'
import type * as PageBusModule from '../../src/core/bus/page-bus.js'
import { defineBlock, register, vitrineVersion } from '../../src/core/element/index.js'
import type * as RegisterModule from '../../src/core/element/register.js'
import { monikerSelected } from '../../src/commerce/domain/channels.js'
import { inside, mount } from '../support/mount.js'
import { called } from '../support/test-block.js'

const declare = <const Tag extends `vitrine-${string}`>(tag: Tag) =>
  defineBlock({
    tag,
    ...called('Schild', 'Sagt, wer es gemacht hat'),
    fields: {},
    subscribes: [monikerSelected],
  })

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue())

describe('a tag that is defined twice', () => {
  it('stays what it was first, without a throw, with one warning naming both versions', async () => {
    const sign = declare('vitrine-test-sign')
    register(sign, { live: () => <output>der erste</output>, styles: [] })
    const first = customElements.get(sign.tag)
    expect(warn).not.toHaveBeenCalled()
    register(sign, { live: () => <output>der zweite</output>, styles: [] })
    expect(customElements.get(sign.tag)).toBe(first)
    const page = await mount('<vitrine-test-sign></vitrine-test-sign>')
    expect(inside(page.querySelector(sign.tag)).getByRole('status').textContent).toBe('der erste')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `<vitrine-test-sign> is defined twice on this page: Vitrine ${vitrineVersion} stays, ${vitrineVersion} is not used. Load one of them.`,
    )
  })

  it('by an older version and this one names the older one as staying', () => {
    const old = declare('vitrine-test-old')
    customElements.define(
      old.tag,
      class extends HTMLElement {
        static readonly vitrineVersion = '0.0.7'
      },
    )
    register(old, { live: () => null, styles: [] })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0]?.[0])).toContain(`Vitrine 0.0.7 stays, ${vitrineVersion} is not used`)
  })

  it('by somebody else is left to them', () => {
    const foreign = declare('vitrine-test-foreign')
    const theirs = class extends HTMLElement {}
    customElements.define(foreign.tag, theirs)
    register(foreign, { live: () => null, styles: [] })
    expect(customElements.get(foreign.tag)).toBe(theirs)
    expect(String(warn.mock.calls[0]?.[0])).toContain('Vitrine unknown stays')
  })
})

describe('two bundles on a page', () => {
  const shareKey = Symbol.for('vitrine.v1')
  const page = globalThis as { [shareKey]?: unknown }
  let before: unknown
  beforeEach(() => {
    before = page[shareKey]
    delete page[shareKey]
  })
  afterEach(() => {
    page[shareKey] = before
  })

  // A query makes the dev server hand out the same file as another module.
  const bundle = (path: string) => import(/* @vite-ignore */ `/src/${path}`)
  const pageBusOf = async (query: string): Promise<typeof PageBusModule> => bundle(`core/bus/page-bus.ts${query}`)

  it.each([
    ['?bundle=1', '?bundle=2'],
    ['?bundle=2', '?bundle=1'],
  ])('share one bus, loaded %s then %s', async (first, second) => {
    const one = await pageBusOf(first)
    const made: Bus = one.pageBus()
    const two = await pageBusOf(second)
    expect(two.pageBus).not.toBe(one.pageBus)
    expect(two.pageBus()).toBe(made)
    one.pageShare().shop = 'the shop'
    expect(two.pageShare().shop).toBe('the shop')
  })

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('make one element and hear once, %s before %s', async (...order) => {
    const tag = `vitrine-test-bundle-${order[0]}` as const
    const bundles: Record<string, typeof RegisterModule> = {
      first: await bundle('core/element/register.ts'),
      second: await bundle('core/element/register.ts?bundle=2'),
    }
    expect(bundles.first?.register).not.toBe(bundles.second?.register)
    for (const name of order) {
      bundles[name]?.register(declare(tag), {
        live: ({ subscribe }) => {
          const [times, setTimes] = useState(0)
          useEffect(() => subscribe(monikerSelected, () => setTimes((before) => before + 1)), [subscribe])
          return <output>{`${name} ${times}`}</output>
        },
        styles: [],
      })
    }
    const container = await mount(`<${tag}></${tag}>`)
    const bus = (await pageBusOf('?bundle=2')).pageBus()
    expect(bus.inspect().listeners).toBe(1)
    bus.publish(monikerSelected, {
      moniker: 'lena',
      primaryMoniker: 'lena',
      isAlternate: false,
      consultantId: 'c1',
      shopActive: true,
      source: 'query',
    })
    expect((await inside(container.querySelector(tag)).findByText(`${order[0]} 1`)).isConnected).toBe(true)
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
