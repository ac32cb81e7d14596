import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDataFolder, serveShop, type ShopServer, watchDataFolder } from '../../src/server/server.js'
import { openOwnPictures } from '../../src/server/media/own-pictures.js'
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
  writeFileSync(join(folder, 'moin.md'), '# Moin\n\nWir weben.')
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
    watch: true,
  })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (path: string, init?: RequestInit) => fetch(new URL(path, shop.url), init)

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

/** Reads what the server tells open pages, until it has said this. */
async function hear(line: Response, word: string): Promise<void> {
  const reader = line.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let text = ''; !text.includes(word); ) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) throw new Error(`The line ended before "${word}".`)
    text += value ?? ''
  }
  await reader?.cancel()
}

describe('a shop whose files change', () => {
  it('shows the change on its pages and in its answers, tells open pages, and keeps carts', async () => {
    expect(await (await ask('/moin')).text()).toContain('Wir weben.')
    const opened = await (await ask('/')).text()
    expect(opened).toContain("new EventSource('/assets/changes')")
    const [kept, gone] = shop.sandbox.world.shelves.products.map(({ id }) => id)
    const fill = (productId: string | undefined) => ({
      method: 'POST',
      body: JSON.stringify({ productId, quantity: '1', type: 'Product' }),
      headers: { 'Content-Type': 'application/json' },
    })
    const first = await ask(`${store}/carts/current/cart-items`, fill(kept))
    const Cookie = first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const again = fill(gone)
    await ask(`${store}/carts/current/cart-items`, { ...again, headers: { ...again.headers, Cookie } })

    const failures: unknown[] = []
    const stop = watchDataFolder(folder, () => shop.renewData(readDataFolder(folder)).catch((error) => void failures.push(error)))
    try {
      const told = await ask('/assets/changes')
      writeFileSync(join(folder, 'moin.md'), '# Moin\n\nWir stricken.')
      writeFileSync(join(folder, 'products.json'), JSON.stringify([{ sku: 'P0', name: 'Neues Ding', price: '5', pictures: ['hemd.jpg'] }]))
      await hear(told, 'renewed')
      await expect.poll(async () => (await ask('/moin')).text()).toContain('Wir stricken.')
      await expect.poll(() => shop.sandbox.world.shelves.products.map(({ name }) => name)).toEqual(['Neues Ding'])
      const { cartItems } = (await (await ask(`${store}/carts/current/cart-items`, { headers: { Cookie } })).json()) as {
        cartItems: { cartItem: { name: string; productId: string } }[]
      }
      expect(cartItems.map(({ cartItem }) => cartItem.productId)).toEqual([kept])
      expect(failures).toEqual([])
    } finally {
      stop()
    }
  })
})

describe('pictures of a shop owner’s data', () => {
  const picturesOf = (file: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, 'pictures', file), content)
    const { pictures } = readDataFolder(folder)
    const found = pictures.keyOf(file)
    return { pictures, key: 'key' in found ? found.key : '' }
  }
  const red = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()

  it('are shown although the disk is full, and no half file is left', async () => {
    const { pictures, key } = picturesOf('voll.png', await red())
    const made = mkdtempSync(join(tmpdir(), 'vitrine-full-'))
    symlinkSync('/dev/full', join(made, `${key}.webp.new`))
    const complaints: string[] = []
    const find = openOwnPictures(
      () => pictures,
      made,
      (text) => complaints.push(text),
    )
    expect((await find(key))?.type).toBe('image/webp')
    expect(complaints.join()).toMatch(/could not be stored.*ENOSPC/)
    expect(existsSync(join(made, `${key}.webp`))).toBe(false)
    rmSync(made, { recursive: true })
  })

  it('that unpack to more than a machine can hold are none', async () => {
    // 64 million pixels of one colour in some kilobytes.
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { pictures, key } = picturesOf('bombe.png', bomb)
    const complaints: string[] = []
    const find = openOwnPictures(
      () => pictures,
      join(folder, 'made'),
      (text) => complaints.push(text),
    )
    expect(await find(key)).toBeUndefined()
    expect(complaints).toHaveLength(1)
  })

  it('are never asked for in the private network, by whichever name', async () => {
    for (const address of ['http://127.0.0.1:1/a.png', 'http://[::1]/a.png', 'http://localhost/a.png', 'http://169.254.169.254/latest']) {
      const { pictures } = readDataFolder(folder)
      const found = pictures.keyOf(address)
      const complaints: string[] = []
      const find = openOwnPictures(
        () => pictures,
        join(folder, 'made'),
        (text) => complaints.push(text),
      )
      expect(await find('key' in found ? found.key : '')).toBeUndefined()
      expect(complaints.join(), address).toContain('lies in a private network')
    }
  })

  it('change with their file, at another address', async () => {
    const before = picturesOf('wechsel.png', await red())
    const find = openOwnPictures(() => before.pictures, join(folder, 'made'))
    const first = await find(before.key)
    const after = picturesOf(
      'wechsel.png',
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f0' } })
        .png()
        .toBuffer(),
    )
    expect(after.key).not.toBe(before.key)
    const second = await openOwnPictures(() => after.pictures, join(folder, 'made'))(after.key)
    expect(Buffer.from(second?.bytes ?? []).equals(Buffer.from(first?.bytes ?? []))).toBe(false)
    expect(readdirSync(join(folder, 'made')).every((name) => !name.endsWith('.new'))).toBe(true)
    expect(readFileSync(join(folder, 'made', `${after.key}.webp`)).length).toBeGreaterThan(0)
  })
})
