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
    const execute = '/shop/webruntime/api/apex/execute'
    for (const writing of ['login', 'connectConsultant', 'enrolInNewsletter']) {
      await expect(ask(`/lwr/apex/v64.0/ShopController/${writing}`, { method: 'POST' })).rejects.toThrow('only reads')
      await expect(ask(execute, { method: 'POST', body: JSON.stringify({ method: writing }) })).rejects.toThrow('only reads')
    }
  })

  it('is all that reads, posted or not: searching, prices, consultants', async () => {
    const ask = askingOnCanvas()
    const store = '/services/data/v64.0/commerce/webstores/0ZE'
    const posted = [`${store}/search/product-search`, `${store}/pricing/products`, '/lwr/apex/v64.0/ShopController/findConsultants']
    for (const address of posted) expect(await ask(address, { method: 'POST', body: '{}' })).toBeInstanceOf(Response)
    expect(await ask('/shop/webruntime/api/apex/execute', { method: 'POST', body: '{"method":"getRelations"}' })).toBeInstanceOf(Response)
  })
})
