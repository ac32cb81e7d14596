import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createSandbox, usualWebstoreId } from '../../src/sandbox/index.js'
import { run } from '../../src/tools/cli/data/command.js'
import { readDataFolder } from '../../src/tools/own-data/read-data-folder.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-recorded-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A site that knows the published platform alone; it counts what it is asked, and may stop answering. */
async function openSite() {
  const sandbox = await createSandbox({ oneClient: true })
  sandbox.scene('guest')
  const asked: { method: string; path: string; cookie: string | null }[] = []
  const site = { asked, answersLeft: Number.POSITIVE_INFINITY }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input as URL, init)
    const { pathname, origin } = new URL(request.url)
    expect(origin).toBe('https://shop.example')
    expect([init?.credentials, init?.redirect]).toEqual(['omit', 'error'])
    asked.push({ method: request.method, path: pathname.replace(/.*\/webstores\/\w+/, ''), cookie: request.headers.get('cookie') })
    site.answersLeft -= 1
    if (site.answersLeft < 0) throw new TypeError('fetch failed')
    return (await sandbox.respond(request)) ?? new Response('', { status: 404 })
  }
  return { site, fetch }
}

async function record(fetch: typeof globalThis.fetch, to: string, ...words: string[]) {
  const said: string[] = []
  const hear = (text: string) => void said.push(text)
  const status = await run(
    ['record', 'https://shop.example/de/', '--webstore', usualWebstoreId, '--api', '', '--to', join(folder, to), ...words],
    { say: hear, complain: hear, fetch },
  )
  return { status, said: said.join('\n') }
}

describe('vitrine data record', () => {
  it('writes a folder that is the same catalogue, and only reads', async () => {
    const { site, fetch } = await openSite()
    expect(await record(fetch, 'whole')).toMatchObject({ status: 0, said: expect.stringContaining('products are in') })
    expect(
      site.asked.filter(({ method, path }) => method !== 'GET' && !/^\/(search\/product-search|pricing\/products)$/.test(path)),
    ).toEqual([])
    expect(site.asked.filter(({ cookie }) => cookie !== null)).toEqual([])
    const { facts, report } = readDataFolder(join(folder, 'whole'))
    expect(report.omissions).toEqual([])
    const serum = facts.products?.find(({ name }) => name === 'Rosenserum Leuchtkraft')
    expect(serum?.family?.members.map(({ price }) => price).toSorted()).toEqual(['17.90', '39.90', '65.90'])
    expect(facts.categories?.map(({ name }) => name)).toContain('Gesichtspflege')
    const whole = ['products.json', 'shop.json', 'categories.json']
      .map((name) => readFileSync(join(folder, 'whole', name), 'utf8'))
      .join('')
    expect(whole).not.toMatch(/anna|berger|consultant/i)
  })

  it('goes on from there when the site stops answering', async () => {
    const { site, fetch } = await openSite()
    site.answersLeft = 60
    const first = await record(fetch, 'stopped')
    expect([first.status, first.said]).toEqual([1, expect.stringContaining('goes on from there')])
    site.answersLeft = Number.POSITIVE_INFINITY
    site.asked.length = 0
    expect((await record(fetch, 'stopped')).status).toBe(0)
    const names = (of: string) =>
      readDataFolder(join(folder, of))
        .facts.products?.map(({ name }) => name)
        .toSorted()
    expect(names('stopped')).toEqual(names('whole'))
  })

  it('reads no more than it is told to', async () => {
    const { fetch } = await openSite()
    await record(fetch, 'few', '--limit', '3')
    expect(
      (JSON.parse(readFileSync(join(folder, 'few/products.json'), 'utf8')) as { products: unknown[] }).products.length,
    ).toBeLessThanOrEqual(3)
  })

  it('says that a site does not answer as the platform, and what else makes no sense', async () => {
    const other = await record(async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }), 'other')
    expect([other.status, other.said]).toEqual([2, expect.stringContaining('does not answer as the platform')])
    const { fetch } = await openSite()
    expect(await record(fetch, 'no', '--limit', 'viele')).toMatchObject({ status: 2, said: expect.stringContaining('is no number') })
    expect(await run(['record', 'shop.example'], { complain: () => {} })).toBe(2)
    expect(await run(['record', 'https://shop.example'], { complain: () => {} })).toBe(2)
  })
})
