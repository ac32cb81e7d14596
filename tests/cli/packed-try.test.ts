import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/free-ports.js'
import { outside } from '../support/packed.js'

const store = 'services/data/v64.0/commerce/webstores/0ZE000000000001GAA'

interface Found {
  productsPage: { total: number; products: { name: string; defaultImage: { url: string } }[] }
}

/** `npx @vitrine/blocks try` in an empty folder: the package and its two dependencies are all that is there. */
describe('vitrine try, from the packed package', () => {
  const empty = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
  let place: ReturnType<typeof outside>
  const running: ChildProcess[] = []
  beforeAll(() => {
    place = outside(empty, [])
  }, 120_000)
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    place.leave()
    rmSync(empty, { recursive: true })
  })

  /** Starts the command; resolves with what it said once it is ready, or has ended. */
  function start(...words: string[]) {
    const child = spawn(process.execPath, [join(place.folder, 'node_modules/@vitrine/blocks/dist/cli.js'), 'try', ...words], {
      cwd: place.folder,
    })
    running.push(child)
    let said = ''
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const ready = new Promise<string>((resolve) => {
      const hear = (piece: Buffer) => {
        said += piece
        if (/^ready /m.test(said)) resolve(said)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      ended.then(() => resolve(said))
    })
    return { child, ended, ready, said: () => said }
  }

  it('shows the example shop with its sandbox, and ends when it is told', async () => {
    const port = await freePorts()
    const { child, ended, ready } = start('--port', String(port))
    const said = await ready
    expect(said).toContain(`ready http://localhost:${port}/`)
    expect(said).toContain('The Studio           is not in this package')
    const page = await (await fetch(`http://localhost:${port}/`)).text()
    expect(page).toContain('Lindenrose')
    const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
    expect((await fetch(new URL(sheet, `http://localhost:${port}/`))).status).toBe(200)
    const { productsPage } = (await (await fetch(`http://localhost:${port}/${store}/search/products?searchTerm=serum`)).json()) as Found
    expect(productsPage.total).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('shows data of one’s own, with photos as they are, and a change at once', async () => {
    const port = await freePorts()
    mkdirSync(join(place.folder, 'laden'))
    const file = (name: string, content: string | Uint8Array) => writeFileSync(join(place.folder, 'laden', name), content)
    file('shop.json', '{"name": "Küstenhemd"}')
    // One grey pixel.
    file('h.png', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64'))
    file('products.csv', 'id;title;price;image_link\n1;Hemd;39,90 €;h.png\n')
    file('ueber-uns.md', '# Über uns\n\nWir weben.')
    const { child, ended, ready, said } = start('--data', 'laden', '--watch', '--port', String(port))
    expect(await ready).toContain('1 product (1 variant), 0 consultants, 1 page, 1 picture')
    const ask = (path: string) => fetch(`http://localhost:${port}/${path}`)
    expect(await (await ask('ueber-uns')).text()).toContain('Wir weben.')
    const found = async (term: string) =>
      ((await (await ask(`${store}/search/products?searchTerm=${term}`)).json()) as Found).productsPage.products
    const [shirt] = await found('hemd')
    const picture = await ask(shirt?.defaultImage.url.replace(/^\//, '') ?? '')
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    file('products.csv', 'id;title;price\n1;Hemd;39,90 €\n2;Schal;19,90 €\n')
    await expect.poll(async () => (await found('schal')).map(({ name }) => name)).toEqual(['Schal'])
    await expect.poll(said).toContain('Open pages show it.')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  it('says in a sentence what does not work', async () => {
    const none = start('--data', 'no-such-folder')
    expect([await none.ended, none.said()]).toEqual([1, expect.stringContaining('cannot be read')])
    const strange = start('--watch')
    expect([await strange.ended, strange.said()]).toEqual([2, expect.stringContaining('--watch needs data of your own')])
    const port = start('--port', 'viel')
    expect([await port.ended, port.said()]).toEqual([2, expect.stringContaining('is no port')])
  })
})
