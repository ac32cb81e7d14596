import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDataFolder, serveShop, type ShopServer } from '../../src/server/server.js'
import { freePorts } from '../support/free-ports.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-own-shop-'))
const store = 'services/data/v64.0/commerce/webstores/0ZE000000000001GAA'
let shop: ShopServer

beforeAll(async () => {
  mkdirSync(join(folder, 'pictures'))
  const tall = await sharp({ create: { width: 1500, height: 3000, channels: 3, background: '#a52a48' } })
    .jpeg()
    .toBuffer()
  writeFileSync(join(folder, 'pictures/hemd.jpg'), tall)
  writeFileSync(
    join(folder, 'pictures/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  )
  writeFileSync(
    join(folder, 'pictures/hostile.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  writeFileSync(join(folder, 'pictures/broken.jpg'), 'no picture')
  writeFileSync(join(folder, 'shop.json'), '{"name": "Küstenhemd"}')
  writeFileSync(
    join(folder, 'products.json'),
    JSON.stringify(
      ['hemd.jpg', 'logo.svg', 'broken.jpg', 'hostile.svg'].map((picture, place) => ({
        sku: `P${place}`,
        name: `Ding ${place}`,
        price: '9.90',
        pictures: [picture],
      })),
    ),
  )
  shop = await serveShop({
    port: await freePorts(),
    dataFolder: join(folder, '.vitrine'),
    assetFolder: folder,
    appFolder: folder,
    ownData: readDataFolder(folder),
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string) => fetch(new URL(path, shop.url))

interface Answer {
  products: { name: string; defaultImage: { url: string } }[]
}

describe('a shop with its owner’s data', () => {
  it('has pages in the owner’s name, and says nothing of the example shop', async () => {
    for (const path of ['/', '/products', '/login', '/no-such-page']) {
      const text = await (await ask(path)).text()
      expect(text, path).toContain('Küstenhemd')
      expect(text, path).not.toContain('Lindenrose')
    }
    expect((await ask('/versand')).status).toBe(404)
  })

  it('sells the owner’s products alone, and shows their pictures: small, or none where they are broken or hostile', async () => {
    const ids = shop.sandbox.world.shelves.products.map(({ id }) => id)
    const { products } = (await (await ask(`${store}/products?ids=${ids.join(',')}`)).json()) as Answer
    expect(products.map(({ name }) => name)).toEqual(['Ding 0', 'Ding 1', 'Ding 2', 'Ding 3'])
    const [tall, drawing, ...unfit] = await Promise.all(products.map(({ defaultImage }) => ask(defaultImage.url)))
    const { width, height } = await sharp(Buffer.from((await tall?.arrayBuffer()) ?? new ArrayBuffer())).metadata()
    expect([tall?.headers.get('Content-Type'), width, height]).toEqual(['image/webp', 1200, 2400])
    expect(drawing?.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(unfit.map(({ status }) => status)).toEqual([404, 404])
  })
})
