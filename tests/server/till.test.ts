import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-till-'))
const port = await freePorts()
let shop: ShopServer

beforeAll(async () => {
  shop = await serveShop({ port, dataFolder: folder, assetFolder: folder, appFolder: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the page of the payment provider', () => {
  it('stands on a third origin, and only the shop may show it', async () => {
    expect(shop.till).toBe(`http://localhost:${port + 2}`)
    const answer = await fetch(`${shop.till}/`)
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`frame-ancestors http://localhost:${port} `)
    expect(policy).not.toContain('connect-src')
    expect(await answer.text()).toContain('autocomplete="cc-number"')
    for (const file of ['card.css', 'card.js']) expect((await fetch(`${shop.till}/${file}`)).status).toBe(200)
    expect((await fetch(`${shop.till}/constructor`)).status).toBe(404)
    expect((await fetch(`${shop.till}/`, { method: 'POST' })).status).toBe(405)
  })

  it('is let into a frame by the checkout, and by no other page', async () => {
    const policyOf = async (path: string) => (await fetch(new URL(path, shop.url))).headers.get('Content-Security-Policy') ?? ''
    expect(await policyOf('/checkout')).toContain(`frame-src ${shop.till};`)
    for (const path of ['/', '/cart', '/orders']) expect(await policyOf(path)).not.toContain(shop.till)
  })
})
