import { describe, expect, it } from 'vitest'
import { showRealData } from '../../src/studio/app/canvas/real-data.js'

const share = Symbol.for('vitrine.v1')

/** What the blocks of a canvas ask with, once the first of them has brought the page's share. */
function askingOnCanvas(): typeof globalThis.fetch {
  const element = document.body.appendChild(document.createElement('iframe'))
  const frame = element.contentWindow as Window & { [share]?: { bus: object; fetch?: typeof globalThis.fetch } }
  showRealData(frame)
  frame[share] ??= { bus: {} }
  expect(frame[share]).toHaveProperty('bus')
  return frame[share]!.fetch!
}

describe('what a canvas asks the platform', () => {
  it('is only what reads: nothing that would write is sent', async () => {
    const ask = askingOnCanvas()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await expect(ask('/services/data/v64.0/commerce/webstores/0ZE/carts/current/cart-items', { method })).rejects.toThrow('only reads')
    await expect(ask(new Request('/carts', { method: 'POST' }))).rejects.toThrow('only reads')
  })
})
