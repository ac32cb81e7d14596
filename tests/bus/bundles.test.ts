import { build } from 'vite'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as BundleModule from '../support/bus-bundle.js'

type Bundle = typeof BundleModule

/** The bus and the channels as a page would load them: one file, sharing nothing with another. */
async function bundle(): Promise<() => Promise<Bundle>> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: 'tests/support/bus-bundle.ts', formats: ['es'], fileName: 'bundle' } },
  })
  const [first] = Array.isArray(output) ? output : [output]
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  const { code } = first.output[0]
  let loaded = 0
  return () => {
    // Another address is another module.
    loaded += 1
    return import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(`${code}\n// ${loaded}`).toString('base64')}`
    ) as Promise<Bundle>
  }
}

describe('two bundles of Vitrine', () => {
  const shareKey = Symbol.for('vitrine.v1')
  const page = globalThis as { [shareKey]?: unknown }
  const clear = () => void delete page[shareKey]
  const selected = {
    moniker: 'lena',
    primaryMoniker: 'lena',
    isAlternate: false,
    consultantId: 'c1',
    shopActive: true,
    source: 'query',
  } as const
  let load: () => Promise<Bundle>

  beforeAll(async () => {
    load = await bundle()
  })
  beforeEach(clear)
  afterEach(clear)

  it('have one bus, and hear each other whichever came first', async () => {
    for (const turn of ['first', 'second']) {
      clear()
      const [one, two] = [await load(), await load()]
      const [early, late] = turn === 'first' ? [one, two] : [two, one]
      early.pageBus().declare(early.channels)
      late.pageBus().declare(late.channels)
      expect(late.monikerSelected).not.toBe(early.monikerSelected)
      expect(late.pageBus()).toBe(early.pageBus())
      const heard: string[] = []
      early.pageBus().subscribe(early.monikerSelected, ({ moniker }) => heard.push(`early ${moniker}`))
      late.pageBus().publish(late.monikerSelected, selected)
      late.pageBus().subscribe(late.monikerSelected, ({ moniker }) => heard.push(`late ${moniker}`))
      expect(heard).toEqual(['early lena', 'late lena'])
    }
  })

  it('check each other at the door', async () => {
    const [one, two] = [await load(), await load()]
    one.pageBus().declare(one.channels)
    two.pageBus().declare(two.channels)
    two.pageBus().publish(two.monikerSelected, { ...selected, source: 'guess' as 'query' })
    expect(one.pageBus().inspect()).toMatchObject({ log: [], dropped: { 'moniker-selected': 1 } })
  })
})
