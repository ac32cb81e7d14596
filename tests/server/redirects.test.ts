import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { pageReference, resolvePageLinks } from '../../src/pages/document/page-links.js'
import type { PageDocument } from '../../src/pages/document/page-document.js'
import { toHtml } from '../../src/pages/document/to-html.js'
import { openPageStore, type PageStore } from '../../src/server/pages/page-store.js'
import { createPageAddresses } from '../../src/server/pages/page-addresses.js'

const page = (path: string, ...nodes: PageDocument['nodes']): PageDocument => ({
  version: 1,
  path,
  language: 'de',
  title: path.slice(1),
  description: '',
  nodes,
})

async function openStore() {
  const storage = createStorage()
  let time = Date.UTC(2026, 10, 21)
  const open = () =>
    openPageStore({
      storage,
      now() {
        time += 60_000
        return time
      },
    })
  return { store: await open(), again: open }
}

/** Publishes the page as it stands, at another address when one is named. */
async function publish(store: PageStore, id: string, path?: string): Promise<void> {
  const { page: before, revision } = store.read(id)
  const draft = { ...(before as PageDocument), ...(path && { path }) }
  await store.publish(id, (await store.save(id, { page: draft, basedOn: revision })).revision)
}

const ways = (store: PageStore) => store.redirects().map(({ from, to }) => `${from} → ${to}`)

async function published(store: PageStore, path: string): Promise<string> {
  const { id } = await store.create(page(path))
  await publish(store, id)
  return id
}

describe('a published page that gets another address', () => {
  it('is found at the old one, also after a restart, and a second move makes no chain', async () => {
    const { store, again } = await openStore()
    const id = await published(store, '/care')
    await publish(store, id, '/pflege')
    expect(ways(store)).toEqual(['/care → /pflege'])
    await publish(store, id, '/haut')
    expect(ways(store)).toEqual(['/care → /haut', '/pflege → /haut'])
    expect(ways(await again())).toEqual(['/care → /haut', '/pflege → /haut'])
  })

  it('leads nobody on before it is published there', async () => {
    const { store } = await openStore()
    const id = await published(store, '/care')
    const { page: before, revision } = store.read(id)
    await store.save(id, { page: { ...(before as PageDocument), path: '/pflege' }, basedOn: revision })
    expect(ways(store)).toEqual([])
    expect(store.publishedAt('/care')?.id).toBe(id)
  })

  it('makes no loop when it goes back', async () => {
    const { store } = await openStore()
    const id = await published(store, '/care')
    await publish(store, id, '/pflege')
    await publish(store, id, '/care')
    expect(ways(store)).toEqual(['/pflege → /care'])
  })

  it('gives the old address to a new page, and two pages that swap lead nobody in circles', async () => {
    const { store } = await openStore()
    const one = await published(store, '/care')
    await publish(store, one, '/pflege')
    const other = await published(store, '/care')
    expect(store.publishedAt('/care')?.id).toBe(other)
    expect(ways(store)).toEqual([])
    await publish(store, other, '/news')
    expect(ways(store)).toEqual(['/care → /news'])
    await publish(store, one, '/zwischen')
    await publish(store, other, '/pflege')
    await publish(store, one, '/news')
    expect(ways(store)).toEqual(['/care → /pflege', '/zwischen → /news'])
  })

  it('leads nobody to a page that is gone, and does again when it is back', async () => {
    const { store } = await openStore()
    const id = await published(store, '/care')
    await publish(store, id, '/pflege')
    await store.remove(id)
    expect(ways(store)).toEqual([])
    await store.undelete(id)
    expect(ways(store)).toEqual(['/care → /pflege'])
    await store.unpublish(id)
    expect(ways(store)).toEqual([])
    await publish(store, id, '/haut')
    expect(ways(store)).toEqual(['/care → /haut', '/pflege → /haut'])
  })

  it('forgets an old address when it is asked to', async () => {
    const { store, again } = await openStore()
    const id = await published(store, '/care')
    await publish(store, id, '/pflege')
    await publish(store, id, '/haut')
    await store.forgetAddress('/care')
    expect(ways(store)).toEqual(['/pflege → /haut'])
    expect(ways(await again())).toEqual(['/pflege → /haut'])
    await store.restoreAddress('/care', id)
    expect(ways(await again())).toEqual(['/care → /haut', '/pflege → /haut'])
  })
})

describe('a question before a page leaves the site', () => {
  const link = (href: string) => ({ html: 'a', attributes: { href }, children: ['Weiter'] })
  const field = { block: 'vitrine-product-list', fields: { allUrl: '/pflege/' } }

  it('names the pages and parts that link to it, by address, by id, in a field, or to an address it left', async () => {
    const { store } = await openStore()
    const id = await published(store, '/pflege')
    await publish(store, id, '/haut')
    for (const [path, node] of Object.entries({
      '/adresse': link(' /haut/?a=1 '),
      '/anker': link('#haut'),
      '/draussen': link('https://anders.de/haut'),
      '/feld': field,
      '/kennung': link(`page:${id}#unten`),
    })) {
      const made = await store.create(page(path, node))
      if (path !== '/feld') await publish(store, made.id)
    }
    await store.create({ ...page('', link('../haut?a')), kind: 'part', title: 'Fuß' })
    const found = store.linksTo({ page: id }).map(({ title, kind, live, draft }) => ({ title, kind, live, draft }))
    expect(found).toEqual([
      { title: 'adresse', live: true, draft: true },
      { title: 'feld', live: false, draft: true },
      { title: 'kennung', live: true, draft: true },
      { title: 'Fuß', kind: 'part', live: false, draft: true },
    ])
    expect(store.linksTo({ from: '/pflege' }).map(({ title }) => title)).toEqual(['feld'])
  })
})

describe('a link that names a page by its id', () => {
  const link = (href: string) => ({ html: 'a', attributes: { href }, children: ['Weiter'] })

  it('leads to where the page stands, and is written anew only after it has moved', async () => {
    const { store } = await openStore()
    const id = await published(store, '/care')
    const withAddresses = createPageAddresses(store.addressOf)
    const home = page('/', link(`${pageReference(id)}?a=1#unten`))
    const before = withAddresses(home, 'home')
    expect(before.nodes).toEqual([link('/care?a=1#unten')])
    expect(withAddresses(home, 'home')).toBe(before)
    await publish(store, id, '/pflege')
    expect(withAddresses(home, 'home').nodes).toEqual([link('/pflege?a=1#unten')])
  })

  it('counts in the fields of blocks and in their slots, and is left out where the page is gone', () => {
    const list = (allUrl: string) => ({ block: 'vitrine-product-list', fields: { heading: 'page:care', allUrl } })
    const nodes = [{ block: 'vitrine-section', slots: { default: [list('page:care'), list('page:gone'), link('page:gone')] } }]
    const { nodes: resolved } = resolvePageLinks(page('/', ...nodes), (id) => (id === 'care' ? '/pflege' : undefined))
    expect(resolved).toEqual([
      {
        block: 'vitrine-section',
        slots: { default: [list('/pflege'), list(''), { html: 'a', attributes: {}, children: ['Weiter'] }] },
      },
    ])
  })

  it('never reaches a shopper as it is', () => {
    const html = toHtml(page('/', link('page:care'), link(' PAGE:care'), link('page:../x')), { loader: '/loader.js' })
    expect(html).not.toMatch(/page:/i)
    expect(toHtml(page('/', link('page:care')), { loader: '/loader.js', addressOf: () => '/pflege' })).toContain('href="/pflege"')
  })
})
